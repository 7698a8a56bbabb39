import { describe, expect, test } from 'vitest';
import type { GoalCardId } from '../../src/index.ts';
import {
  CORRIDOR,
  dig,
  endgame,
  goalsUp,
  handIds,
  idle,
  lay,
  lost,
  newTable,
  told,
  verdict,
  won,
} from '../scene.ts';

const row = [1, 2, 3, 4, 5].map((x) => `path-cross(${x},0,0)`);
const TO_MIDDLE = [...row, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)'];
const STONE_IN_THE_MIDDLE: readonly GoalCardId[] = ['goal-stone-nw', 'goal-stone-ne', 'goal-treasure'];

describe('reaching goals', () => {
  test('SB-GOAL-01: a connected card with an open side at a face-down goal turns it up', () => {
    const table = lay(newTable({ goals: STONE_IN_THE_MIDDLE }), ...TO_MIDDLE);
    expect(told(table, 'goal-turned')).toEqual([
      {
        type: 'goal-turned',
        seat: 0,
        slot: 'middle',
        card: 'goal-stone-ne',
        rotation: 180,
        x: 8,
        y: 0,
      },
    ]);
    expect(table.view('spectator').goals.map(({ known }) => known)).toEqual(['hidden', 'open', 'hidden']);
  });

  test('SB-GOAL-01, SB-RULING-16: a dead end beside a goal turns up nothing', () => {
    const table = lay(newTable(), ...row, 'path-straight-ew(6,0,0)', 'dead-nesw(7,0,0)');
    expect(told(table, 'goal-turned')).toEqual([]);
    expect(goalsUp(table)).toEqual({});
  });

  test('SB-GOAL-02, SB-RULING-11: all goals reached by one card are turned up, treasure or not', () => {
    const below = lay(newTable(), ...CORRIDOR, 'path-straight-ew(7,1,0)', 'path-cross(8,1,0)');
    expect(told(below, 'goal-turned').map(({ slot }) => slot)).toEqual(['middle', 'bottom']);
    const treasure = lay(
      newTable({ goals: ['goal-stone-ne', 'goal-stone-nw', 'goal-treasure'] }),
      ...CORRIDOR,
      'path-straight-ew(7,1,0)',
      'path-cross(8,1,0)',
    );
    expect(told(treasure, 'goal-turned').map(({ card }) => card)).toEqual(['goal-stone-nw', 'goal-treasure']);
    expect(told(treasure, 'round-ended')).toMatchObject([{ winner: 'miners' }]);
  });

  test('SB-GOAL-03, SB-RULING-12: a stone turns so that its side toward the card is open, whichever side that is', () => {
    // From the west.
    expect(goalsUp(lay(newTable({ goals: STONE_IN_THE_MIDDLE }), ...TO_MIDDLE))).toEqual({ middle: 180 });
    // From below: the north-east stone opens S, the north-west stone N.
    const both = lay(newTable(), ...CORRIDOR, 'path-straight-ew(7,1,0)', 'path-cross(8,1,0)');
    expect(goalsUp(both)).toEqual({ middle: 180, bottom: 0 });
    // From the east.
    const behind = lay(
      newTable(),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-curve-nw(9,1,0)',
      'path-curve-ne(9,0,180)',
    );
    expect(goalsUp(behind)).toEqual({ middle: 0 });
  });

  test('SB-GOAL-04: its other sides need not match what lies there already', () => {
    const table = lay(
      newTable(),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-cross(7,0,0)',
    );
    // The stone opens S toward the closed north side of (8, 1).
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(table.state.phase).toBe('turn');
  });

  test('SB-GOAL-05, SB-RULING-13: tunnels go through a turned-up stone, and cards beside it must match it', () => {
    const table = lay(newTable({ goals: STONE_IN_THE_MIDDLE }), ...TO_MIDDLE);
    expect(verdict(table, 'path-straight-ew', 8, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ns', 8, -1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-curve-nw', 8, 1)).toBe('legal');
    dig(table, 'path-curve-nw', 8, 1);
    expect(verdict(table, 'path-straight-ew', 7, 1)).toBe('legal');
  });

  test('SB-GOAL-06, SB-RULING-27: the treasure ends the round at once, and the finisher does not draw', () => {
    const table = won({ finisher: 1, seats: 4 });
    expect(table.state.finisher).toBe(1);
    expect(told(table, 'drew')).toEqual([]);
    expect(handIds(table, 1)).toHaveLength(5);
    expect(table.state.phase).toBe('draft');
  });
});

