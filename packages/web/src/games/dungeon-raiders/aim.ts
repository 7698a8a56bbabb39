import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { Language } from '@mazmorra/kernel';
import { joined } from '../../i18n/index.ts';
import type { ScreenProps } from '../contract.ts';
import { collapsing } from './model.ts';

interface Words {
  readonly nobody: string;
  readonly you: string;
  one(name: string): string;
  youToo(others: string): string;
  several(names: string): string;
  /** So many that their names would fill the line. */
  many(count: number, own: boolean): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    nobody: 'The most coins win. Nobody would collapse now.',
    you: 'The most coins win. You would collapse now.',
    one: (name) => `The most coins win. ${name} would collapse now.`,
    youToo: (others) => `The most coins win. You and ${others} would collapse now.`,
    several: (names) => `The most coins win. ${names} would collapse now.`,
    many: (count, own) => `The most coins win. ${count} would collapse now${own ? ', you among them' : ''}.`,
  },
  es: {
    nobody: 'Gana quien más monedas tenga. Ahora no se desmayaría nadie.',
    you: 'Gana quien más monedas tenga. Ahora te desmayarías tú.',
    one: (name) => `Gana quien más monedas tenga. Ahora se desmayaría ${name}.`,
    youToo: (others) => `Gana quien más monedas tenga. Ahora os desmayaríais ${others} y tú.`,
    several: (names) => `Gana quien más monedas tenga. Ahora se desmayarían ${names}.`,
    many: (count, own) =>
      own
        ? `Gana quien más monedas tenga. Ahora os desmayaríais ${count}, tú también.`
        : `Gana quien más monedas tenga. Ahora se desmayarían ${count}.`,
  },
};

/** How many are named. */
const MOST_NAMED = 2;

export function aim({ view, names, language }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
  const falling = collapsing(view);
  const [first] = falling;
  if (first === undefined) return words.nobody;
  const others = falling.filter((seat) => seat !== names.own).map(names.seat);
  const own = others.length < falling.length;
  if (falling.length > MOST_NAMED) return words.many(falling.length, own);
  if (own) return others.length === 0 ? words.you : words.youToo(joined(language, others));
  return others.length === 1 ? words.one(names.seat(first)) : words.several(joined(language, others));
}
