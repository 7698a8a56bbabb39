import {
  CARD_IDS,
  type CardId,
  dungeonRaiders,
  type Event,
  type ItemId,
  type PlayerView,
  ROOM_IDS,
  type RoomId,
  type View,
} from '@mazmorra/dungeon-raiders';
import { at, FastRng, type GameEvent, seatsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import {
  allLaid,
  collapsing,
  gainsOf,
  heldCards,
  isKnown,
  laidOf,
  litSteps,
  luckOf,
  meaningOf,
  openValues,
  optionOf,
  ownPlayer,
  placeOf,
  prospectOf,
  sumOf,
} from '../../../src/games/dungeon-raiders/model.ts';
import { flights } from '../../../src/games/dungeon-raiders/moments.ts';

const game = dungeonRaiders;

function start(seats = 4, tactical = false) {
  return game.setup(seats, { tactical }, new FastRng('7'), undefined);
}

const viewOf = (seats = 4, tactical = false): View => game.view(start(seats, tactical), 0);

/** A view with other players than it was dealt with. */
function withPlayers(view: View, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player) => ({ ...player, ...change(player) })) };
}

describe('what a card means in a room', () => {
  test.each<[CardId, RoomId, ReturnType<typeof meaningOf>]>([
    ['power-5', 'golem', { type: 'value', value: 1 }],
    ['sword', 'golem', { type: 'value', value: 1 }],
    ['sword', 'dragon', { type: 'value', value: 5 }],
    ['sword', 'treasure-4', { type: 'none' }],
    ['key', 'treasure-4', { type: 'value', value: 5 }],
    ['key', 'mega-dragon', { type: 'escape' }],
    ['torch', 'wolf-pack', { type: 'escape' }],
    ['torch', 'troll', { type: 'none' }],
    ['crystal-ball', 'necromancer', { type: 'escape' }],
    ['crystal-ball', 'lava-trap', { type: 'again' }],
  ])('%s in %s', (card, room, meaning) => {
    expect(meaningOf(room, card)).toEqual(meaning);
  });

  test('what it calls playable is what the rules offer, in every room and with every card in hand', () => {
    const state = start(3);
    for (const [room, id] of ROOM_IDS.entries()) {
      const rooms = [room, ...state.rooms.slice(1)];
      const all = { ...state, rooms, items: state.items.map(() => 1), due: 0b111 };
      const offered: number[] = [];
      game.options(all, 0, offered);
      const names = offered.map((option) => game.nameOf(option)).filter((name) => name !== 'torch');
      const playable = CARD_IDS.filter((card) => meaningOf(id, card).type !== 'none');
      expect(names, id).toEqual(playable.map((card) => `play:${card}`));
    }
  });
});

describe('the cards on the table', () => {
  test('a sealed card is a back for the others and known to its player', () => {
    const state = start();
    game.answer(state, 0, 3, new FastRng('1'), undefined);
    expect(laidOf(game.view(state, 0), undefined, 0)).toEqual({ type: 'sealed', card: 'power-3' });
    expect(laidOf(game.view(state, 1), undefined, 0)).toEqual({ type: 'sealed' });
    expect(laidOf(game.view(state, 1), undefined, 2)).toEqual({ type: 'nothing' });
  });

  test('at the reveal the faces come from the event, because the view is still the one before', () => {
    const event: Event = {
      type: 'cards-revealed',
      cards: [0, 1, 2, 3].map((seat) => ({ seat, card: 'power-2' as const })),
    };
    const view = viewOf();
    const laid = allLaid(view, event);
    expect(laid[2]).toEqual({ type: 'open', card: 'power-2', turning: true });
    expect(sumOf(openValues({ ...view, room: 'goblin' }, laid))).toBe(8);
  });

  test('at the end the cards of the last room still lie before their players', () => {
    const view: View = {
      ...viewOf(),
      phase: 'over',
      previous: { room: 'golem', cards: ['power-1', 'power-2', 'sword', 'power-4'] },
    };
    expect(laidOf(view, undefined, 2)).toEqual({ type: 'open', card: 'sword', turning: false });
    // In the middle of the last step they are still open, and `previous` has the room before.
    const midway = withPlayers(view, () => ({ open: 'power-5' }));
    expect(laidOf(midway, undefined, 2)).toMatchObject({ card: 'power-5' });
  });

  test('a crystal ball adds nothing to the sum', () => {
    const view = withPlayers({ ...viewOf(), room: 'goblin' }, ({ seat }) => ({
      open: seat === 0 ? 'crystal-ball' : 'power-4',
    }));
    expect(sumOf(openValues(view, allLaid(view, undefined)))).toBe(12);
  });
});

