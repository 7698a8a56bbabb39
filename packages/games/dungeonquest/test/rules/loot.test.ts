import { die, draw, type Fate, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { CATACOMB, cardIndex, DUNGEON, TREASURE } from '../../src/data/cards.ts';
import { discardLoot, dropKept, dropKeptWhen, gainLoot, keepCard, loseLoot } from '../../src/rules/loot.ts';
import type { Run } from '../../src/run.ts';
import { type GivenHero, given, type Played } from '../given.ts';

const chest = 'catacomb-treasure-chest';
const diamond = 'catacomb-gigantic-diamond';

/** Tatianna; it is Krutzbeck's turn. */
const above = (hero: Partial<GivenHero>): Played =>
  given({ heroes: [{ hero: 'tatianna', ...hero }, { hero: 'krutzbeck' }], active: 1 });

/** The same under the ground. */
const below = (hero: Partial<GivenHero>): Played =>
  given({
    heroes: [{ hero: 'tatianna', at: [3, 5], below: 'east', ...hero }, { hero: 'krutzbeck' }],
    rooms: [{ at: [3, 5], tile: 'tile-chamber-01', entry: 'west' }],
    active: 1,
  });

const runOn = ({ state }: Played, ...fates: readonly Fate[]): Run => ({
  state,
  rng: new ScriptedRng(fates),
  emit: undefined,
  unwind: false,
  afterwards: undefined,
});

const lootOf = (table: Played) => table.view('all').heroes[0]?.loot.map(({ card }) => card);

describe('Loot', () => {
  test('DQ-CAT-06 Loot found on this visit goes to the catacomb pile when he loses it below, older Loot to the discards', () => {
    const table = below({ loot: [chest], pile: ['catacomb-empty', diamond] });
    const run = runOn(table);
    gainLoot(run, 0, cardIndex(diamond), 500);
    expect(table.hero(0)).toMatchObject({ pile: [cardIndex('catacomb-empty')], visitLoot: 1 });
    loseLoot(run, 0, 0, 'random');
    expect(table.state.discards[CATACOMB]).toEqual([cardIndex(chest)]);
    expect(table.hero(0)).toMatchObject({ pile: [cardIndex('catacomb-empty')], visitLoot: 1 });
    loseLoot(run, 0, 0, 'random');
    expect(table.state.discards[CATACOMB]).toEqual([cardIndex(chest)]);
    expect(table.hero(0)).toMatchObject({
      loot: [],
      pile: [cardIndex('catacomb-empty'), cardIndex(diamond)],
      visitLoot: 0,
    });
  });

  test('DQ-CAT-06 only catacomb cards are Loot of the visit: others go to the discard pile of their deck (DQ-CARD-08)', () => {
    const table = below({});
    const run = runOn(table);
    gainLoot(run, 0, cardIndex('search-gold-60'), 60);
    expect(table.hero(0).visitLoot).toBe(0);
    loseLoot(run, 0, 0, 'random');
    expect(table.hero(0).pile).toEqual([]);
    expect(table.view(0).decks.find(({ deck }) => deck === 'search')).toMatchObject({
      discards: ['search-gold-60'],
    });
  });

  test('DQ-CAT-06 other Loot lies among it: each card is told apart by its deck (DQ-CARD-08)', () => {
    const table = below({ loot: ['search-gold-60', diamond, 'corpse-rope'], with: { visitLoot: 1 } });
    const run = runOn(table);
    loseLoot(run, 0, 2, 'random');
    loseLoot(run, 0, 0, 'random');
    expect(table.hero(0)).toMatchObject({ loot: [cardIndex(diamond)], pile: [], visitLoot: 1 });
    const found = below({ loot: [diamond, 'corpse-rope'], with: { visitLoot: 1 } });
    loseLoot(runOn(found), 0, 0, 'random');
    expect(found.hero(0)).toMatchObject({ pile: [cardIndex(diamond)], visitLoot: 0 });
  });

  test('DQ-CARD-08 what is known of the Loot that stays does not move to another card', () => {
    const table = above({
      loot: ['search-gold-60', chest],
      with: { lootDone: [0, 1], lootSeen: [1, 3] },
    });
    loseLoot(runOn(table), 0, 0, 'random');
    expect(table.hero(0)).toMatchObject({ lootGold: [0], lootDone: [1], lootSeen: [3] });
  });

  test('DQ-CARD-08 all Loot goes, or all of one deck', () => {
    const held = ['search-gold-60', 'dungeon-gold-30', 'treasure-ebon-ring'] as const;
    const after = (deck: number) => {
      const table = above({ loot: held });
      discardLoot(runOn(table), 0, 'all', deck, -1);
      return lootOf(table);
    };
    expect(after(-1)).toEqual([]);
    expect(after(DUNGEON)).toEqual(['search-gold-60', 'treasure-ebon-ring']);
    expect(after(TREASURE)).toEqual(['search-gold-60', 'dungeon-gold-30']);
  });

  test('DQ-CARD-08 a random card is any of them, or any other than the one that says so', () => {
    const held = ['search-gold-60', 'treasure-ebon-ring', 'corpse-rope'] as const;
    const after = (notThis: number, fate: Fate) => {
      const table = above({ loot: held });
      discardLoot(runOn(table, fate), 0, 'random', -1, notThis);
      return lootOf(table);
    };
    expect(after(-1, draw(1, 3))).toEqual(['search-gold-60', 'corpse-rope']);
    expect(after(1, draw(0, 2))).toEqual(['treasure-ebon-ring', 'corpse-rope']);
    expect(after(1, draw(1, 2))).toEqual(['search-gold-60', 'treasure-ebon-ring']);
    expect(after(0, draw(0, 2))).toEqual(['search-gold-60', 'corpse-rope']);
    const only = above({ loot: ['treasure-ebon-ring'] });
    discardLoot(runOn(only), 0, 'random', -1, 0);
    expect(lootOf(only)).toEqual(['treasure-ebon-ring']);
  });
});

describe('kept cards', () => {
  test('DQ-CARD-15 a card kept just now does nothing before the next turn', () => {
    const table = above({});
    keepCard(runOn(table), 0, cardIndex('dungeon-torch-goes-out'));
    expect(table.hero(0)).toMatchObject({
      kept: [cardIndex('dungeon-torch-goes-out')],
      keptTokens: [0],
      keptDone: [1],
    });
  });

  test('DQ-RULING-23 a kept card goes to the discards of its deck; a catacomb card below to his pile, above to its deck', () => {
    const torch = above({ kept: ['dungeon-torch-goes-out'] });
    dropKept(runOn(torch), 0, 0);
    expect(torch.view(0).decks.find(({ deck }) => deck === 'dungeon')).toMatchObject({
      discards: ['dungeon-torch-goes-out'],
    });
    const bite = cardIndex('catacomb-vampire-bite');
    const down = below({ kept: ['catacomb-vampire-bite'] });
    dropKept(runOn(down), 0, 0);
    expect(down.hero(0)).toMatchObject({ kept: [], pile: [bite] });
    expect(down.state.discards[CATACOMB]).toEqual([]);
  });

  test('DQ-DET-03 the tokens of a kept card that goes are discarded, those of another one stay with it', () => {
    const table = above({
      kept: ['trap-trapdoor', 'dungeon-torch-goes-out'],
      with: { keptTokens: [2, 1] },
    });
    const pool = table.state.determination;
    dropKept(runOn(table), 0, 0);
    expect(table.hero(0)).toMatchObject({ kept: [cardIndex('dungeon-torch-goes-out')], keptTokens: [1] });
    expect(table.state.determination).toBe(pool + 2);
  });

  test('DQ-RULING-23 the catacomb deck is shuffled with the card that goes back', () => {
    const table = given({
      heroes: [{ hero: 'krutzbeck' }, { hero: 'tatianna', kept: ['catacomb-torch-goes-out'] }],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:1-0', die(1), die(1));
    expect(table.events).toContainEqual({
      rule: 'DQ-CARD-07',
      public: { type: 'shuffles', deck: 'catacomb', why: 'returned' },
    });
  });

  test('DQ-CAT-02 the Lingering Shade does not follow him down; a Torch that went out stays out', () => {
    const table = above({ kept: ['dungeon-lingering-shade', 'dungeon-torch-goes-out'] });
    dropKeptWhen(runOn(table), 0, 'enterCatacombs');
    expect(table.hero(0).kept).toEqual([cardIndex('dungeon-torch-goes-out')]);
  });
});
