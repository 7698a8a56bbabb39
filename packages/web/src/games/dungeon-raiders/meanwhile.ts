import type { Language } from '@mazmorra/kernel';

const WORDS: Readonly<Record<Language, string>> = {
  en: 'The others are choosing a card',
  es: 'Los demás eligen carta',
};

export const meanwhile = ({ language }: { readonly language: Language }): string => WORDS[language];