describe('end of a round', () => {
  test('SB-END-01: the treasure turned up, the miners win', () => {
    expect(told(won({ finisher: 2 }), 'round-ended')).toEqual([
      { type: 'round-ended', round: 1, winner: 'miners', finisher: 2, turns: 7 },
    ]);
  });

  test('SB-END-02: an empty pile and no playable card end the round after a turn; the draw counts', () => {
    const table = endgame(newTable(), { hands: [['map', 'dead-n'], [], []], broken: { 0: ['cart'] } });
    table.answer(0, 'map:top');
    expect(told(table, 'round-ended')).toMatchObject([{ winner: 'saboteurs' }]);
    const drawn = endgame(newTable(), { hands: [['dead-n'], [], []], broken: { 0: ['cart'] } });
    drawn.state.pile = [26];
    drawn.state.pileLeft = 1;
    drawn.answer(0, 'discard:dead-n');
    expect(told(drawn, 'drew', 0)).toMatchObject([{ card: 'map' }]);
    expect(told(drawn, 'round-ended')).toEqual([]);
  });

  test('SB-END-02: while there is a card in the pile the round goes on, playable cards or not', () => {
    const table = endgame(newTable(), {
      hands: [['dead-n', 'dead-e'], ['dead-ns'], ['dead-ew']],
      broken: { 0: ['cart'], 1: ['cart'], 2: ['cart'] },
    });
    table.state.pile = [0, 0];
    table.state.pileLeft = 2;
    table.answer(0, 'discard:dead-n');
    expect(told(table, 'round-ended')).toEqual([]);
    table.answer(1, 'discard:dead-ns');
    expect(told(table, 'round-ended')).toMatchObject([{ winner: 'saboteurs' }]);
  });

  test.each([
    ['a map is always', { hands: [['dead-n'], ['map'], []] }, true],
    ['a path card that fits, with whole tools', { hands: [['dead-n'], ['path-cross'], []] }, true],
    [
      'a path card that fits, with a broken tool',
      { hands: [['dead-n'], ['path-cross'], []], broken: { 1: ['cart'] } },
      false,
    ],
    [
      'a break card while somebody lacks it',
      { hands: [['dead-n'], ['break-cart'], []], broken: { 1: ['cart'] } },
      true,
    ],
    ['a repair card with nothing to repair', { hands: [['dead-n'], ['repair-cart'], []] }, false],
    [
      'a repair card with something to repair',
      { hands: [['dead-n'], ['repair-cart'], []], broken: { 2: ['cart'] } },
      true,
    ],
    ['a rockfall with no path card on the table', { hands: [['dead-n'], ['rockfall'], []] }, false],
  ] as const)('SB-END-03: playable or not: %s', (_, position, playable) => {
    const table = endgame(newTable(), position);
    table.answer(0, 'discard:dead-n');
    expect(told(table, 'round-ended').length === 0).toBe(playable);
  });

  test('SB-END-03: a card that fits nowhere is not playable, whatever its owner’s tools', () => {
    // Four one-sided dead ends close the start.
    const table = lay(newTable(), 'dead-n(0,1,0)', 'dead-e(1,0,180)', 'dead-ns(0,-1,0)', 'dead-ew(-1,0,0)');
    endgame(table, { hands: [['path-cross'], ['path-tee-nes'], []] });
    table.answer(0, 'discard:path-cross');
    expect(told(table, 'round-ended')).toHaveLength(1);
  });

  test('SB-END-04: all dwarf cards, the one set aside and all goals are turned up; hands stay hidden', () => {
    const table = won({ seats: 5, saboteurs: [1, 3], finisher: 0 });
    expect(told(table, 'cards-revealed')).toEqual([
      {
        type: 'cards-revealed',
        round: 1,
        roles: ['miner', 'saboteur', 'miner', 'saboteur', 'miner'],
        aside: 'miner',
        goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
        treasure: 'middle',
      },
    ]);
    const view = table.view(0);
    expect(view.players.map(({ role }) => role)).toEqual(['miner', 'saboteur', 'miner', 'saboteur', 'miner']);
    expect(view.aside).toBe('miner');
    expect(view.goals.map(({ known }) => known)).toEqual(['revealed', 'open', 'revealed']);
    expect(view.players.map(({ hand }) => hand === 'hidden')).toEqual([false, true, true, true, true]);
    expect(lost({ saboteurs: [1] }).view('spectator').results[0]).toMatchObject({
      roles: ['miner', 'saboteur', 'miner'],
      aside: 'miner',
    });
  });

  test('SB-RULING-08: the round does not wait for hands to be empty, and the same side wins either way', () => {
    const stuck = {
      hands: [['dead-n'], ['path-cross'], ['path-cross']],
      broken: { 1: ['cart'], 2: ['cart'] },
    } as const;
    const early = endgame(newTable({ saboteurs: [1] }), stuck).answer(0, 'discard:dead-n');
    expect(early.state.results[0]?.paid.map(({ seat }) => seat)).toEqual([1]);
    const late = endgame(newTable({ saboteurs: [1], variants: { roundEnd: 'hands-empty' } }), stuck);
    late.answer(0, 'discard:dead-n').answer(1, 'discard:path-cross');
    expect(late.state.results).toEqual([]);
    late.answer(2, 'discard:path-cross');
    expect(late.state.results[0]?.paid.map(({ seat }) => seat)).toEqual([1]);
  });

  test('SB-RULING-32: the treasure counts before the empty hands: the miners win on the last card', () => {
    const table = newTable({ goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'] });
    lay(table, ...row, 'path-straight-ew(6,0,0)');
    endgame(table, { hands: [['path-straight-ew'], [], []] });
    table.answer(0, 'path:path-straight-ew:7:0:0');
    expect(table.state.phase).toBe('draft');
    expect(table.state.results).toEqual([]);
  });

  test('what came to light or hangs on chance cannot be taken back; nor can a turn whose going on tells of hands', () => {
    const reveals = (table: ReturnType<typeof newTable>): boolean =>
      table.events.some((event) => event.reveals);
    expect(reveals(idle(newTable()))).toBe(true);
    const late = endgame(newTable(), { hands: [['dead-n', 'map'], ['map'], ['map']] });
    expect(reveals(late.answer(0, 'discard:dead-n'))).toBe(true);
    const open = endgame(newTable({ variants: { roundEnd: 'hands-empty' } }), {
      hands: [['dead-n', 'map'], ['map'], ['map']],
    });
    expect(reveals(open.answer(0, 'discard:dead-n'))).toBe(false);
  });
});
