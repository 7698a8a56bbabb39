import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { Language } from '@mazmorra/kernel';
import type { ScreenProps } from '../contract.ts';
import { collapsing } from './model.ts';

interface Words {
  readonly nobody: string;
  readonly you: string;
  one(name: string): string;
  youToo(other: string): string;
  /** So many that their names would fill the line. */
  many(count: number, own: boolean): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    nobody: 'The most coins win. Nobody would collapse now.',
    you: 'The most coins win. You would collapse now.',
    one: (name) => `The most coins win. ${name} would collapse now.`,
    youToo: (other) => `The most coins win. You and ${other} would collapse now.`,
    many: (count, own) =>
      own
        ? `The most coins win. ${count} players would collapse now, and you are one of them.`
        : `The most coins win. ${count} players would collapse now.`,
  },
  es: {
    nobody: 'Gana quien más monedas tenga. Ahora no se desmayaría nadie.',
    you: 'Gana quien más monedas tenga. Ahora te desmayarías tú.',
    one: (name) => `Gana quien más monedas tenga. Se desmayaría ${name}.`,
    youToo: (other) => `Gana quien más monedas tenga. Os desmayaríais ${other} y tú.`,
    many: (count, own) =>
      own
        ? `Gana quien más monedas tenga. Os desmayaríais ${count} jugadores, tú también.`
        : `Gana quien más monedas tenga. Se desmayarían ${count} jugadores.`,
  },
};

export function aim({ view, names, language }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
  const falling = collapsing(view);
  const [first] = falling;
  if (first === undefined) return words.nobody;
  const others = falling.filter((seat) => seat !== names.own);
  const own = others.length < falling.length;
  const [other, ...more] = others;
  // One name fits the line; who the others are is marked at their places.
  if (more.length > 0) return words.many(falling.length, own);
  if (other === undefined) return words.you;
  return own ? words.youToo(names.seat(other)) : words.one(names.seat(other));
}
