import type { Event, View } from '@mazmorra/dungeonquest';
import type { Language } from '@mazmorra/kernel';
import type { ScreenProps } from '../contract.ts';

interface Words {
  readonly out: string;
  readonly dead: string;
  turn(name: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    out: 'You are out: the others play on',
    dead: 'Your hero is dead: the others play on',
    turn: (name) => `${name} is in the dungeon`,
  },
  es: {
    out: 'Has salido: los demás siguen dentro',
    dead: 'Tu personaje ha muerto: los demás siguen',
    turn: (name) => `${name} recorre la mazmorra`,
  },
};

/** Why the reader waits: whose turn it is, or that their own hero takes no more turns. */
export function meanwhile({ view, viewer, names, language }: ScreenProps<View, Event>): string | undefined {
  const words = WORDS[language];
  const own = typeof viewer === 'number' ? view.heroes[viewer] : undefined;
  if (own?.fate === 'left') return words.out;
  if (own?.fate === 'dead') return words.dead;
  return view.active < 0 || view.active === viewer ? undefined : words.turn(names.seat(view.active));
}
