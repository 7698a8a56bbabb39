import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentsOf } from './comments.ts';
import { filesUnder } from './files.ts';
import { gamesWithRules, idsIn, specificationOf } from './rule-coverage.ts';
import { marksIn } from './rule-marks.ts';
import { found, root, type Step } from './step.ts';

/** "DQ-ROOM-26 to 32" and "DQ-ROOM-26, 27" hide rules: a search for DQ-ROOM-30 or DQ-ROOM-27 does not find them. */
const ID = '[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\\d+[a-z]?';
const RANGE = new RegExp(
  `\\b${ID}\`?\\s*(?:(?:to|through|–|…|/)\\s*\`?(?:[A-Z]{2}-|\\d)|(?:,|and)\\s*\\d{2}\\b)`,
  'g',
);

/** What is wrong between the specification of a game and the comments of its code. */
export function codeFaults(
  game: string,
  prefix: string,
  specification: string,
  comments: readonly string[],
): string[] {
  const wanted = idsIn(specification, prefix);
  if (wanted.size === 0) return [`docs/rules/${game}.md names no rule`];
  const text = comments.join('\n');
  const named = idsIn(text, prefix);
  const { reasons, faults } = marksIn(specification);
  const list = (what: string, ids: Iterable<string>): string[] => {
    const sorted = [...ids].sort();
    return sorted.length === 0 ? [] : [`${game}: ${sorted.length} rules ${what}: ${sorted.join(' ')}`];
  };
  return [
    ...faults.map((fault) => `${game}: ${fault}`),
    ...list(
      'stand in no comment of the code',
      [...wanted].filter((id) => !named.has(id) && !reasons.has(id)),
    ),
    ...list(
      'are marked as carried out by no code and stand in a comment of it',
      [...reasons.keys()].filter((id) => named.has(id)),
    ),
    ...list(
      'of the comments are not in the specification',
      [...named].filter((id) => !wanted.has(id)),
    ),
    ...(text.match(RANGE) ?? []).map((range) => `${game}: "${range}…" is a range: name each rule`),
  ];
}

/** The comments of the rules of a game. Its texts speak of rules and carry none out. */
function commentsOfGame(game: string): string[] {
  const folder = join(root, 'packages/games', game, 'src');
  return filesUnder(folder, /\.ts$/)
    .filter((path) => !path.startsWith(join(folder, 'text/')))
    .flatMap((path) => commentsOf(readFileSync(path, 'utf8')));
}

/** Every rule stands, by its own id, in a comment of the code that carries it out, or the specification says why not. */
export const rulesInCode: Step = {
  name: 'every rule id stands at the code that carries it out',
  when: 'quick',
  async run() {
    const games = gamesWithRules();
    if (games.length === 0) return found(['there is no game to look at']);
    return found(
      games.flatMap(([game, prefix]) =>
        codeFaults(game, prefix, specificationOf(game, prefix), commentsOfGame(game)),
      ),
    );
  },
};
