import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps } from '../../table/contract.ts';
import { wordsIn } from './words/words.ts';

export function aim({ view, viewer, language }: ScreenProps<View, Event>): string {
  const words = wordsIn(language).aim;
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  return own ? `${words.rule} ${words.own(own.successes, own.failures)}` : words.rule;
}
