import { cards } from '@mazmorra/dungeonquest';
import { text as told } from '@mazmorra/dungeonquest/text';
import { textsOf } from '@mazmorra/languages/node';
import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { EncounterCard } from '../../../src/games/dungeonquest/art/cards.tsx';

const text = textsOf(told);

const TYPES: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>> = {
  en: { event: 'Event', loot: 'Loot', monster: 'Monster', threat: 'Threat', trap: 'Trap' },
  es: { event: 'Evento', loot: 'Botín', monster: 'Monstruo', threat: 'Amenaza', trap: 'Trampa' },
};
/** The rulebook prints no type on these, nor on dragon, rune and shuffle cards. */
const BARE = new Set<string>(['door-opens', 'door-jammed']);

describe.each(['en', 'es'] as const)('the cards on the page in %s', (language) => {
  test('DQ-CARD-03: the type stands below the title, and nowhere else', () => {
    const wrong = cards.flatMap(({ id, type }) => {
      const page = renderToStaticMarkup(createElement(EncounterCard, { id, text: text[language] }));
      const shown = /class="card-type"[^>]*>([^<]*)</.exec(page)?.[1];
      const expected = BARE.has(id) ? undefined : TYPES[language][type];
      return shown === expected ? [] : [`${id}: ${shown} instead of ${expected}`];
    });
    expect(wrong).toEqual([]);
  });
});
