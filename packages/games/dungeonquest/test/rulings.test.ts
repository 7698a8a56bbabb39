import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex, cards } from '../src/data/cards.ts';
import { heroes } from '../src/data/heroes.ts';
import { tiles } from '../src/data/tiles.ts';
import { text } from '../src/text/index.ts';
import data from './fixtures/data.json' with { type: 'json' };
import {
  cell,
  combatCard,
  type Given,
  type GivenHero,
  given,
  givenCombat,
  type Played,
  shuffledSo,
} from './given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

/** Tatianna at [4,3], Krutzbeck at [9,7]. */
function two(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [...rooms, ...(position.rooms ?? [])],
    next: { search: ['search-empty', 'search-empty', 'search-empty'], ...position.next },
  });
}

const combat = (fight: Parameters<typeof givenCombat>[1], hero: GivenHero['hero'] = 'lindel') =>
  givenCombat(
    {
      heroes: [
        { hero, at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    },
    fight,
  );
const round = (table: Played, mine: string, theirs: string) =>
  table.answer(0, `card:${mine}`).answer(1, `card:${theirs}`);
const deckOf = (table: Played, name: string) => table.view('all').decks.find(({ deck }) => deck === name);

describe('7 rulings on cards and decks', () => {
  test('DQ-RULING-01 the cards of a stalemate go to the combat stack', () => {
    const table = round(
      combat({ monster: 'skeleton', life: 3, hand: ['bolt'], monsterHand: ['bolt'] }),
      'combat-bolt',
      'combat-bolt',
    );
    expect(table.view('all').combat?.stack).toEqual(['combat-bolt', 'combat-bolt']);
  });

  test('DQ-RULING-02 the trap deck is a deck like the others', () => {
    expect(deckOf(two(), 'trap')).toMatchObject({ left: 15, discards: [] });
  });

  test('DQ-RULING-03 the Secret Door of the search deck and of the dungeon deck do the same', () => {
    const effects = ['search-secret-door', 'dungeon-secret-door'].map(
      (id) => cards.find((card) => card.id === id)?.effect,
    );
    expect(effects[0]).toEqual(effects[1]);
  });

  test('DQ-RULING-04 a Treasure Chest is opened by whoever got out of this dungeon', () => {
    const table = given({ heroes: [{ hero: 'tatianna', loot: ['catacomb-treasure-chest'] }] }).answer(
      0,
      'leave-dungeon',
    );
    table.answer(0, 'item:catacomb-treasure-chest', die(3), die(4));
    expect(table.view(0).heroes[0]?.result).toBe(700);
  });

  test('DQ-RULING-05 whatever the page, the rooms are those of the component list', () => {
    expect(new Set(tiles.map((tile) => tile.type))).toEqual(new Set(data.roomTypes.map((type) => type.id)));
  });

  test('DQ-RULING-17 Deep Elf: a roll equal to the bribe does nothing', () => {
    const table = two(
      { below: 'north', loot: ['corpse-gold-100'] },
      { next: { catacomb: ['catacomb-deep-elf'] } },
    ).answer(0, 'yes', die(1));
    expect(table.hero(0)).toMatchObject({ below: 1, wounds: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-18 Deep Elf: without a bribe nothing happens', () => {
    const table = two(
      { below: 'north', loot: ['corpse-gold-100'] },
      { next: { catacomb: ['catacomb-deep-elf'] } },
    ).answer(0, 'no');
    expect(table.hero(0).loot).toHaveLength(1);
    expect(table.awaited).toEqual([1]);
  });

  test.each([
    ['DQ-RULING-19', 'hugo-the-glorious', 4],
    ['DQ-RULING-20', 'challara-and-brightblaze', 6],
  ])('%s the Agility of %s is %i', (_, id, agility) => {
    expect(heroes.find((hero) => hero.id === id)).toMatchObject({ agility });
  });

  test('DQ-RULING-21 what no source gives is designed and marked so in the data: the ability of Hugo among it', () => {
    const hugo = data.heroes.find(({ id }) => id === 'hugo-the-glorious');
    expect(hugo?.origin).toMatchObject({ abilities: 'D' });
    expect(heroes.find(({ id }) => id === 'hugo-the-glorious')?.abilities.map(({ id }) => id)).toEqual([
      'hugo-glory',
    ]);
  });

  test.each([
    [
      'dungeon-lingering-shade',
      [
        { from: 2, to: 3 },
        { from: 4, to: 12 },
      ],
    ],
  ])('DQ-RULING-40 %s is as harsh as its source', (id, rows) => {
    const effect = cards.find((card) => card.id === id)?.effect[0];
    expect(effect).toMatchObject({ op: 'keep', startOfTurn: [{ op: 'table', rows }] });
  });

  test('DQ-RULING-39 cards without a printed title have names of ours', () => {
    expect(text.es.components['search-empty']?.name).toBe('Vacía');
    expect(text.en.components['search-empty']?.name).toBe('Empty');
  });

  test('DQ-RULING-41 every card has a name in both languages', () => {
    for (const { id } of cards) {
      expect(text.en.components[id]?.name, id).toBeTruthy();
      expect(text.es.components[id]?.name, id).toBeTruthy();
    }
  });

  test('DQ-RULING-43 the cards of a dead hero go into their decks, not to the discards', () => {
    const table = two(
      { loot: ['treasure-ebon-ring'] },
      { next: { tiles: ['tile-bottomless-pit-01'] } },
    ).answer(0, 'move:5-3', die(6), die(6));
    expect(deckOf(table, 'treasure')).toMatchObject({ left: 32, discards: [] });
  });
});

describe('7 rulings on rooms and moving', () => {
  test('DQ-RULING-07 a room without a search icon and without a way out may be searched twice', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [4, 3] }],
      rooms: [
        { at: [4, 3], tile: 'tile-bottomless-pit-01', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-44', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-45', entry: 'east' },
      ],
      next: { search: ['search-empty', 'search-empty'] },
    });
    table.answer(0, 'search').answer(0, 'search');
    expect(table.hero(0).fate).toBe('dead');
  });

  test('DQ-RULING-10 after special movement the Web must be crossed and the Cave-in crossed or searched', () => {
    const by = (tile: string) =>
      two({}, { next: { search: ['search-secret-door'], tiles: [tile], dungeon: ['dungeon-empty'] } })
        .answer(0, 'search')
        .answer(0, 'yes')
        .answer(0, 'to:5-3');
    expect(by('tile-spider-web-01').options(0)).toEqual(['cross']);
    const cave = by('tile-cave-in-01');
    cave.state.decks[7]?.push(cardIndex('search-empty'));
    expect(cave.answer(1, 'search').options(0)).toEqual(['cross', 'search']);
  });

  test('DQ-RULING-11 after an escape he stands on the half of the passage he used', () => {
    const table = two(
      { at: [5, 3], from: [4, 3], with: { pending: 1 } },
      {
        rooms: [
          { at: [5, 3], tile: 'tile-chamber-03', entry: 'west' },
          { at: [4, 3], tile: 'tile-chasm-01', entry: 'south' },
        ],
        tokens: [{ monster: 'troll', life: 3, at: [5, 3] }],
      },
    );
    table.answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 3]), half: 1 });
  });

  test('DQ-RULING-13 in a lost turn the start-of-turn effects are done all the same', () => {
    const table = two({ kept: ['trap-trapdoor'], with: { lostTurns: 1 } }).answer(
      0,
      'lost-turn',
      die(1),
      die(1),
    );
    expect(table.hero(0)).toMatchObject({ kept: [], lostTurns: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-14 when tiles run out unexplored spaces are walls', () => {
    expect(two({}, { tilesLeft: 0 }).options(0)).toEqual(['search']);
  });

  test('DQ-RULING-25 a hero who starts in a tower does not encounter it, he just moves', () => {
    const table = given({ heroes: [{ hero: 'tatianna' }] });
    expect(table.decision(0)).toBe('DEC-ACT');
  });

  test('DQ-RULING-26 a hero who starts his turn in a tower with Loot may leave', () => {
    expect(given({ heroes: [{ hero: 'tatianna', loot: ['corpse-rope'] }] }).options(0)).toContain(
      'leave-dungeon',
    );
  });

  test('DQ-RULING-29 he may move into the Treasure Chamber over another hero', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'krutzbeck', at: [6, 4] },
      ],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
    });
    expect(table.options(0)).toContain('move:6-4');
  });

  test('DQ-RULING-30 the portcullis of a neighbour counts on the way into the Treasure Chamber and out of it', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [5, 4] }],
      rooms: [{ at: [5, 4], tile: 'tile-portcullis-01', entry: 'east' }],
    });
    expect(table.answer(0, 'move:6-4', die(6), die(6)).told).toContain('test');
    expect(table.hero(0).cell).toBe(cell([5, 4]));
  });

  test("DQ-RULING-31 Wizard's Curse turns a corridor under the hero; entered-from stays", () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7], from: [9, 6] },
      ],
      rooms: [rooms[0], { at: [9, 7], tile: 'tile-corridor-09', entry: 'north' }],
      next: { tiles: ['tile-chamber-05'], dungeon: ['dungeon-wizards-curse'] },
    });
    table.answer(0, 'move:5-3', die(1));
    expect(table.hero(1)).toMatchObject({ cell: cell([9, 7]), from: cell([9, 6]) });
    expect(table.view(0).rooms.find(({ tile }) => tile === 'tile-corridor-09')).toMatchObject({ entry: 3 });
  });

  test('DQ-RULING-32 failing a portcullis out of Darkness ends the turn; next turn he rolls again', () => {
    const table = two(
      {},
      {
        rooms: [{ at: [5, 4], tile: 'tile-portcullis-01', entry: 'north' }],
        next: { tiles: ['tile-darkness-01'], dungeon: ['dungeon-empty'], search: ['search-empty'] },
      },
    );
    table.answer(0, 'move:5-3', die(3), die(6), die(6));
    expect(table.hero(0).dark).toBe(1);
    table.answer(1, 'search', die(5));
    expect(table.hero(0).cell).toBe(cell([4, 3]));
  });

  test('DQ-RULING-33 with no marker left he may go down in his next main step there; a lost turn does not use it up', () => {
    const spent: Given['markers'] = [
      [0, 3],
      [0, 4],
      [0, 5],
      [0, 6],
      [0, 7],
      [1, 7],
    ];
    const table = two(
      {},
      { markers: spent, next: { search: ['search-passage-down', 'search-empty', 'search-empty'] } },
    ).answer(0, 'search');
    table.hero(0).lostTurns = 1;
    table.answer(1, 'search');
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search');
    expect(table.options(0)).toContain('enter-catacombs');
  });

  test('DQ-RULING-42 the repeated web test is a start-of-turn effect like the others', () => {
    const table = given({
      heroes: [{ hero: 'krutzbeck', at: [4, 3], kept: ['trap-trapdoor'], with: { stuck: 1 } }],
      rooms: [{ at: [4, 3], tile: 'tile-spider-web-01', entry: 'west' }],
    });
    expect(table.decision(0)).toBe('DEC-START-ORDER');
    expect([...table.options(0)].sort()).toEqual(['effect:trap-trapdoor', 'web']);
  });

  test('DQ-RULING-46 from the tower reached by Tower Power there is no going on to a third', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [1, 0] }],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }],
      variants: { 'tower-power': true },
    });
    table.answer(0, 'move:0-0').answer(0, 'tower:tower-ne');
    expect(table.options(0).every((name) => name.startsWith('move:'))).toBe(true);
  });
});

