import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/saboteur.json' with { type: 'json' };
import {
  ACTION_CARDS,
  DWARF_CARDS,
  FIXED_CARDS,
  GOAL_SLOTS,
  GOLD_COUNTS,
  GOLD_IDS,
  isConnected,
  isSymmetric,
  kindOf,
  MAX_SEATS,
  MIN_SEATS,
  OPEN,
  PATH_CARDS,
  PAY_COMBOS,
  PLAY_DECK,
  SABOTEUR_PAY,
  saboteur,
  seatRow,
  TOOLS,
  turned,
} from '../src/index.ts';

/** Our tables against the specification's data file. */
const sides = (names: readonly string[]): number =>
  names.reduce((bits, name) => bits | (1 << data.sides.order.indexOf(name)), 0);

describe('cards', () => {
  test('SB-RULING-01: the path cards are those of the data file, four vertical straights and three horizontal ones', () => {
    expect(PATH_CARDS).toEqual(
      data.pathCards.map(({ id, kind, open, count }) => ({ id, kind, open: sides(open), count })),
    );
    expect(PATH_CARDS[kindOf('path-straight-ns')]?.count).toBe(4);
    expect(PATH_CARDS[kindOf('path-straight-ew')]?.count).toBe(3);
  });

  test.each(data.pathCards)('$id upside down', ({ id, kind, openRotated180, symmetric }) => {
    const number = PATH_CARDS.findIndex((card) => card.id === id);
    expect(OPEN[number * 2 + 1]).toBe(sides(openRotated180));
    expect(isSymmetric(number)).toBe(symmetric);
    expect(isConnected(number)).toBe(kind === 'connected');
  });

  test('action cards, tools and totals are those of the data file', () => {
    expect(ACTION_CARDS).toEqual(
      data.actionCards.map(({ id, kind, tools, count }) => ({ id, kind, tools, count })),
    );
    expect(TOOLS).toEqual(data.tools.map(({ id }) => id));
    expect(PLAY_DECK).toHaveLength(data.totals.playDeck);
    expect(PATH_CARDS.reduce<number>((sum, card) => sum + card.count, FIXED_CARDS.length)).toBe(
      data.totals.pathCards,
    );
    expect(ACTION_CARDS.reduce((sum, card) => sum + card.count, 0)).toBe(data.totals.actionCards);
  });

  test('fixed cards and their cells are those of the data file', () => {
    expect(FIXED_CARDS.map(({ id, open, count }) => ({ id, open, count }))).toEqual(
      data.fixedCards.map(({ id, open, count }) => ({ id, open: sides(open), count })),
    );
    for (const card of data.fixedCards) {
      if (card.openRotated180) expect(turned(sides(card.open))).toBe(sides(card.openRotated180));
    }
    expect(GOAL_SLOTS).toEqual(data.grid.goals.map(({ slot, x, y }) => ({ slot, x, y })));
  });
});

describe('gold, dwarves and seats', () => {
  test('gold cards, pay and ways to pay are those of the data file', () => {
    expect(GOLD_IDS).toEqual(data.goldCards.map(({ id }) => id));
    expect(GOLD_COUNTS).toEqual(data.goldCards.map(({ count }) => count));
    expect(SABOTEUR_PAY).toEqual(data.saboteurPay.map(({ each }) => each));
    expect([PAY_COMBOS[2], PAY_COMBOS[3], PAY_COMBOS[4]]).toEqual([
      data.saboteurPayCombos['2'],
      data.saboteurPayCombos['3'],
      data.saboteurPayCombos['4'],
    ]);
  });

  test('dwarf cards are those of the data file', () => {
    expect(DWARF_CARDS).toEqual(Object.fromEntries(data.dwarfCards.map(({ id, count }) => [id, count])));
    expect([MIN_SEATS, MAX_SEATS]).toEqual([data.players.min, data.players.max]);
  });

  test.each(data.setupByPlayers)('table 2.6 for $players players', (row) => {
    const { saboteurCards, minerCards, handSize } = row;
    expect(seatRow(row.players)).toEqual({ saboteurCards, minerCards, handSize });
    expect(saboteurCards + minerCards).toBe(row.players + 1);
    expect(PLAY_DECK.length - row.players * handSize).toBe(row.drawPileAfterDeal);
  });

  test('variants are those of the data file, with the seat that the host picks', () => {
    expect(
      saboteur.variants.map(({ id, values, default: usual, rule }) => ({ id, values, default: usual, rule })),
    ).toEqual([
      ...data.options.map(({ id, values, default: usual, rule }) => ({ id, values, default: usual, rule })),
      { id: 'firstSeat', values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], default: 0, rule: 'SB-VAR-06' },
    ]);
  });
});
