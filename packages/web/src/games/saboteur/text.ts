import files from 'languages:saboteur';
import type { GameText, Language } from '@mazmorra/kernel';
import type { Event } from '@mazmorra/saboteur';
import { text as told } from '@mazmorra/saboteur/text';
import { textsOf } from '../../i18n/loaded.ts';

/** The game's own words. */
export const text = textsOf(told, files);

const discreet = new WeakMap<GameText<Event>, GameText<Event>>();

/** One's own role is told by the dwarf card alone, after a tap: a line under the table would show it to any passer-by. */
export function discreetText(language: Language): GameText<Event> {
  const own = text(language);
  const made = discreet.get(own) ?? {
    ...own,
    event: (seen, names) => (seen.event.type === 'dealt' ? undefined : own.event(seen, names)),
  };
  discreet.set(own, made);
  return made;
}
