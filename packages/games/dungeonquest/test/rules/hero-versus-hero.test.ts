import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, combatCard, type Given, type GivenHero, given } from '../given.ts';
import { under } from '../under.ts';

describe('hero versus hero', () => {
  const duel = (
    hero: Partial<GivenHero> = {},
    other: Partial<GivenHero> = {},
    position: Partial<Given> = {},
  ) => under('hero-versus-hero', hero, position, { at: [5, 3], from: [6, 3], ...other });

  test('DQ-VAR-10 he may move into a space with another hero and must then attack him', () => {
    const table = duel();
    expect(table.options(0)).toContain('move:5-3');
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4));
    expect(table.event('duel')).toMatchObject({ attacker: 0, defender: 1 });
    expect(under('tower-power', {}, {}, { at: [5, 3] }).options(0)).not.toContain('move:5-3');
  });

  /** The attacker needs one more card, the defender has three. */
  const nearlyWon = (mine: number, theirs: number, loot: readonly string[] = []) => {
    const table = duel({}, { loot: loot as never });
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4)).answer(1, 'five');
    const { combat } = table.state;
    combat.piles = [combat.deck.splice(0, mine), combat.deck.splice(0, theirs)];
    combat.hands = [[cardOf('heart-strike')], [cardOf('slash')]];
    return table;
  };
  const cardOf = (id: string) => combatCard(id);

  test('DQ-VAR-11 both draw a power card, and it ends when one has four cards in his damage pile; both piles become wounds', () => {
    const opening = duel().answer(0, 'move:5-3', draw(0, 4), draw(0, 4)).answer(1, 'five');
    expect(
      opening
        .view('all')
        .combat?.sides.map(({ hand }) => hand.filter((card) => card.startsWith('power-')).length),
    ).toEqual([1, 1]);
    const table = nearlyWon(1, 3).answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.event('duel-won')).toMatchObject({ winner: 0, loser: 1 });
    expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([1, 4]);
  });

  test('DQ-VAR-12 the winner may take one Loot card; the loser leaves as if escaping', () => {
    const table = nearlyWon(0, 3, ['search-gold-60'])
      .answer(0, 'card:combat-heart-strike')
      .answer(1, 'card:combat-slash');
    expect(table.options(0)).toEqual(['loot:search-gold-60', 'none']);
    table.answer(0, 'loot:search-gold-60');
    expect(table.view(0).heroes[0]?.loot).toMatchObject([{ card: 'search-gold-60' }]);
    expect(table.hero(1).cell).not.toBe(cell([5, 3]));
  });

  test('DQ-VAR-13 a winning attacker then encounters the room, the loser has a pending encounter', () => {
    const table = nearlyWon(0, 3);
    table.state.decks[0]?.push(cardIndex('dungeon-crypt'));
    table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.hero(1).pending).toBe(1);
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });

  test('DQ-VAR-14 nobody attacks in the Treasure Chamber', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'krutzbeck', at: [6, 4] },
      ],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
      variants: { 'hero-versus-hero': true },
      next: { dragon: ['dragon-sleeping'] },
    });
    table.answer(0, 'move:6-4');
    expect(table.told).not.toContain('duel');
  });

  test('DQ-VAR-15 entering by Secret Door counts as moving in', () => {
    const table = duel({}, {}, { next: { search: ['search-secret-door'] } });
    table.answer(0, 'search').answer(0, 'yes');
    expect(table.options(0)).toContain('to:5-3');
    expect(table.answer(0, 'to:5-3', draw(0, 4), draw(0, 4)).told).toContain('duel');
  });
});
