import type { Language } from '@mazmorra/kernel';
import { wordsIn } from './words/words.ts';

export const meanwhile = ({ language }: { readonly language: Language }): string =>
  wordsIn(language).meanwhile;
