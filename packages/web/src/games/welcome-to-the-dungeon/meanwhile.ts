import type { Language } from '@mazmorra/kernel';
import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps } from '../contract.ts';

interface Words {
  inside(name: string): string;
  readonly bidding: string;
  readonly passed: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    inside: (name) => `${name} is in the dungeon`,
    bidding: 'The others are bidding',
    passed: 'You have passed: the others bid on',
  },
  es: {
    inside: (name) => `${name} está en la mazmorra`,
    bidding: 'Los demás pujan',
    passed: 'Has pasado: los demás siguen pujando',
  },
};

/** What the others do while the reader waits; nothing while they are in the dungeon themselves. */
export function meanwhile({ view, viewer, names, language }: ScreenProps<View, Event>): string | undefined {
  const words = WORDS[language];
  const { run } = view;
  if (run && run.result === undefined)
    return run.runner === viewer ? undefined : words.inside(names.seat(run.runner));
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  return own?.bidding === false ? words.passed : words.bidding;
}
