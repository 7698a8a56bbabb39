import { completeVariants, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import {
  anyPlayable,
  type CardId,
  cardId,
  discardKind,
  handOf,
  isFaceDown,
  kindOf,
  playableBy,
  saboteur,
} from '../src/index.ts';
import { act, dice, dig, endgame, idle, lay, newTable, type Table, until, won } from './scene.ts';
import { distinct, worlds } from './worlds.ts';

/** Turns face-up discards of the endgame into face-down ones of a seat. */
function hide(table: Table, seat: number, ...ids: readonly CardId[]): void {
  for (const id of ids) {
    const place = table.state.discards.indexOf(kindOf(id));
    if (place < 0) throw new Error(`no ${id} among the discards`);
    table.state.discards[place] = (seat << 6) | 32 | kindOf(id);
  }
}

describe('roles', () => {
  test('one’s own role stays, the others’ and the card set aside take every form that the numbers allow', () => {
    const table = newTable({ seats: 5, saboteurs: [0, 3] });
    const seen = worlds(table, 0, 400);
    expect(seen.every((state) => (state.saboteurs & 1) === 1)).toBe(true);
    // One saboteur card more: at one of four seats, or aside.
    expect(distinct(seen.map((state) => [state.saboteurs, state.aside]))).toHaveLength(5);
    const spectator = worlds(table, 'spectator', 600);
    expect(distinct(spectator.map((state) => state.saboteurs))).toHaveLength(10 + 5);
    for (const state of spectator) expect(saboteur.census(state)).toMatchObject({ saboteur: 2, miner: 4 });
  });

  test('with allSaboteurs there is no card aside to hide a saboteur', () => {
    const table = newTable({ seats: 5, saboteurs: [0, 3], variants: { allSaboteurs: true } });
    const seen = worlds(table, 0);
    expect(distinct(seen.map((state) => state.saboteurs))).toHaveLength(4);
    expect(distinct(seen.map((state) => state.aside))).toEqual(['-1']);
  });

  test('once the round has ended, roles and goals are dealt anew for nobody', () => {
    const table = won({ seats: 5, saboteurs: [0, 3] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(
        distinct(worlds(table, viewer, 50).map(({ saboteurs, aside, goals }) => [saboteurs, aside, goals])),
      ).toHaveLength(1);
    }
  });
});

describe('goals', () => {
  test('SB-RULING-38: what a map has shown stays in every world of that seat, and only there', () => {
    const table = act(newTable(), 'map', 'map:middle');
    expect(distinct(worlds(table, 0).map(({ goals }) => goals[1]))).toHaveLength(1);
    expect(distinct(worlds(table, 0).map(({ goals }) => goals[0]))).toHaveLength(2);
    expect(distinct(worlds(table, 1).map(({ goals }) => goals[1]))).toHaveLength(3);
    until(table, 0);
    act(table, 'map', 'map:top');
    expect(distinct(worlds(table, 0).map(({ goals }) => goals))).toHaveLength(1);
  });
});

describe('play cards', () => {
  test('own hand and own discards stay; other hands, the pile and other discards are dealt anew', () => {
    const table = act(newTable(), 'dead-n', 'discard:dead-n');
    act(table, 'dead-e', 'discard:dead-e');
    for (const state of worlds(table, 0, 50)) {
      expect(handOf(state, 0)).toEqual(handOf(table.state, 0));
      expect(cardId(discardKind(state.discards[0] ?? 0))).toBe('dead-n');
      expect(saboteur.census(state)).toEqual(saboteur.census(table.state));
    }
    const seen = worlds(table, 0);
    expect(distinct(seen.map((state) => discardKind(state.discards[1] ?? 0))).length).toBeGreaterThan(10);
    expect(distinct(seen.map((state) => handOf(state, 1))).length).toBeGreaterThan(100);
    expect(distinct(seen.map((state) => state.pile[state.pileLeft - 1])).length).toBeGreaterThan(10);
  });

  test('SB-RULING-35, SB-EX-42: while the round goes on without a draw pile, a seat with nothing playable knows that another has', () => {
    const table = endgame(newTable(), {
      hands: [['map'], ['path-cross'], ['path-tee-nes']],
      broken: { 1: ['cart'] },
    });
    // Nothing is broken but B's cart: of these only the tee and the repair of a cart can be played.
    hide(table, 0, 'repair-lantern', 'repair-pickaxe', 'repair-cart', 'rockfall');
    table.answer(0, 'map:top');
    for (const state of worlds(table, 1)) {
      const [card = -1] = handOf(state, 2);
      expect(playableBy(state, 2, card)).toBe(true);
    }
    expect(distinct(worlds(table, 1).map((state) => handOf(state, 2)))).toHaveLength(2);
  });

  test('SB-RULING-35: a path card that fits nowhere is not the playable one that another must have', () => {
    // The start is open to the east only.
    const table = lay(newTable(), 'dead-n(0,1,0)', 'dead-ns(0,-1,0)', 'dead-ew(-1,0,0)');
    endgame(table, { hands: [['map'], ['path-cross'], ['path-tee-nes']], broken: { 1: ['cart'] } });
    hide(table, 0, 'path-straight-ns', 'path-straight-ns');
    table.answer(0, 'map:top');
    expect(distinct(worlds(table, 1).map((state) => handOf(state, 2).map(cardId)))).toEqual([
      '["path-tee-nes"]',
    ]);
  });

  test('SB-EX-42: A, who knows neither hand, finds the playable card now with B, now with C', () => {
    const table = endgame(newTable(), { hands: [['map'], ['path-cross'], ['map']], broken: { 1: ['cart'] } });
    table.answer(0, 'map:top');
    const playable = worlds(table, 0).map((state) =>
      [1, 2].filter((seat) => handOf(state, seat).some((kind) => playableBy(state, seat, kind))),
    );
    expect(distinct(playable)).toEqual(['[1,2]', '[2]']);
  });

  test('SB-RULING-35: a seat that holds a playable card itself learns nothing of the others', () => {
    const table = endgame(newTable(), { hands: [['dead-n'], ['map'], ['map']] });
    hide(table, 0, 'repair-lantern', 'repair-pickaxe');
    table.answer(0, 'discard:dead-n');
    const cards = worlds(table, 1).map((state) => handOf(state, 2).map(cardId));
    expect(distinct(cards)).toEqual(distinct([['dead-n'], ['map'], ['repair-lantern'], ['repair-pickaxe']]));
  });

  test('SB-RULING-35: a playable card is found even where it is one of very many', () => {
    const table = endgame(newTable({ seats: 10 }), {
      hands: [['dead-n'], ['dead-e'], ['map'], [], [], [], [], [], [], []],
      broken: { 0: ['cart'], 1: ['cart'], 2: ['cart'] },
    });
    const useless: CardId[] = [
      'path-cross',
      'path-cross',
      'path-cross',
      'path-tee-nes',
      'path-tee-nes',
      'path-tee-new',
    ];
    hide(
      table,
      3,
      ...useless,
      'path-curve-ne',
      'path-curve-ne',
      'path-curve-nw',
      'rockfall',
      'rockfall',
      'rockfall',
    );
    table.answer(0, 'discard:dead-n');
    for (const state of worlds(table, 1, 300)) expect(anyPlayable(state)).toBe(true);
    expect(distinct(worlds(table, 1).map((state) => handOf(state, 2).map(cardId)))).toEqual(['["map"]']);
  });

  test('SB-RULING-35: after the last round ended without treasure no world has a playable card in a hand, and its last discard was one', () => {
    const table = newTable({ seats: 4, variants: { rounds: 1 } });
    dig(table, 'path-cross', 1, 0);
    act(table, 'break-cart', 'break:break-cart:2');
    while (saboteur.awaited(table.state) !== 0) idle(table);
    const { history, discards } = table.state;
    const last = (history.length - 1) % 4;
    expect(history.length).toBeGreaterThan(43);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      for (const state of worlds(table, viewer, 60)) {
        expect(anyPlayable(state)).toBe(false);
        const card = state.discards[discards.length - 1] ?? 0;
        expect(isFaceDown(card)).toBe(true);
        expect(playableBy(state, last, discardKind(card))).toBe(true);
      }
    }
  });

  test('SB-RULING-35: with hands-empty nothing is told, so worlds without a playable card are possible', () => {
    const table = endgame(newTable({ variants: { roundEnd: 'hands-empty' } }), {
      hands: [['map'], ['path-cross'], ['map']],
      broken: { 1: ['cart'] },
    });
    hide(table, 0, 'repair-lantern', 'repair-pickaxe');
    table.answer(0, 'map:top');
    expect(worlds(table, 1).some((state) => !anyPlayable(state))).toBe(true);
  });
});

describe('worlds in general', () => {
  test('the viewer `all` gets the state itself', () => {
    const table = idle(newTable());
    expect(saboteur.redeal(table.state, 'all', dice('x'))).toEqual(table.state);
  });

  test('a world can be played on to the end by any seat', () => {
    for (let game = 0; game < 20; game++) {
      const rng = dice(`on ${game}`);
      const seats = 3 + (game % 8);
      const start = saboteur.setup(seats, completeVariants(saboteur, seats, {}), rng);
      for (let i = 0; i < 60; i++) {
        const options = optionsOf(saboteur, start, start.turn);
        saboteur.answer(start, start.turn, rng.pick(options), rng);
      }
      const world = saboteur.redeal(start, game % seats, rng);
      while (world.phase !== 'over') {
        const options = optionsOf(saboteur, world, world.turn);
        saboteur.answer(world, world.turn, rng.pick(options), rng);
      }
      expect(saboteur.census(world)).toEqual(saboteur.census(start));
    }
  });
});
