import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { told } from '../../src/events.ts';
import { given, type Played } from '../given.ts';
import { two } from '../positions.ts';

describe('3.18 determination tokens', () => {
  /** Hugo (Strength 4) behind a Cave-in, which he may try to cross. */
  const atCaveIn = (variants = {}): Played =>
    given({
      heroes: [{ hero: 'hugo-the-glorious', at: [4, 3], from: [5, 3] }],
      rooms: [
        { at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
      variants,
    });
  const gained = { type: 'determination', seat: 0, change: 1, held: 1 } as const;

  test('DQ-DET-01 DQ-DET-04 a token of a room is told with the room', () => {
    const table = atCaveIn().answer(0, 'cross', die(6), die(6));
    expect(table.events).toContainEqual(told('DQ-DET-01', { ...gained, for: 'cave-in' }));
  });

  test('DQ-DET-01 DQ-VAR-30 with Focused Determination it is for any test', () => {
    const table = atCaveIn({ 'focused-determination': true }).answer(0, 'cross', die(6), die(6));
    expect(table.events).toContainEqual(told('DQ-DET-01', gained));
  });

  test('DQ-DET-01 DQ-DET-04 one of a portcullis and one of a Hole in the Roof are told as such', () => {
    const door = two({}, { rooms: [{ at: [5, 3], tile: 'tile-portcullis-01', entry: 'west' }] });
    door.answer(0, 'move:5-3', die(6), die(6));
    expect(door.events).toContainEqual(told('DQ-DET-01', { ...gained, for: 'portcullis' }));
    const hole = two(
      { below: 'north' },
      { active: 1, next: { search: ['search-empty'], catacomb: ['catacomb-hole-in-the-roof'] } },
    ).answer(1, 'search', die(6), die(6));
    expect(hole.events).toContainEqual(told('DQ-DET-01', { ...gained, for: 'catacomb-hole-in-the-roof' }));
  });

  test('DQ-DET-01 with an empty pool he gets none, and nothing is told', () => {
    const table = atCaveIn();
    table.state.determination = 0;
    table.answer(0, 'cross', die(6), die(6));
    expect(table.told).not.toContain('determination');
    expect(table.state.determination).toBe(0);
  });

  test('DQ-DIE-03 the tokens of a dead hero go back to the pool, wherever they lay', () => {
    const table = two(
      {
        kept: ['search-ferrox', 'dungeon-lingering-shade'],
        with: {
          roomTokens: 1,
          passageTokens: 2,
          holeTokens: 3,
          onceTokens: 1,
          focusTokens: 2,
          keptTokens: [3, 1],
        },
      },
      { active: 1, sun: 29, next: { search: ['search-empty'] } },
    );
    table.state.determination = 11;
    expect(table.view(0).heroes[0]?.determination.all).toBe(13);
    // It gets dark, and nobody has left.
    table.answer(1, 'search', die(1));
    expect(table.hero(0).fate).toBe('dead');
    expect(table.view(0).heroes[0]?.determination.all).toBe(0);
    expect(table.state.determination).toBe(24);
  });
});
