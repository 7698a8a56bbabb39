import { gameIds } from '@mazmorra/catalogue';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { loadScreen } from '../src/games/registry.ts';
import { breakable } from '../src/look/breakable.ts';

const shown = (name: string, language: Language): string =>
  breakable(name, language).replaceAll('\u00ad', '-');

describe('names on narrow cards', () => {
  test('Spanish words are broken between syllables, never between vowels or inside a sound', () => {
    const names = [
      'Encrucijada',
      'Desprendimiento',
      'Capa de invisibilidad',
      'Derrumbe',
      'Esqueleto',
      'Llamabrillante',
      'Teletransporte',
      'Serpientes',
      'Atrapamonedas',
      'Monstruo',
      'Guerrero',
      'Ciempiés',
      'Teseo',
    ];
    expect(names.map((name) => shown(name, 'es'))).toEqual([
      'En-cru-ci-jada',
      'Des-pren-di-miento',
      'Capa de in-vi-si-bi-li-dad',
      'De-rrumbe',
      'Es-que-leto',
      'Lla-ma-bri-llante',
      'Te-le-trans-porte',
      'Ser-pien-tes',
      'Atra-pa-mo-ne-das',
      'Mons-truo',
      'Gue-rrero',
      'Ciem-piés',
      'Teseo',
    ]);
  });

  test.each<[Language, string[]]>([
    ['fr', ['Mé-lange', 'Ex-plo-sion', 'Guer-rier', 'Bar-bare', 'Mons-trueux']],
    [
      'de',
      ['Gold-stück', 'Aben-teu-rer', 'Schatz-kam-mer', 'Ein-sturz', 'Un-sicht-bar-keit', 'Fa-ckel-schein'],
    ],
    ['it', ['Av-ven-tu-riero', 'Mostro', 'Esplo-sione', 'Sche-le-tro']],
    ['pt-BR', ['Aven-tu-reiro', 'Es-que-leto', 'Ex-plo-são', 'De-sa-ba-mento']],
  ])('%s: words are broken between syllables', (language, wanted) => {
    expect(wanted.map((word) => shown(word.replaceAll('-', ''), language))).toEqual(wanted);
  });

  test('a line may end behind an article that has lost its vowel', () => {
    expect(breakable('Trappola dell’apertura', 'it')).toContain('dell’\u200baper');
    expect(breakable('L’orc', 'fr')).toBe('L’orc');
  });

  test('English words are broken where the list says so, whatever their capitals; short ones are not', () => {
    expect(shown('Ring of Invisibility', 'en')).toBe('Ring of In-vis-i-bil-ity');
    expect(shown('PORTCULLIS', 'en')).toBe('PORT-CULLIS');
    expect(shown('Goblin Torch', 'en')).toBe('Goblin Torch');
  });

  test('nothing but soft hyphens is added', () => {
    for (const language of LANGUAGES)
      expect(breakable('Báculo de Vorpalina, 4.ª forma', language).replaceAll('\u00ad', '')).toBe(
        'Báculo de Vorpalina, 4.ª forma',
      );
  });

  test.each(gameIds)('%s: every long word on a card can be broken', async (game) => {
    const { text } = await loadScreen(game);
    const stiff = LANGUAGES.flatMap((language) =>
      Object.values(text(language).components)
        .flatMap(({ name }) => name.match(LONG[language] ?? /\p{L}{10,}/gu) ?? [])
        .filter((word) => !shown(word, language).includes('-') && !ONE_SYLLABLE.has(word.toLowerCase())),
    );
    expect(stiff).toEqual([]);
  });
});

/** From how many letters on words must break where their places were looked at one by one; elsewhere from ten on. */
const LONG: Readonly<Partial<Record<Language, RegExp>>> = { en: /\p{L}{7,}/gu, es: /\p{L}{7,}/gu };
/** There is no place to break these. */
const ONE_SYLLABLE = new Set(['blessed', 'straight', 'strength']);
