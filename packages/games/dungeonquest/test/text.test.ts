import type { Language, Names } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { forbiddenIn, lint, readGlossary, textBattery } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/dungeonquest.json' with { type: 'json' };
import {
  cards,
  combatKinds,
  decisionIds,
  dungeonquest,
  type Event,
  heroes,
  monsters,
  roomTypes,
} from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';
import { cases } from './sentences/cases.ts';

const text = textsOf(told);

textBattery(dungeonquest, text, {
  maxAnswers: 2000,
  lines: 1500,
  combinations: [
    { 'hero-versus-hero': true, 'servants-of-kalladra': true, secrets: true },
    { 'magical-power': true, 'magical-power-runes': 3, 'death-can-wait': true, 'tower-power': true },
    { 'live-to-fight-another-day': true, 'monstrous-treasures': true },
  ],
});

describe.each<Language>(['en', 'es'])('the words in %s', (language) => {
  const words = text[language];

  test('every component, decision and variant has words', () => {
    const ids = [...cards, ...combatKinds, ...heroes, ...monsters]
      .map(({ id }) => id)
      .concat(roomTypes.map(({ id }) => id));
    expect(ids.filter((id) => !words.components[id]?.name)).toEqual([]);
    expect(decisionIds.filter((id) => words.decision(id) === id)).toEqual([]);
    expect(
      dungeonquest.variants.filter(({ id }) => !words.variants[id]?.name || !words.variants[id]?.sentence),
    ).toEqual([]);
  });

  test('DQ-CARD-03: most cards show their type; door, dragon, rune and shuffle cards do not', () => {
    const bare = new Set(['door-opens', 'door-jammed']);
    const wrong = Object.values(data.decks)
      .flat()
      .filter(({ id, type }) => {
        const printed = ['shuffle', 'dragon', 'rune'].includes(type) || bare.has(id) ? undefined : type;
        const labels: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> =
          data.labels.cardTypes;
        return words.components[id]?.type !== (printed && labels[printed]?.[language]);
      });
    expect(wrong).toEqual([]);
  });
});

const PEOPLE = ['Ana', 'Bea', 'Carlos', 'Diego'];
const readers: readonly (readonly [string, Names])[] = [
  ['to Ana', { seat: (seat) => PEOPLE[seat] ?? '?', own: 0 }],
  ['to Bea', { seat: (seat) => PEOPLE[seat] ?? '?', own: 1 }],
  ['to all', { seat: (seat) => PEOPLE[seat] ?? '?' }],
];

/** A table that people read: each case with its sentence to whoever acts, to their opponent, and to everybody else. */
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
  test.each<Language>(['en', 'es'])('every sentence in %s, person by person', async (language) => {
    await expect(sentencesIn(language)).toMatchFileSnapshot(`./sentences/${language}.txt`);
  });

  test.each<Language>(['en', 'es'])('no sentence of the table in %s has a fault', (language) => {
    const forbidden = forbiddenIn(readGlossary(), language, 'dungeonquest');
    const lines = Object.values<readonly Event[]>(cases).flatMap((events) =>
      events.flatMap((event) =>
        readers.flatMap(([, names]) => text[language].event({ rule: '', event }, names) ?? []),
      ),
    );
    const faults = lines.flatMap((line) =>
      lint(line, language, { names: PEOPLE, forbidden, sentence: true }).map(
        ({ rule }) => `${rule}: ${line}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('kinds of decisions', () => {
  const names: Names = { seat: (seat) => PEOPLE[seat] ?? '?' };
  test('the question and the answers name the deed', () => {
    expect(text.en.decision('DEC-CARD-MAY:loot-body')).toBe('Loot the body?');
    expect(['yes', 'no'].map((option) => text.en.option(option, names, 'DEC-CARD-MAY:loot-body'))).toEqual([
      'Loot it',
      'Leave it',
    ]);
    expect(text.es.decision('DEC-CARD-MAY:bribe')).toBe('¿Sobornas al Elfo del abismo?');
    expect(text.es.option('stop', names, 'DEC-BRIDGE-LOOT')).toBe('Cruzar ya');
    expect(text.es.option('stop', names)).toBe('Parar');
  });
});
