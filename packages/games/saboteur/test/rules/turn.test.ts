import { completeVariants, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { saboteur } from '../../src/index.ts';
import {
  act,
  dice,
  dig,
  endgame,
  give,
  handIds,
  idle,
  newTable,
  onTurn,
  ruleOf,
  told,
  until,
} from '../scene.ts';

describe('a turn', () => {
  test('SB-TURN-01: turns go clockwise, and only the seat on turn is asked', () => {
    const table = newTable({ seats: 4, starter: 2 });
    expect(table.awaited).toEqual([2]);
    idle(table);
    expect(table.awaited).toEqual([3]);
    idle(table);
    expect(table.awaited).toEqual([0]);
    expect(table.game.whyNot(table.state, 1, saboteur.optionNamed('map:top') ?? -1)).toBe('SB-TURN-01');
  });

  test('SB-TURN-02: exactly one card leaves the hand, and only one’s own cards are offered', () => {
    const table = newTable({
      hands: { 0: ['path-cross', 'path-cross', 'map', 'dead-n', 'dead-e', 'dead-ns'] },
    });
    table.answer(0, 'map:top');
    expect(told(table, 'drew')).toHaveLength(1);
    expect(handIds(table, 0)).toHaveLength(6);
    expect(handIds(table, 0).filter((id) => id === 'map')).toHaveLength(0);
    expect(onTurn(table)).toBe(1);
    give(table, 1, 'path-cross', 'path-tee-nes', 'dead-nw', 'break-cart', 'repair-cart', 'dead-nes');
    expect(table.whyNot(1, 'map:top')).toBe('SB-TURN-02');
    expect(table.whyNot(1, 'discard:map')).toBe('SB-TURN-02');
    expect(table.whyNot(1, 'take:1')).toBe('SB-DEC-01');
  });

  test('SB-TURN-03, SB-RULING-06: every card may be discarded although cards could be played', () => {
    const table = newTable({
      hands: { 0: ['path-cross', 'path-cross', 'map', 'dead-n', 'break-cart', 'rockfall'] },
    });
    const options = table.options(0);
    expect(options).toContain('path:path-cross:1:0:0');
    expect(options.filter((option) => option.startsWith('discard'))).toEqual([
      'discard:path-cross',
      'discard:dead-n',
      'discard:break-cart',
      'discard:rockfall',
      'discard:map',
    ]);
  });

  test('SB-TURN-04, SB-DEC-02, SB-RULING-07: with an empty hand the only option is a pass that discards nothing', () => {
    const table = endgame(newTable(), { hands: [[], ['map'], ['map']] });
    expect(table.decision(0)).toBe('SB-DEC-02');
    expect(table.options(0)).toEqual(['pass']);
    expect(table.whyNot(0, 'discard:map')).toBe('SB-DEC-02');
    const discards = table.state.discards.length;
    table.answer(0, 'pass');
    expect(told(table, 'passed')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(ruleOf(table, 'passed')).toBe('SB-TURN-04');
    expect(table.state.discards).toHaveLength(discards);
    expect(onTurn(table)).toBe(1);
    expect(table.whyNot(1, 'pass')).toBe('SB-TURN-04');
  });

  test('SB-TURN-04: a pass needs nobody who listens', () => {
    const { state } = endgame(newTable(), { hands: [[], ['map'], ['map']] });
    saboteur.answer(state, 0, saboteur.optionNamed('pass') ?? -1, dice('pass'));
    expect(state.turn).toBe(1);
  });

  test('SB-TURN-05: after the action the top card of the draw pile is drawn, and only its owner is told which', () => {
    const table = newTable({ pile: ['dead-nesw', 'map'] });
    idle(table);
    expect(told(table, 'drew', 0)).toEqual([{ type: 'drew', seat: 0, pileLeft: 48, card: 'dead-nesw' }]);
    expect(told(table, 'drew', 1)).toEqual([{ type: 'drew', seat: 0, pileLeft: 48 }]);
    expect(handIds(table, 0)).toContain('dead-nesw');
    idle(table);
    expect(handIds(table, 1)).toContain('map');
  });

  test('SB-TURN-06: an empty draw pile stays empty', () => {
    const table = endgame(newTable(), { hands: [['map', 'map'], ['map'], ['map']] });
    table.answer(0, 'map:top').answer(1, 'map:top');
    expect(table.view(0).pileLeft).toBe(0);
    expect(handIds(table, 0)).toEqual(['map']);
    expect(handIds(table, 1)).toEqual([]);
    expect(table.state.discards.length).toBeGreaterThan(50);
  });

  test('SB-DEC-01: all lines of the decision at once, each distinct card and parameter once', () => {
    const table = dig(newTable(), 'path-straight-ew', 1, 0);
    act(table, 'break-lantern', 'break:break-lantern:2');
    until(table, 1);
    give(
      table,
      1,
      'path-straight-ew',
      'path-straight-ew',
      'break-lantern',
      'repair-lantern-cart',
      'rockfall',
      'map',
    );
    expect(table.decision(1)).toBe('SB-DEC-01');
    expect(table.options(1).sort()).toEqual(
      [
        'path:path-straight-ew:-1:0:0',
        'path:path-straight-ew:2:0:0',
        'break:break-lantern:0',
        'break:break-lantern:1',
        'repair:repair-lantern-cart:2:lantern',
        'rockfall:1:0',
        'map:top',
        'map:middle',
        'map:bottom',
        'discard:path-straight-ew',
        'discard:break-lantern',
        'discard:repair-lantern-cart',
        'discard:rockfall',
        'discard:map',
      ].sort(),
    );
  });

  test('SB-RULING-20: who repairs a tool cannot dig in the same turn', () => {
    const table = newTable({ hands: { 1: ['repair-cart', 'path-cross'] } });
    act(table, 'break-cart', 'break:break-cart:1');
    expect(table.whyNot(1, 'path:path-cross:1:0:0')).toBe('SB-PATH-01');
    table.answer(1, 'repair:repair-cart:1:cart');
    expect(table.awaited).toEqual([2]);
    until(table, 1);
    expect(table.options(1)).toContain('path:path-cross:1:0:0');
  });

  test('SB-RULING-29: no move exists for talking or for showing a card', () => {
    const verbs = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const rng = dice(`talk ${game}`);
      const seats = 3 + (game % 8);
      const state = saboteur.setup(seats, completeVariants(saboteur, seats, {}), rng);
      while (state.phase !== 'over') {
        const options = optionsOf(saboteur, state, state.turn);
        for (const option of options) verbs.add(saboteur.nameOf(option).split(':')[0] ?? '');
        saboteur.answer(state, state.turn, rng.pick(options), rng);
      }
    }
    expect([...verbs].filter((verb) => verb !== 'take').sort()).toEqual([
      'break',
      'discard',
      'map',
      'path',
      'repair',
      'rockfall',
    ]);
    for (const name of ['show:path-cross', 'say:hello', 'claim:miner']) {
      expect(saboteur.optionNamed(name)).toBeUndefined();
    }
  });
});

describe('passing', () => {
  test('SB-PASS-01: of a discard the turns of the round tell that it was one, of every other card what was done with it', () => {
    const table = dig(newTable(), 'path-cross', 1, 0);
    act(table, 'dead-n', 'discard:dead-n');
    act(table, 'break-cart', 'break:break-cart:1');
    const turns = table.view('spectator').turns.map(({ seat, option }) => [seat, saboteur.nameOf(option)]);
    expect(turns).toEqual([
      [0, 'path:path-cross:1:0:0'],
      [1, 'discard'],
      [2, 'break:break-cart:1'],
    ]);
  });

  test('SB-PASS-01: the card is known to who discarded it and never shown to anybody else, not even at the end', () => {
    const table = act(newTable({ variants: { rounds: 1 } }), 'path-cross', 'discard:path-cross');
    while (saboteur.awaited(table.state) !== 0) idle(table);
    expect(table.view(0).discards[0]).toEqual({ seat: 0, card: 'path-cross', faceUp: false });
    for (const viewer of [1, 2, 'spectator'] as const) {
      const { discards } = table.view(viewer);
      expect(discards[0]).toEqual({ seat: 0, card: 'hidden', faceUp: false });
      expect(discards.filter(({ seat, card }) => seat !== viewer && card !== 'hidden')).toEqual([]);
    }
    expect(saboteur.nameOf(table.state.history[0] ?? -1)).toBe('discard');
    expect(table.view(0).turns[0]?.option).toBe(table.view(1).turns[0]?.option);
  });

  test('SB-RULING-30: face-up discards stay to be looked through, face-down ones do not', () => {
    const table = act(newTable(), 'map', 'map:top');
    act(table, 'dead-n', 'discard:dead-n');
    expect(table.view('spectator').discards).toEqual([
      { seat: 0, card: 'map', faceUp: true },
      { seat: 1, card: 'hidden', faceUp: false },
    ]);
  });
});
