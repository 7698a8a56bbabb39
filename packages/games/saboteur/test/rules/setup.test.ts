import { completeVariants, StartError } from '@mazmorra/kernel';
import { draw, order, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type Event, kindOf, PLAY_DECK, saboteur } from '../../src/index.ts';
import data from '../fixtures/data.json' with { type: 'json' };
import { act, dice, handIds, idle, newTable, onTurn, won } from '../scene.ts';

const start = (seats: number, seed: string) =>
  saboteur.setup(seats, completeVariants(saboteur, seats, {}), dice(seed));

describe('set-up of the game', () => {
  test('SB-SETUP-01: 3 to 10 seats, and turns go round them in their order', () => {
    for (const seats of [2, 11]) expect(() => completeVariants(saboteur, seats, {})).toThrow(StartError);
    for (let seats = 3; seats <= 10; seats++) {
      const table = newTable({ seats, starter: 1 });
      const order = Array.from({ length: seats + 1 }, () => {
        const seat = onTurn(table);
        idle(table);
        return seat;
      });
      expect(order).toEqual(Array.from({ length: seats + 1 }, (_, i) => (1 + i) % seats));
    }
  });

  test.each(data.setupByPlayers)(
    'SB-SETUP-02: $players players use $saboteurCards saboteur and $minerCards miner cards in every round',
    ({ players, saboteurCards, minerCards }) => {
      const state = start(players, 'dwarves');
      const rng = dice('play');
      while (state.phase !== 'over') {
        expect(saboteur.census(state)).toMatchObject({ saboteur: saboteurCards, miner: minerCards });
        const options: number[] = [];
        saboteur.options(state, state.turn, options);
        saboteur.answer(state, state.turn, rng.pick(options), rng);
      }
    },
  );

  test('SB-SETUP-03, SB-RND-05: all 28 gold cards are shuffled into one pile', () => {
    expect(saboteur.census(start(5, 'gold'))).toMatchObject({ 'gold-1': 16, 'gold-2': 8, 'gold-3': 4 });
    const piles = ['a', 'b', 'c'].map((seed) => start(5, seed).goldPile);
    for (const pile of piles) expect([...pile].sort()).toEqual([...(piles[0] ?? [])].sort());
    expect(new Set(piles.map(String)).size).toBe(3);
    expect(newTable({ gold: [3, 1, 2] }).state.goldPile.slice(-3)).toEqual([2, 1, 3]);
  });

  test('SB-SETUP-04, SB-RND-01, SB-RULING-28: by default chance names the first player, each seat equally', () => {
    const firsts = Array.from({ length: 300 }, (_, i) => start(3, `first ${i}`).starter);
    for (const seat of [0, 1, 2]) expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(60);
    const state = saboteur.setup(4, completeVariants(saboteur, 4, {}), new ScriptedRng([draw(2, 4)]));
    expect([state.starter, state.turn]).toEqual([2, 2]);
  });
});

