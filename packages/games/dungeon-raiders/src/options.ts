import { at, type Option } from '@mazmorra/kernel';
import { CARD_IDS, CARDS } from './data/cards.ts';
import { ROOMS_PER_LEVEL } from './data/constants.ts';

/**
 * The options of all decisions: `play:<card>` is the number of the card (1 to 9), `torch` comes after them, then `torch:<position>` where
 * a torch shows one room (`DR-VAR-03`). At the Wolf Pack `play:torch` escapes and `torch` looks: two different things.
 */
export const LOOK: Option = CARDS + 1;

/** The look at the room of a position alone; the first room of a level is never dark when somebody may look. */
export const lookAt = (position: number): Option => LOOK + position;
/** The position that a look is for; `undefined` for all. */
export const positionIn = (option: Option): number | undefined => (option > LOOK ? option - LOOK : undefined);

export const LAST_OPTION: Option = lookAt(ROOMS_PER_LEVEL - 1);

export function nameOf(option: Option): string {
  if (option < LOOK) return `play:${at(CARD_IDS, option - 1)}`;
  return option === LOOK ? 'torch' : `torch:${option - LOOK + 1}`;
}

const BY_NAME: ReadonlyMap<string, Option> = new Map(
  Array.from({ length: LAST_OPTION }, (_, i) => [nameOf(i + 1), i + 1] as const),
);

export const optionNamed = (name: string): Option | undefined => BY_NAME.get(name);
