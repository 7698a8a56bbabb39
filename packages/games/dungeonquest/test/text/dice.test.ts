import { textsOf } from '@mazmorra/languages/node';
import { die, type Fate } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { text as wordsOfGame } from '../../src/text/arguments.ts';
import { type GivenHero, given, type Played } from '../given.ts';

const text = textsOf(wordsOfGame);

/** What the log names besides the bare fact: why dice are rolled, what comes of them, which card wounds, whose monster it is. */

const ANA = { seat: (seat: number) => ['Ana', 'Bea'][seat] ?? '', own: 0 };

const told = (events: readonly Event[], language: 'en' | 'es' = 'en'): string[] =>
  events.flatMap((event) => text[language].event({ rule: '', event }, ANA) ?? []);

/** A hero in a chamber who goes east, into this tile. */
function east(
  tile: string,
  next: Readonly<Record<string, readonly string[]>>,
  hero: Partial<GivenHero> = {},
) {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [
      { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
    ],
    next: { tiles: [tile], ...next },
  });
}
const goes = (table: Played, ...fates: Fate[]): string[] =>
  told(table.answer(0, 'move:5-3', ...fates).news(0));

describe('what the log names', () => {
  test('what a roll less something comes to: the two rolls for the gas are told apart', () => {
    const lines = goes(east('tile-trap-01', { trap: ['trap-poisonous-gas'] }), die(5), die(3));
    expect(lines).toContain('You roll for the Poisonous Gas: a 5 less 3, so 2 wounds.');
    expect(lines).toContain('You roll for the Poisonous Gas: a 3 less 3, so no lost turns.');
  });

  test('the attribute that is taken off a roll', () => {
    const table = east('tile-chamber-03', { dungeon: ['dungeon-crypt'], crypt: ['crypt-spear-trap'] });
    goes(table);
    expect(told(table.answer(0, 'yes', die(2)).news(0))).toContain(
      'You roll for the Spear Trap: a 2 less your Armor of 4, so no wounds.',
    );
  });

  test('a roll without effect says so', () => {
    const table = east('tile-chamber-03', { dungeon: ['dungeon-crypt'], crypt: ['crypt-old-bones'] });
    goes(table);
    expect(told(table.answer(0, 'yes', die(1)).news(0), 'es')).toContain(
      'Tiras por los Huesos antiguos y sacas un 1: no pasa nada.',
    );
  });

  test('a curse without a Corridor to turn does nothing', () => {
    expect(goes(east('tile-chamber-03', { dungeon: ['dungeon-wizards-curse'] }), die(2))).toContain(
      'You roll for the Wizard’s Curse: a 2, but there is no Corridor to turn.',
    );
  });

  test('a Passage Down where there is a way down, and where no marker may lie', () => {
    const passage = { dungeon: ['dungeon-passage-down'] };
    expect(goes(east('tile-catacomb-entrance-01', passage))).toContain(
      'There is already a way down to the catacombs at F4.',
    );
    expect(goes(east('tile-cave-in-01', passage))).toContain(
      'A Cave-in gets no entrance marker, but you may go down to the catacombs at F4 next turn.',
    );
  });

  test('a kept card that wounds at the start of the turn, and the tokens that are for it', () => {
    const table = east('tile-chamber-03', {}, { kept: ['search-ferrox', 'dungeon-cave-in'] });
    const lines = told(table.answer(0, 'effect:search-ferrox', die(6), die(6), die(6), die(6)).news(0));
    expect(lines).toContain('You make a Luck test for the Ferrox: 6 + 6 = 12 against 6, and fail.');
    expect(lines).toContain('You gain 1 determination token for the Ferrox and now have 1.');
    expect(lines).toContain('You suffer 1 wound from the Ferrox and now have 1, with a Life of 14.');
    expect(lines).toContain('You gain 1 determination token for the Cave-in and now have 1.');
    expect(lines).toContain('You lose the rest of the turn.');
  });

  test('why a room asks for a test, and that a new die belongs to the same one', () => {
    const table = east('tile-bottomless-pit-01', {}, { hero: 'lindel' });
    expect(goes(table, die(6), die(5))).toContain(
      'You make a Luck test to get past the Bottomless Pit: 6 + 5 = 11 against 5, and fail.',
    );
    expect(told(table.answer(0, 'first', die(4)).news(0))).toContain(
      'With the new die, 4 + 5 = 9 against 5. You fail the test.',
    );
  });

  test('two kept cards that end the turn take it once', () => {
    const table = east('tile-chamber-03', {}, { kept: ['trap-trapdoor', 'dungeon-cave-in'] });
    const lines = told(table.answer(0, 'effect:trap-trapdoor', die(6), die(6), die(6), die(6)).news(0));
    expect(lines.filter((line) => line === 'You lose the rest of the turn.')).toHaveLength(1);
  });

  test('what the wounds of a fall are rolled for', () => {
    const table = east('tile-bridge-01', {});
    goes(table);
    told(table.answer(0, 'cross', die(6), die(6)).news(0));
    expect(told(table.answer(0, 'face:north', die(3)).news(0))).toContain('You roll for the fall: a 3.');
  });

  test.each([
    [
      ['corpse-gold-50', 'crypt-gold-250'],
      ['corpse-gold-200', 'corpse-gold-100'],
      'You win with 300 gold! With gold level, the best card decides: 250.',
    ],
    [
      ['treasure-lodestone', 'corpse-rope'],
      ['treasure-lodestone'],
      'You win with 1 gold! With gold and best card level, the number of Loot cards decides: 2.',
    ],
  ] as const)('what decides between equals: %j against %j', (loot, others, line) => {
    const table = given({
      heroes: [
        { hero: 'tatianna', loot },
        { hero: 'krutzbeck', loot: others, with: { fate: 'left' } },
      ],
    });
    expect(told(table.answer(0, 'leave-dungeon').news(0)).at(-1)).toBe(line);
  });
});
