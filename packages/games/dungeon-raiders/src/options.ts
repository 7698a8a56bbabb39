import { at, type Option } from '@mazmorra/kernel';
import { CARD_IDS, CARDS } from './data/cards.ts';

/**
 * The options of all decisions: `play:<card>` is the number of the card (1 to 9), `torch` comes after them.
 * At the Wolf Pack `play:torch` escapes and `torch` looks: two different things.
 */
export const LOOK: Option = CARDS + 1;

export const nameOf = (option: Option): string =>
  option === LOOK ? 'torch' : `play:${at(CARD_IDS, option - 1)}`;

const BY_NAME: ReadonlyMap<string, Option> = new Map(
  Array.from({ length: LOOK }, (_, i) => [nameOf(i + 1), i + 1] as const),
);

export const optionNamed = (name: string): Option | undefined => BY_NAME.get(name);
