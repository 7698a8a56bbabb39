import type { ComponentText, GameText, Names, SeenEvent, VariantText } from '@mazmorra/kernel';
import { cellAt, columnOf, isChamber, rowOf, towers } from '../data/board.ts';
import { cardNamed } from '../data/cards.ts';
import type { CardType } from '../data/effect.ts';
import { tiles } from '../data/tiles.ts';
import type { DecisionId } from '../decision-ids.ts';
import type { Event, EventOf, EventType } from '../events.ts';

/** What both languages need: the shape of a language, and how names are put together. */

/** A sentence for every event; a missing one does not compile. */
export type Sentences = {
  readonly [K in EventType]: (event: EventOf<K>, names: Names) => string | undefined;
};

/** The sentences of combats, which have a file of their own. */
export type CombatSentences = Pick<Sentences, CombatEvent>;
type CombatEvent =
  | 'escape'
  | 'combat'
  | 'first-shot'
  | 'lightning'
  | 'round'
  | 'hand'
  | 'reveal'
  | 'power'
  | 'cancelled'
  | 'attack-changed'
  | 'names-type'
  | 'replaces'
  | 'hand-discarded'
  | 'hand-seen'
  | 'hand-taken'
  | 'stack-taken'
  | 'damage-removed'
  | 'damage-added'
  | 'counter'
  | 'counter-revealed'
  | 'stalemate'
  | 'round-won'
  | 'flees'
  | 'monster-killed'
  | 'monstrous'
  | 'duel'
  | 'duel-won';

/** The sentences of dice, tests and wounds, which have another. */
export type DiceSentences = Pick<
  Sentences,
  'bribe' | 'rolls' | 'test' | 'test-passed' | 'determination' | 'wounds' | 'prevented' | 'heals'
>;

export type Components = Readonly<Record<string, ComponentText>>;

/** A component with all that a Spanish sentence around its name needs; without a gender its name is a title. */
export interface SpanishComponent extends ComponentText {
  /** Of a room, of which several may lie in a hand. */
  readonly many?: string;
  readonly plural?: true;
  readonly stressedA?: true;
  /** The name of a person: it takes no article. */
  readonly proper?: true;
}

/** A component with the article its English name takes: `some` coins, or none because the name is a title. */
export interface EnglishComponent extends ComponentText {
  /** Of a room, of which several may lie in a hand. */
  readonly many?: string;
  readonly noun?: 'some' | 'title';
  /** Several: Gold Coins, but not Poisonous Gas. */
  readonly plural?: true;
}

/** The card types that the rulebook prints below the title. */
export type PrintedType = Extract<CardType, 'event' | 'loot' | 'monster' | 'threat' | 'trap'>;

export interface Language {
  readonly name: string;
  readonly tagline: string;
  readonly variants: Readonly<Record<string, VariantText>>;
  readonly components: Components;
  /** Names of the room types, for the tiles. */
  readonly rooms: Components;
  readonly cardTypes: Readonly<Record<PrintedType, string>>;
  readonly decisions: Readonly<Record<DecisionId, string>>;
  /** Questions and answers that are more precise than those of the decision: by card, or by decision. */
  readonly precise: Readonly<Record<string, PreciseWords>>;
  readonly words: Readonly<Record<string, string>>;
  /** Options that point at something, by what stands before the colon; they know the decision they answer. */
  readonly pointing: Readonly<Record<string, (what: string, names: Names, decision: string) => string>>;
  readonly sentences: Sentences;
  readonly scores: Readonly<Record<string, string>>;
  readonly died: string;
}

/** The words of one kind of decision, such as `DEC-CARD-MAY:loot-body`. */
export interface PreciseWords {
  readonly question?: string;
  /** What its options are called, by their names. */
  readonly options: Readonly<Record<string, string>>;
}