describe('the doors', () => {
  test('lie as the diagram says, whatever a view in the middle of a step calls them', () => {
    const view: View = { ...viewOf(), levelCard: 'level-1', position: 2, phase: 'over' };
    const rooms: readonly View['row'][number]['room'][] = ['snake', 'troll', 'goblin', 'dark-room', 'dragon'];
    expect(rooms.map((room, index) => placeOf(view, { position: index + 1, room }))).toEqual([
      'passed',
      'current',
      'open',
      'dark',
      'peeked',
    ]);
  });

  test('a torch makes peeked doors for its owner and for nobody else', () => {
    const state = start();
    const holder = [0, 1, 2, 3].find((seat) => (state.items[seat * 4] ?? 0) > 0) ?? 0;
    state.items[holder * 4] = 1;
    game.answer(state, holder, 10, new FastRng('1'), undefined);
    const places = (viewer: number) => {
      const view = game.view(state, viewer);
      return view.row.map((room) => placeOf(view, room));
    };
    expect(places(holder)).toContain('peeked');
    expect(places(holder)).not.toContain('dark');
    expect(places((holder + 1) % 4)).not.toContain('peeked');
    const other = game.view(state, (holder + 1) % 4);
    expect(other.row.some(({ room }) => !isKnown(room))).toBe(true);
  });
});

describe('a hand', () => {
  const items: Record<ItemId, number> = { torch: 1, 'crystal-ball': 2, key: 0, sword: 1 };
  test('is held from low to high, then items that are there', () => {
    expect(heldCards({ power: ['power-2', 'power-5'], items })).toEqual([
      { card: 'power-2', count: 1 },
      { card: 'power-5', count: 1 },
      { card: 'torch', count: 1 },
      { card: 'crystal-ball', count: 2 },
      { card: 'sword', count: 1 },
    ]);
  });
  test('a torch looks where it can, and is played otherwise', () => {
    expect(optionOf('torch', (name) => name === 'torch')).toBe('torch');
    expect(optionOf('torch', () => false)).toBe('play:torch');
    expect(optionOf('key', () => true)).toBe('play:key');
  });
  test('is the own one of a seat, and nobody’s for a spectator or where all lies open', () => {
    const state = start();
    expect(ownPlayer(game.view(state, 2))?.seat).toBe(2);
    expect(ownPlayer(game.view(state, 'spectator'))).toBeUndefined();
    expect(ownPlayer(game.view(state, 'all'))).toBeUndefined();
  });
});

describe('who would collapse', () => {
  const wounded = (...wounds: number[]): readonly number[] =>
    collapsing(withPlayers(viewOf(wounds.length), ({ seat }) => ({ wounds: at(wounds, seat) })));
  test.each([
    ['one alone', [3, 1, 0, 2], [0]],
    ['all who tie, with four', [3, 3, 0, 2], [0, 1]],
    ['nobody of two who tie, with three', [3, 3, 0], []],
    ['one alone, with three', [3, 4, 0], [1]],
    ['nobody where all are equal', [2, 2, 2, 2], []],
  ])('%s', (_, wounds, seats) => {
    expect(wounded(...wounds)).toEqual(seats);
  });
});

describe('what a picked card would mean', () => {
  const in4 = (change: Partial<View>): View => ({ ...viewOf(), ...change });
  test('against a monster: the sum, what is missing, and how many cards are still to come', () => {
    const view = in4({
      room: 'dragon',
      challenge: {
        kind: 'monster',
        strength: 18,
        total: 0,
        missing: 18,
        wounds: 3,
        loseCoins: 0,
        eliminates: false,
      },
    });
    expect(prospectOf(view, 0, 'play:power-4')).toMatchObject({ sum: 4, missing: 14, others: 3 });
    expect(prospectOf(view, 0, 'play:crystal-ball')).toEqual({ type: 'again', inTurn: false });
  });
  test('in a vault: the gift and how many are in its pile', () => {
    const gifts = [1, 2, 3].map((amount) => ({ type: 'coins' as const, amount }));
    const view = in4({
      room: 'vault-items',
      challenge: { kind: 'vault', gifts: [...gifts, { type: 'item', item: 'sword' }] },
    });
    expect(prospectOf(view, 0, 'play:power-4')).toEqual({
      type: 'vault',
      gift: { type: 'item', item: 'sword' },
      pile: view.supply.sword,
    });
    expect(prospectOf(view, 0, 'play:power-2')).toMatchObject({ pile: undefined });
  });
  test('in a trap: the penalty of the highest card, which may be another’s', () => {
    const challenge = {
      kind: 'trap',
      target: 'most-coins',
      targets: [1],
      penalty: [0, 0, 1, 2, 3],
      highest: 4,
    } as const;
    const view = in4({ room: 'lava-trap', challenge });
    expect(prospectOf(view, 0, 'play:power-2')).toMatchObject({ value: 4, penalty: 2, targets: [1] });
    expect(prospectOf(view, 0, 'play:power-5')).toMatchObject({ value: 5, penalty: 3 });
  });
  test('a torch: the doors that are still dark', () => {
    const dark = in4({ levelCard: 'level-1' }).row.map((room) => ({ ...room, room: 'dark-room' as const }));
    expect(prospectOf(in4({ levelCard: 'level-1', position: 1, row: dark }), 0, 'torch')).toEqual({
      type: 'look',
      positions: [2, 4, 5],
    });
  });
});

