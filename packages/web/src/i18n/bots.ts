import type { BotText } from '@mazmorra/bots/text';
import { inLanguages } from './loaded.ts';

/** The sentences about bots, and those in which they explain themselves. */
export const botTextIn = inLanguages<BotText>({
  en: async () => (await import('@mazmorra/bots/text/en')).en,
  es: async () => (await import('@mazmorra/bots/text/es')).es,
});
