import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

const here = cell([3, 3]);
const beyond = cell([4, 3]);

/** Tatianna (Strength 4) in a chamber, east of him a room whose portcullis faces him; nobody else at the table. */
function atGate(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [{ hero: 'tatianna', at: [3, 3], ...hero }],
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' },
    ],
    ...position,
  });
}

const tryGate = (table: Played, first: number, second: number): Played =>
  table.answer(0, 'move:4-3', die(first), die(second));

describe('3.8 portcullises', () => {
  test('DQ-PORT-01 going through a portcullis takes a Strength test', () => {
    const table = atGate();
    table.answer(0, 'move:4-3', die(2), die(2));
    expect(table.event('test')).toMatchObject({ attribute: 'strength' });
  });

  test('DQ-PORT-02 passed, the move goes on', () => {
    const table = atGate({}, { next: { dungeon: ['dungeon-empty'] } });
    tryGate(table, 2, 2);
    expect(table.hero(0).cell).toBe(beyond);
  });

  test('DQ-PORT-02 failed, he stays and his turn ends; next turn he may try again with determination or do anything else', () => {
    const table = atGate({}, { next: { dungeon: ['dungeon-empty'] } });
    const before = table.options(0);
    tryGate(table, 3, 2);
    expect(table.hero(0)).toMatchObject({ cell: here, passageTokens: 1 });
    expect(table.options(0)).toEqual(before);
    tryGate(table, 3, 2);
    expect(table.hero(0).cell).toBe(beyond);
  });

  test('DQ-PORT-03 two portcullises back to back need only one test', () => {
    const table = given({
      heroes: [{ hero: 'krutzbeck', at: [3, 3] }],
      rooms: [
        { at: [3, 3], tile: 'tile-portcullis-01', entry: 'east' },
        { at: [4, 3], tile: 'tile-portcullis-02', entry: 'west' },
      ],
      next: { dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(4), die(5));
    expect(table.told.filter((type) => type === 'test')).toHaveLength(1);
    expect(table.hero(0).cell).toBe(beyond);
  });

  test('DQ-PORT-04 no test when the tile with the portcullis is drawn and entered', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3');
    expect(table.told).not.toContain('test');
    expect(table.hero(0).cell).toBe(beyond);
  });

  test('DQ-EX-24 portcullis tile drawn: next turn leaving by the entry side needs a test, by another open side it does not', () => {
    const entered = () =>
      given({
        heroes: [{ hero: 'tatianna', at: [3, 3] }],
        rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
        next: {
          tiles: ['tile-portcullis-01', 'tile-chamber-02'],
          dungeon: ['dungeon-empty', 'dungeon-empty'],
        },
      }).answer(0, 'move:4-3');
    expect(entered().answer(0, 'move:3-3', die(1), die(1)).told).toContain('test');
    expect(entered().answer(0, 'move:4-2').told).not.toContain('test');
  });

  /** A door on Tatianna's side, a portcullis behind it. */
  const doorAndGate = (...doors: string[]): Played =>
    given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-46', entry: 'west' },
        { at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' },
      ],
      next: { door: doors, dungeon: ['dungeon-empty'] },
    });

  test('DQ-PORT-05 a door and a portcullis are dealt with one after the other, the one in his own room first', () => {
    const table = doorAndGate('door-opens');
    table.answer(0, 'move:4-3', die(2), die(2));
    expect(table.told.indexOf('draws')).toBeLessThan(table.told.indexOf('test'));
    const jammed = doorAndGate('door-jammed');
    jammed.answer(0, 'move:4-3');
    expect(jammed.told).not.toContain('test');
  });

  test('DQ-PORT-05 the Opening Rune opens door and portcullis together, without card or test', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3], runes: ['rune-opening'] }, { hero: 'krutzbeck' }],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-46', entry: 'west' },
        { at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' },
      ],
      next: { dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3');
    expect(table.decision(0)).toBe('DEC-OBSTACLE-RUNE');
    table.answer(0, 'use');
    expect(table.told).not.toContain('test');
    expect(table.hero(0).cell).toBe(beyond);
  });

  test('DQ-EX-02 the door has a Spear Trap: it is resolved, he stays, no Strength test is made, his turn ends', () => {
    const table = doorAndGate('door-spear-trap');
    table.answer(0, 'move:4-3', die(6));
    expect(table.told).not.toContain('test');
    expect(table.hero(0)).toMatchObject({ cell: here, wounds: 0, turns: 1 });
  });

  test('DQ-PORT-06 when the second obstacle fails, the next attempt starts with the first again', () => {
    const table = doorAndGate('door-opens', 'door-jammed');
    tryGate(table, 6, 6);
    expect(table.hero(0).cell).toBe(here);
    table.answer(0, 'move:4-3');
    expect(table.event('draws')).toMatchObject({ deck: 'door', card: 'door-jammed' });
    expect(table.hero(0).cell).toBe(here);
  });

  test('DQ-EX-03 next turn The Door Opens and Strength is passed: he enters; failed, he stays and draws a door card again', () => {
    const passed = doorAndGate('door-opens');
    tryGate(passed, 1, 1);
    expect(passed.hero(0).cell).toBe(beyond);
    const failed = doorAndGate('door-opens', 'door-opens');
    tryGate(failed, 6, 6);
    expect(failed.hero(0).cell).toBe(here);
    failed.answer(0, 'move:4-3', die(1), die(1));
    expect(failed.event('draws')).toMatchObject({ deck: 'door' });
  });

  test('DQ-PORT-07 determination for a portcullis is kept on consecutive tries and lost when he does anything else', () => {
    const table = atGate({}, { next: { search: ['search-empty'] } });
    tryGate(tryGate(table, 6, 6), 6, 6);
    expect(table.hero(0).passageTokens).toBe(2);
    table.answer(0, 'search');
    expect(table.hero(0).passageTokens).toBe(0);
  });

  test('DQ-PORT-07 DQ-DET-03 who does not use the Opening Rune tests; used next time it ends the attempt, and its determination goes', () => {
    const table = atGate({ runes: ['rune-opening'] }, { next: { dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:4-3').answer(0, 'no', die(6), die(6));
    expect(table.hero(0)).toMatchObject({ cell: here, passageTokens: 1 });
    expect(table.hero(0).runes).toHaveLength(1);
    table.answer(0, 'move:4-3').answer(0, 'use');
    expect(table.hero(0)).toMatchObject({ cell: beyond, passageTokens: 0, passage: -1, runes: [] });
  });

  test('DQ-PORT-07 at another portcullis he begins anew', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [4, 3], tile: 'tile-portcullis-01', entry: 'west' },
        { at: [3, 2], tile: 'tile-portcullis-02', entry: 'south' },
      ],
    });
    tryGate(tryGate(table, 6, 6), 6, 6);
    table.answer(0, 'move:3-2', die(6), die(6));
    expect(table.hero(0)).toMatchObject({ passageTokens: 1, passage: here * 4 });
  });
});
