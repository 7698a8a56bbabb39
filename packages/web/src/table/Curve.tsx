import { at } from '@mazmorra/kernel';
import { coats } from '../look/crests.ts';
import { depth, type Line, spreadEnds } from './curve-lines.ts';
import './curve.css';

/** How the lines of seats are told apart without colour. */
const dashes = ['', '7 3', '2 3', '10 3 2 3', '4 4'];

interface CurveProps {
  readonly lines: readonly Line[];
  /** The last move of the game. */
  readonly moves: number;
  readonly label: string;
  readonly scale?: readonly { readonly value: number; readonly text: string }[];
}

const hundred = [0, 0.5, 1].map((value) => ({ value, text: String(value * 100) }));

/**
 * Lines over the moves of a game, one per seat, told apart by dash and letter as well as by colour. Only the
 * lines are stretched to the room there is: figures and letters keep their size.
 */
export function Curve({ lines, moves, label, scale = hundred }: CurveProps) {
  const x = (move: number): number => (move * 100) / Math.max(1, moves);
  const drawn = lines.filter(({ points }) => points.length > 0);
  const ends = spreadEnds(drawn);
  return (
    <div className="curve" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="curve-grid" d={scale.map(({ value }) => `M0 ${depth(value)}H100`).join('')} />
        {drawn.map(({ seat, points }) => (
          <polyline
            key={seat}
            className="curve-line"
            style={{ color: at(coats, seat % coats.length).colour }}
            points={points
              .map(({ move, value }) => `${x(move).toFixed(2)},${depth(value).toFixed(2)}`)
              .join(' ')}
            strokeDasharray={dashes[seat % dashes.length]}
          />
        ))}
      </svg>
      <div className="curve-field">
        {scale.map(({ value, text }) => (
          <span key={text} className="curve-scale" style={{ top: `${depth(value)}%` }}>
            {text}
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
