import { completeVariants, type GameEvent } from '@mazmorra/kernel';
import { draw, order, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../../docs/rules/saboteur.json' with { type: 'json' };
import { type Event, kindOf, PLAY_DECK, saboteur } from '../../src/index.ts';
import { act, dice, handIds, idle, newTable } from '../scene.ts';

const start = (seats: number, seed: string) =>
  saboteur.setup(seats, completeVariants(saboteur, seats, {}), dice(seed));

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

  test('SB-ROUND-02: the first round is told by this rule and starts after nobody', () => {
    const told: GameEvent<Event>[] = [];
    saboteur.setup(3, completeVariants(saboteur, 3, {}), dice('first'), (event) => told.push(event));
    const [first] = told;
    expect(first).toMatchObject({ rule: 'SB-ROUND-02', public: { type: 'round-started', round: 1 } });
    expect(first?.public).not.toHaveProperty('after');
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
