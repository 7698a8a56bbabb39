import { allGames } from '@mazmorra/catalogue/loaded';
import {
  type AnyGame,
  at,
  completeVariants,
  FastRng,
  fastSource,
  type GameEvent,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { filmOf } from '../../src/table/film.ts';
import { type AnyTable, Feed, StepText, seenPairs } from '../../src/table/updates.ts';

const GAMES = isLong ? 20 : 3;
/** Worlds that are dealt for one step, until enough of them look the same to the end. */
const WORLDS = isLong ? 40 : 12;
const SEATS = 3;

/** What a viewer receives of an answer: the events and the view after it, and the views between them. */
function filmed(game: AnyGame, state: unknown, seat: number, option: number, viewer: Viewer, seed: string) {
  const events: GameEvent<unknown>[] = [];
  const views: string[] = [];
  game.answer(state, seat, option, new FastRng(seed), (event: GameEvent<unknown>) => {
    events.push(event);
    views.push(JSON.stringify(game.view(state, viewer)));
  });
  const seen = events.flatMap((event, place) =>
    seenPairs([event], viewer as number | 'spectator').length > 0 ? [views[place]] : [],
  );
  return {
    told: JSON.stringify([seenPairs(events, viewer as number | 'spectator'), game.view(state, viewer)]),
    between: JSON.stringify(seen.slice(0, -1)),
    events: events.length,
    reveals: events.some(({ reveals }) => reveals === true),
  };
}

/** Plays one random game; where another world looks the same before and after an answer, the views between are compared. */
function compare(game: AnyGame, seed: string): { compared: number; revealing: number; leaks: string[] } {
  const rng = new FastRng(seed);
  const state = game.setup(SEATS, completeVariants(game, SEATS, {}), rng, () => undefined);
  const leaks: string[] = [];
  let compared = 0;
  let revealing = 0;
  for (let number = 0; number < 400 && game.awaited(state) !== 0; number++) {
    const seat = Math.log2(game.awaited(state) & -game.awaited(state));
    const options: number[] = [];
    game.options(state, seat, options);
    const option = at(options, rng.int(options.length));
    const chance = `${seed} ${number}`;
    for (const viewer of ['spectator', 0, 1, 2] as const) {
      const truth = filmed(game, game.copy(state), seat, option, viewer, chance);
      if (truth.events < 2) continue;
      for (let world = 0; world < WORLDS; world++) {
        const other = game.redeal(state, viewer, new FastRng(`${chance} ${world}`));
        const offered: number[] = [];
        game.options(other, seat, offered);
        if (!offered.includes(option)) continue;
        const there = filmed(game, other, seat, option, viewer, chance);
        if (there.told !== truth.told) continue;
        compared++;
        if (truth.reveals) revealing++;
        if (there.between !== truth.between)
          leaks.push(
            `${game.nameOf(option)} at ${number} for ${viewer}:\n${truth.between}\n${there.between}`,
          );
      }
    }
    game.answer(state, seat, option, new FastRng(chance), () => undefined);
  }
  return { compared, revealing, leaks };
}

describe('the views between the events of a step tell nothing that the step does not tell', () => {
  test.each(allGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
    let compared = 0;
    let revealing = 0;
    const leaks: string[] = [];
    for (let number = 0; number < GAMES; number++) {
      const found = compare(game, `film ${number}`);
      compared += found.compared;
      revealing += found.revealing;
      leaks.push(...found.leaks);
    }
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(100);
    expect(revealing).toBeGreaterThan(20);
  });
});

/** The characters of all updates of random games, with and without the views between the events. */
function lengths(game: AnyGame): { filmed: number; plain: number } {
  const sum = { filmed: 0, plain: 0 };
  for (let number = 0; number < 8; number++) {
    const table: AnyTable = Table.open(game, {
      seats: Math.min(4, game.seats.max),
      random: fastSource(`length ${number}`),
    });
    const feeds = [0, 1].map((seat) => ({ filmed: new Feed(table, seat), plain: new Feed(table, seat) }));
    const chance = new FastRng(`lengths ${number}`);
    for (let answer = 0; answer < 300 && table.decisions.length > 0; answer++) {
      const { seat, options } = chance.pick(table.decisions);
      const before = table.state;
      const step = table.answer(seat, chance.pick(options));
      const said = new StepText(step, table, () => filmOf(table, step, before));
      const bare = new StepText(step, table, () => undefined);
      for (const feed of feeds) {
        sum.filmed += feed.filmed.update(table, said, before, '').length;
        sum.plain += feed.plain.update(table, bare, before, '').length;
      }
    }
  }
  return sum;
}

test.each(allGames.map((game) => [game.id, game] as const))(
  '%s: the views between make updates at most a third longer',
  (_, game) => {
    const { filmed, plain } = lengths(game);
    expect(filmed / plain).toBeGreaterThan(1.05);
    expect(filmed / plain).toBeLessThan(4 / 3);
  },
);