describe('set-up of a round', () => {
  test('SB-ROUND-01, SB-RND-02: the shuffled dwarf cards go one to each seat and one aside, each told to its own seat', () => {
    const events: { seen: Event; seats: string[] }[] = [];
    const rng = new ScriptedRng([
      draw(0, 5),
      order(...newTable({ seats: 5 }).state.goldPile),
      order(1, 0, 0, 1, 0, 0),
    ]);
    const state = saboteur.setup(5, completeVariants(saboteur, 5, {}), rng, (event) => {
      for (const seen of Object.values(event.private ?? {})) {
        events.push({ seen, seats: Object.keys(event.private ?? {}) });
        expect(event.public).toBeUndefined();
      }
    });
    expect(events.map(({ seen, seats }) => [seats, seen.type === 'dealt' && seen.role])).toEqual([
      [['0'], 'saboteur'],
      [['1'], 'miner'],
      [['2'], 'miner'],
      [['3'], 'saboteur'],
      [['4'], 'miner'],
    ]);
    expect(saboteur.view(state, 'all').aside).toBe('miner');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = saboteur.view(state, viewer);
      expect(view.aside).toBe('hidden');
      expect(view.players.filter((player) => player.role !== 'hidden').map(({ seat }) => seat)).toEqual(
        viewer === 'spectator' ? [] : [viewer],
      );
    }
  });

  test('SB-ROUND-02: the start lies face up at (0, 0)', () => {
    expect(newTable().view('spectator').maze).toEqual([
      { card: 'start', x: 0, y: 0, rotation: 0, joined: true },
    ]);
  });

  test('SB-ROUND-03, SB-RND-03: the three goals are shuffled and lie face down; each card comes to each cell', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const state = start(3, `goals ${i}`);
      expect([...state.goals].sort()).toEqual([
        kindOf('goal-treasure'),
        kindOf('goal-stone-ne'),
        kindOf('goal-stone-nw'),
      ]);
      seen.add(String(state.goals));
      expect(state.turnedUp).toBe(0);
    }
    expect(seen.size).toBe(6);
    expect(
      newTable()
        .view(0)
        .goals.map(({ card }) => card),
    ).toEqual(['hidden', 'hidden', 'hidden']);
  });

  test('SB-ROUND-04, SB-RND-04: 40 path and 27 action cards are shuffled into one deck', () => {
    const decks = ['a', 'b'].map((seed) => {
      const { hands, pile, pileLeft } = start(3, seed);
      return [...hands, ...pile.slice(0, pileLeft)];
    });
    for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual(PLAY_DECK);
    expect(decks[0]).not.toEqual(decks[1]);
  });

  test.each(data.setupByPlayers)(
    'SB-ROUND-05: $players players are dealt $handSize cards each, $drawPileAfterDeal stay in the pile',
    ({ players, handSize, drawPileAfterDeal }) => {
      const table = newTable({ seats: players });
      for (let seat = 0; seat < players; seat++) expect(handIds(table, seat)).toHaveLength(handSize);
      expect(table.view('spectator').pileLeft).toBe(drawPileAfterDeal);
    },
  );

  test('SB-ROUND-06: nobody has a broken tool and the discard pile is empty, also in the next round', () => {
    const table = newTable({ variants: { rounds: 2 } });
    const check = (): void => {
      const { players, discards } = table.view('spectator');
      expect(players.map(({ broken }) => broken)).toEqual([[], [], []]);
      expect(discards).toEqual([]);
    };
    check();
    act(table, 'break-cart', 'break:break-cart:2');
    while (table.state.round === 1) idle(table);
    check();
  });
});

describe('what the numbers mean', () => {
  test('SB-RULING-24: there are never more than seven miners', () => {
    for (const { players, possibleMiners } of data.setupByPlayers) {
      expect(Math.max(...possibleMiners)).toBeLessThanOrEqual(7);
      for (let i = 0; i < 40; i++) {
        const { players: shown } = saboteur.view(start(players, `miners ${i}`), 'all');
        expect(possibleMiners).toContain(shown.filter(({ role }) => role === 'miner').length);
      }
    }
  });

  test('SB-RULING-25: ten players have 4 saboteurs and 6 miners or 3 and 7, by the card set aside', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { players, aside } = saboteur.view(start(10, `ten ${i}`), 'all');
      seen.add(`${players.filter(({ role }) => role === 'saboteur').length} ${aside}`);
    }
    expect([...seen].sort()).toEqual(['3 saboteur', '4 miner']);
  });

  test('SB-RULING-34: the two possible numbers are public, the true one from the end of the round on', () => {
    for (const { players, possibleSaboteurs } of data.setupByPlayers) {
      expect(newTable({ seats: players }).view('spectator').saboteurs).toEqual(possibleSaboteurs);
    }
    expect(won({ seats: 5, saboteurs: [1] }).view('spectator').saboteurs).toEqual([1]);
    const open = newTable({ seats: 5, saboteurs: [0, 1], variants: { allSaboteurs: true } });
    expect(open.view(2).saboteurs).toEqual([2]);
  });
});
