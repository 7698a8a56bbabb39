import type { Language } from '@mazmorra/kernel';

/** The same for both roles, and without anybody's gold: the line is seen by whoever looks at the screen. */
const WORDS: Readonly<Record<Language, (round: number, rounds: number) => string>> = {
  en: (round, rounds) =>
    `Miners dig for gold; saboteurs prevent it. Round ${round} of ${rounds}: the most gold at the end wins.`,
  es: (round, rounds) =>
    `Mineros, al oro; saboteadores, a impedirlo. Ronda ${round} de ${rounds}: gana quien más oro tenga.`,
};

interface Seen {
  readonly language: Language;
  readonly view: { readonly round: number; readonly rounds: number };
}

export const aim = ({ language, view: { round, rounds } }: Seen): string => WORDS[language](round, rounds);
