import { completeVariants, FastRng, type Option, optionsOf } from '@mazmorra/kernel';
import { welcomeToTheDungeon as game, type State } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test, vi } from 'vitest';
import { welcomeToTheDungeonWits as wits } from '../src/games/welcome-to-the-dungeon/expert.ts';
import { seatInput } from '../src/input.ts';
import { createBot } from '../src/levels.ts';
import { Descent } from '../src/search/descent.ts';
import { rangeOf } from '../src/search/explain.ts';
import { defaultSettings } from '../src/search/settings.ts';
import { mix, Tree } from '../src/search/tree.ts';

describe('two decisions with the same key', () => {
  const rng = new FastRng('key');
  const keyed = (key: number): State => ({ turn: key }) as State;

  /** A state for each decision, such that both have one hash: among 200,000 of each there are some. */
  function collision(one: readonly Option[], other: readonly Option[]): readonly [State, State] {
    const hash = (key: number, options: readonly Option[]): number => options.reduce(mix, key) | 0;
    const keys = Array.from({ length: 200_000 }, () => rng.int(2 ** 31));
    const seen = new Map(keys.map((key) => [hash(key, one), key]));
    const same = keys.find((key) => seen.has(hash(key, other))) ?? -1;
    return [keyed(seen.get(hash(same, other)) ?? -1), keyed(same)];
  }

  const expert = {
    ...wits.expert(),
    key: ({ turn }: State) => turn,
    advise: (_state: State, _seat: number, options: readonly Option[]) => options[0] as Option,
    blunder: () => false,
  };

  test('are not taken for one another below the root', () => {
    const [first, second] = collision([1, 2], [3, 4]);
    const tree = new Tree(64, 256);
    const descent = new Descent(expert, 0, tree, defaultSettings);
    const root = descent.root(keyed(0), [5, 6], 5);
    descent.begin(root);
    expect([1, 2]).toContain(tree.option[descent.next(first, [1, 2], rng)]);
    descent.begin(root);
    expect(descent.next(second, [3, 4], rng)).toBe(-1);
  });

  test('are not taken for one another at the root, also where the same option is advised', () => {
    const [first, second] = collision([1, 2], [1, 3]);
    const tree = new Tree(64, 256);
    const descent = new Descent(expert, 0, tree, defaultSettings);
    descent.root(first, [1, 2], 1);
    const root = tree.first[descent.root(second, [1, 3], 1)] ?? -1;
    expect([...tree.option.subarray(root, root + 2)]).toEqual([1, 3]);
  });
});

describe('the tree', () => {
  test('finds what was added and nothing else', () => {
    const tree = new Tree(64, 256);
    const keys = Array.from({ length: 60 }, (_, i) => mix(i, i * 31));
    const nodes = keys.map((key) => tree.add(key, 3));
    expect(keys.map((key) => tree.find(key))).toEqual(nodes);
    expect(tree.find(mix(1000, 1))).toBe(-1);
  });

  test('is full when nodes or edges run out, and empty again after clear', () => {
    const tree = new Tree(8, 10);
    expect(tree.add(1, 6)).toBe(0);
    expect(tree.add(2, 6)).toBe(-1);
    expect(tree.add(3, 4)).toBe(1);
    tree.clear();
    expect(tree.size).toBe(0);
    expect(tree.find(1)).toBe(-1);
    expect(tree.add(2, 10)).toBe(0);
  });
});

const rng = new FastRng('search');
const opening = game.setup(4, completeVariants(game, 4, {}), rng);
const inputOf = (state: State) => seatInput(game, state, state.turn, [], new FastRng('deal'));