test('a vault lights the step of every open card, a trap only the highest', () => {
  expect(litSteps('vault', [3, 1, undefined, 3])).toEqual([3, 1]);
  expect(litSteps('trap', [3, 1, undefined, 3])).toEqual([3]);
  expect(litSteps('trap', [undefined, undefined])).toEqual([]);
});

test('luck is told for those an event is about, and only for them', () => {
  const chest: Event = { type: 'chest-opened', chest: 1, coins: 4, value: 5, seats: [1], each: 4 };
  expect([0, 1].map((seat) => luckOf(chest, seat))).toEqual([undefined, 'good']);
  expect(luckOf({ ...chest, each: 0 }, 1)).toBeUndefined();
  expect(luckOf({ type: 'wounds-changed', seat: 2, from: 3, to: 1 }, 2)).toBe('good');
  expect(luckOf({ type: 'wounds-changed', seat: 2, from: 1, to: 3 }, 2)).toBe('bad');
  const luckWithCoins = (from: number, to: number) =>
    luckOf({ type: 'coins-changed', seat: 2, from, to, lost: 0 }, 2);
  expect([luckWithCoins(1, 3), luckWithCoins(3, 1), luckWithCoins(0, 0)]).toEqual(['good', 'bad', undefined]);
});

test('what an event gives a seat or takes from it is told at its place, and nothing at the others', () => {
  const chest: Event = { type: 'chest-opened', chest: 1, coins: 4, value: 5, seats: [1, 2], each: 2 };
  expect([0, 1].map((seat) => gainsOf(chest, seat))).toEqual([[], [{ kind: 'coins', amount: 2 }]]);
  expect(gainsOf({ ...chest, each: 0 }, 1)).toEqual([]);
  expect(gainsOf({ type: 'attacked', room: 'vampire', value: 1, seats: [2] }, 2)).toEqual([
    { kind: 'wounds', amount: 1 },
    { kind: 'coins', amount: -2 },
  ]);
  const trap: Event = {
    type: 'trap-sprung',
    room: 'magnet-trap',
    highest: 4,
    target: 'most-coins',
    penalty: 2,
    seats: [0],
  };
  expect(gainsOf(trap, 0)).toEqual([{ kind: 'coins', amount: -2 }]);
  expect(gainsOf({ ...trap, target: 'least-wounds' }, 0)).toEqual([{ kind: 'wounds', amount: 2 }]);
  const gift = { type: 'gift-given', seat: 3, value: 3, gift: { type: 'potion', amount: 1 } } as const;
  expect([2, 3].map((seat) => gainsOf(gift, seat))).toEqual([[], [{ kind: 'wounds', amount: -1 }]]);
});

describe('what flies', () => {
  test('coins leave the chest for the purse of everybody who shares it, all at once', () => {
    const event: Event = { type: 'chest-opened', chest: 2, coins: 4, value: 5, seats: [0, 3], each: 2 };
    expect(flights(event).map(({ from, to, count }) => [from, to, count])).toEqual([
      ['dr-chest-2', 'dr-coins-0', 2],
      ['dr-chest-2', 'dr-coins-3', 2],
    ]);
  });
  test('the Vampire takes coins and gives wounds', () => {
    const event: Event = { type: 'attacked', room: 'vampire', value: 1, seats: [2] };
    expect(flights(event).map(({ from, to, tint }) => [from, to, tint])).toEqual([
      ['dr-room', 'dr-wounds-2', 'wound'],
      ['dr-coins-2', 'dr-room', 'gold'],
    ]);
  });
});

test('whole games: every view in the middle of a step can be drawn, and a reveal always shows as many cards as were laid', () => {
  for (const tactical of [false, true]) {
    const state = start(5, tactical);
    let reveals = 0;
    for (let turn = 0; seatsOf(game.awaited(state)).length > 0; turn++) {
      const seat = at(seatsOf(game.awaited(state)), 0);
      const offered: number[] = [];
      game.options(state, seat, offered);
      game.answer(
        state,
        seat,
        at(offered, turn % offered.length),
        new FastRng(String(turn)),
        (told: GameEvent<Event>) => {
          const view = game.view(state, 1);
          const laid = allLaid(view, told.public);
          expect(laid).toHaveLength(5);
          expect(view.row.filter((room) => placeOf(view, room) === 'current')).toHaveLength(1);
          if (told.public?.type === 'cards-revealed') {
            reveals += 1;
            const turning = laid.filter((each) => each.type === 'open' && each.turning);
            expect(turning).toHaveLength(told.public.cards.length);
          }
        },
      );
    }
    expect(reveals > 0).toBe(!tactical);
  }
});
