import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, gameIds } from '../../packages/catalogue/src/index.ts';
import { filesUnder } from './files.ts';
import { found, root, type Step } from './step.ts';

/** The rule ids of one game that a text names. */
export function idsIn(text: string, prefix: string): Set<string> {
  return new Set(text.match(new RegExp(`\\b${prefix}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\\d+[a-z]?\\b`, 'g')) ?? []);
}

/** The rows with the id of a rule in the data of a specification: its worked examples. */
function examplesIn(data: unknown, prefix: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own =
    'id' in data && typeof data.id === 'string' && data.id.startsWith(`${prefix}-`) ? [data.id] : [];
  return [...own, ...Object.values(data).flatMap((value) => examplesIn(value, prefix))];
}

/** The specification of a game: its text, and a row for each example that lies as data beside it. */
export function specificationOf(game: string, prefix: string): string {
  const text = readFileSync(join(root, 'docs/rules', `${game}.md`), 'utf8');
  const data = join(root, 'docs/rules', `${game}.json`);
  if (!existsSync(data)) return text;
  const rows = examplesIn(JSON.parse(readFileSync(data, 'utf8')), prefix).map((id) => `- ${id}`);
  return [text, '## Data {no code: example}', ...rows].join('\n');
}

interface Coverage {
  readonly game: string;
  readonly wanted: number;
  readonly missing: readonly string[];
}

/** The games of the catalogue, each with the prefix of its rule ids. */
export const gamesWithRules = (): [game: string, prefix: string][] =>
  gameIds.map((id) => [id, factsOf(id).prefix]);

/** Which rules of each game that exists are not named in `text`. */
function coverageBy(text: string): Coverage[] {
  return gamesWithRules().map(([game, prefix]) => {
    const wanted = idsIn(specificationOf(game, prefix), prefix);
    const named = idsIn(text, prefix);
    return { game, wanted: wanted.size, missing: [...wanted].filter((id) => !named.has(id)).sort() };
  });
}

function faultsOf(coverage: readonly Coverage[], where: string): string[] {
  if (coverage.length === 0) return ['there is no game to look at'];
  return coverage.flatMap(({ game, wanted, missing }) => {
    if (wanted === 0) return [`docs/rules/${game}.md names no rule`];
    if (missing.length === 0) return [];
    return [`${game}: ${missing.length} of ${wanted} rules stand in no ${where}: ${missing.join(' ')}`];
  });
}

/** A table of data that lies beside tests proves nothing. */
const isTest = (path: string): boolean =>
  !path.includes('/data/') && (/\.(test|spec)\./.test(path) || /\/(test|e2e)\//.test(path));

/** Quick: the id of every rule stands in a test file, so that searching it finds the proof. */
export const rulesNamed: Step = {
  name: 'every rule id stands in a test file',
  when: 'quick',
  async run() {
    const files = filesUnder(root, /\.(ts|tsx|mjs)$/).filter((path) => isTest(path.slice(root.length)));
    return found(
      faultsOf(coverageBy(files.map((path) => readFileSync(path, 'utf8')).join('\n')), 'test file'),
    );
  },
};

/** Strict: every rule id stands in the title of a test that ran and passed. */
export const rulesProven = (titlesOfPassedTests: () => readonly string[]): Step => ({
  name: 'every rule id stands in the title of a test that passed',
  when: 'short',
  async run() {
    return found(faultsOf(coverageBy(titlesOfPassedTests().join('\n')), 'title of a passed test'));
  },
});
