import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { Language } from '@mazmorra/kernel';
import { joined } from '../../i18n/index.ts';
import type { ScreenProps } from '../contract.ts';
import { collapsing } from './model.ts';

interface Words {
  readonly nobody: string;
  you(wounds: number): string;
  one(name: string, wounds: number): string;
  youToo(others: string, wounds: number): string;
  several(names: string, wounds: number): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    nobody: 'The most coins win. Nobody would collapse now.',
    you: (wounds) => `The most coins win. You would collapse now (${inEnglish(wounds)}).`,
    one: (name, wounds) => `The most coins win. ${name} would collapse now (${inEnglish(wounds)}).`,
    youToo: (others, wounds) =>
      `The most coins win. You and ${others} would collapse now (${inEnglish(wounds)}).`,
    several: (names, wounds) => `The most coins win. ${names} would collapse now (${inEnglish(wounds)}).`,
  },
  es: {
    nobody: 'Gana quien más monedas tenga. Ahora no se desmayaría nadie.',
    you: (wounds) => `Gana quien más monedas tenga. Ahora te desmayarías tú (${inSpanish(wounds)}).`,
    one: (name, wounds) =>
      `Gana quien más monedas tenga. Ahora se desmayaría ${name} (${inSpanish(wounds)}).`,
    youToo: (others, wounds) =>
      `Gana quien más monedas tenga. Ahora os desmayaríais ${others} y tú (${inSpanish(wounds)}).`,
    several: (names, wounds) =>
      `Gana quien más monedas tenga. Ahora se desmayarían ${names} (${inSpanish(wounds)}).`,
  },
};

const inEnglish = (wounds: number): string => (wounds === 1 ? '1 wound' : `${wounds} wounds`);
const inSpanish = (wounds: number): string => (wounds === 1 ? '1 herida' : `${wounds} heridas`);

export function aim({ view, names, language }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
  const falling = collapsing(view);
  const [first] = falling;
  if (first === undefined) return words.nobody;
  const wounds = view.players[first]?.wounds ?? 0;
  const others = falling.filter((seat) => seat !== names.own).map(names.seat);
  const own = others.length < falling.length;
  if (own) return others.length === 0 ? words.you(wounds) : words.youToo(joined(language, others), wounds);
  return others.length === 1
    ? words.one(names.seat(first), wounds)
    : words.several(joined(language, others), wounds);
}