describe('7 rulings on the dragon and the catacombs', () => {
  test('DQ-RULING-06 entering the catacombs draws no card the same turn', () => {
    const table = two({}, { markers: [[4, 3]] })
      .answer(0, 'enter-catacombs')
      .answer(0, 'face:north');
    expect(table.hero(0).travelled).toBe(0);
  });

  test('DQ-RULING-08 without a legal retreat from the dragon he dies', () => {
    const walls = [
      { at: [6, 3], tile: 'tile-chamber-43', entry: 'north' },
      { at: [6, 6], tile: 'tile-chamber-44', entry: 'south' },
      { at: [5, 4], tile: 'tile-chamber-45', entry: 'west' },
      { at: [5, 5], tile: 'tile-portcullis-11', entry: 'west' },
      { at: [7, 4], tile: 'tile-catacomb-entrance-06', entry: 'east' },
      { at: [7, 5], tile: 'tile-catacomb-entrance-07', entry: 'east' },
    ] as const;
    const table = two({ at: [6, 4] }, { rooms: walls, next: { dragon: ['dragon-rage'] } }).answer(
      0,
      'draw-dragon',
      die(1),
      die(1),
    );
    expect(table.hero(0).fate).toBe('dead');
  });

  test('DQ-RULING-09 a retreating hero may not share a room', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [6, 3] },
      ],
      rooms: [{ at: [6, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { dragon: ['dragon-rage'] },
    });
    table.answer(0, 'draw-dragon', die(1), die(1));
    expect(table.options(0)).not.toContain('to:6-3');
  });

  test('DQ-RULING-22 catacomb Loot counts for the distance of the visit in which it was drawn', () => {
    const table = two({ below: 'north' }, { next: { catacomb: ['catacomb-treasure-chest'] } });
    expect(table.hero(0)).toMatchObject({ travelled: 1, pile: [] });
  });

  test('DQ-RULING-23 a Torch from the catacombs stays with him until passed, then goes to the catacomb deck', () => {
    const table = two({ kept: ['catacomb-torch-goes-out'] }, { fates: [die(1), die(1)] });
    expect(table.hero(0).kept).toEqual([]);
    expect(deckOf(table, 'catacomb')).toMatchObject({ left: 40, discards: [] });
  });

  test('DQ-RULING-24 a Shuffle card does not count in the catacomb pile', () => {
    const table = two(
      { below: 'north' },
      { next: { catacomb: ['catacomb-shuffle'] }, fates: [shuffledSo('catacomb', 'catacomb-empty')] },
    );
    expect(table.hero(0)).toMatchObject({ travelled: 1, pile: [cardIndex('catacomb-empty')] });
  });

  test('DQ-RULING-34 a hero who waits in the chamber for a postponed encounter is hit by Dragon Rage', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [6, 5], with: { pending: 1 } },
      ],
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03', 'tile-chamber-04'] },
    });
    table.answer(0, 'draw-dragon', die(1), die(1)).answer(0, 'to:6-3', die(2), die(3));
    expect(table.hero(1).wounds).toBe(5);
  });

  test('DQ-RULING-35 after an escape into the Treasure Chamber he draws a dragon card next turn, as if entering', () => {
    const table = two(
      { at: [5, 4], from: [6, 4], with: { pending: 1 } },
      {
        rooms: [{ at: [5, 4], tile: 'tile-chamber-03', entry: 'west' }],
        tokens: [{ monster: 'troll', life: 3, at: [5, 4] }],
        next: { dragon: ['dragon-sleeping'], search: ['search-empty'] },
      },
    );
    table.answer(0, 'escape', draw(1, 4), draw(1, 4)).answer(1, 'search');
    expect(table.hero(0).loot).toHaveLength(2);
  });
});

