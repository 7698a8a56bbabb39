import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps } from '../../table/contract.ts';
import { wordsIn } from './words/words.ts';

/** What the others do while the reader waits; nothing while they are in the dungeon themselves. */
export function meanwhile({ view, viewer, names, language }: ScreenProps<View, Event>): string | undefined {
  const words = wordsIn(language).meanwhile;
  const { run } = view;
  if (run && run.result === undefined)
    return run.runner === viewer ? undefined : words.inside(names.seat(run.runner));
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  return own?.bidding === false ? words.passed : words.bidding;
}
