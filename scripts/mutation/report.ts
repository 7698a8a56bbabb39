import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainer } from './equivalent/index.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, 'docs/mutation.json');
const page = join(root, 'docs/mutation.md');

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

/** A change of the sources that no test noticed. */
interface Survivor {
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

/** The result of one target, as it is kept between runs. */
interface Result {
  readonly date: string;
  readonly killed: number;
  readonly survived: number;
  /** In code that runs once at load; not tried. */
  readonly ignored: number;
  readonly survivors: readonly Survivor[];
}

const isKilled = (status: string): boolean => status === 'Killed' || status === 'Timeout';
const isAlive = (status: string): boolean => status === 'Survived' || status === 'NoCoverage';
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80);

function resultOf({ files }: Report): Result {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => isAlive(status))
      .map(({ location: { start, end }, replacement = '' }) => {
        const line = lines[start.line - 1] ?? '';
        const from = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
        return { at: `${file}:${start.line}`, from: oneLine(from), to: oneLine(replacement) };
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
  const why = explainer();
  return resultOf(read(file))
    .survivors.filter(({ at }) => sources.some((source) => at.startsWith(`${source}:`)))
    .map(({ at, from, to }) => `${at}: ${from} -> ${to} ${why(at, from, to)}`.trimEnd());
}

/** How many mutants of a report have no result, as a test file could not be read with them. They are in no count. */
export const withoutResult = (file: string): number =>
  Object.values(read(file).files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status === 'RuntimeError' || status === 'CompileError').length;

const percentOf = ({ killed, survived }: Result): number => (100 * killed) / Math.max(1, killed + survived);

/** Takes the report of a run into docs/mutation.md. Returns the percent that was killed. */
export function noteReport(target: string, file: string): number {
  const result = resultOf(read(file));
  const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Result>) : {};
  const results = { ...before, [target]: result };
  writeFileSync(kept, `${JSON.stringify(results, undefined, 1)}\n`);
  writeFileSync(page, pageOf(results));
  return percentOf(result);
}

const code = (text: string): string => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

function pageOf(results: Readonly<Record<string, Result>>): string {
  const rows = Object.entries(results).map(
    ([name, result]) =>
      `| ${name} | ${result.killed} | ${result.survived} | **${percentOf(result).toFixed(1)} %** | ${result.ignored} | ${result.date} |`,
  );
  const why = explainer();
  const lists = Object.entries(results).map(([name, { survivors }]) =>
    [
      `## Survivors: ${name}\n`,
      '| where | from | to | why no test can notice |',
      '| --- | --- | --- | --- |',
      ...survivors.map(
        ({ at, from, to }) => `| ${at} | ${code(from)} | ${code(to)} | ${why(at, from, to)} |`,
      ),
      '',
    ].join('\n'),
  );
  return `# Mutation testing

\`npm run mutation [-- TARGET… [FILE…]]\` changes the sources in small ways, one at a time, and runs the tests that execute the changed line: a change that no test
notices is a survivor. It writes this page, unless files are named. Only mutants of changed code, or with changed tests, are tried again (\`artifacts/mutation\`); it is part of
\`npm test -- --long\`. The suites that play whole games at random are left out, so every kill is by a test of a rule. Code that runs once at load (tables, constants) is not mutated:
\`data.test.ts\` of each game compares it with the specification. A mutant that makes a test run on for ever counts as killed: a test that asks 40 million times which mutant is active, or a million times at a table of the server, is stopped.

Targets that are not in the table have not been run to the end yet.

| target | killed | survived | score | not tried | date |
| --- | --: | --: | --: | --: | --- |
${rows.join('\n')}

${lists.join('\n')}`;
}
