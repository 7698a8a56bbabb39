import { describe, expect, test } from 'vitest';
import { PLAY_DECK, saboteur } from '../src/index.ts';
import { outcomeOf } from '../src/rules/final.ts';
import { payFrom, valuesOf, without } from '../src/rules/payment.ts';
import { pickOf } from '../src/rules/pick.ts';
import {
  act,
  dig,
  endgame,
  give,
  handIds,
  idle,
  lost,
  newTable,
  nuggets,
  onTurn,
  placements,
  told,
  until,
  won,
} from './scene.ts';

/** Section 8 of the specification, as far as it is not about the maze. A to E are the seats 0 to 4. */

describe('tools', () => {
  test('SB-EX-04: a broken cart is repaired by a card that shows a cart and by no other', () => {
    const table = act(newTable(), 'break-cart', 'break:break-cart:1');
    give(table, 1, 'repair-lantern', 'repair-pickaxe', 'repair-cart', 'repair-lantern-cart');
    expect(table.options(1).filter((option) => option.startsWith('repair'))).toEqual([
      'repair:repair-cart:1:cart',
      'repair:repair-lantern-cart:1:cart',
    ]);
    expect(table.whyNot(1, 'repair:repair-lantern:1:lantern')).toBe('SB-REPAIR-01');
    expect(table.whyNot(1, 'repair:repair-pickaxe:1:pickaxe')).toBe('SB-REPAIR-01');
  });

  test('SB-EX-26: a second broken lantern is not laid on the same player; three broken tools leave no place', () => {
    const table = act(newTable(), 'break-lantern', 'break:break-lantern:1');
    give(table, 1, 'break-lantern', 'break-cart');
    const onB = (): string[] => table.options(onTurn(table)).filter((option) => /^break:.*:1$/.test(option));
    expect(onB()).toEqual(['break:break-cart:1']);
    expect(table.whyNot(1, 'break:break-lantern:1')).toBe('SB-BREAK-02');
    table.answer(1, 'break:break-cart:1');
    act(table, 'break-pickaxe', 'break:break-pickaxe:1');
    give(table, 0, 'break-pickaxe', 'break-lantern', 'break-cart');
    expect(onB()).toEqual([]);
  });

  test('SB-EX-27: a card with two tools repairs the one named; with the other broken B still cannot dig', () => {
    const table = newTable();
    act(table, 'break-pickaxe', 'break:break-pickaxe:1');
    act(table, 'break-lantern', 'break:break-lantern:1');
    until(table, 0);
    act(table, 'repair-pickaxe-lantern', 'repair:repair-pickaxe-lantern:1:lantern');
    expect(table.view(1).players[1]?.broken).toEqual(['pickaxe']);
    expect(placements(table, 'path-cross')).toEqual([]);
  });

  test('SB-EX-28: who repairs their own cart ends the turn with a draw and digs on the next', () => {
    const table = newTable();
    until(table, 2);
    act(table, 'break-cart', 'break:break-cart:0');
    act(table, 'repair-cart', 'repair:repair-cart:0:cart');
    expect(told(table, 'drew').map(({ seat }) => seat)).toEqual([0]);
    expect(onTurn(table)).toBe(1);
    until(table, 0);
    expect(placements(table, 'path-cross')).toHaveLength(4);
  });

  test('SB-EX-29: with a broken tool everything but a path card is offered', () => {
    const table = newTable();
    act(table, 'break-cart', 'break:break-cart:1');
    give(table, 1, 'path-cross', 'map', 'break-cart', 'repair-cart', 'path-tee-nes', 'dead-n');
    expect(table.options(1)).toEqual([
      'break:break-cart:0',
      'break:break-cart:2',
      'repair:repair-cart:1:cart',
      'map:top',
      'map:middle',
      'map:bottom',
      'discard:path-cross',
      'discard:path-tee-nes',
      'discard:dead-n',
      'discard:break-cart',
      'discard:repair-cart',
      'discard:map',
    ]);
    expect(table.whyNot(1, 'path:path-cross:1:0:0')).toBe('SB-PATH-01');
    const later = dig(newTable(), 'path-cross', 1, 0);
    later.state.broken = 1 << 3;
    give(later, 1, 'rockfall', 'path-cross');
    expect(later.options(1).filter((option) => /^(path|rockfall)/.test(option))).toEqual(['rockfall:1:0']);
  });
});

