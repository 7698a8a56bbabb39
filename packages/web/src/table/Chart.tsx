import { at } from '@mazmorra/kernel';
import { useWords } from '../i18n/index.ts';
import { coats } from '../look/crests.ts';
import { useTable } from './context.tsx';

interface ChartProps {
  readonly rows: readonly (readonly number[])[];
  readonly heading: string;
}

const width = 320;
const height = 130;
const margin = 8;
/** How the lines of seats are told apart without colour. */
export const dashes = ['', '7 3', '2 3', '10 3 2 3', '4 4'];

/** A line per seat over the game; told apart by dash and letter as well as by colour. */
export function Chart({ rows, heading }: ChartProps) {
  const words = useWords();
  const { names } = useTable();
  const all = rows.flat();
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const seats = rows[0]?.length ?? 0;
  const x = (index: number): number =>
    margin + (index * (width - 2 * margin - 16)) / Math.max(1, rows.length - 1);
  const y = (value: number): number =>
    height - margin - ((value - bottom) * (height - 2 * margin)) / (top - bottom);
  const last = rows[rows.length - 1] ?? [];
  const told = last.map((value, seat) => `${names.seat(seat)} ${value}`).join(', ');
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.end.chartNote(`${heading}: ${told}`)}
    >
      <path className="chart-axis" d={`M${margin} ${y(0)}H${width - margin}`} />
      {Array.from({ length: seats }, (_, seat) => {
        const coat = at(coats, seat % coats.length);
        const points = rows
          .map((row, index) => `${x(index).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`)
          .join(' ');
        return (
          <g key={coat.letter} style={{ color: coat.colour }}>
            <polyline className="chart-line" points={points} strokeDasharray={dashes[seat % dashes.length]} />
            <text className="chart-letter" x={width - margin - 8} y={y(last[seat] ?? 0) + 4}>
              {coat.letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
