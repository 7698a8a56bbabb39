import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type CardId, cardIndex, DUNGEON } from '../../src/data/cards.ts';
import { cell, type Given, given, type Place } from '../given.ts';
import { rooms, under } from '../under.ts';

describe("Kalladra's servants", () => {
  /** Krutzbeck is dead and haunts; a Skeleton and a Demon lie on the board; it is Tatianna's turn. */
  const haunted = (position: Partial<Given> = {}) =>
    under(
      'servants-of-kalladra',
      {},
      {
        tokens: [
          { monster: 'skeleton', life: 2, at: [6, 3] },
          { monster: 'demon', life: 5, at: [9, 7] },
        ],
        ...position,
        rooms: [
          { at: [6, 3], tile: 'tile-chamber-04', entry: 'west' },
          { at: [9, 6], tile: 'tile-chamber-05', entry: 'west' },
          ...(position.rooms ?? []),
        ],
      },
      { with: { fate: 'dead' } },
    );
  const turnOfTheDead = (position: Partial<Given> = {}) => haunted(position).answer(0, 'search');

  test('DQ-VAR-20 on his turn an eliminated player may move one token to an adjacent room', () => {
    const table = turnOfTheDead();
    expect(table.decision(1)).toBe('DEC-SERVANT');
    expect(table.options(1)).toContain('servant:9-7:north');
    expect(table.view(0).doing).toContainEqual({ kind: 'servant', seat: 1, monster: undefined });
    table.answer(1, 'servant:9-7:north');
    expect(table.state.tokenCells).toContain(cell([9, 6]));
    expect(table.events[0]).toMatchObject({
      rule: 'DQ-VAR-20',
      public: { type: 'servant-moves', seat: 1, monster: 'demon', from: cell([9, 7]), to: cell([9, 6]) },
    });
  });

  test('DQ-VAR-20 he may also let it be: nothing moves and play goes on', () => {
    const table = turnOfTheDead().answer(1, 'pass');
    expect(table.state.tokenCells).toEqual([cell([6, 3]), cell([9, 7])]);
    expect(table.told).not.toContain('servant-moves');
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-VAR-20 only to the four rooms beside it, not across a corner', () => {
    const table = turnOfTheDead({ rooms: [{ at: [10, 6], tile: 'tile-chamber-06', entry: 'west' }] });
    expect(table.options(1)).toEqual(['servant:6-3:west', 'servant:9-7:north', 'pass']);
  });

  test('DQ-VAR-20 a player whose hero got out has no such turn', () => {
    const table = under(
      'servants-of-kalladra',
      {},
      { tokens: [{ monster: 'demon', life: 5, at: [5, 3] }] },
      { with: { fate: 'left' } },
    );
    expect(table.answer(0, 'search').awaited).toEqual([0]);
  });

  test('DQ-VAR-21 monsters never enter an unexplored space or a room with a token', () => {
    const table = turnOfTheDead({
      tokens: [
        { monster: 'skeleton', life: 2, at: [5, 3] },
        { monster: 'demon', life: 5, at: [6, 3] },
      ],
    });
    expect(
      table
        .options(1)
        .filter((name) => name.startsWith('servant:'))
        .sort(),
    ).toEqual(['servant:5-3:west']);
  });

  test('DQ-VAR-22 DQ-EX-18 the token moved last may not move again until another one has', () => {
    const table = turnOfTheDead().answer(1, 'servant:9-7:north').answer(0, 'search');
    expect(table.options(1).some((name) => name.startsWith('servant:9-6'))).toBe(false);
    expect(table.options(1).some((name) => name.startsWith('servant:6-3'))).toBe(true);
  });

  test('DQ-VAR-22 a token that is alone on the board may move every time', () => {
    const table = turnOfTheDead({ tokens: [{ monster: 'demon', life: 5, at: [9, 7] }] });
    table.answer(1, 'servant:9-7:north').answer(0, 'search').answer(1, 'servant:9-6:south');
    expect(table.state.tokenCells).toEqual([cell([9, 7])]);
  });

  const attacked = (position: Partial<Given> = {}) =>
    haunted({ ...position, tokens: [{ monster: 'troll', life: 3, at: [5, 3] }] })
      .answer(0, 'search')
      .answer(1, 'servant:5-3:west');

  test('DQ-VAR-23 a token moved into the room of a hero is encountered at once; the mover plays the monster', () => {
    const table = attacked();
    expect(table.event('monster')).toMatchObject({ seat: 0, monster: 'troll', player: 1, from: 'servant' });
    expect(table.options(0)).toContain('attack');
    table.answer(0, 'attack', draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
  });

  test('DQ-BOT-03 with the automaton nobody plays it, nor may look at its Life', () => {
    const table = attacked({
      variants: { 'servants-of-kalladra': true, 'monster-controller': 'automaton' },
    });
    expect(table.event('monster')).toMatchObject({ player: -1, from: 'servant' });
    expect(table.told).not.toContain('monster-life');
  });

  test('DQ-VAR-23 a hero in the catacombs below the room is not met', () => {
    const table = under(
      'servants-of-kalladra',
      { below: 'north' },
      {
        tokens: [{ monster: 'troll', life: 3, at: [5, 3] }],
        next: { catacomb: ['catacomb-empty', 'catacomb-empty'] },
      },
      { with: { fate: 'dead' } },
    );
    table.answer(1, 'servant:5-3:west');
    expect(table.state.tokenCells).toEqual([cell([4, 3])]);
    expect(table.told).not.toContain('monster');
  });

  /** Tatianna, Krutzbeck, who is dead, and Lindel. */
  const three = (place: Place, position: Partial<Given>) =>
    given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', with: { fate: 'dead' } },
        { hero: 'lindel', at: place },
      ],
      variants: { 'servants-of-kalladra': true },
      next: { search: ['search-empty'] },
      ...position,
      rooms: [...rooms, ...(position.rooms ?? [])],
    }).answer(0, 'search');

  test('DQ-VAR-23 of several heroes in the room the mover names one', () => {
    const table = three([4, 3], { tokens: [{ monster: 'troll', life: 3, at: [5, 3] }] });
    table.answer(1, 'servant:5-3:west');
    expect(table.decision(1)).toBe('DEC-SERVANT-TARGET');
    expect(table.options(1)).toEqual(['seat:0', 'seat:2']);
    table.answer(1, 'seat:2');
    expect(table.event('monster')).toMatchObject({ seat: 2, monster: 'troll', player: 1, from: 'servant' });
    expect(table.options(2)).toContain('attack');
  });

  test('DQ-VAR-24 the hero may escape by the normal rules', () => {
    const table = under(
      'servants-of-kalladra',
      { from: [5, 3] },
      {
        tokens: [{ monster: 'troll', life: 3, at: [4, 2] }],
        rooms: [{ at: [4, 2], tile: 'tile-chamber-04', entry: 'west' }],
      },
      { with: { fate: 'dead' } },
    );
    table.answer(0, 'search').answer(1, 'servant:4-2:south').answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(table.event('escape')).toMatchObject({ escaped: true });
    expect(table.hero(0).cell).toBe(cell([5, 3]));
  });

  test('DQ-VAR-25 afterwards play goes on with the player to the left of the one who moved the token', () => {
    const table = turnOfTheDead().answer(1, 'servant:9-7:north');
    expect(table.view(0).active).toBe(0);
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-VAR-26 in hero turns the left neighbour still plays the monsters', () => {
    const table = haunted({ next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] } });
    table.answer(0, 'move:4-2', draw(0, 4)).answer(0, 'attack', draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
  });

  test('DQ-VAR-27 with fewer tokens than heroes he may add one to an explored room next to a tower', () => {
    const table = haunted({
      tokens: [],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-06', entry: 'west' },
        { at: [0, 1], tile: 'tile-chamber-07', entry: 'north' },
      ],
      next: { search: ['search-empty'], dungeon: ['dungeon-empty', 'dungeon-troll'] },
    }).answer(0, 'search');
    expect(table.options(1)).toContain('add-monster');
    table.answer(1, 'add-monster', draw(0, 4));
    expect(table.options(1)).toEqual(['to:1-0', 'to:0-1']);
    table.answer(1, 'to:1-0');
    expect(table.view(0).tokens).toMatchObject([{ monster: 'troll', cell: cell([1, 0]) }]);
  });

  /** One room next to a tower, and these dungeon cards on top. */
  const nextToTower = (dungeon: readonly CardId[]): Partial<Given> => ({
    rooms: [{ at: [1, 0], tile: 'tile-chamber-06', entry: 'west' }],
    next: { search: ['search-empty'], dungeon },
  });

  test('DQ-VAR-27 all cards drawn are shown and discarded; with one room to choose it comes there', () => {
    const table = haunted({ ...nextToTower(['dungeon-empty', 'dungeon-skeleton']), tokens: [] });
    table.answer(0, 'search').answer(1, 'add-monster', draw(0, 4));
    expect(table.events.slice(0, 2)).toMatchObject([
      {
        rule: 'DQ-VAR-27',
        public: {
          type: 'servant-calls',
          seat: 1,
          monster: 'skeleton',
          drawn: ['dungeon-empty', 'dungeon-skeleton'],
        },
      },
      { rule: 'DQ-VAR-27', public: { type: 'token-placed', monster: 'skeleton', cell: cell([1, 0]) } },
    ]);
    expect(table.view(0).decks.find(({ deck }) => deck === 'dungeon')?.discards).toEqual([
      'dungeon-empty',
      'dungeon-skeleton',
    ]);
    expect(table.state.tokens).toHaveLength(1);
  });

  test('DQ-VAR-27 where the deck holds no monster none comes', () => {
    const table = haunted({ ...nextToTower([]), tokens: [] }).answer(0, 'search');
    table.state.decks[DUNGEON] = [cardIndex('dungeon-empty')];
    table.answer(1, 'add-monster');
    expect(table.state.tokens).toEqual([]);
    expect(table.state.discards[DUNGEON]).toEqual([cardIndex('dungeon-empty')]);
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-VAR-27 not with as many tokens as heroes in play: the dead do not count', () => {
    const tokens = [{ monster: 'demon', life: 5, at: [9, 7] }] as const;
    const one = haunted({ ...nextToTower([]), tokens }).answer(0, 'search');
    expect(one.options(1)).toEqual(['servant:9-7:north', 'pass']);
    const two = three([5, 3], { ...nextToTower([]), tokens });
    expect(two.options(1)).toEqual(['add-monster', 'pass']);
  });

  test('DQ-VAR-28 a hero in the room where it comes is attacked at once', () => {
    const table = three([1, 0], { ...nextToTower(['dungeon-troll']), tokens: [] });
    table.answer(1, 'add-monster', draw(0, 4));
    expect(table.event('monster')).toMatchObject({ seat: 2, monster: 'troll', player: 1, from: 'servant' });
    expect(table.view(1).doing).toContainEqual({ kind: 'servant', seat: 1, monster: undefined });
  });

  test('DQ-VAR-28 if no such room is free of tokens none can be added', () => {
    const table = haunted({ tokens: [] }).answer(0, 'search');
    expect(table.awaited).toEqual([0]);
  });
});
