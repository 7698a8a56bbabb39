import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/index.ts';
import { act, endgame, give, newTable, onTurn, placements, told, until } from '../scene.ts';

const brokenOf = (table: ReturnType<typeof newTable>, seat: number) =>
  table.view('spectator').players[seat]?.broken;

describe('broken tools', () => {
  test('SB-BREAK-01: a break card lies face up in front of whomever it was played on', () => {
    const table = newTable();
    give(table, 0, 'break-lantern');
    expect(table.options(0).filter((option) => option.startsWith('break:break-lantern'))).toEqual([
      'break:break-lantern:0',
      'break:break-lantern:1',
      'break:break-lantern:2',
    ]);
    table.answer(0, 'break:break-lantern:2');
    expect(told(table, 'tool-broken', 1)).toEqual([
      { type: 'tool-broken', seat: 0, target: 2, card: 'break-lantern', tool: 'lantern' },
    ]);
    expect(brokenOf(table, 2)).toEqual(['lantern']);
    expect(table.view('spectator').discards).toEqual([]);
  });

  test('SB-RULING-05: one’s own tool may be broken too', () => {
    const table = act(newTable(), 'break-cart', 'break:break-cart:0');
    expect(brokenOf(table, 0)).toEqual(['cart']);
    until(table, 0);
    expect(placements(table, 'path-cross')).toEqual([]);
  });

  test('SB-BREAK-02: at most one broken card of each tool, so at most three', () => {
    const table = newTable();
    act(table, 'break-pickaxe', 'break:break-pickaxe:1');
    act(table, 'break-lantern', 'break:break-lantern:1');
    act(table, 'break-cart', 'break:break-cart:1');
    expect(brokenOf(table, 1)).toEqual(['pickaxe', 'lantern', 'cart']);
    give(table, 0, 'break-pickaxe', 'break-lantern', 'break-cart');
    expect(table.options(0).filter((option) => option.startsWith('break') && option.endsWith(':1'))).toEqual(
      [],
    );
    for (const tool of ['pickaxe', 'lantern', 'cart']) {
      expect(table.whyNot(0, `break:break-${tool}:1`)).toBe('SB-BREAK-02');
    }
    for (const nobody of [3, 7]) expect(table.whyNot(0, `break:break-cart:${nobody}`)).toBe('SB-BREAK-01');
  });

  test('SB-BREAK-03: with a broken tool action cards and passing remain', () => {
    const table = act(newTable(), 'break-pickaxe', 'break:break-pickaxe:1');
    give(table, 1, 'map', 'break-pickaxe', 'path-cross');
    const options = table.options(1);
    expect(options).toContain('map:bottom');
    expect(options).toContain('break:break-pickaxe:0');
    expect(options).toContain('discard:path-cross');
    expect(options.filter((option) => option.startsWith('path'))).toEqual([]);
  });

  test('SB-RULING-22: a break card that everybody has already can only be discarded', () => {
    const table = newTable();
    for (const target of [0, 1, 2]) act(table, 'break-cart', `break:break-cart:${target}`);
    endgame(table, {
      hands: [['path-cross'], ['path-cross'], []],
      broken: { 0: ['cart'], 1: ['cart'], 2: ['cart'] },
    });
    // All three copies are on the table, so others are put into the hands for this position.
    for (const seat of [0, 1]) table.state.hands[seat * 6] = kindOf('break-cart');
    expect(table.options(0)).toEqual(['discard:break-cart']);
    expect(table.whyNot(0, 'break:break-cart:1')).toBe('SB-BREAK-02');
    // So no hand holds a playable card.
    table.answer(0, 'discard:break-cart');
    expect(told(table, 'round-ended')).toHaveLength(1);
  });
});

describe('repairs', () => {
  test('SB-REPAIR-01: only where a tool that the card shows is broken, oneself included', () => {
    const table = act(newTable(), 'break-cart', 'break:break-cart:1');
    give(table, 1, 'repair-cart', 'repair-lantern', 'repair-pickaxe-cart', 'repair-pickaxe-lantern');
    expect(table.options(1).filter((option) => option.startsWith('repair'))).toEqual([
      'repair:repair-cart:1:cart',
      'repair:repair-pickaxe-cart:1:cart',
    ]);
    expect(table.whyNot(1, 'repair:repair-cart:0:cart')).toBe('SB-REPAIR-01');
    const other = act(newTable(), 'break-cart', 'break:break-cart:2');
    act(other, 'repair-cart', 'repair:repair-cart:2:cart');
    expect(brokenOf(other, 2)).toEqual([]);
  });

  test('SB-REPAIR-02: broken card and repair card both go face up to the discard pile', () => {
    const table = act(newTable(), 'break-cart', 'break:break-cart:1');
    act(table, 'repair-lantern-cart', 'repair:repair-lantern-cart:1:cart');
    expect(table.view('spectator').discards).toEqual([
      { seat: 1, card: 'break-cart', faceUp: true },
      { seat: 1, card: 'repair-lantern-cart', faceUp: true },
    ]);
    expect(told(table, 'tool-repaired')).toEqual([
      { type: 'tool-repaired', seat: 1, target: 1, card: 'repair-lantern-cart', tool: 'cart', canDig: true },
    ]);
  });

  test('SB-REPAIR-03, SB-RULING-21: with both tools broken the player names one, and only that one goes', () => {
    const table = act(newTable(), 'break-pickaxe', 'break:break-pickaxe:2');
    act(table, 'break-cart', 'break:break-cart:2');
    give(table, onTurn(table), 'repair-pickaxe-cart');
    expect(table.options(2).filter((option) => option.startsWith('repair:repair-pickaxe-cart'))).toEqual([
      'repair:repair-pickaxe-cart:2:pickaxe',
      'repair:repair-pickaxe-cart:2:cart',
    ]);
    expect(table.whyNot(2, 'repair:repair-pickaxe-cart:2:lantern')).toBe('SB-REPAIR-03');
    table.answer(2, 'repair:repair-pickaxe-cart:2:pickaxe');
    expect(brokenOf(table, 2)).toEqual(['cart']);
    expect(told(table, 'tool-repaired')).toMatchObject([{ canDig: false }]);
  });
});
