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

const width = 640;
const height = 240;
const left = 34;
const right = 22;
const top = 10;
const bottom = 12;

const y = (value: number): number => top + (1 - value) * (height - top - bottom);

/** Lines from 0 to 100 over the moves of a game, one per seat, told apart by dash and letter as well as by colour. */
export function Curve({ lines, moves, label }: CurveProps) {
  const x = (move: number): number => left + (move * (width - left - right)) / Math.max(1, moves);
  const drawn = lines.filter(({ points }) => points.length > 0);
  const ends = spreadEnds(drawn);
  return (
    <svg className="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((value) => (
        <g key={value}>
          <path className="curve-grid" d={`M${left} ${y(value)}H${width - right}`} />
          <text className="curve-scale" x={left - 6} y={y(value) + 4}>
            {value * 100}
          </text>
        </g>
      ))}
      {drawn.map(({ seat, points }) => {
        const coat = at(coats, seat % coats.length);
        const last = at(points, points.length - 1);
        return (
          <g key={seat} style={{ color: coat.colour }}>
            <polyline
              className="curve-line"
              points={points
                .map(({ move, value }) => `${x(move).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
              strokeDasharray={dashes[seat % dashes.length]}
            />
            <text className="curve-letter" x={x(last.move) + 5} y={(ends.get(seat) ?? y(last.value)) + 4}>
              {coat.letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Letters at the ends of lines that meet stand one above the other. */
function spreadEnds(lines: readonly Line[]): ReadonlyMap<Seat, number> {
  const room = 13;
  const places = new Map<Seat, number>();
  const ordered = lines
    .map(({ seat, points }) => ({ seat, wanted: y(at(points, points.length - 1).value) }))
    .sort((a, b) => a.wanted - b.wanted);
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { seat, wanted } of ordered) {
    lowest = Math.max(wanted, lowest + room);
    places.set(seat, lowest);
  }
  const over = lowest - (height - 4);
  if (over > 0) for (const [seat, place] of places) places.set(seat, place - over);
  return places;
}
