import {
  allSeenBy,
  completeVariants,
  type GameEvent,
  type Language,
  type Names,
  optionsOf,
  type SeenEvent,
} from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { textBattery } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/saboteur.json' with { type: 'json' };
import { type Event, saboteur } from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';
import { eager } from './eager.ts';
import { dice } from './scene.ts';

const text = textsOf(told);
const people = ['Ana', 'Bea', 'Caro', 'Dani', 'Eva', 'Fede', 'Gus', 'Hugo', 'Inés', 'Juan'];
const watching: Names = { seat: (seat) => people[seat] ?? '?' };
const sitting = (own: number): Names => ({ seat: watching.seat, own });
const languages = ['en', 'es'] as const;

textBattery(saboteur, text, { maxAnswers: 2000, lines: 800 });

const PATH = { type: 'path-played', seat: 0, x: 2, y: -1, rotation: 180 } as const;
const FALL = { type: 'rockfall', seat: 0, laidBy: 1, x: 2, y: -1, rotation: 0 } as const;
const REVEAL = { type: 'cards-revealed', round: 1, goals: [], treasure: 'top' } as const;
const PAID = { type: 'gold-paid', seat: 0, goldLeft: 20 } as const;
const ROUND = { type: 'round-started', starter: 0, handSize: 6, pileLeft: 40, goldLeft: 28 } as const;

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

