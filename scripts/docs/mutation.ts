import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './marks.ts';

/** What `npm run mutation` found in one target, as docs/mutation.json keeps it. */
export interface MutationResult {
  readonly date: string;
  readonly killed: number;
  readonly survived: number;
  /** In code that runs once at load; not tried. */
  readonly ignored: number;
  readonly survivors: readonly Survivor[];
}

/** A change of the sources that no test noticed. */
export interface Survivor {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  /** Why no test can notice it; absent where one could. */
  readonly why?: string;
}

export const percentKilled = ({ killed, survived }: MutationResult): number =>
  (100 * killed) / Math.max(1, killed + survived);

export function mutationScores(): string {
  const file = join(import.meta.dirname, '../../docs/mutation.json');
  const results = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, MutationResult>);
  return table(
    ['target', 'killed:', 'survived:', 'score:', 'not tried:', 'date'],
    results.map(([name, result]) => [
      name,
      `${result.killed}`,
      `${result.survived}`,
      `${percentKilled(result).toFixed(1)} %`,
      `${result.ignored}`,
      result.date,
    ]),
  );
}
