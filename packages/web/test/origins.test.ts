import { gameIds } from '@mazmorra/catalogue';
import { loadTexts } from '@mazmorra/catalogue/texts';
import { differsFromRulebook, LANGUAGES, type Language, type OriginPart } from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { about as raiders } from '../src/games/dungeon-raiders/about.ts';
import { about as quest } from '../src/games/dungeonquest/about.ts';
import { about as saboteur } from '../src/games/saboteur/about.ts';
import { about as welcome } from '../src/games/welcome-to-the-dungeon/about.ts';
import { type About, sourcesIn } from '../src/origins/about.ts';
import { countsOf } from '../src/origins/counts.ts';
import { sentenceOf } from '../src/origins/sentence.ts';
import { originWordsIn } from '../src/origins/words.ts';

const ABOUTS: Readonly<Record<string, About>> = {
  'dungeon-raiders': raiders,
  'welcome-to-the-dungeon': welcome,
  saboteur,
  dungeonquest: quest,
};
const glossary = readGlossary();

const faults = (text: string, language: Language, game?: string): string[] =>
  lint(text, language, { names: [], forbidden: forbiddenIn(glossary, language, game) }).map(
    ({ rule, found }) => `${rule} (${found}): ${text}`,
  );

describe.each(gameIds.map((game) => [game, ABOUTS[game]] as const))('the cards of %s', (game, about) => {
  test.runIf(about)('every component has a name, a group and a sentence about its origin', async () => {
    if (!about) return;
    const texts = await loadTexts(game);
    for (const language of LANGUAGES) {
      const words = about.wordsIn(language);
      const used = new Set(about.components.flatMap(({ origin }) => origin.from ?? []));
      expect([...used].filter((key) => words.from[about.sources[key] ?? ''] === undefined)).toEqual([]);
      for (const { id, group, origin } of about.components) {
        expect(texts[language].components[about.nameId?.(id) ?? id]?.name, id).toBeDefined();
        expect(words.groups[group], group).toBeDefined();
        const sentence = sentenceOf(origin, language, sourcesIn(about, language));
        expect(sentence, id).toMatch(/^\p{Lu}.*\.$/u);
        expect(faults(sentence, language, game)).toEqual([]);
      }
    }
  });

  test.runIf(about)('the page about them is well written', () => {
    if (!about) return;
    for (const language of LANGUAGES) {
      const { rulebook, published, design, groups } = about.wordsIn(language);
      for (const text of [rulebook, published, design, ...Object.values(groups)])
        expect(faults(text, language, game)).toEqual([]);
    }
  });

  test.runIf(about)('ids are unique', () => {
    const ids = about?.components.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the numbers of the page are those of the data', () => {
  const of = (about: About, groups?: readonly string[]) =>
    countsOf(
      '',
      about.components.filter(({ group }) => groups === undefined || groups.includes(group)),
    );
  expect(of(quest, ['tiles'])).toMatchObject({ all: 117, published: 59, design: 58 });
  expect(of(quest, ['power'])).toMatchObject({ all: 44, design: 34 });
  expect(of(raiders, ['rooms'])).toMatchObject({ all: 30, whole: 4, published: 26 });
  expect(of(welcome, ['monsters'])).toMatchObject({ all: 13, inPart: 13 });
  expect(of(saboteur)).toMatchObject({ all: 110, whole: 11, published: 40, design: 0 });
});

test('how many copies there are is no reason for a mark', () => {
  expect(differsFromRulebook({ source: 'rulebook' })).toBe(false);
  expect(differsFromRulebook({ source: 'rulebook', parts: { count: 'published' } })).toBe(false);
  expect(differsFromRulebook({ source: 'rulebook', parts: { count: 'design', type: 'design' } })).toBe(true);
  expect(differsFromRulebook({ source: 'published', parts: { name: 'rulebook' } })).toBe(true);
});

describe('sentences about origins', () => {
  const from = { A: 'the 1985 edition', B: 'the 2014 edition', C: 'the 2014 edition' };
  const desde = { A: 'la edición de 1985', B: 'la edición de 2014', C: 'la edición de 2014' };

  test('in English', () => {
    expect(sentenceOf({ source: 'rulebook' }, 'en', from)).toBe('As in the rulebook.');
    expect(sentenceOf({ source: 'published', from: ['B', 'C', 'A'] }, 'en', from)).toBe(
      'Not in the rulebook: taken from the 2014 edition and the 1985 edition.',
    );
    expect(
      sentenceOf(
        { source: 'rulebook', parts: { effect: 'design', count: 'design', name: 'published' }, from: ['A'] },
        'en',
        from,
      ),
    ).toBe(
      'In the rulebook, but not in every detail. The name comes from the 1985 edition. The effect and the number of copies are our own design.',
    );
    expect(sentenceOf({ source: 'design', parts: { wounds: 'rulebook' } }, 'en', from)).toBe(
      'Not in the rulebook: our own design. The rulebook gives only the wounds.',
    );
  });

  test('in Spanish', () => {
    expect(sentenceOf({ source: 'published', from: ['A'] }, 'es', desde)).toBe(
      'No está en el reglamento: procede de la edición de 1985.',
    );
    expect(sentenceOf({ source: 'rulebook', parts: { symbols: 'published' } }, 'es', desde)).toBe(
      'Está en el reglamento, pero no con todos sus detalles. Los símbolos proceden de otras fuentes publicadas.',
    );
  });

  test('the name in the other language is not spoken of', () => {
    const origin = { source: 'published', parts: { englishName: 'design' }, from: ['A'] } as const;
    expect(sentenceOf(origin, 'es', desde)).not.toContain('nombre');
    expect(sentenceOf(origin, 'en', from)).toContain('The name is our own design.');
  });

  test('every part has a noun in every language, and the page has words that the lint accepts', () => {
    for (const language of LANGUAGES) {
      const { parts } = originWordsIn(language).origins;
      for (const part of Object.keys(parts) as OriginPart[]) {
        const sentence = sentenceOf({ source: 'rulebook', parts: { [part]: 'design' } }, language, {});
        expect(faults(sentence, language)).toEqual([]);
      }
      const said = Object.values(originWordsIn(language).page).map((word) =>
        typeof word === 'function' ? word(2) : word,
      );
      expect(said.flatMap((text) => faults(text, language))).toEqual([]);
    }
  });
});