const cases: { readonly [K in Event['type']]: readonly Extract<Event, { readonly type: K }>[] } = {
  'round-started': [
    ...[[1], [0, 1], [1, 2], [2]].map((saboteurs) => ({ ...ROUND, round: 2, rounds: 3, saboteurs })),
    { ...ROUND, round: 1, rounds: 1, saboteurs: [1] },
    ...(['path', 'no-path', 'card'] as const).flatMap((why) => [
      { ...ROUND, round: 2, rounds: 3, saboteurs: [1], after: { seat: 2, why } },
      { ...ROUND, round: 2, rounds: 3, saboteurs: [1], starter: 1, after: { seat: 0, why } },
    ]),
  ],
  dealt: [
    { type: 'dealt', seat: 0, role: 'miner', hand: [] },
    { type: 'dealt', seat: 0, role: 'saboteur', hand: [] },
  ],
  turn: [{ type: 'turn', seat: 0, pileLeft: 3, handLeft: 6 }],
  'path-played': [
    { ...PATH, card: 'path-tee-nes', deadEnd: false, rejoined: 0 },
    { ...PATH, card: 'path-tee-nes', deadEnd: false, rejoined: 1 },
    { ...PATH, card: 'dead-n', deadEnd: true, rejoined: 2 },
  ],
  'goal-turned': [
    { type: 'goal-turned', seat: 0, slot: 'top', card: 'goal-treasure', rotation: 0, x: 8, y: -2 },
    { type: 'goal-turned', seat: 0, slot: 'middle', card: 'goal-stone-ne', rotation: 0, x: 8, y: 0 },
  ],
  'tool-broken': [
    { type: 'tool-broken', seat: 0, target: 1, card: 'break-pickaxe', tool: 'pickaxe' },
    { type: 'tool-broken', seat: 0, target: 0, card: 'break-lantern', tool: 'lantern' },
    { type: 'tool-broken', seat: 0, target: 2, card: 'break-cart', tool: 'cart' },
  ],
  'tool-repaired': [
    { type: 'tool-repaired', seat: 0, target: 1, card: 'repair-pickaxe', tool: 'pickaxe', canDig: true },
    { type: 'tool-repaired', seat: 0, target: 0, card: 'repair-lantern', tool: 'lantern', canDig: false },
    { type: 'tool-repaired', seat: 0, target: 0, card: 'repair-pickaxe', tool: 'pickaxe', canDig: true },
    { type: 'tool-repaired', seat: 0, target: 1, card: 'repair-cart', tool: 'cart', canDig: false },
    { type: 'tool-repaired', seat: 0, target: 2, card: 'repair-cart', tool: 'cart', canDig: false },
  ],
  rockfall: [
    { ...FALL, card: 'path-cross', cutOff: 0 },
    { ...FALL, card: 'path-cross', cutOff: 1 },
    { ...FALL, card: 'dead-n', cutOff: 3 },
  ],
  'map-used': [
    { type: 'map-used', seat: 0, slot: 'bottom', card: 'goal-treasure' },
    { type: 'map-used', seat: 0, slot: 'bottom', card: 'goal-stone-nw' },
    { type: 'map-used', seat: 0, slot: 'bottom' },
  ],
  discarded: [
    { type: 'discarded', seat: 0, card: 'map' },
    { type: 'discarded', seat: 0 },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  drew: [
    { type: 'drew', seat: 0, pileLeft: 5, card: 'rockfall' },
    { type: 'drew', seat: 0, pileLeft: 0, card: 'rockfall' },
    { type: 'drew', seat: 0, pileLeft: 0 },
    { type: 'drew', seat: 0, pileLeft: 5 },
  ],
  'round-ended': [
    { type: 'round-ended', round: 1, winner: 'miners', finisher: 0, turns: 31 },
    { type: 'round-ended', round: 1, winner: 'saboteurs', turns: 1 },
  ],
  'cards-revealed': [
    { ...REVEAL, roles: ['miner', 'saboteur', 'miner'], aside: 'miner' },
    { ...REVEAL, roles: ['miner', 'miner', 'miner'], aside: 'saboteur' },
    { ...REVEAL, roles: ['saboteur', 'miner', 'saboteur'] },
    { ...REVEAL, roles: ['saboteur', 'miner', 'saboteur', 'miner', 'miner', 'miner'] },
    { ...REVEAL, roles: ['miner', 'miner', 'miner', 'miner', 'miner', 'miner'] },
  ],
  'draft-started': [
    { type: 'draft-started', cards: 1, order: [0] },
    { type: 'draft-started', cards: 3, order: [0, 2, 1] },
    { type: 'draft-started', cards: 2, order: [0, 2], passedOver: 1 },
  ],
  'packet-handed': [
    { type: 'packet-handed', seat: 0, cards: 3, values: [3, 2, 1] },
    { type: 'packet-handed', seat: 0, cards: 6, values: [1, 1, 1, 1, 2, 2] },
    { type: 'packet-handed', seat: 0, cards: 9, values: [1, 1, 1, 1, 1, 1, 2, 2, 3] },
    { type: 'packet-handed', seat: 0, cards: 3, values: [1, 1, 1] },
    { type: 'packet-handed', seat: 0, cards: 2, values: [2, 2] },
    { type: 'packet-handed', seat: 0, cards: 1, values: [1] },
    { type: 'packet-handed', seat: 0, cards: 2 },
  ],
  'gold-taken': [
    { type: 'gold-taken', seat: 0, left: 2, nuggets: 3 },
    { type: 'gold-taken', seat: 0, left: 1 },
    { type: 'gold-taken', seat: 0, left: 0, nuggets: 1 },
  ],
  'gold-paid': [
    { ...PAID, nuggets: 4, cards: 2, credit: 0, values: [3, 1] },
    { ...PAID, nuggets: 4, cards: 2, credit: 0 },
    { ...PAID, nuggets: 3, cards: 1, credit: 0, values: [3] },
    { ...PAID, nuggets: 1, cards: 1, credit: 0 },
    { ...PAID, nuggets: 3, cards: 1, credit: 1, values: [2] },
    { ...PAID, nuggets: 4, cards: 2, credit: 1, values: [2, 1] },
    { ...PAID, nuggets: 2, cards: 0, credit: 2 },
  ],
  'nobody-paid': [{ type: 'nobody-paid', round: 1 }],
  'game-ended': [
    { type: 'game-ended', nuggets: [7, 5, 1], cards: [], winners: [0] },
    { type: 'game-ended', nuggets: [7, 7, 5], cards: [], winners: [0, 1] },
    { type: 'game-ended', nuggets: [7, 5, 7], cards: [], winners: [0, 2] },
    { type: 'game-ended', nuggets: [5, 5, 7, 1], cards: [], winners: [2] },
    { type: 'game-ended', nuggets: [5, 1, 7, 5, 5], cards: [], winners: [2] },
    { type: 'game-ended', nuggets: [0, 0, 7], cards: [], winners: [2] },
    { type: 'game-ended', nuggets: [0, 0, 0], cards: [], winners: [0, 1, 2] },
  ],
};

const readers: readonly (readonly [string, Names])[] = [
  ['to Ana', sitting(0)],
  ['to Bea', sitting(1)],
  ['to all', watching],
];

/** A table that people read: each case with its sentence to whoever acts, to whom it is done, and to all others. */
function sentencesIn(language: Language): string {
  return Object.values<readonly Event[]>(cases)
    .flatMap((events) => [events[0]?.type ?? '', ...events.flatMap((event) => linesOf(event, language)), ''])
    .join('\n');
}

function linesOf(event: Event, language: Language): string[] {
  const said = readers.map(
    ([reader, names]) => [reader, text[language].event({ rule: '', event }, names) ?? '(silent)'] as const,
  );
  const [first] = said;
  if (said.every(([, line]) => line === first?.[1])) return [`  ${first?.[1]}`];
  return said.map(([reader, line]) => `  ${reader}: ${line}`);
}

describe('the table of cases', () => {
  test.each(languages)('every sentence in %s, person by person', async (language) => {
    await expect(sentencesIn(language)).toMatchFileSnapshot(`./sentences/${language}.txt`);
  });

  test('options say where a card goes in words, not in coordinates', () => {
    expect(text.en.option('path:path-cross:3:-1:0', watching)).toBe(
      'Crossing: 3 columns right of the ladder, 1 row up',
    );
    expect(text.en.option('path:path-tee-nes:0:2:180', watching)).toBe(
      'Vertical T, turned round: 2 rows down from the ladder',
    );
    expect(text.es.option('path:path-cross:1:0:0', watching)).toBe(
      'Cruce: 1 columna a la derecha de la escalera',
    );
    expect(text.es.option('path:path-curve-ne:1:1:180', watching)).toBe(
      'Curva arriba-derecha / abajo-izquierda, girada: 1 columna a la derecha de la escalera y 1 fila más abajo',
    );
    expect(text.es.option('path:dead-new:2:0:180', watching)).toBe(
      'Callejón en T horizontal, girado: 2 columnas a la derecha de la escalera',
    );
    expect(text.es.option('rockfall:-2:1', watching)).toBe(
      'Quitar la carta que está 2 columnas a la izquierda de la escalera y 1 fila más abajo',
    );
    expect(text.es.option('repair:repair-pickaxe-cart:1:cart', watching)).toBe(
      'Reparar el carrito de Bea (con «Reparar pico o carrito»)',
    );
    expect(text.en.option('break:break-cart:1', sitting(1))).toBe('Break your own cart');
    expect(text.es.option('break:break-cart:1', sitting(1))).toBe('Romper mi propio carrito');
    expect(text.es.option('repair:repair-lantern:1:lantern', sitting(1))).toBe('Reparar mi propia linterna');
  });
});
