import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

/** Tatianna in a chamber with four passages at column 3, row 3. */
function inChamber(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [{ hero: 'tatianna', at: [3, 3], ...hero }],
    ...position,
    rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }, ...(position.rooms ?? [])],
  });
}

const moves = (table: Played, seat = 0) => table.options(seat).filter((name) => name.startsWith('move:'));

describe('3.1 terms', () => {
  test('DQ-TERM-01 adjacent is what shares an edge; the two cells of the Treasure Chamber are one space', () => {
    expect(moves(inChamber())).toEqual(['move:3-2', 'move:4-3', 'move:3-4', 'move:2-3']);
    const north = given({ heroes: [{ hero: 'tatianna', at: [6, 4] }] });
    const south = given({ heroes: [{ hero: 'tatianna', at: [6, 5] }] });
    expect(moves(north)).toEqual(moves(south));
  });

  test('DQ-TERM-02 unexplored is a space without a tile that is no tower and no Treasure Chamber', () => {
    const table = inChamber(
      {},
      { next: { tiles: ['tile-chamber-02'], dungeon: ['dungeon-empty', 'dungeon-empty'] } },
    );
    expect(table.answer(0, 'move:4-3').told).toContain('explored');
    expect(table.answer(0, 'move:3-3').told).not.toContain('explored');
    const beside = given({
      heroes: [{ hero: 'tatianna', at: [1, 0] }],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }],
    });
    expect(beside.answer(0, 'move:0-0').told).not.toContain('explored');
  });

  test('DQ-TERM-03 a move is open when neither side is a wall, or the next space is unexplored', () => {
    const table = inChamber(
      {},
      {
        rooms: [
          { at: [4, 3], tile: 'tile-chamber-43', entry: 'east' }, // turns its back
          { at: [3, 4], tile: 'tile-chamber-44', entry: 'north' }, // its only passage faces him
        ],
      },
    );
    expect(moves(table)).toEqual(['move:3-2', 'move:3-4', 'move:2-3']);
    const walls = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-30', entry: 'west' }],
    });
    expect(moves(walls)).toEqual(['move:4-3', 'move:2-3']);
  });

  test('DQ-TERM-04 obstacles lie on either side of a move', () => {
    const own = given({
      heroes: [{ hero: 'krutzbeck', at: [3, 3] }],
      rooms: [
        { at: [3, 3], tile: 'tile-portcullis-01', entry: 'east' },
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
      next: { dungeon: ['dungeon-empty'] },
    });
    expect(own.answer(0, 'move:4-3', die(1), die(1)).told).toContain('test');
    const facing = inChamber(
      {},
      {
        rooms: [{ at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' }],
        next: { dungeon: ['dungeon-empty'] },
      },
    );
    expect(facing.answer(0, 'move:4-3', die(1), die(1)).told).toContain('test');
  });

  test('DQ-TERM-05 entered-from is where his last normal move began, and is empty after special movement', () => {
    const table = inChamber(
      {},
      {
        next: {
          tiles: ['tile-chamber-02', 'tile-chamber-03'],
          dungeon: ['dungeon-empty', 'dungeon-empty'],
          search: ['search-secret-door'],
        },
      },
    );
    table.answer(0, 'move:4-3');
    expect(table.hero(0).from).toBe(cell([3, 3]));
    table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:4-2');
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 2]), from: -1 });
  });

  test('DQ-TERM-06 a Teleportation Rune is special movement: he may not escape where it brought him', () => {
    const table = inChamber(
      { runes: ['rune-teleportation'] },
      { next: { tiles: ['tile-chamber-02'], dungeon: ['dungeon-troll'] } },
    );
    table.answer(0, 'teleport:4-3', draw(0, 4));
    expect(table.options(0)).toEqual(['attack']);
  });

  test('DQ-TERM-07 Loot is every card of type loot; treasure cards are those of the treasure deck', () => {
    const table = inChamber({ loot: ['dungeon-gold-30', 'treasure-ebon-ring'] });
    expect(table.view(0).heroes[0]?.loot.map(({ deck }) => deck)).toEqual(['dungeon', 'treasure']);
  });

  test('DQ-TERM-08 a kept card is not Loot: with a kept card alone nobody may leave', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', kept: ['dungeon-lingering-shade'] }],
      fates: [die(6), die(6)],
    });
    expect(table.options(0)).not.toContain('leave-dungeon');
  });

  test('DQ-TERM-10 a legal move is open and leads to no other figure, or into the Treasure Chamber', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'lindel', at: [4, 4] },
        { hero: 'krutzbeck', at: [6, 4] },
      ],
      rooms: [
        { at: [5, 4], tile: 'tile-chamber-01', entry: 'west' },
        { at: [4, 4], tile: 'tile-chamber-02', entry: 'west' },
      ],
    });
    expect(moves(table)).toEqual(['move:5-3', 'move:6-4', 'move:5-5']);
    expect(table.whyNot(0, 'move:4-4')).toBe('DQ-MOVE-02');
  });
});