describe('turns and the end of a round', () => {
  test('SB-EX-30: a discard tells only that A passed; the hand is full again after the draw', () => {
    const table = act(newTable(), 'path-cross', 'discard:path-cross');
    expect(told(table, 'discarded', 0)).toEqual([{ type: 'discarded', seat: 0, card: 'path-cross' }]);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(told(table, 'discarded', viewer)).toEqual([{ type: 'discarded', seat: 0 }]);
      expect(table.view(viewer).discards).toEqual([{ seat: 0, card: 'hidden', faceUp: false }]);
    }
    expect(table.view(1).players[0]?.handSize).toBe(6);
  });

  test('SB-EX-31: with an empty draw pile the hand shrinks by one', () => {
    const table = endgame(newTable(), { hands: [['map', 'map'], ['map'], ['map']] });
    table.answer(0, 'map:top');
    expect(handIds(table, 0)).toEqual(['map']);
    expect(told(table, 'drew')).toEqual([]);
  });

  test('SB-EX-32: path cards held only by players who cannot dig end the round after the turn', () => {
    const table = endgame(newTable(), {
      hands: [['map'], ['path-cross'], ['path-tee-nes']],
      broken: { 1: ['cart'], 2: ['lantern'] },
    });
    table.answer(0, 'map:top');
    expect(told(table, 'round-ended')).toEqual([
      { type: 'round-ended', round: 1, winner: 'saboteurs', turns: 1 },
    ]);
  });

  test('SB-EX-33: a map in one hand keeps the round going', () => {
    const table = endgame(newTable(), {
      hands: [['map'], ['path-cross'], ['map']],
      broken: { 1: ['cart'], 2: ['lantern'] },
    });
    table.answer(0, 'map:top');
    expect(told(table, 'round-ended')).toEqual([]);
    expect(onTurn(table)).toBe(1);
  });

  test('SB-EX-34: the last card of the last hand turns up the treasure: the miners win', () => {
    const table = newTable({ goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'] });
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    dig(table, 'path-straight-ew', 6, 0);
    endgame(table, { hands: [['path-straight-ew'], [], []] });
    table.answer(0, 'path:path-straight-ew:7:0:0');
    expect(told(table, 'round-ended')).toMatchObject([{ winner: 'miners', finisher: 0 }]);
  });

  test('SB-EX-46: with hands-empty and no treasure a round takes exactly 67 turns, none of them with an empty hand', () => {
    for (let seats = 3; seats <= 10; seats++) {
      const table = newTable({ seats, variants: { roundEnd: 'hands-empty', rounds: 1 } });
      const kinds = new Set<string>();
      while (saboteur.awaited(table.state) !== 0) {
        kinds.add(table.decision(onTurn(table)));
        idle(table);
      }
      expect([seats, table.state.results[0]?.history.length, [...kinds]]).toEqual([
        seats,
        PLAY_DECK.length,
        ['SB-DEC-01'],
      ]);
    }
  });

  test('SB-EX-38: D starts after C’s last path card, although A’s rockfall has removed it since', () => {
    const table = until(newTable({ seats: 4 }), 2);
    dig(table, 'path-cross', 1, 0);
    until(table, 0);
    act(table, 'rockfall', 'rockfall:1:0');
    while (table.state.round === 1) idle(table);
    expect(table.state.starter).toBe(3);
    expect(onTurn(table)).toBe(3);
  });
});

describe('gold', () => {
  test('SB-EX-05: five miners of eight players draw five gold cards', () => {
    const table = won({ seats: 8, saboteurs: [1, 4, 6] });
    expect(table.state.packet).toHaveLength(5);
    expect(table.view('spectator').goldLeft).toBe(23);
  });

  test('SB-EX-06: a saboteur finishes; D, C and A choose in this order', () => {
    const table = won({ seats: 5, saboteurs: [1, 4], finisher: 4 });
    expect(told(table, 'draft-started')).toEqual([
      { type: 'draft-started', cards: 3, order: [3, 2, 0], passedOver: 4 },
    ]);
    expect(onTurn(table)).toBe(3);
  });

  test('SB-EX-07: three miners among themselves who miss the treasure: nobody gets gold', () => {
    const table = lost({ saboteurs: [] });
    expect(told(table, 'nobody-paid')).toHaveLength(1);
    expect(nuggets(table)).toEqual([0, 0, 0]);
    expect(table.view('spectator').goldLeft).toBe(28);
  });

  test('SB-EX-35: C finishes and takes the 3; A chooses next, D gets the last', () => {
    const table = won({ seats: 5, saboteurs: [1, 4], finisher: 2, gold: [1, 3, 1] });
    expect(table.options(2)).toEqual(['take:1', 'take:3']);
    table.answer(2, 'take:3');
    expect(onTurn(table)).toBe(0);
    table.answer(0, 'take:1');
    expect(told(table, 'gold-taken').map(({ seat, left }) => [seat, left])).toEqual([
      [0, 1],
      [3, 0],
    ]);
    expect(nuggets(table)).toEqual([1, 0, 3, 1, 0]);
    expect(table.state.round).toBe(2);
  });

  test.each([
    [10, [1, 4, 6], 3],
    [10, [1, 4, 6, 9], 2],
    [5, [2], 4],
  ])('SB-EX-36: %i players, saboteurs at %j: %i nuggets each', (seats, saboteurs, each) => {
    const table = lost({ seats, saboteurs });
    expect(nuggets(table)).toEqual(
      Array.from({ length: seats }, (_, s) => (saboteurs.includes(s) ? each : 0)),
    );
  });

  test.each([
    ['one saboteur', [16, 8, 4], 4, [[3, 1]]],
    ['three saboteurs', [16, 8, 4], 3, [[3], [3], [3]]],
    ['four saboteurs', [16, 8, 4], 2, [[2], [2], [2], [2]]],
    [
      'three saboteurs, no 3 left',
      [6, 8, 0],
      3,
      [
        [2, 1],
        [2, 1],
        [2, 1],
      ],
    ],
  ] as const)('SB-EX-37: %s paid from %j', (_, start, due, expected) => {
    let pile: readonly [number, number, number] = start;
    const paid = expected.map(() => {
      const { counts, credit } = payFrom(pile, due);
      pile = without(pile, counts);
      expect(credit).toBe(0);
      return valuesOf(counts);
    });
    expect(paid).toEqual(expected);
  });

  test('SB-EX-39: 7, 7 and 5 nuggets: two winners', () => {
    const { state } = newTable();
    const picks = [3, 3, 1]
      .map((n) => pickOf(0, n))
      .concat(
        [3, 3, 1].map((n) => pickOf(1, n)),
        [3, 2].map((n) => pickOf(2, n)),
      );
    state.picks = picks;
    expect(outcomeOf(state)).toMatchObject({ winners: [0, 1], places: [1, 1, 3], rule: 'SB-FINAL-02' });
  });

  test.each([
    [
      [0, 8, 2],
      3,
      [
        { cards: [3], credit: 0 },
        { cards: [3], credit: 0 },
        { cards: [2], credit: 1 },
      ],
    ],
    [
      [5, 1, 4],
      2,
      [
        { cards: [2], credit: 0 },
        { cards: [1, 1], credit: 0 },
        { cards: [1, 1], credit: 0 },
        { cards: [1], credit: 1 },
      ],
    ],
  ] as const)(
    'SB-EX-47: pile %j cannot pay %i to everybody: the rest is credited',
    (start, due, expected) => {
      const saboteurs = expected.map((_, seat) => seat);
      const table = newTable({ seats: 10, saboteurs, starter: 0, variants: { goldDraft: 'per-player' } });
      table.state.goldPile = valuesOf(start);
      table.state.round = 3;
      endgame(table, { hands: [['path-cross'], [], [], [], [], [], [], [], [], []] });
      table.answer(0, 'discard:path-cross');
      expect(table.state.results[0]?.paid.map(({ cards, credit }) => ({ cards, credit }))).toEqual(expected);
      expect(saboteur.outcome(table.state)?.scores.slice(0, expected.length)).toEqual(
        expected.map(({ cards }) => ({ nuggets: due, goldCards: cards.length })),
      );
    },
  );
});

describe('secrets', () => {
  test('SB-EX-40: everybody sees that A looked at top, only A learns the card, B may look there too', () => {
    const table = act(newTable({ seats: 9 }), 'map', 'map:top');
    expect(told(table, 'map-used', 0)).toEqual([
      { type: 'map-used', seat: 0, slot: 'top', card: 'goal-treasure' },
    ]);
    expect(table.view(0).goals[0]).toMatchObject({ card: 'goal-treasure', known: 'looked' });
    for (const viewer of [1, 8, 'spectator'] as const) {
      expect(told(table, 'map-used', viewer)).toEqual([{ type: 'map-used', seat: 0, slot: 'top' }]);
      expect(table.view(viewer).goals[0]).toMatchObject({ card: 'hidden', lookedBy: [0] });
    }
    give(table, 1, 'map');
    expect(table.options(1)).toContain('map:top');
  });

  test('SB-EX-45: allSaboteurs with five players: two saboteurs, three miners, none set aside, and all know it', () => {
    const table = newTable({ seats: 5, saboteurs: [0, 3], variants: { allSaboteurs: true } });
    const { roles, aside } = {
      roles: table.view('all').players.map(({ role }) => role),
      aside: table.view('spectator').aside,
    };
    expect(roles).toEqual(['saboteur', 'miner', 'miner', 'saboteur', 'miner']);
    expect(aside).toBe('none');
    expect(table.view('spectator').saboteurs).toEqual([2]);
    expect(saboteur.census(table.state)).toMatchObject({ saboteur: 2, miner: 3 });
  });
});
