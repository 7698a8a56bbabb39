import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { seatInput } from '../../../packages/bots/src/input.ts';
import { gameIds } from '../../../packages/catalogue/src/index.ts';
import { botFor, gameOf } from '../../../packages/catalogue/src/loaded.ts';
import {
  type AnyGame,
  completeVariants,
  FastRng,
  firstSeat,
  type GameEvent,
  optionsOf,
  seenBy,
  type Viewer,
} from '../../../packages/kernel/src/index.ts';
import { isLong } from '../../../packages/testkit/src/long.ts';
import { fileOf, schemaOf, textOf } from '../make.ts';

const GAMES = isLong ? 1000 : 8;

interface Schemas {
  readonly view: ValidateFunction;
  readonly event: ValidateFunction;
  readonly options: ValidateFunction;
}

function schemasOf(game: string): Schemas {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addSchema(JSON.parse(readFileSync(fileOf(game), 'utf8')), game);
  const compile = (name: string) => ajv.compile({ $ref: `${game}#/definitions/${name}` });
  return { view: compile('View'), event: compile('Event'), options: compile('Options') };
}

/** What is wrong, told with the value that it is wrong in. */
function faultOf(schema: ValidateFunction, value: unknown): string | undefined {
  // What is sent is JSON: a field that is undefined is absent.
  const sent: unknown = JSON.parse(JSON.stringify(value));
  if (schema(sent)) return undefined;
  return `${JSON.stringify(schema.errors?.slice(0, 3))} in ${JSON.stringify(sent).slice(0, 500)}`;
}

/** Plays one game, an adventurer at the first seat and chance at the others, and checks all that anybody would receive. */
function checkGame(game: AnyGame, schemas: Schemas, seed: string, seats: number): number {
  const chance = new FastRng(seed);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator', 'all'];
  const heard: { rule: string; event: unknown }[] = [];
  let checked = 0;
  const check = (schema: ValidateFunction, value: unknown): void => {
    const fault = faultOf(schema, value);
    if (fault !== undefined) throw new Error(fault);
    checked++;
  };
  const emit = (event: GameEvent<unknown>): void => {
    for (const viewer of viewers) {
      const seen = seenBy(event, viewer);
      if (seen === undefined) continue;
      if (viewer === 0) heard.push(seen);
      check(schemas.event, seen.event);
    }
  };
  const bot = botFor(game.id as (typeof gameIds)[number], 'adventurer');
  const state = game.setup(seats, completeVariants(game, seats, {}), chance, emit);
  for (let seat = firstSeat(game.awaited(state)); seat >= 0; seat = firstSeat(game.awaited(state))) {
    const options = optionsOf(game, state, seat);
    check(
      schemas.options,
      options.map((option) => game.nameOf(option)),
    );
    // One viewer of each kind at every step; over a game everybody has been asked.
    for (const viewer of [seat, 'spectator', 'all'] as const) check(schemas.view, game.view(state, viewer));
    const option =
      seat === 0
        ? bot.choose(seatInput(game, state, seat, heard, chance), chance).option
        : chance.pick(options);
    game.answer(state, seat, option, chance, emit);
  }
  for (const viewer of viewers) check(schemas.view, game.view(state, viewer));
  return checked;
}

describe.each(gameIds)('the JSON Schema of %s', (id) => {
  const game = gameOf(id);

  test('is what its types say: `npm run schemas` writes it', () => {
    expect(readFileSync(fileOf(id), 'utf8')).toBe(textOf(schemaOf(id)));
  });

  test(`holds for every view, every event and all options of ${GAMES} games`, () => {
    const schemas = schemasOf(id);
    const { min, max } = game.seats;
    let checked = 0;
    for (let i = 0; i < GAMES; i++)
      checked += checkGame(game, schemas, `schema ${i}`, min + (i % (max - min + 1)));
    expect(checked).toBeGreaterThan(GAMES * 20);
  });

  test('refuses what no game sends', () => {
    const { view, event, options } = schemasOf(id);
    const chance = new FastRng('refuse');
    const fine = game.view(game.setup(game.seats.max, completeVariants(game, game.seats.max, {}), chance), 0);
    expect(faultOf(view, fine)).toBeUndefined();
    expect(faultOf(view, { ...fine, deck: ['everything'] })).toBeDefined();
    expect(faultOf(event, { type: 'no such event' })).toBeDefined();
    expect(faultOf(options, [])).toBeDefined();
    expect(faultOf(options, ['Not an option'])).toBeDefined();
  });
});
