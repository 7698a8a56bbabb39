import type { Language } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { type EventCases, sentenceTable } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/welcome-to-the-dungeon.json' with { type: 'json' };
import { type Event, welcomeToTheDungeon as game, OPTION_NAMES } from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';

const text = textsOf(told);
const LANGUAGES = ['en', 'es'] as const;
const names = { seat: (seat: number) => ['Ana', 'Bruno', 'Carla', 'David'][seat] ?? '?' };

/** Every event with one and several of everything; what each reader is told of it stands in the fixtures. */
const CASES: EventCases<Event> = {
  'starter-drawn': [{ type: 'starter-drawn', seat: 0 }],
  adventurer: [
    { type: 'adventurer', adventurer: 'warrior', by: 'table' },
    { type: 'adventurer', adventurer: 'rogue', by: 'chance' },
    { type: 'adventurer', adventurer: 'mage', by: 'choice', seat: 0 },
    { type: 'adventurer', adventurer: 'mage', by: 'choice', seat: 0, out: true },
  ],
  round: [
    { type: 'round', round: 1, starter: 0, adventurer: 'warrior', deck: 13 },
    { type: 'round', round: 2, starter: 0, adventurer: 'barbarian', deck: 13 },
    { type: 'round', round: 2, starter: 0, adventurer: 'barbarian', deck: 13, after: 1 },
  ],
  draw: [
    { type: 'draw', seat: 0, deck: 12 },
    { type: 'draw', seat: 0, deck: 12, monster: 'golem' },
    { type: 'draw', seat: 0, deck: 12, monster: 'dragon' },
  ],
  pass: [
    { type: 'pass', seat: 0, forced: false, left: 3 },
    { type: 'pass', seat: 0, forced: false, left: 1 },
    { type: 'pass', seat: 0, forced: true, left: 1 },
  ],
  add: [
    { type: 'add', seat: 0, pile: 1 },
    { type: 'add', seat: 0, pile: 2 },
    { type: 'add', seat: 0, pile: 3, monster: 'orc' },
  ],
  sacrifice: [
    { type: 'sacrifice', seat: 0, tile: 'warrior-torch' },
    { type: 'sacrifice', seat: 0, tile: 'barbarian-vorpal-axe', monster: 'lich' },
    { type: 'sacrifice', seat: 0, tile: 'mage-omnipotence', monster: 'skeleton' },
    { type: 'sacrifice', seat: 0, tile: 'warrior-plate-armor', hp: 6 },
    { type: 'sacrifice', seat: 0, tile: 'mage-wall-of-fire', monster: 'orc', hp: 5 },
  ],
  enter: [
    {
      type: 'enter',
      seat: 0,
      adventurer: 'warrior',
      hp: 11,
      pile: 5,
      tiles: ['warrior-torch', 'warrior-plate-armor'],
    },
    { type: 'enter', seat: 0, adventurer: 'mage', hp: 2, pile: 1, tiles: ['mage-polymorph'] },
    { type: 'enter', seat: 0, adventurer: 'rogue', hp: 3, pile: 0, tiles: [] },
  ],
  name: [
    { type: 'name', seat: 0, monster: 'orc', tile: 'warrior-vorpal-sword' },
    { type: 'name', seat: 0, monster: 'dragon', tile: 'rogue-vorpal-dagger' },
  ],
  'turn-up': [
    { type: 'turn-up', seat: 0, monster: 'orc', strength: 3, by: 0, pile: 2 },
    { type: 'turn-up', seat: 0, monster: 'demon', strength: 7, by: 1, pile: 1 },
    { type: 'turn-up', seat: 0, monster: 'vampire', strength: 4, by: 1, pile: 0 },
  ],
  keep: [{ type: 'keep', seat: 0, monster: 'golem' }],
  polymorph: [
    { type: 'polymorph', seat: 0, from: 'goblin', to: 'goblin', deck: 3 },
    { type: 'polymorph', seat: 0, from: 'dragon', to: 'orc', deck: 3 },
    { type: 'polymorph', seat: 0, from: 'orc', to: 'dragon', deck: 3 },
  ],
  defeat: [
    {
      type: 'defeat',
      seat: 0,
      monster: 'orc',
      how: 'torch',
      tile: 'warrior-torch',
      hp: 3,
      healed: 0,
    },
    {
      type: 'defeat',
      seat: 0,
      monster: 'goblin',
      how: 'ring-of-power',
      tile: 'rogue-ring-of-power',
      hp: 4,
      healed: 1,
    },
    {
      type: 'defeat',
      seat: 0,
      monster: 'vampire',
      how: 'pact-pending',
      tile: 'mage-demonic-pact',
      hp: 4,
      healed: 0,
    },
  ],
  'axe-saved': [{ type: 'axe-saved', seat: 0, monster: 'orc' }],
  damage: [
    { type: 'damage', seat: 0, monster: 'orc', lost: 3, hp: 5 },
    { type: 'damage', seat: 0, monster: 'goblin', lost: 1, hp: 1 },
    { type: 'damage', seat: 0, monster: 'demon', lost: 7, hp: -3 },
    { type: 'damage', seat: 0, monster: 'orc', lost: 3, hp: -6 },
  ],
  potion: [{ type: 'potion', seat: 0, tile: 'barbarian-healing-potion', hp: 4 }],
  death: [
    { type: 'death', seat: 0, hp: -3, goesOn: false },
    { type: 'death', seat: 0, hp: 0, goesOn: true },
  ],
  omnipotence: [
    { type: 'omnipotence', seat: 0, saved: true },
    { type: 'omnipotence', seat: 0, saved: false },
  ],
  result: [
    { type: 'result', seat: 0, success: true, hp: 3, pile: 0, successes: 1, failures: 0 },
    { type: 'result', seat: 0, success: true, hp: 3, pile: 0, successes: 2, failures: 0 },
    { type: 'result', seat: 0, success: false, hp: 0, pile: 2, successes: 1, failures: 1 },
    { type: 'result', seat: 0, success: false, hp: -2, pile: 0, successes: 0, failures: 2 },
  ],
  eliminated: [
    { type: 'eliminated', seat: 0 },
    { type: 'eliminated', seat: 0, gaveBack: true },
  ],
  'turn-up-aside': [
    { type: 'turn-up-aside', seat: 0, tile: 'rogue-buckler', monster: 'lich' },
    { type: 'turn-up-aside', seat: 0, tile: 'warrior-dragon-spear', monster: 'orc' },
  ],
  'turn-up-left': [
    { type: 'turn-up-left', monsters: ['orc'] },
    { type: 'turn-up-left', monsters: ['orc', 'dragon', 'orc', 'goblin'] },
  ],
  win: [
    { type: 'win', seat: 0, by: 'successes' },
    { type: 'win', seat: 0, by: 'last-left' },
  ],
};

