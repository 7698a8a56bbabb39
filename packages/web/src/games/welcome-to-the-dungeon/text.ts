import type { GameText } from '@mazmorra/kernel';
import type { Event } from '@mazmorra/welcome-to-the-dungeon';
import { inLanguages } from '../../i18n/loaded.ts';

/** The game's own words. */
export const text = inLanguages<GameText<Event>>({
  en: async () => (await import('@mazmorra/welcome-to-the-dungeon/text/en')).en,
  es: async () => (await import('@mazmorra/welcome-to-the-dungeon/text/es')).es,
});
