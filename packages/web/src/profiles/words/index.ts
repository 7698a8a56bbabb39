import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { en, type ProfileWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, ProfileWords>> = { en, es };

export const useProfileWords = (): ProfileWords => words[useLanguage()];