describe('3.5 moving', () => {
  test('DQ-MOVE-01 DQ-EX-01 he moves to an adjacent space by an open move: walls towards two sides leave the other two', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-35', entry: 'south' }],
    });
    expect(moves(table)).toEqual(['move:3-4', 'move:2-3']);
    expect(table.whyNot(0, 'move:3-2')).toBe('DQ-TERM-03');
    expect(table.whyNot(0, 'move:9-9')).toBe('DQ-TERM-01');
  });

  test('DQ-MOVE-02 not into a space with another figure; a travel marker does not block', () => {
    const rooms = [{ at: [4, 3], tile: 'tile-chamber-02', entry: 'west' }] as const;
    const beside = (other: Partial<GivenHero>) =>
      inChamber(
        {},
        {
          rooms,
          heroes: [
            { hero: 'tatianna', at: [3, 3] },
            { hero: 'lindel', at: [4, 3], ...other },
          ],
        },
      );
    expect(moves(beside({}))).not.toContain('move:4-3');
    expect(moves(beside({ below: 'north' }))).toContain('move:4-3');
  });

  test('DQ-MOVE-03 after moving he encounters the space, a monster token first', () => {
    const table = inChamber(
      {},
      {
        rooms: [{ at: [4, 3], tile: 'tile-chamber-02', entry: 'west' }],
        tokens: [{ monster: 'troll', life: 4, at: [4, 3] }],
      },
    );
    table.answer(0, 'move:4-3');
    expect(table.event('monster')).toMatchObject({ monster: 'troll' });
    expect(table.told).not.toContain('draws');
  });

  test('DQ-MOVE-04 obstacles come before the figure moves and before a tile is drawn', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-46', entry: 'west' }],
      next: { door: ['door-jammed'] },
    });
    table.answer(0, 'move:4-3');
    expect(table.told).not.toContain('explored');
    expect(table.state.tiles).toHaveLength(116);
    expect(table.hero(0).cell).toBe(cell([3, 3]));
  });

  test.each([
    [0, ['move:3-4', 'move:2-3']],
    [1, ['move:3-2', 'move:4-3']],
  ] as const)(
    'DQ-MOVE-05 DQ-EX-28 on a Chasm he leaves only through the passages of his half: half %i',
    (half, legal) => {
      const table = given({
        heroes: [{ hero: 'tatianna', at: [3, 3], half }],
        rooms: [{ at: [3, 3], tile: 'tile-chasm-01', entry: 'south' }],
      });
      expect(moves(table)).toEqual(legal);
    },
  );

  test('DQ-MOVE-06 he may walk back the way he came', () => {
    const table = inChamber(
      {},
      { next: { tiles: ['tile-chamber-43'], dungeon: ['dungeon-empty', 'dungeon-empty'] } },
    );
    table.answer(0, 'move:4-3');
    expect(moves(table)).toEqual(['move:3-3']);
    table.answer(0, 'move:3-3');
    expect(table.hero(0).cell).toBe(cell([3, 3]));
  });

  test('DQ-MOVE-07 from the Treasure Chamber all six passages are open, whichever cell he came in by', () => {
    const table = given({ heroes: [{ hero: 'tatianna', at: [6, 5] }] });
    expect(moves(table).sort()).toEqual([
      'move:5-4',
      'move:5-5',
      'move:6-3',
      'move:6-6',
      'move:7-4',
      'move:7-5',
    ]);
  });

  test('DQ-MOVE-08 moving sets entered-from and the half, and ends what belonged to the old room', () => {
    const table = inChamber(
      { with: { searches: 2, crossed: 1, mayGoDown: 2 } },
      { rooms: [{ at: [4, 3], tile: 'tile-chasm-01', entry: 'east' }], next: { dungeon: ['dungeon-empty'] } },
    );
    table.answer(0, 'move:4-3');
    expect(table.hero(0)).toMatchObject({
      from: cell([3, 3]),
      half: 1,
      searches: 0,
      crossed: 0,
      mayGoDown: 0,
    });
  });

  test('DQ-MOVE-09 an obstacle that stops a forced move ends the turn; next turn he acts normally', () => {
    const table = inChamber(
      {},
      {
        rooms: [
          { at: [4, 3], tile: 'tile-corridor-09', entry: 'west' },
          { at: [5, 3], tile: 'tile-portcullis-01', entry: 'west' },
        ],
      },
    );
    table.answer(0, 'move:4-3');
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
    table.answer(0, 'move:5-3', die(6), die(6));
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 3]) });
    expect(table.decision(0)).toBe('DEC-ACT');
    expect(moves(table)).toEqual(['move:5-3', 'move:3-3']);
  });
});

