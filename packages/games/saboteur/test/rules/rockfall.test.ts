import { describe, expect, test } from 'vitest';
import { act, dig, give, goalsUp, handIds, lay, newTable, onTurn, paths, told, verdict } from '../scene.ts';

describe('rockfall', () => {
  test('SB-ROCK-01, SB-RULING-04, SB-RULING-31: who plays it chooses a card, connected or dead end; both are discarded face up', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)', 'dead-n(0,1,0)');
    give(table, 2, 'rockfall');
    expect(table.options(2).filter((option) => option.startsWith('rockfall'))).toEqual([
      'rockfall:1:0',
      'rockfall:0:1',
    ]);
    const hand = handIds(table, 2);
    table.answer(2, 'rockfall:0:1');
    expect(table.view('spectator').discards).toEqual([
      { seat: 2, card: 'dead-n', faceUp: true },
      { seat: 2, card: 'rockfall', faceUp: true },
    ]);
    // The card goes to nobody's hand: one rockfall less, one drawn card more.
    const drawn = told(table, 'drew', 2)[0]?.card;
    expect(handIds(table, 2).sort()).toEqual(
      [...hand.filter((id, i) => id !== 'rockfall' || i !== hand.indexOf('rockfall')), drawn ?? ''].sort(),
    );
    expect(told(table, 'rockfall')).toEqual([
      { type: 'rockfall', seat: 2, card: 'dead-n', x: 0, y: 1, rotation: 0, laidBy: 1, cutOff: 0 },
    ]);
  });

  test('SB-ROCK-02: start and goals, face down or face up, cannot be chosen', () => {
    const table = newTable({ goals: ['goal-stone-nw', 'goal-stone-ne', 'goal-treasure'] });
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    lay(table, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)');
    expect(goalsUp(table)).toEqual({ middle: 180 });
    const seat = onTurn(table);
    give(table, seat, 'rockfall');
    expect(table.options(seat).filter((option) => option.startsWith('rockfall'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((x) => `rockfall:${x}:0`),
    );
    for (const cell of ['0:0', '8:0', '8:2'])
      expect(table.whyNot(seat, `rockfall:${cell}`)).toBe('SB-ROCK-02');
    expect(table.whyNot(seat, 'rockfall:1:5')).toBe('SB-ROCK-01');
  });

  test('SB-ROCK-03: with no path card on the table it cannot be played', () => {
    const table = newTable();
    give(table, 0, 'rockfall');
    expect(table.options(0).filter((option) => option.startsWith('rockfall'))).toEqual([]);
    expect(table.options(0)).toContain('discard:rockfall');
    expect(table.whyNot(0, 'rockfall:1:0')).toBe('SB-ROCK-03');
  });

  test('SB-ROCK-04: the gap is filled under the normal rules', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)', 'path-straight-ew(2,0,0)');
    act(table, 'rockfall', 'rockfall:1:0');
    expect(verdict(table, 'path-straight-ns', 1, 0)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-curve-nw', 1, 0)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-tee-new', 1, 0)).toBe('legal');
    dig(table, 'path-tee-new', 1, 0);
    expect(paths(table)).toEqual(['path-straight-ew(2,0,0)', 'path-tee-new(1,0,0)']);
  });

  test('SB-ROCK-05: cards cut off stay and are joined again by a later card', () => {
    const table = lay(
      newTable(),
      'path-straight-ew(1,0,0)',
      'path-cross(2,0,0)',
      'path-straight-ns(2,1,0)',
      'dead-e(3,0,180)',
    );
    act(table, 'rockfall', 'rockfall:1:0');
    expect(told(table, 'rockfall')).toMatchObject([{ cutOff: 2 }]);
    expect(paths(table)).toHaveLength(3);
    expect(table.view(0).maze.filter(({ joined }) => joined)).toHaveLength(1);
    // A card elsewhere joins none of them.
    dig(table, 'path-straight-ew', -1, 0);
    expect(told(table, 'path-played')).toMatchObject([{ rejoined: 0 }]);
    dig(table, 'path-straight-ew', 1, 0);
    expect(told(table, 'path-played')).toMatchObject([{ rejoined: 2 }]);
    expect(table.view(0).maze.filter(({ joined }) => joined)).toHaveLength(5);
  });

  test('SB-ROCK-05: a rockfall tells how many cards it cuts off; one that was cut off before and is gone hides none', () => {
    const table = lay(
      newTable(),
      'path-straight-ew(1,0,0)',
      'path-cross(2,0,0)',
      'path-straight-ns(2,1,0)',
      'dead-e(3,0,180)',
    );
    const falls = (at: string): number | undefined => {
      act(table, 'rockfall', `rockfall:${at}`);
      return told(table, 'rockfall').at(-1)?.cutOff;
    };
    expect(falls('1:0')).toBe(2);
    expect(falls('2:1')).toBe(0);
    expect(falls('3:0')).toBe(0);
    expect(table.view(0).cutOff).toBe(1);
  });

  test('SB-ROCK-06: a goal turned up stays so, in its orientation, when the tunnel to it is gone', () => {
    const table = newTable({ goals: ['goal-stone-nw', 'goal-stone-ne', 'goal-treasure'] });
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    lay(table, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)');
    act(table, 'rockfall', 'rockfall:7:0');
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(table.view(0).goals[1]).toMatchObject({ card: 'goal-stone-ne', known: 'open' });
  });

  test('SB-RULING-14: a turned-up stone joins a part that was cut off', () => {
    const table = newTable({ goals: ['goal-treasure', 'goal-stone-ne', 'goal-stone-nw'] });
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    // The stone opens S and W; the curve at (8, 1) hangs on its south side only.
    lay(table, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)', 'path-curve-nw(8,1,0)');
    act(table, 'rockfall', 'rockfall:7:0');
    expect(table.view(0).cutOff).toBe(2);
    expect(verdict(table, 'path-straight-ew', 7, 1)).toBe('SB-PATH-05');
    dig(table, 'path-straight-ew', 7, 0);
    expect(told(table, 'path-played')).toMatchObject([{ rejoined: 2 }]);
    expect(verdict(table, 'path-tee-nes', 7, 1, 0)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-curve-ne', 7, 1, 180)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ew', 7, 1)).toBe('legal');
  });
});
