import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

const here = cell([4, 3]);
const there = cell([5, 3]);

/** Lindel walks east into a new chamber and draws that card; Krutzbeck, to his left, plays the monsters. */
function meeting(card: string, position: Partial<Given> = {}, hero: Partial<GivenHero> = {}): Played {
  return given({
    heroes: [
      { hero: 'lindel', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [
      { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ...(position.rooms ?? []),
    ],
    next: { tiles: ['tile-chamber-03'], dungeon: [card], ...position.next },
  });
}

/** The same hero walks into a room where a token lies. */
const token = (
  monster: 'skeleton' | 'troll' | 'demon',
  life: number,
  position: Partial<Given> = {},
  hero: Partial<GivenHero> = {},
): Played =>
  meeting(
    'dungeon-empty',
    {
      ...position,
      rooms: [{ at: [5, 3], tile: 'tile-chamber-04', entry: 'west' }, ...(position.rooms ?? [])],
      tokens: [{ monster, life, at: [5, 3] }],
    },
    hero,
  );

/** Power cards are numbered as in the table: 0 to 3 of each owner. */
const reveal = (hero: number, monster: number) => [draw(hero, 4), draw(monster, 4)] as const;

describe('3.13 monsters', () => {
  test('DQ-MON-01 an encounter starts by a monster card, by a threat that turns into one, or by entering a space with a token', () => {
    expect(meeting('dungeon-troll').answer(0, 'move:5-3', draw(0, 4)).event('monster')).toMatchObject({
      monster: 'troll',
    });
    expect(token('troll', 4).answer(0, 'move:5-3').event('monster')).toMatchObject({ monster: 'troll' });
    const bones = meeting('dungeon-crypt', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-crypt'], crypt: ['crypt-old-bones'] },
    });
    bones.answer(0, 'move:5-3').answer(0, 'yes', die(4), draw(0, 4));
    expect(bones.event('monster')).toMatchObject({ monster: 'skeleton' });
  });

  test('DQ-MON-02 the monster player is the player to the left of the hero', () => {
    const table = given({
      heroes: [{ hero: 'lindel' }, { hero: 'krutzbeck', at: [4, 3] }, { hero: 'tatianna' }],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
      active: 1,
    });
    table.answer(1, 'move:5-3', draw(0, 4)).answer(1, 'attack', draw(0, 4), draw(0, 4)).answer(1, 'five');
    expect(table.awaited).toEqual([1, 2]);
  });

  test('DQ-MON-03 a token comes before the room: escaped, the room is not encountered', () => {
    const table = token('skeleton', 2).answer(0, 'move:5-3');
    expect(table.told).not.toContain('draws');
    table.answer(0, 'escape', ...reveal(1, 2));
    expect(table.event('escape')).toMatchObject({ escaped: true });
    expect(table.told).not.toContain('draws');
  });

  test('DQ-MON-05 for a card a random token of its kind is drawn; only the monster player may look at its Life', () => {
    const table = meeting('dungeon-troll').answer(0, 'move:5-3', draw(2, 4));
    expect(table.news(1)).toContainEqual({ type: 'monster-life', monster: 'troll', player: 1, life: 4 });
    expect(table.news(0)).toContainEqual({ type: 'monster-life', monster: 'troll', player: 1 });
    expect(table.news('spectator')).toContainEqual({ type: 'monster-life', monster: 'troll', player: 1 });
    expect(table.view(0).reserve['troll']).toBe(3);
  });

  /** All four Skeletons lie on the board. */
  const fifth = (seats: number) =>
    given({
      heroes: [{ hero: 'tatianna', at: [4, 3] }, ...(seats > 1 ? [{ hero: 'krutzbeck' } as const] : [])],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      tokens: [
        { monster: 'skeleton', life: 2, at: [1, 5] },
        { monster: 'skeleton', life: 2, at: [2, 5] },
        { monster: 'skeleton', life: 3, at: [3, 5] },
        { monster: 'skeleton', life: 3, at: [4, 5] },
      ],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-skeleton'] },
    });

  test('DQ-MON-06 with none in the reserve the monster player takes one of that kind from the board, unseen', () => {
    const table = fifth(2).answer(0, 'move:5-3');
    expect(table.decision(1)).toBe('DEC-TOKEN');
    expect(table.options(1)).toEqual(['token:1-5', 'token:2-5', 'token:3-5', 'token:4-5']);
    expect(table.view(1).tokens.map(({ life }) => life)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });

  test('DQ-MON-06 alone, a random one is taken', () => {
    const table = fifth(1).answer(0, 'move:5-3', draw(2, 4));
    expect(table.event('token-taken')).toMatchObject({ monster: 'skeleton', cell: cell([3, 5]) });
  });

  test('DQ-EX-44 the fifth Skeleton: after an escape the token taken is placed here and its old place is empty', () => {
    const table = fifth(2)
      .answer(0, 'move:5-3')
      .answer(1, 'token:2-5')
      .answer(0, 'escape', ...reveal(1, 2));
    expect(
      table
        .view(0)
        .tokens.map((view) => view.cell)
        .sort((a, b) => a - b),
    ).toEqual([there, cell([1, 5]), cell([3, 5]), cell([4, 5])].sort((a, b) => a - b));
  });

  test('DQ-MON-07 the hero chooses escape or attack', () => {
    expect(meeting('dungeon-troll').answer(0, 'move:5-3', draw(0, 4)).options(0)).toEqual([
      'escape',
      'attack',
    ]);
  });

  describe('DQ-MON-08 escape is not available', () => {
    test('in a room with a portcullis on its tile', () => {
      const table = meeting('dungeon-troll', {
        next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
      });
      expect(table.answer(0, 'move:5-3', draw(0, 4)).options(0)).toEqual(['attack']);
      expect(table.whyNot(0, 'escape')).toBe('DQ-MON-08');
    });

    test('DQ-EX-52 after entering by Secret Door', () => {
      const table = meeting('dungeon-troll', {
        next: { search: ['search-secret-door'], tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
      });
      table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:5-3', draw(0, 4));
      expect(table.options(0)).toEqual(['attack']);
    });

    test('DQ-EX-38 for Krutzbeck, who may fill his hand to six', () => {
      const table = given({
        heroes: [{ hero: 'krutzbeck', at: [4, 3] }, { hero: 'lindel' }],
        rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
        next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
      });
      table.answer(0, 'move:5-3', draw(0, 4));
      expect(table.options(0)).toEqual(['attack']);
      table.answer(0, 'attack', draw(0, 4), draw(0, 4));
      expect(table.options(0)).toEqual(['six', 'five']);
      table.answer(0, 'six');
      expect(table.view(0).combat?.sides[0]?.hand).toHaveLength(6);
    });

    test('but the portcullis of the room he came from does not matter', () => {
      const table = given({
        heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
        rooms: [{ at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' }],
        next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
      });
      expect(table.answer(0, 'move:5-3', draw(0, 4)).options(0)).toEqual(['escape', 'attack']);
    });
  });

  test('DQ-MON-09 Old Bones use the tokens and power cards of the Skeleton', () => {
    const table = meeting('dungeon-crypt', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-crypt'], crypt: ['crypt-old-bones'] },
    });
    table.answer(0, 'move:5-3').answer(0, 'yes', die(6), draw(3, 4));
    expect(table.view(0).reserve['skeleton']).toBe(3);
    expect(table.options(0)).toEqual(['attack']);
  });

  test('DQ-MON-10 after an escape the token stays face down where it happened', () => {
    const table = meeting('dungeon-troll')
      .answer(0, 'move:5-3', draw(0, 4))
      .answer(0, 'escape', ...reveal(1, 1));
    expect(table.view('spectator').tokens).toEqual([{ monster: 'troll', cell: there, life: 'hidden' }]);
  });

  test('DQ-MON-12 in the catacombs no token is placed: a surviving monster returns to the reserve', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3], below: 'north', with: { wounds: 14 } }, { hero: 'krutzbeck' }],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { catacomb: ['catacomb-sneak-attack-troll'] },
      fates: [die(3), die(3)],
    });
    table.answer(0, 'no');
    expect(table.hero(0).fate).toBe('dead');
    expect(table.state.tokens).toEqual([]);
    expect(table.state.reserve).toHaveLength(20);
  });

  test('DQ-MON-15 the monster card is discarded after the encounter', () => {
    const table = meeting('dungeon-troll').answer(0, 'move:5-3', draw(0, 4));
    const discards = () => table.view(0).decks.find(({ deck }) => deck === 'dungeon')?.discards;
    expect(discards()).toEqual([]);
    table.answer(0, 'escape', ...reveal(1, 1));
    expect(discards()).toEqual(['dungeon-troll']);
  });

  test('DQ-MON-16 two tokens in a room are encountered one after the other, oldest first', () => {
    const table = meeting('dungeon-empty', {
      rooms: [{ at: [5, 3], tile: 'tile-chamber-04', entry: 'west' }],
      tokens: [
        { monster: 'demon', life: 8, at: [5, 3] },
        { monster: 'troll', life: 3, at: [5, 3] },
      ],
    });
    expect(table.answer(0, 'move:5-3').event('monster')).toMatchObject({ monster: 'demon' });
  });

  test('DQ-MON-17 a token that comes to a room where a hero stands only stops him from searching', () => {
    const table = meeting('dungeon-empty', { tokens: [{ monster: 'troll', life: 4, at: [4, 3] }] });
    expect(table.decision(0)).toBe('DEC-ACT');
    expect(table.options(0)).not.toContain('search');
  });
});

