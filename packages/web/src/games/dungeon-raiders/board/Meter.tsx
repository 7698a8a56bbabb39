import type { Challenge } from '@mazmorra/dungeon-raiders';
import { at, type Seat } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { coats } from '../../../look/crests.ts';
import { openValues, sumOf, turningOrder } from '../model.ts';
import { usePlay } from '../play.ts';

interface MeterProps {
  readonly challenge: Extract<Challenge, { kind: 'monster' | 'boss' }>;
  readonly picked: number | undefined;
}

/** What the cards come to against what is needed. While cards turn up it counts them one by one. */
export function Meter({ challenge, picked }: MeterProps) {
  const { view, words, laid, toldLaid, beat } = usePlay();
  const { strength } = challenge;
  const sum = sumOf(openValues(view, toldLaid));
  const needed = strength === 'none' ? undefined : strength;
  if (needed === undefined) return <b className="dr-settled dr-undefeatable">{words.undefeatable}</b>;
  const turning = beat?.told === false;
  // What is more than enough has its place once it is told.
  const scale = Math.max(needed, sum);
  return (
    <div className="dr-fight" data-turns={turning || undefined}>
      <div
        className={`dr-meter ${sum >= needed ? 'dr-meter-full' : ''}`}
        style={{ '--points': scale }}
        role="img"
        aria-label={words.sumOf(sum, needed)}
      >
        <Parts values={openValues(view, laid)} order={turningOrder(view, laid)} scale={scale} />
        {picked !== undefined && (
          <span className="dr-part dr-part-picked" style={{ '--share': picked / scale }}>
            +{picked}
          </span>
        )}
      </div>
      <span className="dr-needed">
        <span className="dr-needed-word">{words.sum}</span>
        {turning ? <Counting /> : <b className="dr-sum">{sum}</b>}
        <span>{words.of}</span>
        <Badge kind="strength" value={needed} label={words.strength(needed, view.seats)} size={48} />
      </span>
    </div>
  );
}

interface PartsProps {
  readonly values: readonly (number | undefined)[];
  readonly order: readonly Seat[];
  /** What fills the bar. */
  readonly scale: number;
}

/** The part of each card in the bar, in the colours of its seat, in the order in which the cards turn up. */
function Parts({ values, order, scale }: PartsProps) {
  const { turns } = usePlay();
  return order.map((seat) => {
    const value = values[seat];
    const coat = at(coats, seat);
    const place = turns.indexOf(seat);
    return (
      value !== undefined && (
        <span
          key={seat}
          className={place >= 0 ? 'dr-part dr-part-turning' : 'dr-part'}
          style={{ '--order': place, '--share': value / scale, background: coat.colour, color: coat.ink }}
        >
          {value}
        </span>
      )
    );
  });
}

/** The sum after each card that turns up; each number is there until the next one comes. */
function Counting() {
  const { view, laid, toldLaid, turns } = usePlay();
  const values = openValues(view, laid);
  const before = sumOf(openValues(view, toldLaid));
  const sums = turns.map((_, place) => before + sumOf(turns.slice(0, place + 1).map((seat) => values[seat])));
  return (
    <b className="dr-sum dr-counting">
      <span style={{ '--order': -1 }}>{before}</span>
      {sums.map((sum, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they turn up
        <span key={place} style={{ '--order': place }} data-last={place === sums.length - 1}>
          {sum}
        </span>
      ))}
    </b>
  );
}
