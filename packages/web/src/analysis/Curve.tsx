import { at, type Seat } from '@mazmorra/kernel';
import { coats } from '../look/crests.ts';
import { dashes } from '../table/Chart.tsx';
import type { CurvePoint } from './thoughts.ts';
import './curve.css';

export interface Line {
  readonly seat: Seat;
  readonly points: readonly CurvePoint[];
}

interface CurveProps {
  readonly lines: readonly Line[];
  /** The last move of the game. */
  readonly moves: number;
  readonly label: string;
}

const y = (value: number): number => (1 - value) * 100;

/**
 * Lines from 0 to 100 over the moves of a game, one per seat, told apart by dash and letter as well as by colour. Only the
 * lines are stretched to the room there is: figures and letters keep their size.
 */
export function Curve({ lines, moves, label }: CurveProps) {
  const x = (move: number): number => (move * 100) / Math.max(1, moves);
  const drawn = lines.filter(({ points }) => points.length > 0);
  const ends = spreadEnds(drawn);
  return (
    <div className="curve" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="curve-grid" d="M0 0H100M0 50H100M0 100H100" />
        {drawn.map(({ seat, points }) => (
          <polyline
            key={seat}
            className="curve-line"
            style={{ color: at(coats, seat % coats.length).colour }}
            points={points.map(({ move, value }) => `${x(move).toFixed(2)},${y(value).toFixed(2)}`).join(' ')}
            strokeDasharray={dashes[seat % dashes.length]}
          />
        ))}
      </svg>
      <div className="curve-field">
        {[0, 0.5, 1].map((value) => (
          <span key={value} className="curve-scale" style={{ top: `${y(value)}%` }}>
            {value * 100}
          </span>
        ))}
        {drawn.map(({ seat }) => {
          const { letter, colour } = at(coats, seat % coats.length);
          return (
            <span key={seat} className="curve-letter" style={{ top: `${ends.get(seat)}%`, color: colour }}>
              {letter}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Letters of lines that end close together stand one above the other. */
function spreadEnds(lines: readonly Line[]): ReadonlyMap<Seat, number> {
  const room = 8;
  const places = new Map<Seat, number>();
  const ordered = lines
    .map(({ seat, points }) => ({ seat, wanted: y(at(points, points.length - 1).value) }))
    .sort((a, b) => a.wanted - b.wanted);
  let lowest = Number.NEGATIVE_INFINITY;
  const placed = ordered.map(({ seat, wanted }) => {
    lowest = Math.max(wanted, lowest + room);
    return { seat, place: lowest };
  });
  // Whatever was pushed out at the bottom pushes back.
  let highest = 100;
  for (const { seat, place } of placed.reverse()) {
    places.set(seat, Math.min(place, highest));
    highest = Math.min(place, highest) - room;
  }
  return places;
}
