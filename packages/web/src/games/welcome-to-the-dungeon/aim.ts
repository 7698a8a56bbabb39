import type { Language } from '@mazmorra/kernel';
import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps } from '../contract.ts';

interface Words {
  readonly rule: string;
  own(successes: number, failures: number): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    rule: 'Who never passes goes in. 2 successes win; 2 failures: out.',
    own: (successes, failures) =>
      `You: ${successes === 1 ? '1 success' : `${successes} successes`}, ${failures === 1 ? '1 failure' : `${failures} failures`}.`,
  },
  es: {
    rule: 'Entra quien no pase. Con 2 éxitos ganas; con 2 fracasos, fuera.',
    own: (successes, failures) =>
      `Tú: ${successes === 1 ? '1 éxito' : `${successes} éxitos`} y ${failures === 1 ? '1 fracaso' : `${failures} fracasos`}.`,
  },
};

export function aim({ view, viewer, language }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  return own ? `${words.rule} ${words.own(own.successes, own.failures)}` : words.rule;
}
