import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNS, type Run, root, type Step } from './step.ts';

const FILE = join(root, 'CONTRIBUTING.md');
const BEGIN = '<!-- steps: written by `npm test -- --write-times` -->';
const END = '<!-- end of steps -->';

/** Seconds of each step in each run, by the name of the step. */
export type Times = Readonly<Record<string, Partial<Record<Run, number>>>>;

/** What stands between the marks. */
function blockOf(text: string): { readonly before: string; readonly block: string; readonly after: string } {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error('CONTRIBUTING.md has no block for the steps');
  const from = start + BEGIN.length;
  return { before: text.slice(0, from), block: text.slice(from, end), after: text.slice(end) };
}

export function readTimes(text: string): Times {
  const times: Record<string, Partial<Record<Run, number>>> = {};
  for (const line of blockOf(text).block.split('\n')) {
    const [, name, ...cells] = line.split('|').map((cell) => cell.trim());
    if (name === undefined || cells.length <= RUNS.length) continue;
    const seconds = RUNS.flatMap((run, index) => {
      const cell = cells[index] ?? '';
      return /^\d+$/.test(cell) ? [[run, Number(cell)] as const] : [];
    });
    times[name] = Object.fromEntries(seconds);
  }
  return times;
}

/** The seconds of the table in CONTRIBUTING.md as it is. */
export const timesSoFar = (): Times => readTimes(readFileSync(FILE, 'utf8'));

/** The text with a table of all steps: seconds where they are known, `?` where not, nothing where a run leaves the step out. */
export function withTimes(text: string, steps: readonly Step[], times: Times): string {
  const { before, after } = blockOf(text);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = steps.map(({ name, when }) =>
    row([
      name,
      ...RUNS.map((run) => (RUNS.indexOf(run) < RUNS.indexOf(when) ? '' : String(times[name]?.[run] ?? '?'))),
    ]),
  );
  const head = [row(['step', ...RUNS]), row(['---', ...RUNS.map(() => '--:')])];
  return `${before}\n${[...head, ...rows].join('\n')}\n${after}`;
}

/** Writes the seconds of the steps that just ran into CONTRIBUTING.md; the others keep theirs. */
export function writeTimes(steps: readonly Step[], run: Run, measured: ReadonlyMap<string, number>): void {
  const text = readFileSync(FILE, 'utf8');
  const times = { ...readTimes(text) };
  for (const [name, seconds] of measured)
    times[name] = { ...times[name], [run]: Math.max(1, Math.round(seconds)) };
  writeFileSync(FILE, withTimes(text, steps, times));
}
