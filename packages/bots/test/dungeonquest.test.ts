import { cards, dungeonquest, heroes, isChamber, type State } from '@mazmorra/dungeonquest';
import { at, completeVariants, FastRng, firstSeat, optionsOf, type Variants } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { soundAdvice } from '../src/expert.ts';
import { dungeonquestWits } from '../src/games/dungeonquest/expert.ts';
import { fails, tries } from '../src/games/dungeonquest/odds.ts';
import { goalOf } from '../src/games/dungeonquest/plan.ts';
import { Quest } from '../src/games/dungeonquest/quest.ts';

const expert = dungeonquestWits.expert();

/** A game of adventurers, inspected before every answer. */
function play(
  seed: string,
  variants: Variants,
  look?: (state: State, chosen: string, seat: number) => void,
  seats = 1,
): State {
  const rng = new FastRng(seed);
  const state = dungeonquest.setup(seats, completeVariants(dungeonquest, seats, variants), rng);
  let seat = firstSeat(dungeonquest.awaited(state));
  while (seat >= 0) {
    const options = optionsOf(dungeonquest, state, seat);
    const option = options.length === 1 ? at(options, 0) : soundAdvice(expert, state, seat, options, rng);
    look?.(state, dungeonquest.nameOf(option), seat);
    dungeonquest.answer(state, seat, option, rng);
    seat = firstSeat(dungeonquest.awaited(state));
  }
  return state;
}

const glory = { 'no-glory-without-courage': true };
const many = Array.from({ length: 150 }, (_, game) => `quest ${game}`);

test('where only treasure counts, heroes find the hoard and some carry it home', () => {
  const ends = many.map((seed) => at(play(seed, glory).heroes, 0));
  const saw = ends.filter(({ dragonCards }) => dragonCards > 0).length;
  const out = ends.filter(({ fate }) => fate === 'left').length;
  expect(saw / many.length).toBeGreaterThan(0.35);
  expect(out / many.length).toBeGreaterThan(0.08);
  expect(out / many.length).toBeLessThan(0.25);
});

test('a lone hero with treasure never draws another dragon card, and leaves at the first tower', () => {
  let laden = 0;
  for (const seed of many) {
    play(seed, glory, (state, chosen) => {
      const hero = at(state.heroes, 0);
      if (!hero.loot.some((card) => at(cards, card).id.startsWith('treasure-'))) return;
      laden++;
      expect(chosen).not.toBe('draw-dragon');
      expect(chosen).not.toBe('go-on');
    });
  }
  expect(laden).toBeGreaterThan(100);
});

test('in company nobody who is badly hurt walks in on the dragon; alone there is no other way to win', () => {
  for (const seed of many.slice(0, 60)) {
    play(
      seed,
      {},
      (state, chosen, seat) => {
        const hero = at(state.heroes, seat);
        const left = at(heroes, hero.hero).life - hero.wounds;
        const [, column, row] = /^(?:move|teleport):(\d+)-(\d+)$/.exec(chosen) ?? [];
        if (left < 5 && column !== undefined)
          expect(isChamber(Number(row) * 13 + Number(column))).toBe(false);
      },
      2,
    );
  }
});

/** The longest sequence of moves back to the cell just left. */
const toAndFro = (cells: readonly number[]): number => {
  let most = 0;
  let here = 0;
  for (let i = 2; i < cells.length; i++) {
    here = cells[i] === cells[i - 2] ? here + 1 : 0;
    most = Math.max(most, here);
  }
  return most;
};

test('a lone hero does not walk to and fro between two rooms, nor at the edge of a chasm', () => {
  for (let game = 0; game < 60; game++) {
    const way: number[] = [];
    play(`circles ${game}`, {}, ({ heroes: [hero] }) => {
      if (hero !== undefined && way.at(-1) !== hero.cell) way.push(hero.cell);
    });
    expect(toAndFro(way), `game ${game}`).toBeLessThan(8);
  }
});

test('in company few heroes who look for loot walk to and fro between a tower and the room beside it', () => {
  let circling = 0;
  for (let game = 0; game < 30; game++) {
    const ways: number[][] = [[], [], [], []];
    const look = ({ heroes: all }: State): void =>
      all.forEach(({ cell, fate }, seat) => {
        if (fate === 'inside' && ways[seat]?.at(-1) !== cell) ways[seat]?.push(cell);
      });
    play(`fro ${game}`, {}, look, 4);
    circling += ways.filter((way) => toAndFro(way) >= 6).length;
  }
  expect(circling / 120).toBeLessThan(0.12);
});

