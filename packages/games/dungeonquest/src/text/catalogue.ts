import type { ComponentText, GameText, Names, Seat, SeenEvent, VariantText } from '@mazmorra/kernel';
import { columnOf, rowOf } from '../data/board.ts';
import { tiles } from '../data/tiles.ts';
import type { DecisionId } from '../decision-ids.ts';
import type { Event, EventType } from '../events.ts';

/** What both languages need: the shape of a language, and how names are put together. */

type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>;
/** A sentence for every event; a missing one does not compile. */
export type Sentences = { readonly [K in EventType]: (event: EventOf<K>, say: Say) => string | undefined };

export type Components = Readonly<Record<string, ComponentText>>;

/** What the sentences of one language call things. */
export interface Say {
  /** `own` for the reader's own seat, otherwise the name and `others`. */
  readonly about: (seat: Seat, own: string, others: string) => string;
  readonly seat: (seat: number) => string;
  /** The name of a component by its id. */
  readonly name: (id: string) => string;
  readonly list: (ids: readonly string[]) => string;
  readonly cell: (cell: number) => string;
  readonly side: (side: number) => string;
}

export interface Language {
  readonly name: string;
  readonly tagline: string;
  readonly and: string;
  readonly nobody: string;
  /** Hero's side and monster's side of a combat. */
  readonly sides: readonly [string, string];
  readonly variants: Readonly<Record<string, VariantText>>;
  readonly components: Components;
  /** Names of the room types, for the tiles. */
  readonly rooms: Components;
  readonly decisions: Readonly<Record<DecisionId, string>>;
  readonly words: Readonly<Record<string, string>>;
  /** Options that point at something, by what stands before the colon. */
  readonly pointing: Readonly<Record<string, (what: string, say: Say) => string>>;
  readonly sentences: Sentences;
  readonly scores: Readonly<Record<string, string>>;
}

/** Columns by letter from the west, rows by number from the north, as on a map: `G5`. */
const cellName = (cell: number): string =>
  cell < 0 ? '–' : `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;

/** `6-3`, as options write a cell. */
export function cellOfLabel(label: string): string {
  const [column = 0, row = 0] = label.split('-').map(Number);
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

const tileTexts = (rooms: Components): Components =>
  Object.fromEntries(tiles.map((tile) => [tile.id, { name: rooms[tile.type]?.name ?? tile.type }]));

export function gameText(language: Language): GameText<Event> {
  const components: Components = { ...language.components, ...language.rooms, ...tileTexts(language.rooms) };
  const name = (id: string): string => components[id]?.name ?? id;
  const sayFor = (names: Names): Say => ({
    about: (seat, own, others) => (names.own === seat ? own : `${names.seat(seat)} ${others}`),
    seat: (seat) => (seat < 0 ? language.nobody : names.seat(seat)),
    name,
    list: (ids) => join(ids.map(name), language.and),
    cell: cellName,
    side: (side) => language.sides[side === 0 ? 0 : 1],
  });
  return {
    name: language.name,
    tagline: language.tagline,
    variants: language.variants,
    components,
    decision: (kind) => language.decisions[kind as DecisionId] ?? kind,
    option: (option, names) => optionText(language, option, sayFor(names)),
    event: (seen, names) => sentence(language.sentences, seen, sayFor(names)),
    scores: language.scores,
  };
}

function join(words: readonly string[], and: string): string {
  if (words.length < 2) return words[0] ?? '–';
  return `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;
}

function optionText(language: Language, option: string, say: Say): string {
  const colon = option.indexOf(':');
  if (colon < 0) return language.words[option] ?? option;
  const write = language.pointing[option.slice(0, colon)];
  return write === undefined ? option : write(option.slice(colon + 1), say);
}

function sentence(sentences: Sentences, { event }: SeenEvent<Event>, say: Say): string | undefined {
  return tell(sentences, event.type, event, say);
}

type EventsByType = { [K in EventType]: EventOf<K> };

function tell<K extends EventType>(
  sentences: Sentences,
  type: K,
  event: EventsByType[K],
  say: Say,
): string | undefined {
  const write: { [T in EventType]: (event: EventsByType[T], say: Say) => string | undefined }[K] =
    sentences[type];
  return write(event, say);
}
