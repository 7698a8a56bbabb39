import { FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { welcomeToTheDungeon as game, MONSTER_IDS } from '../src/index.ts';
import { enter, newTable, play, requireRun, type Table } from './scene.ts';

/** A adds a goblin, B adds an orc, C sets the dragon aside under the torch, A has drawn a lich. */
const position = (): Table =>
  play(
    newTable({ deck: ['goblin', 'orc', 'dragon', 'lich', 'demon'] }),
    ...['0 draw', '0 add', '1 draw', '1 add', '2 draw', '2 sacrifice:warrior-torch', '0 draw'],
  );

describe('who knows what', () => {
  test('the order of the deck is known to nobody', () => {
    const table = position();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.view(viewer).deck).toBe(9);
      expect(JSON.stringify({ ...table.view(viewer), kinds: [] })).not.toContain('demon');
    }
  });

  test('the monster just drawn is known to the one who drew it', () => {
    const table = position();
    expect(table.view(0).drawn).toEqual({ seat: 0, monster: 'lich' });
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(table.view(viewer).drawn).toEqual({ seat: 0, monster: 'unknown' });
  });

  test('WD-RULING-29: who added which dungeon card is public, its kind is known to that seat alone', () => {
    const table = position();
    const kinds = (viewer: 0 | 1 | 2 | 'spectator') => table.view(viewer).pile.map(({ monster }) => monster);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(table.view(viewer).pile.map(({ by }) => by)).toEqual([0, 1]);
    expect(kinds(0)).toEqual(['goblin', 'unknown']);
    expect(kinds(1)).toEqual(['unknown', 'orc']);
    expect(kinds(2)).toEqual(['unknown', 'unknown']);
    expect(kinds('spectator')).toEqual(['unknown', 'unknown']);
  });

  test('WD-RULING-21: a monster set aside can be looked at again by the one who set it aside', () => {
    const table = play(position(), '0 add', '1 pass', '2 pass');
    expect(table.view(2).players[2]?.aside).toEqual([{ tile: 'warrior-torch', monster: 'dragon' }]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(table.view(viewer).players[2]?.aside).toEqual([{ tile: 'warrior-torch', monster: 'unknown' }]);
  });

  test('what a seat has seen is kept after passing and during the run', () => {
    const table = play(position(), '0 add', '1 pass', '2 pass');
    expect(requireRun(table).runner).toBe(0);
    expect(table.view(1).pile.map(({ monster }) => monster)).toEqual(['unknown', 'orc', 'unknown']);
    expect(table.view(0).pile.map(({ monster }) => monster)).toEqual(['goblin', 'unknown', 'lich']);
  });

  test('a card that Polymorph turns up becomes public', () => {
    const table = enter({
      adventurer: 'mage',
      tiles: ['polymorph'],
      pile: ['goblin', 'goblin'],
      deck: ['lich'],
    });
    const { runner } = requireRun(table);
    table.answer(runner, 'polymorph');
    expect(table.view('spectator').kinds.find(({ id }) => id === 'lich')?.unseen).toBe(0);
  });

  test('the archive sees everything', () => {
    const view = position().view('all');
    expect(view.pile.map(({ monster }) => monster)).toEqual(['goblin', 'orc']);
    expect(view.drawn?.monster).toBe('lich');
    expect(view.kinds.every(({ unseen }) => unseen === 0)).toBe(true);
  });

  test('unseen copies and the tile that would defeat each kind are worked out for the viewer', () => {
    const { kinds } = position().view(0);
    expect(kinds.map(({ unseen }) => unseen)).toEqual([1, 2, 2, 2, 2, 0, 1, 1]);
    expect(Object.fromEntries(kinds.map(({ id, defeatedBy }) => [id, defeatedBy]))).toEqual({
      goblin: undefined,
      skeleton: 'warrior-holy-grail',
      orc: undefined,
      vampire: 'warrior-holy-grail',
      golem: undefined,
      lich: 'warrior-holy-grail',
      demon: undefined,
      dragon: 'warrior-dragon-spear',
    });
    expect(kinds.map(({ id }) => id)).toEqual(MONSTER_IDS);
  });
});

describe('redeal', () => {
  test('only cards the viewer has not seen move, and they reach every hidden place', () => {
    const { state } = position();
    const places = new Map<number, Set<number>>();
    for (let n = 0; n < 300; n++) {
      const world = game.redeal(state, 0, new FastRng(`world ${n}`));
      expect([world.cards[0], world.cards[3]]).toEqual([state.cards[0], state.cards[3]]);
      expect([...world.cards].sort()).toEqual([...state.cards].sort());
      for (const [card, kind] of world.cards.entries()) {
        if (!places.has(card)) places.set(card, new Set());
        places.get(card)?.add(kind);
      }
    }
    // 11 hidden cards of seven kinds: the lich and one goblin are known
    for (const [card, kinds] of places) expect(kinds.size).toBe(card === 0 || card === 3 ? 1 : 7);
  });

  test('what lies open after the result stays; the deck is dealt anew', () => {
    const table = play(
      newTable({ seats: 2, deck: ['orc', 'lich'] }),
      '0 draw',
      '0 add',
      '1 pass',
      '0 name:orc',
    );
    const world = game.redeal(table.state, 1, new FastRng('open'));
    expect(world.cards[0]).toBe(table.state.cards[0]);
    expect(game.view(world, 1)).toEqual(table.view(1));
    expect(world.cards).not.toEqual(table.state.cards);
  });

  test('for the archive nothing moves', () => {
    const { state } = position();
    expect(game.redeal(state, 'all', new FastRng('all'))).toEqual(state);
  });
});
