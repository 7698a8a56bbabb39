import type { Language } from '@mazmorra/kernel';

/** The same for both roles: the line is seen by whoever looks at the screen. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'Miners dig for the gold; saboteurs keep them from it.',
  es: 'Los mineros buscan el oro; los saboteadores lo impiden.',
};

export const aim = ({ language }: { readonly language: Language }): string => WORDS[language];