describe('3.13 escape', () => {
  const met = (position: Partial<Given> = {}, hero: Partial<GivenHero> = {}) =>
    meeting('dungeon-troll', position, hero).answer(0, 'move:5-3', draw(0, 4));

  test('DQ-ESC-01 both sides reveal a random power card and compare escape values', () => {
    const table = met().answer(0, 'escape', ...reveal(1, 1));
    expect(table.event('escape')).toMatchObject({
      cards: ['power-elven-volley', 'power-wild-swing'],
      values: [3, 1],
    });
  });

  test.each([
    ['higher', 1, 1, true],
    ['equal', 0, 2, true],
    ['lower', 0, 0, false],
  ])('DQ-ESC-02 with a value %s than the monster: escaped is %s', (_, hero, monster, escaped) => {
    const table = met().answer(
      0,
      'escape',
      draw(hero as number, 4),
      draw(monster as number, 4),
      ...(escaped ? [] : [draw(0, 3), draw(0, 3)]),
    );
    expect(table.event('escape')).toMatchObject({ escaped });
  });

  test('DQ-ESC-02 failing costs the damage value of the monster card, and combat begins', () => {
    const table = met().answer(0, 'escape', ...reveal(0, 0), draw(0, 3), draw(0, 3));
    expect(table.hero(0).wounds).toBe(4);
    expect(table.decision(0)).toBe('DEC-CARD');
  });

  test('DQ-ESC-03 DQ-EX-55 if those wounds kill him there is no combat and the token is placed', () => {
    const table = meeting('dungeon-demon', {}, { with: { wounds: 10 } }).answer(0, 'move:5-3', draw(0, 4));
    table.answer(0, 'escape', draw(0, 4), draw(1, 4));
    expect(table.event('escape')).toMatchObject({
      cards: ['power-guided-shot', 'power-hellfire'],
      escaped: false,
    });
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'escape' });
    expect(table.view(1).tokens).toMatchObject([{ monster: 'demon', cell: there }]);
    expect(table.view(1).combat).toBeUndefined();
  });

  test('DQ-ESC-04 the two power cards used are out for the coming combat', () => {
    const table = met().answer(0, 'escape', ...reveal(0, 0), draw(0, 3), draw(0, 3));
    const hands = table.view('all').combat?.sides.map(({ hand }) => hand);
    expect(hands?.[0]).not.toContain('power-guided-shot');
    expect(hands?.[1]).not.toContain('power-hammer-blow');
  });

  test('DQ-ESC-05 he goes back to entered-from without door card or test, even if another hero is there; his turn ends', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [4, 3] },
        { hero: 'krutzbeck', at: [3, 3], below: 'north' },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-46', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: {
        door: ['door-opens'],
        tiles: ['tile-chamber-03'],
        dungeon: ['dungeon-troll'],
        catacomb: ['catacomb-exit'],
      },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'escape', ...reveal(1, 1));
    expect(table.hero(0)).toMatchObject({ cell: here, pending: 1, from: -1 });
    expect(table.told).not.toContain('door');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ESC-06 DQ-EX-51 on his next turn he encounters that space as if he had just entered, instead of acting', () => {
    const table = met({
      next: {
        tiles: ['tile-chamber-03'],
        dungeon: ['dungeon-troll', 'dungeon-crypt'],
        search: ['search-empty'],
      },
    });
    table.answer(0, 'escape', ...reveal(1, 1)).answer(1, 'search');
    expect(table.event('draws')).toMatchObject({ deck: 'search' });
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });
});