describe('3.6 exploring and tiles', () => {
  test('DQ-TILE-01 moving into an unexplored space draws a tile and places it there', () => {
    const table = inChamber({}, { next: { tiles: ['tile-chamber-18'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:4-3');
    expect(table.event('explored')).toMatchObject({ cell: cell([4, 3]), tile: 'tile-chamber-18' });
    expect(table.view(0).rooms.map((room) => room.tile)).toContain('tile-chamber-18');
  });

  test.each([
    ['move:3-2', 2],
    ['move:4-3', 3],
    ['move:3-4', 0],
    ['move:2-3', 1],
  ])('DQ-TILE-02 %s: its arrow faces the space he comes from', (move, entry) => {
    const table = inChamber({}, { next: { tiles: ['tile-chamber-18'], dungeon: ['dungeon-empty'] } });
    expect(table.answer(0, move).event('explored')).toMatchObject({ entry });
  });

  test('DQ-TILE-03 he enters a newly placed tile through its arrow without a test, portcullis or not', () => {
    const table = inChamber({}, { next: { tiles: ['tile-portcullis-11'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:4-3');
    expect(table.hero(0).cell).toBe(cell([4, 3]));
  });

  test('DQ-TILE-04 without tiles left, unexplored spaces count as walls', () => {
    const table = inChamber(
      {},
      { tilesLeft: 0, rooms: [{ at: [4, 3], tile: 'tile-chamber-02', entry: 'west' }] },
    );
    expect(moves(table)).toEqual(['move:4-3']);
  });

  test('DQ-TILE-05 placed tiles stay as they lie when heroes come and go', () => {
    const table = inChamber(
      {},
      { next: { tiles: ['tile-chamber-02'], dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty'] } },
    );
    table.answer(0, 'move:4-3');
    const rooms = table.view(0).rooms;
    table.answer(0, 'move:3-3').answer(0, 'move:4-3');
    expect(table.view(0).rooms).toEqual(rooms);
  });

  test.each(['north', 'east', 'south', 'west'])(
    'DQ-TILE-06 a tile placed on leaving the catacombs may face %s',
    (way) => {
      const table = given({
        heroes: [{ hero: 'tatianna', at: [3, 3], below: 'north' }],
        rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
        next: { catacomb: ['catacomb-exit'], tiles: ['tile-chamber-02'] },
      });
      table.answer(0, 'yes').answer(0, 'left', die(1));
      expect(table.options(0)).toEqual(['face:north', 'face:east', 'face:south', 'face:west']);
      expect(table.answer(0, `face:${way}`).event('explored')).toMatchObject({ cell: cell([2, 2]) });
    },
  );

  test('DQ-TILE-07 a tile placed by Secret Door points its arrow to the space left', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-43', entry: 'west' }],
      next: { search: ['search-secret-door'], tiles: ['tile-chamber-02'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:4-3');
    expect(table.event('explored')).toMatchObject({ cell: cell([4, 3]), entry: 3 });
  });

  test('DQ-TILE-08 a passage to the edge of the board or to a wall of a neighbour is blocked', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [5, 0] }],
      rooms: [
        { at: [5, 0], tile: 'tile-chamber-01', entry: 'west' },
        { at: [6, 0], tile: 'tile-chamber-43', entry: 'east' },
      ],
    });
    expect(moves(table)).toEqual(['move:5-1', 'move:4-0']);
  });
});
