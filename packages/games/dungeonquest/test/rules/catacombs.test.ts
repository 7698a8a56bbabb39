import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, type Given, type GivenHero, given, givenCombat, type Played } from '../given.ts';

const above = [
  { at: [4, 5], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

/** Tatianna (Agility 9) in the catacombs under [4,5], facing north; Krutzbeck in a chamber at [9,7]. */
function below(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 5], below: 'north', ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [...above, ...(position.rooms ?? [])],
    next: { search: ['search-empty', 'search-empty'], ...position.next },
  });
}

/** Two hidden cards in the pile, an Exit drawn: n is 3. */
const exit = (hero: Partial<GivenHero> = {}, position: Partial<Given> = {}) =>
  below(
    { pile: ['catacomb-empty', 'catacomb-empty'], ...hero },
    { ...position, next: { catacomb: ['catacomb-exit'], tiles: ['tile-chamber-03'], ...position.next } },
  );

const surfaced = (
  side: string,
  roll: number,
  hero: Partial<GivenHero> = {},
  position: Partial<Given> = {},
): Played => {
  const table = exit(hero, position).answer(0, 'yes').answer(0, side, die(roll));
  return table.decision(table.awaited[0] ?? 0) === 'DEC-TILE-TURN' ? table.answer(0, 'face:north') : table;
};

describe('3.17 catacombs: going down', () => {
  test('DQ-CAT-01 an entrance tile, a marker or the permission of a Passage Down lets him go down', () => {
    const at = (tile: string, position: Partial<Given> = {}, hero: Partial<GivenHero> = {}) =>
      given({
        heroes: [{ hero: 'tatianna', at: [4, 3], ...hero }],
        rooms: [{ at: [4, 3], tile, entry: 'west' }],
        ...position,
      }).options(0);
    expect(at('tile-catacomb-entrance-01')).toContain('enter-catacombs');
    expect(at('tile-chamber-01', { markers: [[4, 3]] })).toContain('enter-catacombs');
    expect(at('tile-chamber-01', {}, { with: { mayGoDown: 2 } })).toContain('enter-catacombs');
    expect(at('tile-chamber-01')).not.toContain('enter-catacombs');
  });

  test.each(['north', 'east', 'south', 'west'])(
    'DQ-CAT-02 he points his travel marker %s; the figure leaves the board and no card is drawn that turn',
    (way) => {
      const table = given({
        heroes: [{ hero: 'tatianna', at: [4, 3] }, { hero: 'krutzbeck' }],
        rooms: [{ at: [4, 3], tile: 'tile-catacomb-entrance-01', entry: 'west' }],
      });
      table.answer(0, 'enter-catacombs').answer(0, `face:${way}`);
      expect(table.view(1).heroes[0]?.below).toMatchObject({
        facing: ['north', 'east', 'south', 'west'].indexOf(way),
        travelled: 0,
        pile: [],
      });
      expect(table.awaited).toEqual([1]);
    },
  );

  test('DQ-CAT-03 the marker is never moved or turned while he is below', () => {
    const table = below(
      {},
      { next: { catacomb: ['catacomb-empty', 'catacomb-empty'], search: ['search-empty'] } },
    );
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 5]), facing: 0 });
    table.answer(1, 'search');
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 5]), facing: 0, travelled: 2 });
  });

  test('DQ-CAT-04 a space with a travel marker can be entered freely', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 5] },
        { hero: 'krutzbeck', at: [4, 5], below: 'north' },
      ],
      rooms: [...above.slice(0, 1), { at: [3, 5], tile: 'tile-chamber-03', entry: 'west' }],
    });
    expect(table.options(0)).toContain('move:4-5');
  });

  test('DQ-CAT-05 each turn below he draws one catacomb card instead of acting', () => {
    const table = below({}, { next: { catacomb: ['catacomb-empty'] } });
    expect(table.hero(0).pile).toEqual([cardIndex('catacomb-empty')]);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-CAT-05 or repeats the test of a Hole in the Roof', () => {
    const table = below(
      {},
      { next: { catacomb: ['catacomb-hole-in-the-roof'] }, fates: [die(6), die(6)] },
    ).answer(1, 'search');
    expect(table.options(0)).toEqual(['test-again', 'draw']);
  });

  test('DQ-CAT-06 every catacomb card he resolves goes to his pile; a Shuffle card does not', () => {
    const threat = below({}, { next: { catacomb: ['catacomb-razorwings'] }, fates: [die(3)] });
    expect(threat.hero(0)).toMatchObject({ wounds: 3, pile: [cardIndex('catacomb-razorwings')] });
    const rune = below({ runes: ['rune-warning'] }, { next: { catacomb: ['catacomb-hidden-trap'] } }).answer(
      0,
      'use',
    );
    expect(rune.hero(0).pile).toEqual([cardIndex('catacomb-hidden-trap')]);
  });

  test('DQ-EX-61 all catacomb cards but the Shuffle card lie in piles: he draws it, shuffles, draws nothing, and his turn ends', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [9, 7] },
        { hero: 'tatianna', at: [4, 5], below: 'north' },
      ],
      rooms: above,
      next: { search: ['search-empty'] },
    });
    const deck = table.state.decks[8] ?? [];
    const shuffle = cardIndex('catacomb-shuffle');
    table.state.decks[8] = [shuffle];
    table.hero(1).pile.push(...deck.filter((card) => card !== shuffle));
    table.answer(0, 'search');
    expect(table.awaited).toEqual([0]);
    expect(table.state.decks[8]).toEqual([shuffle]);
  });

  test('DQ-CAT-07 trap cards drawn below go to the trap discards and do not count', () => {
    const table = below({}, { next: { catacomb: ['catacomb-hidden-trap'], trap: ['trap-explosion'] } });
    expect(table.hero(0).travelled).toBe(1);
    expect(table.view(0).decks.find(({ deck }) => deck === 'trap')?.discards).toEqual(['trap-explosion']);
  });
});

