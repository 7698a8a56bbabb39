import { at } from '@mazmorra/kernel';
import type { CardRow } from './card-row.ts';
import { catacombDeck } from './decks/catacomb.ts';
import { corpseDeck } from './decks/corpse.ts';
import { cryptDeck } from './decks/crypt.ts';
import { doorDeck } from './decks/door.ts';
import { dragonDeck } from './decks/dragon.ts';
import { dungeonDeck } from './decks/dungeon.ts';
import { runeDeck } from './decks/rune.ts';
import { searchDeck } from './decks/search.ts';
import { trapDeck } from './decks/trap.ts';
import { treasureDeck } from './decks/treasure.ts';
import type { CardType, DeckId } from './effect.ts';

/** The ten encounter decks in the order of the specification; a deck number is an index here. */
const tables = {
  dungeon: dungeonDeck,
  dragon: dragonDeck,
  treasure: treasureDeck,
  trap: trapDeck,
  door: doorDeck,
  crypt: cryptDeck,
  corpse: corpseDeck,
  search: searchDeck,
  catacomb: catacombDeck,
  rune: runeDeck,
} as const satisfies Record<DeckId, readonly CardRow[]>;

export type CardId = (typeof tables)[DeckId][number]['id'];

export const deckIds = Object.keys(tables) as readonly DeckId[];
export const deckIndex = (id: DeckId): number => deckIds.indexOf(id);

export const DUNGEON = deckIndex('dungeon');
export const DRAGON = deckIndex('dragon');
export const TREASURE = deckIndex('treasure');
export const DOOR = deckIndex('door');
export const SEARCH = deckIndex('search');
export const CATACOMB = deckIndex('catacomb');
export const RUNE = deckIndex('rune');
/** How many decks lie on the table: the runes, the last of them, are dealt out at the start and have no pile. */
export const PILES = deckIds.length - 1;

/** A kind of card with its number, which is what the state holds. */
export interface Card extends CardRow {
  readonly id: CardId;
  readonly index: number;
  readonly deck: number;
}

export const cards: readonly Card[] = deckIds
  .flatMap((deck) => tables[deck].map((row) => ({ deck, row })))
  .map(({ deck, row }, index) => ({ ...row, index, deck: deckIndex(deck) }));

const indexById = new Map<string, number>(cards.map((card) => [card.id, card.index]));

/** The number of a card by its id; a misspelt id does not compile. */
export function cardIndex(id: CardId): number {
  const index = indexById.get(id);
  if (index === undefined) throw new RangeError(`no card ${id}`);
  return index;
}

export const cardNamed = (id: string): Card | undefined => {
  const index = indexById.get(id);
  return index === undefined ? undefined : at(cards, index);
};

/** Per card, as flat tables for the hot paths. */
export const deckOf: readonly number[] = cards.map((card) => card.deck);
export const typeOf: readonly CardType[] = cards.map((card) => card.type);

const fullDecks: readonly (readonly number[])[] = deckIds.map((_, deck) =>
  cards
    .filter((card) => card.deck === deck)
    .flatMap((card) => Array.from({ length: card.count }, () => card.index)),
);

/** All cards of a deck, each as often as it exists, in the order of the table. */
export const fullDeck = (deck: number): number[] => at(fullDecks, deck).slice();
