/**
 * Makes the figures of `docs/bots.md`: every pair of levels and the zoo in every game, one challenger among equals,
 * every deal from every seat.
 * `npm run table -w packages/lab -- [--game ID] [--seats N] [--pair A,B] [--games M] [--until X] [--iterations N |
 * --ms N] [--threads N]`; --pair may also name one side, as in `--pair ,adventurer`.
 * Lines are stored in `docs/bots.json`, and `npm run docs` writes the page; only the lines selected by the arguments are played again. Every deal is kept in
 * `artifacts/bots` as soon as it is played: the same command at the same commit goes on where it was interrupted.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isGameId } from '@mazmorra/catalogue';
import type { Budget } from '../../bots/src/bot.ts';
import type { Match } from '../src/arena/arena.ts';
import { dealCrew, runMatch } from '../src/arena/run.ts';
import { pairs, type Row, rowOf, seatsMeasured, usualIterations, withRow } from '../src/arena/table.ts';
import type { Contestant } from '../src/contestants.ts';
import { familyOf } from '../src/zoo/families.ts';
import { dealStore } from './deal-store.ts';

const store = new URL('../../../docs/bots.json', import.meta.url);

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    pair: { type: 'string' },
    games: { type: 'string', default: '1000' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
    until: { type: 'string' },
    seed: { type: 'string', default: 'table' },
    threads: { type: 'string' },
  },
});

const budgetFor = (game: string): Budget => {
  if (values.ms !== undefined) return { ms: Number(values.ms) };
  return {
    iterations: values.iterations === undefined ? (usualIterations[game] ?? 100) : Number(values.iterations),
  };
};

/**
 * The matches of a game: the levels against each other, and every named rule of the zoo against the levels that should
 * beat it.
 */
function pairsOf(game: string): (readonly [Contestant, Contestant])[] {
  const zoo = isGameId(game) ? Object.keys(familyOf(game).named) : [];
  const rules = zoo.flatMap((name) =>
    (['adventurer', 'master'] as const).map((field) => [`zoo:${name}`, field] as const),
  );
  return [...pairs, ...rules];
}

const matches = Object.entries(seatsMeasured).flatMap(([game, counts]) =>
  counts.flatMap((seats) =>
    pairsOf(game).map(
      ([challenger, field]): Match => ({
        game,
        seats,
        challenger,
        field,
        games: Number(values.games),
        seed: values.seed,
        budget: budgetFor(game),
        ...(values.until !== undefined && { until: Number(values.until) }),
      }),
    ),
  ),
);
const wanted = matches.filter(
  ({ game, seats, challenger, field }) =>
    (values.game === undefined || values.game === game) &&
    (values.seats === undefined || Number(values.seats) === seats) &&
    (values.pair === undefined ||
      [`${challenger},${field}`, `,${field}`, `${challenger},`].includes(values.pair)),
);

const save = (rows: readonly Row[]): void => writeFileSync(store, `${JSON.stringify(rows, undefined, 1)}\n`);

/** The stored lines. Read again for every line, because other runs may have added theirs. */
const kept = (): Row[] => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : []);

const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
const commit = stdout?.trim() || undefined;

const deals = dealStore(new URL('../../../artifacts/bots/', import.meta.url), commit ?? 'no-commit');
const pool = dealCrew(values.threads === undefined ? undefined : Number(values.threads));
for (const match of wanted) {
  const label = `${match.game} ${match.seats} seats, ${match.challenger} among ${match.field}s`;
  const progress = (done: number, of: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${label}: ${done} of ${of} deals `);
  };
  const result = await runMatch(pool, match, progress, deals);
  const { mean, low, high, fairShare, survival } = result.challenger;
  console.error(
    `${label}: ${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}), ${(mean / fairShare).toFixed(2)} times the fair share`,
    survival === undefined
      ? ''
      : `survival ${survival.mean.toFixed(3)} against ${result.field.survival?.mean.toFixed(3)}`,
  );
  save(withRow(kept(), rowOf(result, new Date().toISOString().slice(0, 10), commit)));
}
await pool.close();
