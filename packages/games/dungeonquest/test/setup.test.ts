import { fastSource, StartError, Table } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonquest } from '../src/index.ts';

const open = (seats: number, seed = 'set-up', variants = {}) =>
  Table.open(dungeonquest, { seats, variants, random: fastSource(seed) });
const seeds = Array.from({ length: 40 }, (_, n) => `set-up ${n}`);
const deckOf = (view: ReturnType<ReturnType<typeof open>['view']>, name: string) =>
  view.decks.find(({ deck }) => deck === name);
const setUpEvents = (table: ReturnType<typeof open>) =>
  table.last.events.flatMap(({ public: event }) => event ?? []);

describe('3.2 set-up', () => {
  test('DQ-SETUP-01 one to four players', () => {
    for (const seats of [1, 2, 3, 4]) expect(open(seats).view('all').heroes).toHaveLength(seats);
    for (const seats of [0, 5]) expect(() => open(seats)).toThrow(StartError);
  });

  test('DQ-SETUP-02 all 117 tiles are shuffled into one face-down pile', () => {
    const [a, b] = [open(2, 'a'), open(2, 'b')];
    expect(a.view(0)).toMatchObject({ tilesLeft: 117, rooms: [] });
    expect([...a.state.tiles].sort((x, y) => x - y)).toEqual(Array.from({ length: 117 }, (_, tile) => tile));
    expect(a.state.tiles).not.toEqual(b.state.tiles);
  });

  test.each([
    ['dungeon', 50],
    ['crypt', 15],
    ['corpse', 15],
    ['door', 15],
    ['search', 30],
    ['trap', 15],
    ['treasure', 32],
    ['catacomb', 40],
    ['dragon', 8],
  ])(
    'DQ-SETUP-03 the %s deck has its %i cards, shuffled, and an empty face-up discard pile',
    (deck, count) => {
      const orders = seeds.map((seed) => JSON.stringify(deckOf(open(2, seed).view('all'), deck)?.order));
      expect(new Set(orders).size).toBeGreaterThan(1);
      expect(deckOf(open(2).view(0), deck)).toMatchObject({ left: count, discards: [], order: 'hidden' });
    },
  );

  test('DQ-SETUP-03 so has the combat deck, with 54 cards', () => {
    expect(open(2, 'a').state.combat.deck).toHaveLength(54);
    expect(open(2, 'a').state.combat.deck).not.toEqual(open(2, 'b').state.combat.deck);
  });

  test('DQ-SETUP-05 the sun starts on space 1', () => {
    expect(open(3).view(0).sun).toBe(1);
  });

  test('DQ-SETUP-06 all 20 monster tokens are in the reserve, sorted by kind, their Life shown to nobody', () => {
    const view = open(3).view(0);
    expect(view.reserve).toEqual({ skeleton: 4, sorcerer: 4, troll: 4, golem: 4, demon: 4 });
    expect(view.tokens).toEqual([]);
  });

  test('DQ-SETUP-07 entrance markers and determination tokens lie in open pools', () => {
    expect(open(3).view('spectator')).toMatchObject({ markersLeft: 6, determinationLeft: 24, markers: [] });
  });

  test('DQ-SETUP-08 everybody gets a different random hero', () => {
    const dealt = seeds.map((seed) =>
      open(4, seed)
        .view(0)
        .heroes.map(({ hero }) => hero),
    );
    for (const heroes of dealt) expect(new Set(heroes).size).toBe(4);
    expect(new Set(dealt.map((heroes) => heroes[0])).size).toBe(6);
  });

  test('DQ-SETUP-08 by option players choose in seat order among those left', () => {
    const table = open(3, 'choose', { 'hero-selection': 'choose-in-seat-order' });
    const asked = () => table.decisions.map(({ seat, kind, options }) => [seat, kind, options.length]);
    expect(asked()).toEqual([[0, 'DEC-HERO', 6]]);
    table.answer(0, 'hero:krutzbeck');
    expect(asked()).toEqual([[1, 'DEC-HERO', 5]]);
    expect(() => table.answer(1, 'hero:krutzbeck')).toThrow(/not allowed/);
    table.answer(1, 'hero:lindel');
    table.answer(2, 'hero:tatianna');
    expect(table.view(0).heroes.map(({ hero }) => hero)).toEqual(['krutzbeck', 'lindel', 'tatianna']);
  });

  test('DQ-SETUP-10 the highest die is first player; those tied for highest roll again', () => {
    for (const seed of seeds) {
      const table = open(4, seed);
      const events = setUpEvents(table);
      const rolls = events.flatMap((event) => (event.type === 'first-roll' ? [event] : []));
      let left = [0, 1, 2, 3];
      let at = 0;
      while (left.length > 1) {
        const round = rolls.slice(at, at + left.length);
        expect(round.map(({ seat }) => seat)).toEqual(left);
        at += left.length;
        const highest = Math.max(...round.map(({ die }) => die));
        left = round.flatMap(({ seat, die }) => (die === highest ? [seat] : []));
      }
      expect(at).toBe(rolls.length);
      expect(table.view(0).first).toBe(left[0]);
    }
  });

  test('DQ-SETUP-11 each player gets one random rune face up, the others leave the game', () => {
    const runes = seeds.map((seed) =>
      open(4, seed)
        .view('spectator')
        .heroes.map((hero) => hero.runes),
    );
    for (const dealt of runes) {
      expect(dealt.map((own) => own.length)).toEqual([1, 1, 1, 1]);
      expect(new Set(dealt.flat()).size).toBe(4);
    }
    expect(new Set(runes.flat(2)).size).toBe(12);
    expect(open(4).state.runesAway).toHaveLength(8);
  });

  test('DQ-SETUP-12 from the first player clockwise, each hero goes to a tower that holds none yet', () => {
    const table = open(3);
    const first = table.view(0).first;
    const towers = ['tower:tower-nw', 'tower:tower-ne', 'tower:tower-sw', 'tower:tower-se'];
    for (const turn of [0, 1, 2]) {
      const seat = (first + turn) % 3;
      expect(table.decisions.map((decision) => [decision.seat, decision.kind])).toEqual([
        [seat, 'DEC-TOWER'],
      ]);
      expect(table.decisionOf(seat)?.options.map(dungeonquest.nameOf)).toEqual(towers);
      table.answer(seat, towers.pop() ?? '');
    }
  });

  test('DQ-SETUP-13 heroes start without wounds, Loot, kept cards or determination', () => {
    for (const hero of open(4).view(0).heroes) {
      expect(hero).toMatchObject({ wounds: 0, loot: [], kept: [], determination: { all: 0 } });
    }
  });

  test('DQ-SETUP-14 the first player takes the first turn', () => {
    const table = open(2);
    const first = table.view(0).first;
    table.answer(first, 'tower:tower-nw');
    table.answer(1 - first, 'tower:tower-se');
    expect(table.view(0).active).toBe(first);
    expect(table.decisions.map(({ seat }) => seat)).toEqual([first]);
  });
});
