import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { en, type OperatorWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, OperatorWords>> = { en, es };

export const useOperatorWords = (): OperatorWords => words[useLanguage()];
