import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, combatCard, type Given, type GivenHero, given, givenCombat, type Played } from '../given.ts';
import { rooms } from '../positions.ts';
import { under } from '../under.ts';
import { into } from '../walks.ts';

const dying = (tile: string, position: Partial<Given>, hero: Partial<GivenHero>): Played =>
  into(tile, position, { with: { wounds: 13 }, ...hero });

/** Lindel loses a combat with a Skeleton. */
const beaten = (hero: Partial<GivenHero> = {}) =>
  givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 3], with: { wounds: 14 }, ...hero },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    },
    { monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: ['inferno'] },
  )
    .answer(0, 'card:combat-slash')
    .answer(1, 'card:combat-inferno');

describe('3.19 how a hero dies is told', () => {
  test('DQ-DIE-01 by a card', () => {
    const table = dying('tile-trap-01', { next: { trap: ['trap-explosion'] } }, {}).answer(0, 'move:4-3');
    expect(table.event('dies')).toMatchObject({
      seat: 0,
      hero: 'tatianna',
      cause: 'card',
      by: 'trap-explosion',
      cell: cell([4, 3]),
    });
  });

  test('DQ-DIE-01 by a room', () => {
    const table = into('tile-bottomless-pit-01').answer(0, 'move:4-3', die(6), die(6));
    expect(table.event('dies')).toMatchObject({ cause: 'room', by: 'bottomless-pit' });
    expect(table.events.find(({ public: event }) => event?.type === 'dies')?.rule).toBe('DQ-DIE-01');
  });

  test('DQ-CMB-23 by a monster in combat', () => {
    expect(beaten().event('dies')).toMatchObject({ cause: 'combat', by: 'skeleton' });
  });

  test('DQ-ESC-03 by a monster that he could not escape', () => {
    const table = dying('tile-chamber-03', { next: { dungeon: ['dungeon-demon'] } }, { hero: 'lindel' });
    table.answer(0, 'move:4-3', draw(0, 4)).answer(0, 'escape', draw(0, 4), draw(1, 4));
    expect(table.event('dies')).toMatchObject({ cause: 'escape', by: 'demon' });
  });

  test('DQ-VAR-12 by another hero', () => {
    const table = under('hero-versus-hero', {}, {}, { at: [5, 3], with: { wounds: 19 } });
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4)).answer(1, 'five');
    table.state.combat.hands = [[combatCard('heart-strike')], [combatCard('slash')]];
    table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.event('dies')).toMatchObject({ seat: 1, cause: 'hero', by: 'tatianna' });
  });

  test('DQ-DIE-01 by his own penance: by nothing else', () => {
    const table = into('tile-spider-web-01', {}, { hero: 'brother-gherinn', with: { wounds: 12 } });
    table.answer(0, 'move:4-3').answer(0, 'cross').answer(0, 'use');
    expect(table.event('dies')).toMatchObject({ cause: 'penance', by: '' });
  });
});

describe('3.19 what a dead hero leaves', () => {
  test('DQ-DIE-03 his determination tokens go back to the pool', () => {
    const table = given({
      heroes: [
        {
          hero: 'tatianna',
          at: [4, 3],
          kept: ['dungeon-lingering-shade', 'trap-trapdoor'],
          with: { keptTokens: [0, 2], holeTokens: 1 },
        },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    });
    table.state.determination = 21;
    table.answer(0, 'effect:dungeon-lingering-shade', die(1), die(1));
    expect(table.view(1).heroes[0]).toMatchObject({ fate: 'dead', determination: { all: 0 } });
    expect(table.view(1).determinationLeft).toBe(24);
  });

  test('DQ-DIE-03 his figure is nowhere and came from nowhere', () => {
    const table = given({
      heroes: [
        {
          hero: 'tatianna',
          at: [5, 3],
          from: [4, 3],
          half: 0,
          kept: ['dungeon-lingering-shade', 'trap-trapdoor'],
          with: { passage: 7 },
        },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [...rooms, { at: [5, 3], tile: 'tile-bridge-01', entry: 'west' }],
    });
    table.answer(0, 'effect:dungeon-lingering-shade', die(1), die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cell: -1, from: -1, half: -1, passage: -1 });
  });

  test('DQ-MON-12 killed in the catacombs he leaves no token there: it goes back to the reserve', () => {
    const table = beaten({ below: 'north' });
    expect(table.hero(0).fate).toBe('dead');
    expect(table.view(1).tokens).toEqual([]);
    expect(table.view(1).reserve['skeleton']).toBe(4);
  });
});