describe.each(LANGUAGES)('texts in %s', (language) => {
  const words = text[language];

  test('every name of the data file is used', () => {
    expect(words.name).toBe(data.name[language]);
    for (const { id, name } of [
      ...data.monsters,
      ...data.adventurers,
      ...data.equipment,
      ...data.otherComponents,
    ])
      expect(words.components[id]?.name).toBe(name[language]);
    for (const { id, name } of data.symbols)
      expect(words.components[`symbol-${id}`]?.name).toBe(name[language]);
    for (const tile of data.equipment) {
      const told = words.components[tile.id]?.text ?? '';
      expect(told.startsWith(tile.text[language])).toBe(true);
    }
  });

  test('every variant and value, decision and option has words', () => {
    for (const variant of game.variants) {
      const told = words.variants[variant.id];
      expect(told?.sentence).toMatch(/\.$/);
      for (const value of variant.values)
        if (typeof value === 'string') expect(told?.values?.[value], `${variant.id} ${value}`).toBeTruthy();
    }
    for (const kind of data.options) expect(words.variants[kind.id]?.name).toBeTruthy();
    for (let decision = 1; decision <= 7; decision++)
      expect(words.decision(`WD-DEC-0${decision}`)).toBeTruthy();
    const told = OPTION_NAMES.map((name) => words.option(name, names));
    for (const one of told) expect(one).toMatch(/^\p{Lu}/u);
    expect(() => words.option('fly', names)).toThrow('no text for fly');
    expect(() => words.decision('toString')).toThrow('no text for toString');
  });

  test('every sentence in every case', async () => {
    const table = sentenceTable(words, CASES, ['spectator', 0, 1]);
    await expect(table).toMatchFileSnapshot(`./fixtures/sentences.${language}.txt`);
  });
});

