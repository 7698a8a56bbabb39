import { completeVariants } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { saboteur } from '../src/index.ts';
import {
  dice,
  dig,
  endgame,
  idle,
  lost,
  newTable,
  nuggets,
  onTurn,
  ruleOf,
  told,
  until,
  won,
} from './scene.ts';

/** The last discard of a round that nobody can win any more; lets the next one begin. */
function runOut(table: ReturnType<typeof newTable>): void {
  const { round } = table.state;
  while (table.state.round === round && saboteur.awaited(table.state) !== 0) idle(table);
}

describe('variants', () => {
  test('SB-VAR-01: per-player drafts a card per player, nine with ten; the packet goes on round the miners', () => {
    for (const [seats, cards] of [
      [3, 3],
      [5, 5],
      [9, 9],
      [10, 9],
    ] as const) {
      const table = won({ seats, variants: { goldDraft: 'per-player' } });
      expect(table.state.packet).toHaveLength(cards);
    }
    const table = won({
      seats: 5,
      saboteurs: [1, 4],
      finisher: 2,
      gold: [3, 3, 2, 1, 1],
      variants: { goldDraft: 'per-player' },
    });
    expect(told(table, 'draft-started')).toMatchObject([{ cards: 5, order: [2, 0, 3, 2, 0] }]);
    expect(ruleOf(table, 'draft-started')).toBe('SB-VAR-01');
    table.answer(2, 'take:3').answer(0, 'take:3').answer(3, 'take:2').answer(2, 'take:1');
    expect(nuggets(table)).toEqual([4, 0, 4, 2, 0]);
    expect(table.state.round).toBe(2);
  });

  test('SB-VAR-02: hands-empty: without treasure the round ends only when pile and all hands are empty', () => {
    const position = { hands: [['dead-n'], ['path-cross'], []], broken: { 1: ['cart'] } } as const;
    const table = endgame(newTable({ variants: { roundEnd: 'hands-empty' } }), position);
    table.answer(0, 'discard:dead-n');
    expect(told(table, 'round-ended')).toEqual([]);
    table.answer(1, 'discard:path-cross');
    expect(told(table, 'round-ended')).toHaveLength(1);
    expect(ruleOf(table, 'round-ended')).toBe('SB-VAR-02');
  });

  test('SB-VAR-03: last-card: left of the last turn with a card, a discard included', () => {
    const table = until(newTable({ seats: 5, variants: { nextStarter: 'last-card' } }), 3);
    dig(table, 'path-cross', 1, 0);
    runOut(table);
    // The round ended with a discard of another seat than the one after the last path card.
    const last = (table.state.results[0]?.history.length ?? 0) - 1;
    expect(table.state.starter).toBe((last + 1) % 5);
    expect(table.state.starter).not.toBe(4);
    expect(told(table, 'round-started')).toMatchObject([{ after: { seat: last % 5, why: 'card' } }]);
    const short = endgame(newTable({ variants: { nextStarter: 'last-card' } }), {
      hands: [['map'], ['map'], ['map']],
    });
    short.answer(0, 'map:top').answer(1, 'map:top').answer(2, 'map:top');
    expect([short.state.round, short.state.starter]).toEqual([2, 0]);
  });

  test('SB-VAR-04: allSaboteurs takes one miner card out: no card is set aside and every saboteur card is dealt', () => {
    for (let seats = 3; seats <= 10; seats++) {
      const variants = completeVariants(saboteur, seats, { allSaboteurs: true });
      for (let i = 0; i < 20; i++) {
        const view = saboteur.view(saboteur.setup(seats, variants, dice(`all ${i}`)), 'all');
        const open = saboteur.view(saboteur.setup(seats, variants, dice(`all ${i}`)), 'spectator');
        expect(view.players.filter(({ role }) => role === 'saboteur')).toHaveLength(open.saboteurs[0] ?? -1);
        expect([view.aside, open.aside, open.saboteurs.length]).toEqual(['none', 'none', 1]);
      }
    }
    const table = lost({ seats: 4, saboteurs: [2], variants: { allSaboteurs: true } });
    expect(told(table, 'cards-revealed')[0]).not.toHaveProperty('aside');
  });

  test.each([1, 2, 3])('SB-VAR-05: %i rounds', (rounds) => {
    const table = newTable({ variants: { rounds } });
    while (saboteur.awaited(table.state) !== 0) idle(table);
    expect(table.state.results).toHaveLength(rounds);
    expect(told(table, 'game-ended')).toHaveLength(1);
  });

  test('SB-VAR-06: host-picks: the seat that the host names starts, and chance is not asked', () => {
    for (const firstSeat of [0, 2, 3]) {
      const table = newTable({
        seats: 4,
        starter: firstSeat,
        variants: { firstPlayer: 'host-picks', firstSeat },
      });
      expect(onTurn(table)).toBe(firstSeat);
    }
    const beyond = newTable({ seats: 3, starter: 1, variants: { firstPlayer: 'host-picks', firstSeat: 7 } });
    expect(onTurn(beyond)).toBe(1);
  });
});
