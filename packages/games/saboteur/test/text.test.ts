import {
  allSeenBy,
  completeVariants,
  type GameEvent,
  type Language,
  type Names,
  optionsOf,
  type SeenEvent,
} from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, saboteur } from '../src/index.ts';
import { text } from '../src/text/index.ts';
import { eager } from './eager.ts';
import data from './fixtures/data.json' with { type: 'json' };
import { dice } from './scene.ts';

const people = ['Ana', 'Bea', 'Caro', 'Dani', 'Eva', 'Fede', 'Gus', 'Hugo', 'Inés', 'Juan'];
const watching: Names = { seat: (seat) => people[seat] ?? '?' };
const sitting = (own: number): Names => ({ seat: watching.seat, own });
const languages: readonly Language[] = ['en', 'es'];

/** Everything that is told, and every option offered, along a few games of each kind. */
function gather(): { events: GameEvent<Event>[]; options: Set<string> } {
  const events: GameEvent<Event>[] = [];
  const options = new Set<string>();
  for (let game = 0; game < 24; game++) {
    const rng = dice(`text ${game}`);
    const seats = 3 + (game % 8);
    const rules = game % 2 === 0 ? eager : saboteur;
    const variants = completeVariants(
      saboteur,
      seats,
      game % 3 === 0 ? { goldDraft: 'per-player', allSaboteurs: true } : {},
    );
    const state = rules.setup(seats, variants, rng, (event) => events.push(event));
    while (state.phase !== 'over') {
      const offered = optionsOf(rules, state, state.turn);
      for (const option of offered) options.add(saboteur.nameOf(option));
      rules.answer(state, state.turn, rng.pick(offered), rng, (event) => events.push(event));
    }
  }
  return { events, options };
}
const met = gather();
const seen: SeenEvent<Event>[] = met.events.flatMap((event) => [
  ...allSeenBy([event], 'spectator'),
  ...allSeenBy([event], 'all'),
]);

describe.each(languages)('texts in %s', (language) => {
  const words = text[language];

  test('every card, tool, role and goal has the name of the data file', () => {
    for (const { id, name } of [
      ...data.pathCards,
      ...data.actionCards,
      ...data.fixedCards,
      ...data.goldCards,
      ...data.dwarfCards,
      ...data.tools,
      ...data.grid.goals.map(({ slot, name }) => ({ id: slot, name })),
    ]) {
      expect(words.components[id]?.name).toBe(name[language]);
    }
  });

  test('every variant has a name, a sentence and a name for each value', () => {
    expect(Object.keys(words.variants)).toEqual(saboteur.variants.map(({ id }) => id));
    for (const { id, values } of saboteur.variants) {
      const { name, sentence, values: named } = words.variants[id] ?? {};
      expect(name).toBeTruthy();
      expect(sentence).toMatch(/\.$/);
      if (typeof values[0] !== 'boolean') expect(Object.keys(named ?? {})).toEqual(values.map(String));
    }
  });

  test('every decision kind has a question, every score a heading', () => {
    for (const kind of ['SB-DEC-01', 'SB-DEC-02', 'SB-DEC-03']) expect(words.decision(kind)).toBeTruthy();
    expect(Object.keys(words.scores)).toEqual(['nuggets', 'goldCards']);
    expect(() => words.decision('SB-DEC-04')).toThrow('SB-DEC-04');
  });

  test('every option met has words of its own, for its reader and for others', () => {
    for (const names of [watching, sitting(1)]) {
      const said = new Map<string, string>();
      for (const name of met.options) {
        const line = words.option(name, names);
        expect(line).not.toMatch(/undefined|\?/);
        expect([name, said.get(line)]).toEqual([name, undefined]);
        said.set(line, name);
      }
    }
    expect(words.option('pass', watching)).toBeTruthy();
    expect(words.option('discard', watching)).toBeTruthy();
  });

  test('every event met has a line without holes, turns apart', () => {
    const types = new Set<string>();
    for (const event of seen) {
      for (const names of [watching, sitting(0), sitting(2)]) {
        const line = words.event(event, names);
        const silent = event.event.type === 'turn' || event.event.type === 'drew';
        if (!silent) expect(line, event.event.type).toBeTruthy();
        expect(line ?? '').not.toMatch(/undefined|NaN|\?|\bhidden\b/);
      }
      types.add(event.event.type);
    }
    expect([...types].sort()).toEqual([
      'cards-revealed',
      'dealt',
      'discarded',
      'draft-started',
      'drew',
      'game-ended',
      'goal-turned',
      'gold-paid',
      'gold-taken',
      'map-used',
      'nobody-paid',
      'packet-handed',
      'path-played',
      'rockfall',
      'round-ended',
      'round-started',
      'tool-broken',
      'tool-repaired',
      'turn',
    ]);
  });
});

describe('some lines in full', () => {
  const line = (language: Language, event: Event, names: Names): string | undefined =>
    text[language].event({ rule: 'SB', event }, names);
  const path: Event = {
    type: 'path-played',
    seat: 0,
    card: 'path-tee-nes',
    x: 2,
    y: -1,
    rotation: 180,
    deadEnd: false,
    rejoined: 2,
  };
  const looked: Event = { type: 'map-used', seat: 1, slot: 'top', card: 'goal-treasure' };
  const broke: Event = { type: 'tool-broken', seat: 0, target: 0, card: 'break-lantern', tool: 'lantern' };
  const ended: Event = { type: 'game-ended', nuggets: [7, 7, 5], cards: [], winners: [0, 1] };

  test('English', () => {
    expect(line('en', path, watching)).toBe(
      'Ana lays T, vertical trunk at (2, −1), turned round. 2 cards cut off before are joined again.',
    );
    expect(line('en', looked, sitting(1))).toBe('You look at the top goal: the treasure.');
    expect(line('en', broke, watching)).toBe('Ana breaks their own lantern.');
    expect(line('en', ended, sitting(1))).toBe(
      'Gold: Ana 7, you 7, and Caro 5. Ana and you share the victory.',
    );
    expect(line('en', { type: 'passed', seat: 0 }, sitting(0))).toBe('You have no card left and pass.');
    expect(text.en.option('break:break-cart:1', sitting(1))).toBe('Break your own cart');
  });

  test('Spanish', () => {
    expect(line('es', path, sitting(0))).toBe(
      'Colocas «T vertical» en (2, −1), girada. Vuelven a unirse 2 cartas.',
    );
    expect(line('es', looked, watching)).toBe('Bea mira el objetivo de arriba: el tesoro.');
    expect(line('es', broke, watching)).toBe('Ana rompe su propia linterna.');
    expect(line('es', ended, watching)).toBe('Oro: Ana 7, Bea 7 y Caro 5. Victoria compartida: Ana y Bea.');
    expect(line('es', { type: 'passed', seat: 0 }, watching)).toBe('Ana pasa sin cartas en la mano.');
    expect(text.es.option('repair:repair-pickaxe-cart:1:cart', watching)).toBe(
      'Reparar el carrito de Bea (con «Reparar pico o carrito»)',
    );
  });
});
