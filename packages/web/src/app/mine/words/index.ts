import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../../i18n/index.ts';
import { en, type MineWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, MineWords>> = { en, es };

export const useMineWords = (): MineWords => words[useLanguage()];
export type { MineWords };
