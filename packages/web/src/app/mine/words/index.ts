import { useLanguage } from '../../../i18n/index.ts';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { MineWords } from './en.ts';

const wordsIn = inLanguages<MineWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useMineWords = (): MineWords => wordsIn(useLanguage());
export type { MineWords };
