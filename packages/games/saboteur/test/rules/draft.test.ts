import { describe, expect, test } from 'vitest';
import data from '../../../../../docs/rules/saboteur.json' with { type: 'json' };
import { endgame, newTable, nuggets, onTurn, reveals, ruleOf, told, won } from '../scene.ts';

describe('gold for the miners', () => {
  test.each(data.setupByPlayers)(
    'SB-GOLD-01, SB-RULING-02, SB-RULING-03: $players players draft a card per miner among them, the card set aside not counted',
    ({ players, possibleSaboteurs }) => {
      for (const number of possibleSaboteurs) {
        const saboteurs = Array.from({ length: number }, (_, i) => players - 1 - i);
        const table = won({ seats: players, saboteurs, gold: [3, 2] });
        expect(table.state.packet).toHaveLength(players - number);
        expect(table.state.packet).toEqual(expect.arrayContaining([2, 3]));
        expect(told(table, 'draft-started')).toMatchObject([{ cards: players - number }]);
        expect(ruleOf(table, 'draft-started')).toBe('SB-GOLD-01');
      }
    },
  );

  test('SB-GOLD-02: the finisher chooses first if a miner', () => {
    const table = won({ seats: 5, saboteurs: [1, 4], finisher: 2 });
    expect(onTurn(table)).toBe(2);
    expect(told(table, 'draft-started')[0]).not.toHaveProperty('passedOver');
  });

  test('SB-GOLD-02, SB-RULING-26: a saboteur finishes: the miners win, and the first miner to the right begins', () => {
    const table = won({ seats: 5, saboteurs: [2, 3], finisher: 3 });
    expect(told(table, 'round-ended')).toMatchObject([{ winner: 'miners', finisher: 3 }]);
    expect(told(table, 'draft-started')).toMatchObject([{ order: [1, 0, 4], passedOver: 3 }]);
    expect(onTurn(table)).toBe(1);
  });

  test('SB-GOLD-03, SB-DEC-03: each keeps one and hands on the rest counter-clockwise; the last takes the last', () => {
    const table = won({ seats: 5, saboteurs: [1], finisher: 0, gold: [2, 1, 1, 3] });
    expect(table.decision(0)).toBe('SB-DEC-03');
    expect(table.options(0)).toEqual(['take:1', 'take:2', 'take:3']);
    expect(told(table, 'packet-handed', 0)).toMatchObject([{ seat: 0, cards: 4, values: [1, 1, 2, 3] }]);
    table.answer(0, 'take:2');
    expect(onTurn(table)).toBe(4);
    expect(table.options(4)).toEqual(['take:1', 'take:3']);
    expect(table.whyNot(4, 'take:2')).toBe('SB-GOLD-03');
    expect(table.whyNot(4, 'map:top')).toBe('SB-DEC-03');
    expect(table.game.whyNot(table.state, 3, table.game.optionNamed('take:3') ?? -1)).toBe('SB-GOLD-03');
    table.answer(4, 'take:3');
    expect(onTurn(table)).toBe(3);
    table.answer(3, 'take:1');
    expect(nuggets(table)).toEqual([2, 0, 1, 1, 3]);
    expect(told(table, 'gold-taken', 2).map(({ seat, nuggets: own }) => [seat, own])).toEqual([
      [3, undefined],
      [2, 1],
    ]);
    expect(ruleOf(table, 'gold-taken')).toBe('SB-GOLD-03');
  });

  test('SB-GOLD-03, SB-RULING-36: everybody is told whom the packet is handed to, and the chooser alone which cards; a pick cannot be taken back', () => {
    const table = won({ seats: 5, saboteurs: [1], finisher: 0, gold: [2, 1, 1, 3] });
    expect(ruleOf(table, 'packet-handed')).toBe('SB-GOLD-03');
    expect(told(table, 'packet-handed', 4)).toEqual([{ type: 'packet-handed', seat: 0, cards: 4 }]);
    table.answer(0, 'take:2');
    const handed = { type: 'packet-handed', seat: 4, cards: 3 };
    expect(told(table, 'packet-handed', 4)).toEqual([{ ...handed, values: [1, 1, 3] }]);
    for (const viewer of [0, 1, 3, 'spectator'] as const)
      expect(told(table, 'packet-handed', viewer)).toEqual([handed]);
    expect(reveals(table)).toBe(true);
  });

  test('SB-GOLD-04: saboteurs get nothing when the miners win, not even the one who finished', () => {
    const table = won({ seats: 5, saboteurs: [1, 4], finisher: 4 });
    while (table.state.phase === 'draft') table.answer(onTurn(table), table.options(onTurn(table))[0] ?? '');
    expect(table.view('all').players.map(({ gold }) => gold.cards)).toEqual([1, 0, 1, 1, 0]);
  });

  test('SB-RULING-39: only the last card of a draft and nothing else is taken without being asked', () => {
    const table = won({ seats: 3, finisher: 0, gold: [1, 1, 1] });
    // Equal cards are asked for like any others.
    expect(table.options(0)).toEqual(['take:1']);
    table.answer(0, 'take:1');
    expect(table.awaited).toEqual([2]);
    expect(table.options(2)).toEqual(['take:1']);
    table.answer(2, 'take:1');
    expect(table.state.round).toBe(2);
    // A hand that can only be discarded from is asked, too.
    const stuck = endgame(newTable(), { hands: [['dead-n'], ['map'], []], broken: { 0: ['cart'] } });
    expect([stuck.awaited, stuck.options(0)]).toEqual([[0], ['discard:dead-n']]);
  });
});
