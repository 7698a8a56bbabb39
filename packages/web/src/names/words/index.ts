import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { en, type NameWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, NameWords>> = { en, es };

export const useNameWords = (): NameWords => words[useLanguage()];