describe('3.17 catacombs: coming up', () => {
  test('DQ-CAT-08 n counts the catacomb cards of this visit; he chooses a side, then rolls', () => {
    const table = exit().answer(0, 'yes');
    expect(table.options(0)).toEqual(['left', 'right']);
    table.answer(0, 'left', die(2));
    expect(table.event('way-out')).toMatchObject({ seat: 0 });
  });

  test('DQ-CAT-08 an Exit may be declined', () => {
    const table = exit().answer(0, 'no');
    expect(table.hero(0)).toMatchObject({ below: 1, travelled: 3 });
  });

  test.each([
    ['north', 'right', [6, 2]],
    ['north', 'left', [2, 2]],
    ['south', 'right', [2, 8]],
    ['east', 'left', [7, 3]],
    ['west', 'left', [1, 7]],
  ] as const)('DQ-CAT-09 facing %s with n = 3, two to the %s: he comes up at %j', (way, side, place) => {
    expect(surfaced(side, 2, { below: way }).hero(0).cell).toBe(cell(place));
  });

  test('DQ-CAT-10 each leg stops at the outer wall', () => {
    expect(surfaced('left', 6).hero(0).cell).toBe(cell([0, 2]));
  });

  test('DQ-EX-14 seven catacomb cards, the marker five cells from the wall: he goes five cells', () => {
    const pile = Array<'catacomb-empty'>(6).fill('catacomb-empty');
    expect(surfaced('right', 1, { pile }).hero(0).cell).toBe(cell([5, 0]));
  });

  test('DQ-CAT-11 the Treasure Chamber counts as two cells north to south', () => {
    expect(
      surfaced(
        'right',
        1,
        { at: [5, 7] },
        { rooms: [{ at: [5, 7], tile: 'tile-chamber-05', entry: 'west' }] },
      ).hero(0).cell,
    ).toBe(cell([6, 4]));
  });

  test('DQ-CAT-12 the marker comes off and his turn ends, also where another hero stands', () => {
    const table = surfaced(
      'right',
      2,
      { at: [7, 8], below: 'north', pile: [] },
      { rooms: [{ at: [7, 8], tile: 'tile-chamber-05', entry: 'west' }] },
    );
    expect(table.hero(0)).toMatchObject({ cell: cell([9, 7]), below: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-CAT-13 on an explored space there is no encounter now; next turn he encounters it instead of acting', () => {
    const table = surfaced(
      'right',
      2,
      {},
      {
        rooms: [{ at: [6, 2], tile: 'tile-chamber-05', entry: 'west' }],
        next: { catacomb: ['catacomb-exit'], dungeon: ['dungeon-crypt'] },
      },
    );
    expect(table.hero(0)).toMatchObject({ cell: cell([6, 2]), pending: 1 });
    table.answer(1, 'search');
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });

  test('DQ-CAT-14 DQ-EX-13 on an unexplored space he places a tile turned as he likes, and encounters it next turn', () => {
    const table = below(
      { pile: ['catacomb-empty'], loot: ['catacomb-treasure-chest'], with: { travelled: 2, visitLoot: 1 } },
      { next: { catacomb: ['catacomb-exit'], tiles: ['tile-chamber-03'], dungeon: ['dungeon-crypt'] } },
    );
    table.answer(0, 'yes').answer(0, 'right', die(2));
    expect(table.options(0)).toEqual(['face:north', 'face:east', 'face:south', 'face:west']);
    table.answer(0, 'face:east');
    expect(table.hero(0)).toMatchObject({ cell: cell([6, 2]), pending: 1, pile: [] });
    expect(table.view(0).heroes[0]?.loot).toHaveLength(1);
    table.answer(1, 'search');
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });

  test.each([
    ['rulebook', ['attack']],
    ['earlier', ['escape', 'attack']],
  ])(
    'DQ-CAT-15 DQ-VAR-120 %s: a monster met further on in the turn after leaving offers %j',
    (rulings, options) => {
      const table = surfaced(
        'right',
        2,
        {},
        {
          variants: { rulings },
          next: {
            catacomb: ['catacomb-exit'],
            tiles: ['tile-corridor-01', 'tile-chamber-03'],
            dungeon: ['dungeon-troll'],
          },
        },
      );
      table.answer(1, 'search');
      expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
      const move = table.options(0).find((name) => name.startsWith('move:')) ?? '';
      table.answer(0, move, draw(0, 4));
      expect(table.options(0)).toEqual(options);
    },
  );

  test('DQ-CAT-15 a monster met in that encounter cannot be escaped', () => {
    const table = surfaced(
      'right',
      2,
      {},
      { next: { catacomb: ['catacomb-exit'], tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] } },
    );
    table.answer(1, 'search', draw(0, 4));
    expect(table.options(0)).toEqual(['attack']);
  });

  test('DQ-CAT-15 after that turn monsters can be escaped again', () => {
    const table = surfaced(
      'right',
      2,
      {},
      {
        next: {
          catacomb: ['catacomb-exit'],
          tiles: ['tile-chamber-03', 'tile-chamber-05'],
          dungeon: ['dungeon-empty', 'dungeon-troll'],
        },
      },
    );
    expect(table.hero(0).surfaced).toBe(1);
    table.answer(1, 'search');
    expect(table.hero(0).surfaced).toBe(0);
    table.answer(1, 'search');
    const move = table.options(0).find((name) => name.startsWith('move:')) ?? '';
    table.answer(0, move, draw(0, 4));
    expect(table.options(0)).toEqual(['escape', 'attack']);
  });

  test('DQ-CAT-15 DQ-ROOM-06 a monster that waits beyond a tower cannot be escaped in that turn', () => {
    const beyond = (variants: Given['variants']) => {
      const table = surfaced(
        'left',
        6,
        { at: [6, 5], pile: ['catacomb-empty', 'catacomb-empty', 'catacomb-empty', 'catacomb-empty'] },
        {
          ...(variants && { variants }),
          rooms: [
            { at: [6, 5], tile: 'tile-chamber-06', entry: 'west' },
            { at: [1, 0], tile: 'tile-chamber-05', entry: 'west' },
          ],
          tokens: [{ monster: 'troll', life: 4, at: [1, 0] }],
        },
      );
      expect(table.hero(0).cell).toBe(cell([0, 0]));
      table.answer(1, 'search').answer(0, 'move:1-0');
      return table.options(0);
    };
    expect(beyond({})).toEqual(['attack']);
    expect(beyond({ rulings: 'earlier' })).toEqual(['escape', 'attack']);
  });

  test('DQ-CAT-16 his pile goes back to the deck but for Loot and kept cards; the venom stays below', () => {
    const table = exit({ kept: ['catacomb-spiders-venom', 'catacomb-vampire-bite'] });
    table.answer(0, 'effect:catacomb-spiders-venom', die(6));
    table.answer(0, 'yes').answer(0, 'right', die(2)).answer(0, 'face:north');
    expect(table.hero(0)).toMatchObject({
      pile: [],
      travelled: 0,
      kept: [cardIndex('catacomb-vampire-bite')],
    });
    expect(table.state.decks[8]).toHaveLength(39);
  });

  test('DQ-CAT-17 without tiles he lands on the nearest explored space on the way back along the second leg, then the first', () => {
    const second = surfaced(
      'right',
      3,
      {},
      { tilesLeft: 0, rooms: [{ at: [5, 2], tile: 'tile-chamber-05', entry: 'west' }] },
    );
    expect(second.hero(0).cell).toBe(cell([5, 2]));
    const first = surfaced(
      'right',
      3,
      {},
      { tilesLeft: 0, rooms: [{ at: [4, 3], tile: 'tile-chamber-05', entry: 'west' }] },
    );
    expect(first.hero(0).cell).toBe(cell([4, 3]));
  });

  test('DQ-CAT-17 with no explored space on the way he lands in the nearest tower, of equals in the first of 2.2', () => {
    // From [7,5] three to the north, then one to the side: [8,2] is nearer to the north-east, [6,2] as far from both.
    const landed = (side: string) => surfaced(side, 1, { at: [7, 5] }, { tilesLeft: 0 }).hero(0).cell;
    expect(landed('right')).toBe(cell([12, 0]));
    expect(landed('left')).toBe(cell([0, 0]));
  });

  test('DQ-CAT-18 DQ-EX-46 Giant Naga with n = 4 facing east, two to the left: the marker goes to [7,3], turns west, the pile is emptied', () => {
    const table = given({
      heroes: [
        {
          hero: 'tatianna',
          at: [3, 5],
          below: 'east',
          pile: ['catacomb-empty', 'catacomb-empty', 'catacomb-empty'],
          loot: ['catacomb-gigantic-diamond'],
          with: { visitLoot: 1 },
        },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [{ at: [3, 5], tile: 'tile-chamber-01', entry: 'west' }, above[1]],
      next: { catacomb: ['catacomb-giant-naga'] },
    });
    table.answer(0, 'left', die(2));
    expect(table.hero(0)).toMatchObject({
      cell: cell([7, 3]),
      facing: 3,
      travelled: 0,
      below: 1,
      visitLoot: 0,
    });
    expect(table.hero(0).pile).toEqual([]);
  });

  test('DQ-CAT-19 a hero under the Treasure Chamber is not in it: Dragon Rage does not hit him', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [6, 4] },
        { hero: 'tatianna', at: [6, 5], below: 'north' },
      ],
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'], catacomb: ['catacomb-empty'] },
    });
    table.answer(0, 'draw-dragon', die(1), die(1)).answer(0, 'to:6-3');
    expect(table.hero(1).wounds).toBe(0);
  });
});

test('DQ-ESC-07 in the catacombs an escaping hero just ends his turn', () => {
  const table = givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 5], below: 'north' },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: above,
      variants: { 'live-to-fight-another-day': true },
    },
    { monster: 'troll', life: 5, hand: ['heart-strike', 'heart-strike'], monsterHand: ['slash', 'slash'] },
  );
  table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash').answer(0, 'try-to-escape');
  table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
  expect(table.event('flees')).toMatchObject({ step: 'away' });
  expect(table.hero(0)).toMatchObject({ cell: cell([4, 5]), below: 1, pending: 0 });
  expect(table.state.tokens).toEqual([]);
  expect(table.awaited).toEqual([1]);
});
