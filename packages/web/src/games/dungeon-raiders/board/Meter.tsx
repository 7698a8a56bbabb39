import statue from 'icon:stone-bust';
import { type Challenge, ROOMS, type View } from '@mazmorra/dungeon-raiders';
import { at } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { coats } from '../../../look/crests.ts';
import { Picture } from '../../../look/Icon.tsx';
import { isBeyond, sumOf } from '../model.ts';
import type { Words } from '../words/words.ts';

interface MeterProps {
  readonly challenge: Extract<Challenge, { kind: 'monster' | 'boss' }>;
  readonly view: View;
  readonly values: readonly (number | undefined)[];
  readonly picked: number | undefined;
  readonly words: Words;
}

/** What the cards come to against what is needed, card by card, and what happens if it is too little. */
export function Meter({ challenge, view, values, picked, words }: MeterProps) {
  const { strength } = challenge;
  const sum = sumOf(values);
  const needed = strength === 'none' ? undefined : strength;
  const scale = needed ?? view.seats * 5;
  const fate = settled(view, values, needed, words);
  const said =
    needed === undefined ? `${words.undefeatable}. ${words.sum}: ${sum}` : words.sumOf(sum, needed);
  return (
    <div className="dr-fight">
      <div
        className={`dr-meter ${needed !== undefined && sum >= needed ? 'dr-meter-full' : ''}`}
        role="img"
        aria-label={said}
      >
        {values.map((value, seat) => {
          const coat = at(coats, seat);
          return (
            value !== undefined && (
              <span
                key={coat.letter}
                className="dr-part"
                style={{ width: `${(value / scale) * 100}%`, background: coat.colour, color: coat.ink }}
              >
                {value}
              </span>
            )
          );
        })}
        {picked !== undefined && (
          <span className="dr-part dr-part-picked" style={{ width: `${(picked / scale) * 100}%` }}>
            +{picked}
          </span>
        )}
      </div>
      <span className="dr-needed">
        {needed === undefined ? (
          <span className="dr-undefeatable">{words.undefeatable}</span>
        ) : (
          <>
            <b className="dr-sum">{sum}</b>
            <span className="dr-of">/</span>
            <Badge kind="strength" value={needed} label={words.strength(needed, view.seats)} size={48} />
          </>
        )}
      </span>
      {fate !== undefined && <b className="dr-settled">{fate}</b>}
      <Strike challenge={challenge} view={view} words={words} />
    </div>
  );
}

/** What the cards that lie open have decided before the others are seen; nothing while none lies open or all do. */
function settled(
  view: View,
  values: MeterProps['values'],
  needed: number | undefined,
  words: Words,
): string | undefined {
  const toCome = view.players.filter(
    ({ seat, eliminated, due, open }) =>
      !eliminated && values[seat] === undefined && (due || open === 'none'),
  ).length;
  const sum = sumOf(values);
  if (needed === undefined || sum === 0 || toCome === 0) return undefined;
  if (sum >= needed) return words.beaten;
  return isBeyond(needed - sum, toCome) ? words.lost : undefined;
}

function Strike({ challenge, view, words }: Pick<MeterProps, 'challenge' | 'view' | 'words'>) {
  const room = ROOMS[view.room];
  const highest = room.kind === 'boss' && room.attackTarget === 'highest';
  const { wounds, loseCoins, eliminates } = challenge;
  return (
    <span className="dr-strike">
      {wounds > 0 && <Badge kind="wounds" value={wounds} label={words.wounds(wounds)} size={34} />}
      {loseCoins > 0 && (
        <Badge kind="coins" value={`−${loseCoins}`} label={words.minusCoins(loseCoins)} size={34} />
      )}
      {eliminates && (
        <span className="dr-strike-stone">
          <Picture of={statue} tint="steel" />
        </span>
      )}
      <span>
        {highest ? words.highestCard : words.lowestCard}
        {eliminates && `: ${words.eliminates}`}
      </span>
    </span>
  );
}
