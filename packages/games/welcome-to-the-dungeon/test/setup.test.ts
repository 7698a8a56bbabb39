import { completeVariants, FastRng, StartError } from '@mazmorra/kernel';
import { draw, order, ScriptedRng } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { ADVENTURER_IDS, welcomeToTheDungeon as game, TILES } from '../src/index.ts';
import { deckWith, newTable, onTurn, place, play } from './scene.ts';

test('WD-SETUP-01: 2 to 4 seats, in a fixed clockwise order', () => {
  for (const seats of [2, 3, 4]) {
    const table = newTable({ seats, starter: 1 });
    const turns = Array.from({ length: seats }, () => {
      const seat = onTurn(table);
      place(table, 'add');
      return seat;
    });
    expect(turns).toEqual([1, 2, 3, 0].filter((seat) => seat < seats));
  }
  for (const seats of [1, 5]) expect(() => completeVariants(game, seats, {})).toThrow(StartError);
});

test('WD-SETUP-02: everybody starts with no success, no failure, the white side of the aid, and in the game', () => {
  const fresh = { successes: 0, failures: 0, aid: 'white', eliminated: false };
  expect(newTable({ seats: 4 }).view('spectator').players).toEqual(
    [0, 1, 2, 3].map((seat) => ({ seat, ...fresh, bidding: true, aside: [] })),
  );
});

test('WD-SETUP-03: 5 of the 8 success cards are used', () => {
  const table = newTable();
  expect(table.view(0).supply).toBe(5);
  expect(game.census(table.state)['success-card']).toBe(8);
});

test('WD-SETUP-04: all share one adventurer, the warrior unless the table wants another', () => {
  const rng = new ScriptedRng([draw(0, 2)]);
  const state = game.setup(2, completeVariants(game, 2, {}), rng);
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(game.view(state, viewer).adventurer).toBe('warrior');
  for (const adventurer of ADVENTURER_IDS)
    expect(newTable({ adventurer }).view('spectator').adventurer).toBe(adventurer);
});

test('WD-SETUP-05, WD-RND-01: the starting player of round 1 is drawn, each seat equally likely', () => {
  for (const starter of [0, 1, 2]) expect(newTable({ seats: 3, starter }).awaited).toEqual([starter]);
  const rng = new FastRng('starter');
  const starts = [0, 0, 0, 0];
  const games = 8000;
  for (let n = 0; n < games; n++) {
    const { starter } = game.setup(4, completeVariants(game, 4, {}), rng);
    starts[starter] = (starts[starter] ?? 0) + 1;
  }
  for (const count of starts) expect(Math.abs(count / games - 1 / 4)).toBeLessThan(0.03);
});

test('WD-ROUND-01: the adventurer and all six of its tiles lie in the centre', () => {
  for (const adventurer of ADVENTURER_IDS) {
    const { tiles, hp } = newTable({ adventurer }).view('spectator');
    const own = TILES.filter((tile) => tile.adventurer === adventurer);
    expect(tiles).toEqual(own.map(({ id }) => ({ id, state: 'ready' })));
    expect(tiles).toHaveLength(6);
    expect(hp).toBe(11);
  }
});

test('WD-ROUND-02: all 13 monsters are in the deck and are drawn in the order of the shuffle', () => {
  const table = newTable({ seats: 2, deck: ['dragon', 'goblin', 'lich'] });
  expect(table.view(0).deck).toBe(13);
  const drawn = ['dragon', 'goblin', 'lich'].map((_, card) => {
    table.answer(card % 2, 'draw');
    const monster = table.view('all').drawn?.monster;
    table.answer(card % 2, 'add');
    return monster;
  });
  expect(drawn).toEqual(['dragon', 'goblin', 'lich']);
});

test('WD-ROUND-03: the dungeon is empty', () => {
  expect(newTable().view('all').pile).toEqual([]);
});

test('WD-ROUND-04: nobody has passed or has a monster in front', () => {
  const table = play(newTable(), '0 draw', '0 sacrifice:warrior-torch', '1 pass', '2 pass');
  expect(table.view(0).players[0]?.aside).toHaveLength(1);
  play(table, '0 choose:mage');
  for (const player of table.view('spectator').players)
    expect(player).toMatchObject({ bidding: true, aside: [] });
});

test('WD-ROUND-05: the starting player takes the first turn of every round', () => {
  const table = newTable({ starter: 2 });
  expect(table.awaited).toEqual([2]);
  play(table, '2 pass', '0 pass', '1 choose:rogue');
  expect(table.view(0).starter).toBe(1);
  expect(table.awaited).toEqual([1]);
});

test('WD-RND-02: each round begins with a new shuffle, every card equally likely on top', () => {
  const table = newTable({ deck: ['dragon'] });
  play(table, '0 pass', '1 pass').answer(2, 'choose:mage', order(...deckWith(['lich'])));
  table.answer(2, 'draw');
  expect(table.view(2).drawn?.monster).toBe('lich');
  const rng = new FastRng('shuffles');
  const variants = completeVariants(game, 2, {});
  const top = Array<number>(8).fill(0);
  const games = 13_000;
  for (let n = 0; n < games; n++) {
    const kind = game.setup(2, variants, rng).cards[0] ?? 0;
    top[kind] = (top[kind] ?? 0) + 1;
  }
  const expected = [2, 2, 2, 2, 2, 1, 1, 1].map((copies) => copies / 13);
  for (const [kind, share] of expected.entries()) expect((top[kind] ?? 0) / games).toBeCloseTo(share, 1);
});

test('WD-RND-03: a first adventurer at random is one of the four, drawn after the starting player', () => {
  for (const [index, adventurer] of ADVENTURER_IDS.entries()) {
    const rng = new ScriptedRng([draw(1, 2), draw(index, 4)]);
    const state = game.setup(2, completeVariants(game, 2, { firstAdventurer: 'random' }), rng);
    rng.done();
    expect(game.view(state, 0)).toMatchObject({ adventurer, starter: 1 });
  }
});

test('WD-RND-03: nothing else is random: only answers that begin a round draw on chance', () => {
  const variants = completeVariants(game, 4, {});
  const chance = new FastRng('chance');
  class Watched extends FastRng {
    used = false;
    override int(below: number): number {
      this.used = true;
      return super.int(below);
    }
  }
  for (let n = 0; n < 50; n++) {
    const state = game.setup(4, variants, chance);
    while (game.awaited(state) !== 0) {
      const seat = state.turn;
      const { round } = state;
      const options: number[] = [];
      game.options(state, seat, options);
      const rng = new Watched(`${n} ${round}`);
      game.answer(state, seat, chance.pick(options), rng);
      expect(rng.used).toBe(state.round !== round);
    }
  }
});
