import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given } from '../given.ts';
import { under } from '../under.ts';

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
    table.answer(1, 'servant:9-7:north');
    expect(table.state.tokenCells).toContain(cell([9, 6]));
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

  const attacked = () =>
    haunted({ tokens: [{ monster: 'troll', life: 3, at: [5, 3] }] })
      .answer(0, 'search')
      .answer(1, 'servant:5-3:west');

  test('DQ-VAR-23 a token moved into the room of a hero is encountered at once; the mover plays the monster', () => {
    const table = attacked();
    expect(table.event('monster')).toMatchObject({ monster: 'troll' });
    expect(table.options(0)).toContain('attack');
    table.answer(0, 'attack', ...(table.options(0).includes('escape') ? [] : []), draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
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

  test('DQ-VAR-28 if no such room is free of tokens none can be added', () => {
    const table = haunted({ tokens: [] }).answer(0, 'search');
    expect(table.awaited).toEqual([0]);
  });
});
