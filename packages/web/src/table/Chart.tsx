import { useWords } from '../i18n/index.ts';
import { Curve } from './Curve.tsx';
import { useTable } from './context.tsx';

interface ChartProps {
  readonly rows: readonly (readonly number[])[];
  readonly heading: string;
}

/** What each seat had over the game: coins, gold, successes. */
export function Chart({ rows, heading }: ChartProps) {
  const words = useWords();
  const { names } = useTable();
  const all = rows.flat();
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const share = (value: number): number => (value - bottom) / (top - bottom);
  const last = rows[rows.length - 1] ?? [];
  const lines = last.map((_, seat) => ({
    seat,
    points: rows.map((row, move) => ({ move, value: share(row[seat] ?? 0) })),
  }));
  const told = last.map((value, seat) => `${names.seat(seat)} ${value}`).join(', ');
  const ticks = [...new Set([bottom, 0, top])];
  return (
    <Curve
      lines={lines}
      moves={rows.length - 1}
      label={words.end.chartNote(`${heading}: ${told}`)}
      scale={ticks.map((value) => ({ value: share(value), text: String(value) }))}
    />
  );
}