describe('sentences', () => {
  const told = (language: Language, event: Event, own?: number) =>
    text[language].event({ rule: 'WD-BID-06', event }, own === undefined ? names : { ...names, own });

  test('Spanish melts «a el» and «de el», and knows the gender of tiles', () => {
    const defeat: Event = {
      type: 'defeat',
      seat: 0,
      monster: 'orc',
      how: 'torch',
      tile: 'warrior-torch',
      hp: 3,
      healed: 0,
    };
    expect(told('es', defeat)).toBe('La antorcha derrota al orco.');
    expect(told('es', { ...defeat, tile: 'barbarian-vorpal-axe', monster: 'dragon' })).toBe(
      'El hacha vorpalina derrota al dragón.',
    );
    expect(told('es', { type: 'turn-up-aside', seat: 1, tile: 'rogue-buckler', monster: 'lich' })).toBe(
      'Bajo el broquel, que sacrificó Bruno, se escondía el liche.',
    );
  });

  test('the reader is spoken to', () => {
    const draw: Event = { type: 'draw', seat: 0, deck: 12, monster: 'golem' };
    expect(told('es', draw, 0)).toBe('Robas un gólem.');
    expect(told('en', draw, 0)).toBe('You draw a Golem.');
    expect(told('es', { type: 'draw', seat: 0, deck: 12 }, 1)).toBe('Ana roba una carta de monstruo.');
    expect(told('en', { type: 'draw', seat: 0, deck: 12 }, 1)).toBe('Ana draws a monster card.');
  });

  test('hit points never fall below none, and the last card is called the last', () => {
    const damage: Event = { type: 'damage', seat: 0, monster: 'demon', lost: 7, hp: -3 };
    expect(told('es', damage, 0)).toBe('El demonio te quita 7 PV: ya no te queda ninguno.');
    expect(told('en', damage, 0)).toBe('The Demon costs you 7 hit points: none left.');
    const last: Event = { type: 'turn-up', seat: 0, monster: 'orc', strength: 3, by: 1, pile: 0 };
    expect(told('es', last, 1)).toBe('Aparece un orco (fuerza 3), que metiste tú. Era la última carta.');
    expect(told('en', last, 1)).toBe('An Orc (strength 3) appears: you put it there. No cards left.');
  });

  test('whoever may still be saved is not called dead', () => {
    const death: Event = { type: 'death', seat: 0, hp: 0, goesOn: true };
    expect([told('en', death, 0), told('en', death), told('es', death, 0), told('es', death)]).toEqual([
      'You would die here, but Omnipotence may still save you.',
      'Ana would die here, but Omnipotence may still help.',
      'Morirías aquí, pero aún puede salvarte la omnipotencia.',
      'Ana moriría aquí, pero aún le queda la omnipotencia.',
    ]);
    const damage: Event = { type: 'damage', seat: 0, monster: 'orc', lost: 3, hp: -6 };
    expect([told('en', damage, 0), told('es', damage)]).toEqual([
      'The Orc can do no more harm.',
      'El orco ya no puede hacer más daño.',
    ]);
  });

  test('that somebody who is out chooses, and somebody else starts, has its reason', () => {
    const chosen: Event = { type: 'adventurer', adventurer: 'mage', by: 'choice', seat: 0, out: true };
    expect([told('en', chosen), told('es', chosen, 0)]).toEqual([
      'Although out of the game, Ana still chooses the next adventurer: the Mage.',
      'Aunque quedas fuera, aún eliges al siguiente aventurero: el mago.',
    ]);
    const round: Event = { type: 'round', round: 3, starter: 1, adventurer: 'mage', deck: 13, after: 0 };
    expect([told('en', round, 0), told('es', round, 0), told('es', round, 1)]).toEqual([
      'Round 3: the Mage has all six pieces of equipment and the deck has 13 cards. Bruno, who comes after you, starts.',
      'Ronda 3: el mago lleva sus seis objetos y el mazo tiene 13 cartas. Empieza Bruno, que va después de ti.',
      'Ronda 3: el mago lleva sus seis objetos y el mazo tiene 13 cartas. Empiezas tú, que vas después de Ana.',
    ]);
  });

  test('a sacrifice says how many hit points are left, where the piece gave some', () => {
    const armour: Event = { type: 'sacrifice', seat: 0, tile: 'warrior-plate-armor', hp: 6 };
    expect(told('en', armour)).toBe(
      'Ana sets a monster aside and sacrifices the Plate Armor: 6 hit points left.',
    );
    expect(told('es', armour, 0)).toBe(
      'Apartas un monstruo y sacrificas la armadura de placas: quedan 6 PV.',
    );
  });

  test('a monster that is exchanged for its like', () => {
    const same: Event = { type: 'polymorph', seat: 0, from: 'goblin', to: 'goblin', deck: 3 };
    expect(told('es', same, 0)).toBe('Usas el polimorfismo y cambias el trasgo por… otro trasgo.');
  });

  test('in English a spell is sacrificed without an article, a thing with one', () => {
    const option = (name: string): string => text.en.option(name, names);
    expect(option('sacrifice:mage-omnipotence')).toBe('Sacrifice Omnipotence');
    expect(option('sacrifice:mage-polymorph')).toBe('Sacrifice Polymorph');
    expect(option('sacrifice:mage-holy-grail')).toBe('Sacrifice the Holy Grail');
  });

  test('WD-RULING-19: both torches are called «Antorcha», never «Tea»', () => {
    for (const id of ['warrior-torch', 'barbarian-torch'])
      expect(text.es.components[id]?.name).toBe('Antorcha');
    expect(JSON.stringify(text.es.components)).not.toMatch(/\bTea\b/);
  });
});