/** Columns by letter from the west, rows by number from the north, as they stand around the board: `G5`. */
export const cellName = (cell: number): string =>
  `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;

/** The component that a cell is known by: a tower or the Treasure Chamber; `undefined` for all others. */
export const landmark = (cell: number): string | undefined =>
  isChamber(cell) ? 'treasure-chamber' : towers.find((tower) => tower.cell === cell)?.id;

/** Does the outer wall end a way through the catacombs before its steps are done? */
export const cutShort = ({ from, to, ahead, die }: EventOf<'way-out'>): boolean =>
  Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to)) < ahead + die;

/** Does the hero still keep a card of the same name? Those of two decks look alike. */
export const keepsAnother = (
  { card, left = [] }: EventOf<'kept-gone'>,
  nameOf: (id: string) => string,
): boolean => left.some((other) => nameOf(other) === nameOf(card));

/** `6-3`, as options write a cell. */
export function cellOfLabel(label: string): number {
  const [column = 0, row = 0] = label.split('-').map(Number);
  return cellAt(column, row);
}

/** The ids with their numbers, those with the same name together: a list tells each name once. */
export function counted(
  ids: readonly string[],
  nameOf: (id: string) => string,
): readonly (readonly [id: string, count: number])[] {
  const same = Map.groupBy(ids, nameOf);
  return [...same.values()].map((group) => [group[0] ?? '', group.length] as const);
}

/** Is this the id of a card, rather than of a room or an ability? */
export const isCard = (id: string): boolean => cardNamed(id) !== undefined;

/** The monster of a Sneak Attack; no other card names one. */
export const ambusherOf = (card: string): string | undefined =>
  /^catacomb-sneak-attack-(.+)$/.exec(card)?.[1];

/** The trap deck shares its id with the Trap Chamber. */
export const deckName = (deck: string): string => (deck === 'trap' ? 'trap-deck' : deck);

const roomOfTile = new Map<string, string>(tiles.map((tile) => [tile.id, tile.type]));
/** The id under which the name of a component stands: a tile is called after its room. */
export const namedBy = (id: string): string => roomOfTile.get(id) ?? id;

/** Door cards that open or jam bear no type; nor do dragon, rune and shuffle cards. */
const untyped: ReadonlySet<string> = new Set(['door-opens', 'door-jammed']);

/** Adds what the rulebook prints below the title of a card. */
function withTypes(components: Components, types: Language['cardTypes']): Components {
  return Object.fromEntries(
    Object.entries(components).map(([id, component]) => {
      const type = untyped.has(id) ? undefined : cardNamed(id)?.type;
      const printed = type !== undefined && type in types ? types[type as PrintedType] : undefined;
      return [id, printed === undefined ? component : { ...component, type: printed }];
    }),
  );
}

const tileTexts = (rooms: Components): Components =>
  Object.fromEntries(tiles.map((tile) => [tile.id, { name: rooms[tile.type]?.name ?? tile.type }]));

export function gameText(language: Language): GameText<Event> {
  return {
    name: language.name,
    tagline: language.tagline,
    variants: language.variants,
    components: {
      ...withTypes(language.components, language.cardTypes),
      ...language.rooms,
      ...tileTexts(language.rooms),
    },
    decision: (kind) =>
      language.precise[kind]?.question ?? language.decisions[plainKind(kind) as DecisionId] ?? kind,
    option: (option, names, kind) => optionText(language, option, names, kind ?? ''),
    event: ({ event }: SeenEvent<Event>, names) => tell(language.sentences, event.type, event, names),
    scores: language.scores,
    marks: ['out'],
    unmarked: { out: language.died },
  };
}

/** The decision of `DEC-CARD-MAY:loot-body`. */
const plainKind = (kind: string): string => kind.split(':')[0] ?? kind;

function optionText(language: Language, option: string, names: Names, kind: string): string {
  const precise = language.precise[kind] ?? language.precise[plainKind(kind)];
  const words = precise?.options[option] ?? language.words[option];
  if (words !== undefined) return words;
  const colon = option.indexOf(':');
  const write = language.pointing[option.slice(0, colon)];
  return write === undefined ? option : write(option.slice(colon + 1), names, plainKind(kind));
}

type EventsByType = { [K in EventType]: EventOf<K> };

function tell<K extends EventType>(
  sentences: Sentences,
  type: K,
  event: EventsByType[K],
  names: Names,
): string | undefined {
  const write: { [T in EventType]: (event: EventsByType[T], names: Names) => string | undefined }[K] =
    sentences[type];
  return write(event, names);
}
