import type { Event } from '@mazmorra/dungeon-raiders';
import type { GameText } from '@mazmorra/kernel';
import { inLanguages } from '../../i18n/loaded.ts';

/** The game's own words. */
export const text = inLanguages<GameText<Event>>({
  en: async () => (await import('@mazmorra/dungeon-raiders/text/en')).en,
  es: async () => (await import('@mazmorra/dungeon-raiders/text/es')).es,
});
