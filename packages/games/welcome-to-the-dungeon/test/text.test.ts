import { completeVariants, FastRng, type GameEvent, type Language, seenBy } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, welcomeToTheDungeon as game, OPTION_NAMES } from '../src/index.ts';
import { text } from '../src/text/index.ts';
import data from './fixtures/data.json' with { type: 'json' };

const LANGUAGES: readonly Language[] = ['en', 'es'];
const names = { seat: (seat: number) => ['Ana', 'Bruno', 'Carla', 'David'][seat] ?? '?' };

/** Events of random games until every type has been met. */
function someEvents(): GameEvent<Event>[] {
  const rng = new FastRng('texts');
  const events: GameEvent<Event>[] = [];
  for (let n = 0; n < 60; n++) {
    const random = n % 2 === 0 ? 'random' : 'starter-chooses';
    const variants = completeVariants(game, 3, { firstAdventurer: random });
    const emit = (event: GameEvent<Event>) => events.push(event);
    const state = game.setup(3, variants, rng, emit);
    while (game.awaited(state) !== 0) {
      const options: number[] = [];
      game.options(state, state.turn, options);
      const bold = rng.int(3) > 0 ? options[0] : undefined;
      game.answer(state, state.turn, bold ?? rng.pick(options), rng, emit);
    }
  }
  return events;
}

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

  test('every event reads as a sentence, to those it is about and to others', () => {
    const met = new Map<string, number>();
    for (const event of someEvents()) {
      for (const own of [undefined, 0, 1, 2]) {
        const seen = seenBy(event, own ?? 'spectator');
        if (seen === undefined) continue;
        const line = words.event(seen, own === undefined ? names : { ...names, own });
        expect(line).toMatch(/^[¡\p{Lu}].*[.!]$/u);
        expect(line).not.toMatch(/undefined|NaN|\[object| {2}| de el | a el /);
        met.set(seen.event.type, (met.get(seen.event.type) ?? 0) + 1);
      }
    }
    expect([...met.keys()].sort()).toEqual([
      ...[
        'add',
        'adventurer',
        'axe-saved',
        'damage',
        'death',
        'defeat',
        'draw',
        'eliminated',
        'enter',
        'keep',
      ],
      ...[
        'name',
        'omnipotence',
        'pass',
        'polymorph',
        'potion',
        'result',
        'round',
        'sacrifice',
        'starter-drawn',
      ],
      ...['turn-up', 'turn-up-aside', 'turn-up-left', 'win'],
    ]);
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
    expect(told('es', defeat)).toBe('La antorcha vence al orco.');
    expect(told('es', { ...defeat, tile: 'barbarian-vorpal-axe', monster: 'dragon' })).toBe(
      'El hacha vorpalina vence al dragón.',
    );
    expect(told('es', { type: 'turn-up-aside', seat: 1, tile: 'rogue-buckler', monster: 'lich' })).toBe(
      'Debajo del broquel, que apartó Bruno: el liche.',
    );
  });

  test('the reader is spoken to', () => {
    const draw: Event = { type: 'draw', seat: 0, deck: 12, monster: 'golem' };
    expect(told('es', draw, 0)).toBe('Robas una carta: el gólem.');
    expect(told('en', draw, 0)).toBe('You draw the Golem.');
    expect(told('es', { type: 'draw', seat: 0, deck: 12 }, 1)).toBe('Ana roba una carta de monstruo.');
    expect(told('en', { type: 'draw', seat: 0, deck: 12 }, 1)).toBe('Ana draws a monster.');
  });

  test('WD-RULING-19: both torches are called «Antorcha», never «Tea»', () => {
    for (const id of ['warrior-torch', 'barbarian-torch'])
      expect(text.es.components[id]?.name).toBe('Antorcha');
    expect(JSON.stringify(text.es.components)).not.toMatch(/\bTea\b/);
  });
});
