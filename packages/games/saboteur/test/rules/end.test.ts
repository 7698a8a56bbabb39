import { describe, expect, test } from 'vitest';
import { endgame, idle, lay, lost, newTable, reveals, ruleOf, told, won } from '../scene.ts';

const row = [1, 2, 3, 4, 5].map((x) => `path-cross(${x},0,0)`);

describe('end of a round', () => {
  test('SB-END-01: the treasure turned up, the miners win', () => {
    expect(told(won({ finisher: 2 }), 'round-ended')).toEqual([
      { type: 'round-ended', round: 1, winner: 'miners', finisher: 2, turns: 7 },
    ]);
    for (const finisher of [0, 2]) expect(ruleOf(won({ finisher }), 'round-ended')).toBe('SB-END-01');
  });

  test('SB-END-02: an empty pile and no playable card end the round after a turn; the draw counts', () => {
    const table = endgame(newTable(), { hands: [['map', 'dead-n'], [], []], broken: { 0: ['cart'] } });
    table.answer(0, 'map:top');
    expect(told(table, 'round-ended')).toMatchObject([{ winner: 'saboteurs' }]);
    expect(ruleOf(table, 'round-ended')).toBe('SB-END-02');
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
    ['a break card that nobody has', { hands: [['dead-n'], ['break-pickaxe'], []] }, true],
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

  test('SB-END-03: playable or not: a rockfall with a path card on the table', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)');
    endgame(table, { hands: [['dead-n'], ['rockfall'], []] }).answer(0, 'discard:dead-n');
    expect(told(table, 'round-ended')).toEqual([]);
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
    const drawn = idle(newTable());
    expect(reveals(drawn)).toBe(true);
    // The card that was drawn, not that the round goes on: there are cards in the pile.
    expect(drawn.events.filter((event) => event.reveals).map((event) => event.rule)).toEqual(['SB-TURN-05']);
    const late = endgame(newTable(), { hands: [['dead-n', 'map'], ['map'], ['map']] });
    expect(reveals(late.answer(0, 'discard:dead-n'))).toBe(true);
    const open = endgame(newTable({ variants: { roundEnd: 'hands-empty' } }), {
      hands: [['dead-n', 'map'], ['map'], ['map']],
    });
    expect(reveals(open.answer(0, 'discard:dead-n'))).toBe(false);
    const goal = lay(newTable({ variants: { roundEnd: 'hands-empty' } }), ...row, 'path-straight-ew(6,0,0)');
    endgame(goal, { hands: [['path-straight-ew', 'map'], ['map'], ['map']] });
    expect(reveals(goal.answer(0, 'path:path-straight-ew:7:0:0'))).toBe(true);
  });
});
