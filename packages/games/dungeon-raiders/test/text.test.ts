import type { Language, Names } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { type EventCases, sentenceTable } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders, type Event, LAST_OPTION } from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';
import { fixture, type Words } from './fixture.ts';
import { raid } from './raid.ts';

const text = textsOf(told);

/** The languages of the data file, and of the sentences that were read one by one. */
const WRITTEN = ['en', 'es'] as const;
const PEOPLE = ['Ana', 'Bea', 'Inés', 'Dan', 'Eva'];

/** The table as somebody who sits at it, or watches, reads it. */
const names = (own?: number): Names => ({
  seat: (seat) => PEOPLE[seat] ?? '?',
  ...(own !== undefined && { own }),
});

const say = (language: Language, event: Event, own?: number): string | undefined =>
  text[language].event({ rule: 'DR-FLOW-01', event }, names(own));

interface Printed {
  readonly id: string;
  readonly name: Words;
  readonly text?: Words;
}

describe.each(WRITTEN)('words of the data file in %s', (language) => {
  const { components } = text[language];
  const printed: Printed[] = [
    ...fixture.powerCards,
    ...fixture.items,
    ...fixture.characters,
    ...fixture.levels,
    ...fixture.rooms,
    ...fixture.bosses,
    ...fixture.tokens,
    fixture.mapCard,
    ...fixture.glossary.map(({ id, en, es }) => ({ id, name: { en, es } })),
  ];

  test.each(printed.map((one) => [one.id, one] as const))('%s', (id, one) => {
    expect(components[id]?.name).toBe(one.name[language]);
    if (one.text) expect(components[id]?.text).toBe(one.text[language]);
  });

  test('nothing is named that does not exist, and no text is empty', () => {
    expect(Object.keys(components).sort()).toEqual(printed.map((one) => one.id).sort());
    for (const component of Object.values(components)) expect(component.text).not.toBe('');
  });

  test('the variants', () => {
    for (const { id, name } of fixture.options)
      expect(text[language].variants[id]?.name).toBe(name[language]);
    expect(Object.keys(text[language].variants)).toEqual(
      dungeonRaiders.variants.map((variant) => variant.id),
    );
  });

  test('every decision and every option', () => {
    for (const kind of ['DR-DEC-PLAY', 'DR-DEC-CRYSTAL', 'DR-DEC-TORCH', 'DR-DEC-TACT']) {
      expect(text[language].decision(kind)).toMatch(/^\p{Lu}/u);
    }
    const options = Array.from({ length: LAST_OPTION }, (_, i) =>
      text[language].option(dungeonRaiders.nameOf(i + 1), names()),
    );
    expect(new Set(options).size).toBe(LAST_OPTION);
  });

  test('every column of the scores', () => {
    const { state } = raid({ room: 'mummy' }).play('power-1', 'power-2', 'power-3');
    const [score] = dungeonRaiders.outcome(state)?.scores ?? [];
    expect(Object.keys(text[language].scores)).toEqual(Object.keys(score ?? {}));
  });
});

test('DR-RULING-36 room monsters have literal English names beside the Spanish ones', () => {
  const monsters = ['snake', 'zombie', 'goblin', 'skeleton', 'the-thing', 'troll', 'dragon'];
  expect(monsters.map((id) => [text.en.components[id]?.name, text.es.components[id]?.name])).toEqual([
    ['Snake', 'Serpiente'],
    ['Zombie', 'Zombi'],
    ['Goblin', 'Goblin'],
    ['Skeleton', 'Esqueleto'],
    ['The Thing', 'La cosa'],
    ['Troll', 'Troll'],
    ['Dragon', 'Dragón'],
  ]);
});

test('a single coin cannot be shared, so its card says that a tie leaves it there', () => {
  expect([text.en.components['treasure-1']?.text, text.es.components['treasure-1']?.text]).toEqual([
    'The highest card gains 1 coin; on a tie nobody gets it.',
    'La carta más alta gana 1 moneda; en caso de empate, nadie se la lleva.',
  ]);
  expect([text.en.components['treasure-2']?.text, text.es.components['treasure-2']?.text]).toEqual([
    'The highest card gains 2 coins; players who tie share them.',
    'La carta más alta gana 2 monedas; en caso de empate se reparten.',
  ]);
});

