import {
  allSeenBy,
  FastRng,
  type GameEvent,
  type Language,
  type Names,
  optionsOf,
  seatsOf,
} from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders, type Event, LOOK } from '../src/index.ts';
import { text } from '../src/text/index.ts';
import { fixture, type Words } from './fixture.ts';
import { raid } from './raid.ts';

const LANGUAGES: readonly Language[] = ['en', 'es'];
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

describe.each(LANGUAGES)('words of the data file in %s', (language) => {
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
    const options = Array.from({ length: LOOK }, (_, i) =>
      text[language].option(dungeonRaiders.nameOf(i + 1), names()),
    );
    expect(new Set(options).size).toBe(LOOK);
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

describe('the log', () => {
  /** All events of many random games, in both variants. */
  function manyEvents(): GameEvent<Event>[] {
    const events: GameEvent<Event>[] = [];
    const rng = new FastRng('log');
    for (let game = 0; game < 60; game++) {
      const emit = (event: GameEvent<Event>) => events.push(event);
      const state = dungeonRaiders.setup(3 + (game % 3), { tactical: game % 2 === 0 }, rng, emit);
      while (dungeonRaiders.awaited(state) !== 0) {
        const asked = dungeonRaiders.awaited(state) | dungeonRaiders.invited(state);
        const seat = rng.pick(seatsOf(asked));
        dungeonRaiders.answer(state, seat, rng.pick(optionsOf(dungeonRaiders, state, seat)), rng, emit);
      }
    }
    return events;
  }

  test('every event is a whole sentence in both languages, for its player, others and spectators', () => {
    const events = manyEvents();
    const met = new Set(events.map((event) => event.public?.type));
    expect(met.size).toBeGreaterThanOrEqual(25);
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const { event } of allSeenBy(events, viewer)) {
        for (const language of LANGUAGES) {
          const line = say(language, event, viewer === 'spectator' ? undefined : viewer);
          expect(line).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(line).not.toMatch(/undefined|NaN|\[object|\?| {2}|-room|dark-/);
        }
      }
    }
  });

  const attack: Event = { type: 'attacked', room: 'mega-dragon', value: 2, seats: [0, 2] };
  const chest: Event = { type: 'chest-opened', chest: 1, coins: 4, value: 4, seats: [0, 1, 2], each: 1 };
  const torch: Event = {
    type: 'torch-used',
    seat: 0,
    positions: [2, 5],
    rooms: [
      { position: 2, room: 'goblin' },
      { position: 5, room: 'sphinx' },
    ],
  };
  const won: Event = { type: 'game-won', seats: [0, 1], coins: 14 };
  const cap: Event = { type: 'coins-changed', seat: 1, from: 19, to: 20, lost: 1 };
  const reward: Event = { type: 'highest-rewarded', room: 'sphinx', value: 5, seats: [0], each: 2 };

  test.each<[Event, number | undefined, string, string]>([
    [
      attack,
      undefined,
      'The Mega Dragon attacks Ana and Inés (card 2).',
      'El Megadragón ataca a Ana y a Inés (carta 2).',
    ],
    [
      attack,
      0,
      'The Mega Dragon attacks Inés and you (card 2).',
      'El Megadragón ataca a Inés y a ti (carta 2).',
    ],
    [
      chest,
      undefined,
      'Ana, Bea and Inés tie with 4 and share the chest with 4 coins: 1 each.',
      'Ana, Bea e Inés empatan con 4 y se reparten el cofre de 4 monedas: 1 por cabeza.',
    ],
    [
      chest,
      1,
      'Ana, Inés and you tie with 4 and share the chest with 4 coins: 1 each.',
      'Ana, Inés y tú empatáis con 4 y os repartís el cofre de 4 monedas: 1 por cabeza.',
    ],
    [
      torch,
      0,
      'You use a torch: room 2, Goblin; room 5, Sphinx.',
      'Usas una antorcha: habitación 2, Goblin; habitación 5, Esfinge.',
    ],
    [
      { type: 'torch-used', seat: 0, positions: [2, 5] },
      1,
      'Ana uses a torch and looks at rooms 2 and 5.',
      'Ana usa una antorcha y mira las habitaciones 2 y 5.',
    ],
    [
      won,
      1,
      'Ana and you share the victory with 14 coins each.',
      'Ana y tú compartís la victoria con 14 monedas por cabeza.',
    ],
    [
      cap,
      0,
      'Bea now has 20 coins; 1 coin above the limit is lost.',
      'Ahora Bea tiene 20 monedas; se pierde 1 moneda por encima del límite.',
    ],
    [reward, 0, 'You earn 2 coins for the highest card (5).', 'Ganas 2 monedas por la carta más alta (5).'],
    [
      { type: 'fought', room: 'dragon', total: 18, strength: 18, defeated: true },
      undefined,
      '18 against strength 18: the Dragon is defeated.',
      '18 contra fuerza 18: derrotáis al Dragón.',
    ],
    [
      { type: 'fought', room: 'mummy', total: 9, defeated: false },
      undefined,
      'The Mummy cannot be defeated.',
      'No se puede derrotar a la Momia.',
    ],
    [
      { type: 'character-dealt', seat: 0, character: 'thief', coins: 2, wounds: 2, items: ['key'] },
      0,
      'You are the Thief: 2 coins, 2 wounds and a key.',
      'Eres la Ladrona: 2 monedas, 2 heridas y una llave.',
    ],
  ])('%j is told to %s as "%s"', (event, own, en, es) => {
    expect([say('en', event, own), say('es', event, own)]).toEqual([en, es]);
  });
});
