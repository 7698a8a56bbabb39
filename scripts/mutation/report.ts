import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MutationResult, percentKilled } from '../docs/mutation.ts';
import { explainer } from './equivalent/index.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, 'docs/mutation.json');

/** What we read of Stryker's report. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

const isKilled = (status: string): boolean => status === 'Killed' || status === 'Timeout';
const isAlive = (status: string): boolean => status === 'Survived' || status === 'NoCoverage';
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80);

function resultOf({ files }: Report): MutationResult {
  const why = explainer();
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => isAlive(status))
      .map(({ location: { start, end }, replacement = '' }) => {
        const line = lines[start.line - 1] ?? '';
        const from = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
        const survivor = { at: `${file}:${start.line}`, from: oneLine(from), to: oneLine(replacement) };
        const reason = why(survivor.at, survivor.from, survivor.to);
        return { ...survivor, ...(reason !== '' && { why: reason }) };
      });
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    killed: all.filter(isKilled).length,
    survived: survivors.length,
    ignored: all.filter((status) => status === 'Ignored').length,
    survivors,
  };
}

const read = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

/** The survivors of a report that lie in some of its files, a line each. */
export function survivorsIn(file: string, sources: readonly string[]): string[] {
  return resultOf(read(file))
    .survivors.filter(({ at }) => sources.some((source) => at.startsWith(`${source}:`)))
    .map(({ at, from, to, why = '' }) => `${at}: ${from} -> ${to} ${why}`.trimEnd());
}

/** How many mutants of a report have no result, as a test file could not be read with them. They are in no count. */
export const withoutResult = (file: string): number =>
  Object.values(read(file).files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status === 'RuntimeError' || status === 'CompileError').length;

/** Takes the report of a run into docs/mutation.json; `npm run docs` writes the page. Returns the percent that was killed. */
export function noteReport(target: string, file: string): number {
  const result = resultOf(read(file));
  const before = existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, MutationResult>)
    : {};
  writeFileSync(kept, `${JSON.stringify({ ...before, [target]: result }, undefined, 1)}\n`);
  return percentKilled(result);
}