/** Every event with one and several of everything; what each reader is told of it stands in the fixtures. */
const CASES: EventCases<Event> = {
  'character-dealt': [
    { type: 'character-dealt', seat: 0, character: 'thief', coins: 2, wounds: 2, items: ['key'] },
    { type: 'character-dealt', seat: 0, character: 'warrior', coins: 1, wounds: 0, items: [] },
    {
      type: 'character-dealt',
      seat: 0,
      character: 'wizard',
      coins: 0,
      wounds: 1,
      items: ['crystal-ball', 'crystal-ball'],
    },
    { type: 'character-dealt', seat: 0, character: 'warrior', coins: 0, wounds: 0, items: [] },
    { type: 'character-dealt', seat: 0, character: 'explorer', coins: 0, wounds: 0, items: ['torch'] },
  ],
  'map-dealt': [{ type: 'map-dealt', seat: 0 }],
  'level-built': [
    {
      type: 'level-built',
      level: 1,
      card: 'level-1',
      row: ['troll', 'dark-room', 'treasure-4-2', 'dark-room', 'dark-room'],
    },
    {
      type: 'level-built',
      level: 5,
      card: 'level-7',
      row: ['vault-items', 'dark-room', 'dark-room', 'dark-room', 'dark-boss'],
    },
    {
      type: 'level-built',
      level: 5,
      card: 'level-3',
      row: ['snake', 'magnet-trap', 'the-thing', 'treasure-1', 'medusa'],
    },
    {
      type: 'level-built',
      level: 2,
      card: 'level-3',
      row: ['goblin', 'goblin', 'vault-items', 'vault-items', 'vault-items'],
    },
    {
      type: 'level-built',
      level: 3,
      card: 'level-3',
      row: ['zombie', 'zombie', 'goblin', 'treasure-2-1', 'treasure-2-1'],
    },
    {
      type: 'level-built',
      level: 4,
      card: 'level-3',
      row: ['dragon', 'dragon', 'vault-riches', 'vault-riches', 'goblin'],
    },
    {
      type: 'level-built',
      level: 4,
      card: 'level-3',
      row: ['treasure-3-2', 'treasure-3-2', 'treasure-4-2', 'treasure-4-2', 'troll'],
    },
  ],
  'room-entered': [
    { type: 'room-entered', level: 1, position: 1, room: 'zombie', turnedUp: false },
    { type: 'room-entered', level: 1, position: 2, room: 'treasure-2-1', turnedUp: true },
  ],
  'level-ended': [
    { type: 'level-ended', level: 1 },
    { type: 'level-ended', level: 5 },
  ],
  'card-committed': [
    { type: 'card-committed', seat: 0 },
    { type: 'card-committed', seat: 0, card: 'power-4' },
    { type: 'card-committed', seat: 0, card: 'key' },
  ],
  'cards-revealed': [
    {
      type: 'cards-revealed',
      cards: [
        { seat: 0, card: 'power-1' },
        { seat: 1, card: 'sword' },
        { seat: 2, card: 'crystal-ball' },
      ],
    },
    { type: 'cards-revealed', cards: [{ seat: 0, card: 'power-5' }] },
  ],
  'card-played': [
    { type: 'card-played', seat: 0, card: 'power-5' },
    { type: 'card-played', seat: 0, card: 'torch' },
  ],
  'torch-used': [
    { type: 'torch-used', seat: 0, positions: [2] },
    { type: 'torch-used', seat: 0, positions: [2, 4, 5] },
    { type: 'torch-used', seat: 0, positions: [5], rooms: [{ position: 5, room: 'the-thing' }] },
    {
      type: 'torch-used',
      seat: 0,
      positions: [2, 3, 5],
      rooms: [
        { position: 2, room: 'goblin' },
        { position: 3, room: 'treasure-3-2' },
        { position: 5, room: 'sphinx' },
      ],
    },
  ],
  'further-card-owed': [
    { type: 'further-card-owed', seats: [0] },
    { type: 'further-card-owed', seats: [0, 2] },
  ],
  'items-returned': [
    { type: 'items-returned', item: 'crystal-ball', count: 1, pile: 3 },
    { type: 'items-returned', item: 'torch', count: 2, pile: 5 },
    { type: 'items-returned', item: 'crystal-ball', count: 6, pile: 6 },
  ],
  'chest-opened': [
    { type: 'chest-opened', chest: 1, coins: 1, value: 5, seats: [0], each: 1 },
    { type: 'chest-opened', chest: 1, coins: 4, value: 4, seats: [0, 1, 2], each: 1 },
    { type: 'chest-opened', chest: 1, coins: 4, value: 4, seats: [0, 1], each: 2 },
    { type: 'chest-opened', chest: 1, coins: 5, value: 4, seats: [0, 1, 2], each: 1 },
    { type: 'chest-opened', chest: 2, coins: 2, value: 3, seats: [0, 1], each: 1 },
    { type: 'chest-opened', chest: 2, coins: 1, value: 3, seats: [0, 1], each: 0 },
  ],
  'chest-left': [
    { type: 'chest-left', coins: 2 },
    { type: 'chest-left', coins: 1 },
  ],
  escaped: [{ type: 'escaped', seat: 0, item: 'key' }],
  fought: [
    { type: 'fought', room: 'dragon', total: 18, strength: 18, defeated: true },
    { type: 'fought', room: 'wolf-pack', total: 18, strength: 14, defeated: true },
    { type: 'fought', room: 'the-thing', total: 18, strength: 18, defeated: true },
    { type: 'fought', room: 'medusa', total: 4, strength: 14, defeated: false },
    { type: 'fought', room: 'wolf-pack', total: 0, strength: 14, defeated: false },
    { type: 'fought', room: 'necromancer', total: 0, strength: 18, defeated: false },
    { type: 'fought', room: 'mummy', total: 9, defeated: false },
    { type: 'fought', room: 'golem', total: 9, defeated: false },
  ],
  attacked: [
    { type: 'attacked', room: 'troll', value: 2, seats: [0] },
    { type: 'attacked', room: 'mega-dragon', value: 2, seats: [0, 2] },
    { type: 'attacked', room: 'the-thing', value: 1, seats: [0, 1, 2] },
    { type: 'attacked', room: 'medusa', value: 1, seats: [0] },
    { type: 'attacked', room: 'mummy', value: 5, seats: [0, 1] },
    { type: 'attacked', room: 'golem', value: 1, seats: [0] },
    { type: 'attacked', room: 'wolf-pack', seats: [] },
    { type: 'attacked', room: 'troll', value: 3, seats: [0, 1, 2], spared: 'nobody' },
    { type: 'attacked', room: 'wolf-pack', value: 3, seats: [0], spared: 'escaped' },
    { type: 'attacked', room: 'wolf-pack', value: 3, seats: [0, 1], spared: 'escaped' },
  ],
  eliminated: [{ type: 'eliminated', seat: 0 }],
  'highest-rewarded': [
    { type: 'highest-rewarded', room: 'sphinx', value: 5, seats: [0], each: 2 },
    { type: 'highest-rewarded', room: 'minotaur', value: 5, seats: [0, 2], each: 1 },
    { type: 'highest-rewarded', room: 'sphinx', value: 5, seats: [0, 1, 2], each: 2, all: true },
  ],
  'reward-withheld': [
    { type: 'reward-withheld', room: 'sphinx' },
    { type: 'reward-withheld', room: 'minotaur' },
  ],
  'gift-given': [
    { type: 'gift-given', seat: 0, value: 1, gift: { type: 'coins', amount: 1 } },
    { type: 'gift-given', seat: 0, value: 4, gift: { type: 'coins', amount: 3 } },
    { type: 'gift-given', seat: 0, value: 3, gift: { type: 'potion', amount: 1 } },
    { type: 'gift-given', seat: 0, value: 5, gift: { type: 'potion', amount: 2 } },
    { type: 'gift-given', seat: 0, value: 2, gift: { type: 'item', item: 'crystal-ball' } },
  ],
  'pile-too-small': [
    { type: 'pile-too-small', item: 'key', pile: 0, seats: [0] },
    { type: 'pile-too-small', item: 'key', pile: 1, seats: [0, 1] },
    { type: 'pile-too-small', item: 'torch', pile: 2, seats: [0, 1, 2] },
  ],
  'trap-sprung': [
    {
      type: 'trap-sprung',
      room: 'lava-trap',
      highest: 3,
      target: 'most-coins',
      penalty: 1,
      seats: [0],
    },
    {
      type: 'trap-sprung',
      room: 'lava-trap',
      highest: 5,
      target: 'most-coins',
      penalty: 3,
      seats: [0, 2],
    },
    {
      type: 'trap-sprung',
      room: 'spike-trap',
      highest: 4,
      target: 'least-wounds',
      penalty: 2,
      seats: [0],
    },
    {
      type: 'trap-sprung',
      room: 'spike-trap',
      highest: 3,
      target: 'least-wounds',
      penalty: 1,
      seats: [0, 1],
    },
    {
      type: 'trap-sprung',
      room: 'boulder-trap',
      highest: 1,
      target: 'least-wounds',
      penalty: 0,
      seats: [],
    },
    {
      type: 'trap-sprung',
      room: 'magnet-trap',
      highest: 5,
      target: 'most-coins',
      penalty: 0,
      seats: [0, 1, 2],
      all: true,
    },
    {
      type: 'trap-sprung',
      room: 'magnet-trap',
      highest: 5,
      target: 'most-coins',
      penalty: 2,
      seats: [0, 1, 2],
      all: true,
    },
    {
      type: 'trap-sprung',
      room: 'spike-trap',
      highest: 5,
      target: 'least-wounds',
      penalty: 2,
      seats: [0, 1, 2],
      all: true,
    },
  ],
  'coins-changed': [
    { type: 'coins-changed', seat: 0, from: 0, to: 1, lost: 0 },
    { type: 'coins-changed', seat: 0, from: 3, to: 6, lost: 0 },
    { type: 'coins-changed', seat: 0, from: 19, to: 20, lost: 1 },
    { type: 'coins-changed', seat: 0, from: 20, to: 20, lost: 3 },
    { type: 'coins-changed', seat: 0, from: 6, to: 4, lost: 0 },
    { type: 'coins-changed', seat: 0, from: 3, to: 1, lost: 0 },
    { type: 'coins-changed', seat: 0, from: 1, to: 0, lost: 0 },
    { type: 'coins-changed', seat: 0, from: 0, to: 0, lost: 0 },
  ],
  'wounds-changed': [
    { type: 'wounds-changed', seat: 0, from: 0, to: 1 },
    { type: 'wounds-changed', seat: 0, from: 3, to: 5 },
    { type: 'wounds-changed', seat: 0, from: 4, to: 2 },
    { type: 'wounds-changed', seat: 0, from: 2, to: 1 },
    { type: 'wounds-changed', seat: 0, from: 2, to: 0 },
    { type: 'wounds-changed', seat: 0, from: 0, to: 0 },
  ],
  'map-passed': [
    { type: 'map-passed', from: 1, to: 0, value: 5 },
    { type: 'map-passed', from: 0, to: 0, value: 5 },
    { type: 'map-passed', from: 1, to: 0, value: 5, tied: true },
    { type: 'map-passed', from: 0, to: 1, value: 5, tied: true },
    { type: 'map-passed', from: 0, to: 0, value: 5, tied: true },
  ],
  collapsed: [
    { type: 'collapsed', seats: [0], wounds: 7 },
    { type: 'collapsed', seats: [0, 2], wounds: 1 },
  ],
  'nobody-collapsed': [
    { type: 'nobody-collapsed' },
    { type: 'nobody-collapsed', why: 'equal' },
    { type: 'nobody-collapsed', why: 'tie-of-three' },
    { type: 'nobody-collapsed', why: 'alone' },
  ],
  'game-won': [
    { type: 'game-won', seats: [0], coins: 1 },
    { type: 'game-won', seats: [0, 1], coins: 14 },
    { type: 'game-won', seats: [0], coins: 14, wounds: 3 },
    { type: 'game-won', seats: [0, 1], coins: 14, wounds: 1 },
    { type: 'game-won', seats: [0], coins: 14, wounds: 3, beaten: [1] },
    { type: 'game-won', seats: [1], coins: 1, wounds: 1, beaten: [0, 2] },
    { type: 'game-won', seats: [0, 1], coins: 14, wounds: 0, beaten: [2] },
  ],
  'everyone-lost': [{ type: 'everyone-lost' }],
};