describe('7 rulings on monsters, combat and death', () => {
  test('DQ-RULING-12 a player who has left plays monsters for his neighbour', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', with: { fate: 'left' } },
      ],
      rooms: [rooms[0]],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    expect(table.answer(0, 'move:5-3', draw(0, 4)).news(1)).toContainEqual({
      type: 'monster-life',
      monster: 'troll',
      life: 3,
    });
  });

  const alone = (next: readonly string[]) =>
    givenCombat(
      { heroes: [{ hero: 'lindel', at: [4, 3] }], rooms: [rooms[0]] },
      { monster: 'skeleton', life: 3, hand: ['deep-blow', 'slash'], next },
    );

  test('DQ-RULING-15 the solo hero uses power cards only to escape', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack');
    expect(table.view(0).combat?.sides[0]?.hand.every((card) => card.startsWith('combat-'))).toBe(true);
  });

  test('DQ-RULING-16 a solo counterattack plays fitting cards in the revealed order until it succeeds', () => {
    const table = alone([
      'quick-shot',
      'piercing-shot',
      'true-shot',
      'slash',
      'quick-shot',
      'inferno',
    ]).answer(0, 'card:combat-deep-blow');
    expect(table.event('round-won')).toMatchObject({ side: 1, totals: [3, 4] });
  });

  test('DQ-RULING-27 with printed icons two sides can never both counterattack', () => {
    const printed = [...data.combatDeck, ...data.powerCards];
    for (const a of printed)
      for (const b of printed) {
        const both = a.counter === b.attackType && b.counter === a.attackType;
        expect(both, `${a.id} and ${b.id}`).toBe(false);
      }
  });

  test('DQ-RULING-28 if both die by effects of one card the hero is dead and the token goes back to the reserve', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'brother-gherinn', at: [4, 3], with: { wounds: 12 } },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'skeleton',
        life: 2,
        hand: ['power-penance', 'slash'],
        monsterHand: ['slash'],
        monsterDamage: ['bolt'],
      },
    );
    round(table, 'power-penance', 'combat-slash');
    // both at once: the monster's pile is full too when the hero pays the card that kills him
    table.state.combat.piles[1]?.push(combatCard('volley'));
    expect(table.options(0)).toEqual(['yes', 'no']);
    table.answer(0, 'yes').answer(0, 'card:combat-slash');
    expect(table.hero(0).fate).toBe('dead');
    expect(table.state.tokens).toEqual([]);
    expect(table.state.reserve).toHaveLength(20);
  });

  test('DQ-RULING-36 Agony of Remembrance looks at the printed value of the first card, not at modifiers', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'sorcerer',
        life: 3,
        hand: ['power-hunters-patience', 'lunge'],
        monsterHand: ['power-agony-of-remembrance', 'inferno'],
      },
    );
    round(table, 'power-hunters-patience', 'power-agony-of-remembrance');
    round(table, 'combat-lunge', 'combat-inferno');
    expect(table.told).not.toContain('cancelled');
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [5, 4] });
  });

  test('DQ-RULING-37 a card that replaces Guided Shot counts for everything that follows, its power effect included', () => {
    const table = combat({
      monster: 'skeleton',
      life: 3,
      hand: ['power-guided-shot', 'power-hunters-patience', 'slash'],
      monsterHand: ['volley', 'volley'],
    });
    round(table, 'power-guided-shot', 'combat-volley').answer(0, 'card:power-hunters-patience');
    expect(table.event('replaces')).toMatchObject({
      card: 'power-guided-shot',
      by: 'power-hunters-patience',
    });
    round(table, 'combat-slash', 'combat-volley');
    expect(table.event('attack-changed')).toMatchObject({ side: 0, amount: 3 });
  });

  test('DQ-RULING-38 a potion that kills, with Death Can Wait: he is unconscious, not dead', () => {
    const table = two({ loot: ['corpse-unstable-potion'] }, { variants: { 'death-can-wait': true } });
    table.answer(0, 'item:corpse-unstable-potion', die(1), die(1), die(1));
    expect(table.hero(0).fate).toBe('inside');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-44 Death Touch on a sneak attack comes before the Luck test', () => {
    const table = two(
      { below: 'north', runes: ['rune-death-touch'] },
      { next: { catacomb: ['catacomb-sneak-attack-troll'] } },
    );
    expect(table.decision(0)).toBe('DEC-MONSTER-RUNE');
    expect(table.answer(0, 'use').told).not.toContain('test');
  });

  test('DQ-RULING-45 Death Can Wait removes half of the wounds also when no wound was the cause', () => {
    const table = two(
      { with: { wounds: 6 } },
      { variants: { 'death-can-wait': true }, next: { tiles: ['tile-bottomless-pit-01'] } },
    );
    table.answer(0, 'move:5-3', die(6), die(6), die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 3 });
  });

  test('DQ-RULING-47 only the first card can be cancelled: cards added in a counterattack count', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'sorcerer',
        life: 3,
        hand: ['slash', 'slash', 'deep-blow', 'deep-blow'],
        monsterHand: ['power-agony-of-remembrance', 'agony-bolt'],
      },
    );
    round(table, 'combat-slash', 'power-agony-of-remembrance').answer(0, 'stop');
    round(table, 'combat-slash', 'combat-agony-bolt');
    expect(table.options(0)).toContain('card:combat-deep-blow');
    table.answer(0, 'card:combat-deep-blow');
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [4, 1] });
  });
});
