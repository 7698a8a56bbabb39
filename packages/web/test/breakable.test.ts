import { gameIds } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
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

  test('English words are broken where the list says so, whatever their capitals; short ones are not', () => {
    expect(shown('Ring of Invisibility', 'en')).toBe('Ring of In-vis-i-bil-ity');
    expect(shown('PORTCULLIS', 'en')).toBe('PORT-CULLIS');
    expect(shown('Goblin Torch', 'en')).toBe('Goblin Torch');
  });

  test('nothing but soft hyphens is added', () => {
    for (const language of ['en', 'es'] as const)
      expect(breakable('Báculo de Vorpalina, 4.ª forma', language).replaceAll('\u00ad', '')).toBe(
        'Báculo de Vorpalina, 4.ª forma',
      );
  });

  test.each(gameIds)(
    '%s: every word of seven letters or more on a card can be broken, in both languages',
    async (game) => {
      const { text } = await loadScreen(game);
      const stiff = (['en', 'es'] as const).flatMap((language) =>
        Object.values(text(language).components)
          .flatMap(({ name }) => name.match(/\p{L}{7,}/gu) ?? [])
          .filter((word) => !shown(word, language).includes('-') && !ONE_SYLLABLE.has(word.toLowerCase())),
      );
      expect(stiff).toEqual([]);
    },
  );
});

/** There is no place to break these. */
const ONE_SYLLABLE = new Set(['blessed', 'straight', 'strength']);
