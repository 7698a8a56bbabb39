/**
 * Makes the figures of `docs/balance.md`: results of adventurers in DungeonQuest, for every seat count, hero and
 * optional rule.
 * `npm run balance -w packages/lab -- [--seats N] [--rules basic | --rules optional] [--games M] [--rule-games M]
 * [--seed S]`.
 * Counts are stored in `docs/balance.json`; only the lines selected by the arguments are played again. `npm run docs` writes
 * the page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dungeonquest } from '@mazmorra/dungeonquest';
import {
  completeVariants,
  FastRng,
  firstSeat,
  type Json,
  type Option,
  type Variants,
} from '@mazmorra/kernel';
import { soundAdvice } from '../../bots/src/expert.ts';
import { dungeonquestWits } from '../../bots/src/games/dungeonquest/expert.ts';

const store = new URL('../../../docs/balance.json', import.meta.url);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    'rule-games': { type: 'string', default: '1000' },
    seats: { type: 'string' },
    rules: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
  },
});

type Report = { readonly [key: string]: Json };

const record = (value: Json | undefined): Report =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Report) : {};
const number = (report: Report, key: string): number => Number(report[key] ?? 0);

/**
 * Plays whole games by the adventurer's advice. The advice depends only on what the seat knows (the fairness test
 * checks it), so no world is dealt per answer.
 */
function measure(seats: number, games: number, variants: Variants): Report {
  const expert = dungeonquestWits.expert();
  const complete = completeVariants(dungeonquest, seats, variants);
  const summary = dungeonquest.summary();
  const options: Option[] = [];
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(`${values.seed}/${game}`);
    const state = dungeonquest.setup(seats, complete, rng);
    for (let seat = firstSeat(dungeonquest.awaited(state)); seat >= 0; ) {
      options.length = 0;
      dungeonquest.options(state, seat, options);
      const only = options.length === 1 ? options[0] : undefined;
      dungeonquest.answer(state, seat, only ?? soundAdvice(expert, state, seat, options, rng), rng);
      seat = firstSeat(dungeonquest.awaited(state));
    }
    summary.add(state);
  }
  return { seats, games, ...record(summary.report()) };
}

/** Every optional rule alone, and all runes. */
function ruleSets(seats: number): [string, Variants][] {
  return dungeonquest.variants
    .filter(({ seats: range }) => range === undefined || (seats >= range.min && seats <= range.max))
    .flatMap(({ id, values: choices, default: usual }): [string, Variants][] =>
      choices
        .filter((choice) => choice !== usual)
        .map((choice) => [
          `${id}=${choice}`,
          { [id]: choice, ...(id === 'magical-power-runes' ? { 'magical-power': true } : {}) },
        ]),
    );
}

const basic = 'basic';

/** A line of the tables: a rule and a seat count. */
interface Line {
  readonly rule: string;
  readonly report: Report;
}
const seatsOf = ({ report }: Line): number => number(report, 'seats');

/** The stored lines. Read again for every line, because other runs may have added theirs. */
const kept = (): Line[] => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : []);

function save(lines: readonly Line[]): void {
  writeFileSync(store, `${JSON.stringify(lines, undefined, 1)}\n`);
}

const rank = (line: Line): number => (line.rule === basic ? 0 : 10) + seatsOf(line);

const wanted = [1, 2, 3, 4]
  .filter((seats) => values.seats === undefined || Number(values.seats) === seats)
  .flatMap((seats) => {
    const optional = seats === 1 || seats === 4 ? ruleSets(seats) : [];
    const plain: [string, Variants] = [basic, {}];
    const rules =
      values.rules === undefined ? [plain, ...optional] : values.rules === basic ? [plain] : optional;
    return rules.map(([rule, variants]) => ({ seats, rule, variants }));
  });

for (const { seats, rule, variants } of wanted) {
  process.stderr.write(`${rule}, ${seats} seats\n`);
  const games = Number(rule === basic ? values.games : values['rule-games']);
  const line: Line = { rule, report: measure(seats, games, variants) };
  const others = kept().filter((old) => old.rule !== rule || seatsOf(old) !== seats);
  save([...others, line].sort((a, b) => rank(a) - rank(b) || (a.rule < b.rule ? -1 : 1)));
}
