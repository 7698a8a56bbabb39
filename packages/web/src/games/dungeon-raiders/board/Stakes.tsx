import statue from 'icon:stone-bust';
import { type Challenge, ROOMS, type View } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { isBeyond, openValues, sumOf } from '../model.ts';
import { usePlay } from '../play.ts';
import type { Words } from '../words/words.ts';

/** What is at stake in the room, in words: it stands where the verdict will stand. */
export function Stakes() {
  const { view, words } = usePlay();
  const { challenge } = view;
  switch (challenge.kind) {
    case 'treasure':
      return <span>{words.ties}</span>;
    case 'vault':
      return <span>{words.vaultAsk}</span>;
    case 'trap':
      return (
        <>
          <span>{words.trapHits[challenge.target]}:</span>
          <Named seats={challenge.targets} />
        </>
      );
    default:
      return <Strike challenge={challenge} />;
  }
}

/** Seats with their crests and, where there is room, their names. */
export function Named({ seats }: { readonly seats: readonly Seat[] }) {
  const { names } = usePlay();
  return (
    <span className="dr-named">
      {seats.map((seat) => (
        <span key={seat} className="dr-name">
          <Crest seat={seat} size={20} /> <span className="dr-name-word">{names.seat(seat)}</span>
        </span>
      ))}
    </span>
  );
}

/** Whom a monster attacks where it is not defeated, and what that costs. */
function Strike({ challenge }: { readonly challenge: Extract<Challenge, { kind: 'monster' | 'boss' }> }) {
  const { view, words, toldLaid } = usePlay();
  const room = ROOMS[view.room];
  const highest = room.kind === 'boss' && room.attackTarget === 'highest';
  const { wounds, loseCoins, eliminates, strength } = challenge;
  const fate = strength === 'none' ? undefined : settled(view, openValues(view, toldLaid), strength, words);
  const certain = strength === 'none' || fate === words.lost;
  return (
    <>
      {fate !== undefined && <b className="dr-settled">{fate}.</b>}
      <span>{certain ? words.attackOn(highest) : words.otherwise(highest)}</span>
      {wounds > 0 && (
        <span className="dr-cost">
          <Badge kind="wounds" value={wounds} size={30} /> {words.unit.wounds(wounds)}
        </span>
      )}
      {loseCoins > 0 && (
        <span className="dr-cost">
          <Badge kind="coins" value={`−${loseCoins}`} size={30} /> {words.unit.coins(loseCoins)}
        </span>
      )}
      {eliminates && (
        <span className="dr-cost">
          <span className="dr-cost-stone">
            <Picture of={statue} tint="steel" />
          </span>
          {words.eliminates}
        </span>
      )}
    </>
  );
}

/** What the cards that lie open have decided before the others are seen; nothing while none lies open or all do. */
function settled(
  view: View,
  values: readonly (number | undefined)[],
  needed: number,
  words: Words,
): string | undefined {
  const toCome = view.players.filter(
    ({ seat, eliminated, due, open }) =>
      !eliminated && values[seat] === undefined && (due || open === 'none'),
  ).length;
  const sum = sumOf(values);
  if (sum === 0 || toCome === 0) return undefined;
  if (sum >= needed) return words.beaten;
  return isBeyond(needed - sum, toCome) ? words.lost : undefined;
}
