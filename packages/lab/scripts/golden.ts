/**
 * Adds golden records: `npm run golden -w packages/lab`. For every game and seat count it writes one record with
 * random answers and some between adventurers, and one between adventurers for every value of a variant that no record
 * names yet. Existing files are never changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameId, gameIds } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import {
  type AnyGame,
  completeVariants,
  dealSource,
  FastRng,
  type GameRecord,
  makeRecord,
  newDeal,
  type Option,
  readRecord,
  type Seat,
  Table,
  type VariantSpec,
  type Variants,
  type VariantValue,
  valuesAt,
} from '@mazmorra/kernel';
import { playGame } from '../../bots/src/play.ts';

/** Number of records per seat count, with the current defaults. */
const ADVENTURERS_GAMES = 3;

/** Other files in the folders, such as `events.txt`, are no records. */
const ENDING = '.mazmorra.json';

type Answers = [Seat, Option][];

const NAMES = ['Ana', 'Benito', 'Carla', 'Diego', 'Elena', 'Félix', 'Gala', 'Hugo', 'Inés', 'Jaime'];
const namesFor = (seats: number): string[] => NAMES.slice(0, seats);

/** A game as a server deals it, with random answers. */
function randomGame(game: AnyGame, seats: number): GameRecord {
  const dealt = new FastRng(`golden ${game.id} ${seats}`);
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => dealt.int(256));
  const deal = {
    ...newDeal(bytes),
    contributions: namesFor(seats).map((_, seat) => (seat % 2 ? '' : 'c0ffee')),
  };
  const table = Table.open(game, { seats, random: dealSource(deal) });
  const answers: Answers = [];
  while (table.decisions.length > 0) {
    const { seat, options } = dealt.pick(table.decisions);
    const option = dealt.pick(options);
    answers.push([seat, option]);
    table.answer(seat, option);
  }
  const random = { algorithm: 'chacha20', ...deal } as const;
  return makeRecord(game, { seats, variants: table.variants, names: namesFor(seats), random, answers });
}

function adventurersGame(id: GameId, seats: number, chosen: Variants, number = 1): GameRecord {
  const game = gameOf(id);
  const seed = `golden ${id} ${seats} ${JSON.stringify(chosen)} ${number}`;
  const answers: Answers = [];
  const bots = Array.from({ length: seats }, () => botFor(id, 'adventurer'));
  playGame(game, bots, { variants: chosen, seed, onAnswer: (seat, option) => answers.push([seat, option]) });
  const random = { algorithm: 'sfc32', seed } as const;
  const variants = completeVariants(game, seats, chosen);
  return makeRecord(game, { seats, variants, names: namesFor(seats), random, answers });
}

/** A seat count at which a variant has an effect; the values are distributed over these counts. */
function seatsFor(game: AnyGame, variant: VariantSpec, value: VariantValue): number {
  const { min, max } = variant.seats ?? game.seats;
  const first = variant.values.indexOf(value) % (max - min + 1);
  for (let turn = 0; turn <= max - min; turn++) {
    const seats = min + ((first + turn) % (max - min + 1));
    if (valuesAt(variant, seats).includes(value)) return seats;
  }
  return min;
}

/** The text of a record, with one line per answer, so that differences are readable. */
const textOf = ({ answers, ...rest }: GameRecord): string => {
  const head = JSON.stringify({ ...rest, answers: [] });
  return `${head.replace('"answers":[]', () => `"answers":[\n${answers.map((a) => JSON.stringify(a)).join(',\n')}\n]`)}\n`;
};

for (const id of gameIds) {
  const game = gameOf(id);
  const folder = new URL(`../../games/${id}/test/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const records = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => readRecord(readFileSync(new URL(name, folder), 'utf8')));
  const add = (name: string, make: () => GameRecord): void => {
    const file = new URL(`${name}${ENDING}`, folder);
    if (existsSync(file)) return;
    const record = make();
    records.push(record);
    writeFileSync(file, textOf(record));
    process.stdout.write(`${id}/test/golden/${name}: ${record.answers.length} answers\n`);
  };
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    add(`${seats}-random`, () => randomGame(game, seats));
    for (let number = 1; number <= ADVENTURERS_GAMES; number++)
      add(`${seats}-adventurers-${number}`, () => adventurersGame(id, seats, {}, number));
  }
  for (const variant of game.variants)
    for (const value of variant.values) {
      if (records.some((record) => record.options[variant.id] === value)) continue;
      const seats = seatsFor(game, variant, value);
      add(`${seats}-${variant.id}-${value}`, () => adventurersGame(id, seats, { [variant.id]: value }));
    }
}