describe('a master', () => {
  test('counts its budget in iterations exactly enough: not one slice more', () => {
    const { explanation } = createBot(wits, 'master', { iterations: 500 }).choose(
      inputOf(opening),
      new FastRng('a'),
    );
    expect(explanation?.iterations).toBeLessThanOrEqual(500);
    expect(explanation?.options.reduce((sum, { visits }) => sum + visits, 0)).toBe(explanation?.iterations);
  });

  test('has an answer before it begins and a better founded one after each slice', () => {
    const thinking = createBot(wits, 'master', { iterations: 2000 }).think(
      inputOf(opening),
      new FastRng('b'),
    );
    expect(optionsOf(game, opening, opening.turn)).toContain(thinking.choice().option);
    let before = 0;
    for (let done = false; !done; ) {
      done = thinking.slice(2);
      const { iterations = 0 } = thinking.choice().explanation ?? {};
      expect(iterations).toBeGreaterThan(before);
      before = iterations;
    }
  });

  test('does not think about a single option', () => {
    const bot = createBot(wits, 'master', { ms: 10_000 });
    const state: State = { ...game.copy(opening), drawn: 13 };
    expect(optionsOf(game, state, state.turn)).toHaveLength(1);
    const { explanation } = bot.choose(inputOf(state), new FastRng('c'));
    expect(explanation).toMatchObject({ sure: 'only', iterations: 0 });
  });

  test('ends at the first look at the clock after its time is over', () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
    try {
      const thinking = createBot(wits, 'master', { ms: 50 }).think(inputOf(opening), new FastRng('d'));
      let slices = 1;
      while (!thinking.slice(20)) slices++;
      expect(thinking.choice().explanation).toMatchObject({ ms: 50 });
      expect(slices).toBe(3);
    } finally {
      clock.mockRestore();
    }
  });

  test('stays out of a dungeon that kills, and gives the others no empty one', () => {
    const bot = createBot(wits, 'master', { iterations: 2000 });
    // Everything is known: this seat drew the dragon and the demon itself and added them; no tile is left.
    const seat = opening.turn;
    const cards = [...opening.cards].sort((a, b) => b - a);
    const deadly: State = {
      ...game.copy(opening),
      cards,
      drawn: 2,
      drawers: seat | (seat << 2),
      dungeon: 3,
      tiles: 0,
      bidding: opening.bidding,
    };
    expect(game.nameOf(bot.choose(inputOf(deadly), new FastRng('d')).option)).toBe('pass');
    expect(game.nameOf(bot.choose(inputOf(opening), new FastRng('d')).option)).toBe('draw');
  });

  test('finds the same answer with the same generator', () => {
    const answers = [1, 2].map(() => {
      const { option, explanation } = createBot(wits, 'master', { iterations: 300 }).choose(
        inputOf(opening),
        new FastRng('same'),
      );
      return [option, explanation?.options];
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

test('a novice never makes a mistake that everybody sees', () => {
  const bot = createBot(wits, 'novice');
  const expert = wits.expert();
  const state: State = { ...game.copy(opening), bidding: 3, alive: 3, turn: 0 };
  expect(expert.blunder(state, 0, game.optionNamed('pass') as Option)).toBe(true);
  for (let i = 0; i < 100; i++) {
    expect(game.nameOf(bot.choose(inputOf(state), new FastRng(`n${i}`)).option)).toBe('draw');
  }
});

test('the range of a value narrows with the trials and always holds the value', () => {
  const widths = [1, 4, 64, 4096].map((visits) => {
    const { low, high } = rangeOf(0.75, visits);
    expect(low).toBeLessThan(0.75);
    expect(high).toBeGreaterThan(0.75);
    return high - low;
  });
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
  expect(rangeOf(0, 0)).toEqual({ low: 0, high: 1 });
});

describe('a mind', () => {
  const budget = { iterations: 300 };
  const visits = (choice: ReturnType<ReturnType<typeof createBot>['choose']>): number =>
    choice.explanation?.options.reduce((sum, { visits: tried }) => sum + tried, 0) ?? 0;

  test('goes on from what it found for the same seat of the same game', () => {
    const bot = createBot(wits, 'master', budget);
    const first = bot.choose(inputOf(opening), new FastRng('m'), 'game 1, seat 0');
    const again = bot.choose(inputOf(opening), new FastRng('n'), 'game 1, seat 0');
    expect(visits(again)).toBeGreaterThan((again.explanation?.iterations ?? 0) + visits(first) / 3);
  });

  test('finds in the tree what it has come to two answers later', () => {
    const bot = createBot(wits, 'master', { iterations: 2000 });
    const state = game.copy(opening);
    const seat = state.turn;
    bot.choose(inputOf(state), new FastRng('m'), 'a');
    const chance = new FastRng('later');
    const draw = game.optionNamed('draw') as Option;
    game.answer(state, seat, draw, chance);
    const placed = bot.choose(seatInput(game, state, seat, [], new FastRng('deal')), new FastRng('o'), 'a');
    expect(visits(placed)).toBeGreaterThan(placed.explanation?.iterations ?? 0);
  });

  test('another mind, or none, begins anew: the same arguments give the same answer', () => {
    const bot = createBot(wits, 'master', budget);
    const [fresh, other, none] = [undefined, 'b', undefined].map((mind) => {
      const { explanation } = bot.choose(inputOf(opening), new FastRng('m'), mind);
      return explanation?.options;
    });
    expect(other).toEqual(fresh);
    expect(none).toEqual(fresh);
  });
});