describe('the log', () => {
  test.each(WRITTEN)('every sentence in every case, in %s', async (language) => {
    const table = sentenceTable(text[language], CASES);
    await expect(table).toMatchFileSnapshot(`./fixtures/sentences.${language}.txt`);
    expect(table.match(/[^\n]*: –$/gm)).toBeNull();
  });

  test.each<[Event, number | undefined, string, string]>([
    [
      { type: 'attacked', room: 'troll', value: 2, seats: [0] },
      0,
      'The Troll attacks you: you have the lowest card (worth 2).',
      'El Troll te ataca: tienes la carta más baja (vale 2).',
    ],
    [
      { type: 'attacked', room: 'mega-dragon', value: 2, seats: [0, 2] },
      0,
      'The Mega Dragon attacks you and Inés: your cards are the lowest (worth 2 each).',
      'El Megadragón os ataca a Inés y a ti: tenéis las cartas más bajas (valen 2).',
    ],
    [
      { type: 'attacked', room: 'mega-dragon', value: 2, seats: [0, 2] },
      undefined,
      'The Mega Dragon attacks Ana and Inés, who have the lowest cards (worth 2 each).',
      'El Megadragón ataca a Ana y a Inés, que tienen las cartas más bajas (valen 2).',
    ],
    [
      { type: 'eliminated', seat: 0 },
      0,
      'You are turned to stone and are out of the game.',
      'Medusa te convierte en piedra: quedas fuera de la partida.',
    ],
    [
      { type: 'further-card-owed', seats: [0, 1] },
      1,
      'You and Ana have to play another card.',
      'A Ana y a ti os toca jugar otra carta.',
    ],
    [
      { type: 'wounds-changed', seat: 1, from: 3, to: 5 },
      0,
      'Bea takes 2 wounds: now 5.',
      'Bea recibe 2 heridas: ahora tiene 5.',
    ],
    [
      { type: 'fought', room: 'the-thing', total: 18, strength: 18, defeated: true },
      undefined,
      'The cards add up to 18 against a strength of 18: the Thing is defeated.',
      'Las cartas suman 18 contra una fuerza de 18: la Cosa cae derrotada.',
    ],
    [
      {
        type: 'trap-sprung',
        room: 'lava-trap',
        highest: 5,
        target: 'most-coins',
        penalty: 3,
        seats: [0, 2],
      },
      0,
      'The highest card is a 5: the trap hits you and Inés, since nobody has more coins.',
      'La carta más alta es un 5: la trampa os alcanza a Inés y a ti, que sois quienes más monedas tenéis.',
    ],
    [
      { type: 'attacked', room: 'troll', value: 3, seats: [0, 1, 2], spared: 'nobody' },
      0,
      'The Troll attacks everybody: all cards are worth 3.',
      'El Troll ataca a todo el grupo: todas las cartas valen 3.',
    ],
    [
      { type: 'map-passed', from: 0, to: 1, value: 5, tied: true },
      0,
      'The highest cards tie at 5: clockwise from you, Bea comes first and takes the map.',
      'Las cartas más altas empatan a 5: en sentido horario desde ti, Bea va antes y coge el mapa.',
    ],
    [
      { type: 'map-passed', from: 0, to: 1, value: 5, tied: true },
      1,
      'The highest cards tie at 5: clockwise from Ana, you come first and take the map.',
      'Las cartas más altas empatan a 5: en sentido horario desde Ana, vas antes y coges el mapa.',
    ],
    [
      { type: 'fought', room: 'wolf-pack', total: 0, strength: 14, defeated: false },
      undefined,
      'Nobody faces the Wolf Pack.',
      'Nadie se enfrenta a la Manada de lobos.',
    ],
    [
      { type: 'game-won', seats: [1], coins: 14, wounds: 3, beaten: [0] },
      0,
      'Bea wins the game with 14 coins and 3 wounds! You have as many coins, but more wounds.',
      '¡Bea gana la partida con 14 monedas y 3 heridas! Empatas a monedas, pero tienes más heridas.',
    ],
    [
      { type: 'fought', room: 'golem', total: 9, defeated: false },
      undefined,
      'The Golem cannot be defeated, and against it a 5 or a sword is worth 1.',
      'No hay quien derrote al Gólem, y contra él un 5 o una espada valen 1.',
    ],
    [
      { type: 'fought', room: 'mummy', total: 9, defeated: false },
      undefined,
      'The Mummy cannot be defeated.',
      'No hay quien derrote a la Momia.',
    ],
  ])('%j is told to %s as "%s"', (event, own, en, es) => {
    expect([say('en', event, own), say('es', event, own)]).toEqual([en, es]);
  });
});