test('DQ-VAR-110: who starts late still goes for the hoard', () => {
  const robbed = (late: boolean): number =>
    Array.from({ length: 24 }, (_, game) => play(`late ${game}`, { 'late-start': late }, undefined, 4))
      .flatMap(({ heroes: all }) => all)
      .filter(({ dragonCards }) => dragonCards > 0).length;
  expect(robbed(true)).toBeGreaterThan(robbed(false) / 2);
});

describe('DQ-RUNE-08 the Teleportation Rune in place of a forced move', () => {
  const asked = (
    decision: 'DEC-DARK' | 'DEC-BRIDGE',
    cells: readonly [here: number, from: number],
    answers: readonly string[],
  ) => {
    const state = dungeonquest.setup(1, completeVariants(dungeonquest, 1, {}), new FastRng('rune'));
    const hero = at(state.heroes, 0);
    const treasure = cards.findIndex(({ id }) => id === 'treasure-ruby-ring');
    [hero.cell, hero.from] = cells;
    hero.loot = [treasure, treasure, treasure];
    hero.lootGold = [140, 140, 140];
    state.frames = [{ kind: 'ask', decision, seats: 1 }];
    const options = answers.map((name) => dungeonquest.optionNamed(name) ?? -1);
    let why = '';
    const advised = expert.advise(state, 0, options, new FastRng('a'), (reason) => {
      why = reason;
    });
    return [dungeonquest.nameOf(advised), why];
  };
  const around = ['teleport:2-0', 'teleport:1-1', 'teleport:0-0'];

  test('in Darkness it leads a laden hero into the tower next door', () => {
    expect(asked('DEC-DARK', [1, 2], ['roll', ...around])).toEqual(['teleport:0-0', 'dq-way']);
  });

  test('in Darkness it is kept where every way is about as long', () => {
    const [same = ''] = around;
    expect(asked('DEC-DARK', [1, 2], ['roll', same])).toEqual(['roll', 'dq-save-it']);
  });

  test('it leads to the tower when the way back over a bridge is barred', () => {
    expect(asked('DEC-BRIDGE', [1, 2], ['wait', 'cross', ...around])).toEqual(['teleport:0-0', 'dq-way']);
  });
});

test('no loot of any worth is thrown away before a bridge', () => {
  const state = dungeonquest.setup(1, completeVariants(dungeonquest, 1, {}), new FastRng('bridge'));
  const hero = at(state.heroes, 0);
  const index = (id: string): number => cards.findIndex((card) => card.id === id);
  const name = (id: string): number => dungeonquest.optionNamed(id) ?? -1;
  hero.loot = [index('corpse-rope'), index('crypt-gold-90')];
  hero.lootGold = [0, 90];
  state.frames = [{ kind: 'ask', decision: 'DEC-BRIDGE-LOOT', seats: 1 }];
  const options = [name('loot:corpse-rope'), name('loot:crypt-gold-90'), name('stop')];
  const advise = () => dungeonquest.nameOf(expert.advise(state, 0, options, new FastRng('a')));
  expect(advise()).toBe('loot:corpse-rope');
  hero.loot = [index('crypt-gold-90')];
  hero.lootGold = [90];
  expect(advise()).toBe('stop');
});

describe('the odds of tests', () => {
  test.each([
    [2, 35 / 36],
    [7, 15 / 36],
    [12, 0],
  ])('two dice show more than %i', (attribute, share) => {
    expect(fails(attribute)).toBeCloseTo(share);
  });

  test('a strong hero is through a test in about one turn, a weak one needs some', () => {
    expect(tries(12)).toBe(1);
    expect(tries(9)).toBeLessThan(1.3);
    expect(tries(4)).toBeGreaterThan(2);
    expect(tries(4)).toBeLessThan(4);
  });
});

test('a lone hero on the way to the hoard leaves crypts and the dead alone: nothing there wins (DQ-SOLO-05)', () => {
  let asked = 0;
  for (const seed of many.slice(0, 40)) {
    play(seed, {}, (state, chosen) => {
      const below = state.frames[state.frames.length - 2];
      const card = below?.kind === 'effects' && below.source === 'card' ? at(cards, below.of).id : '';
      if (!['dungeon-crypt', 'dungeon-dead-adventurer'].includes(card)) return;
      if (goalOf(state, 0, new Quest()) === 'loot') return;
      asked++;
      expect(chosen).toBe('no');
    });
  }
  expect(asked).toBeGreaterThan(10);
});
