import type { Seat, SeenEvent } from './game.ts';

/** The languages of all texts. This is the only list of them; records by `Language` tell the compiler what a further one needs. */
export const LANGUAGES = ['es', 'en', 'fr', 'de', 'pt-BR', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person calls a seat, as the sentence needs it. */
export interface Names {
  /** `Ana`, or `you` / `tú` for the reader's own seat where the game's text wants that. */
  seat(seat: Seat): string;
  /** The reader's own seat, if any: sentences may be written to them. */
  readonly own?: Seat;
}

export interface VariantText {
  readonly name: string;
  /** One sentence: what changes. */
  readonly sentence: string;
  /** The name of each value that is not a plain yes or no, by `String(value)`. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface ComponentText {
  readonly name: string;
  /** What is printed below the title of a card: Trap, Loot … */
  readonly type?: string;
  /** What it does, in one or two sentences of our own. */
  readonly text?: string;
  /** The gender that words about it take, of a person or of its name in this language. */
  readonly gender?: 'm' | 'f';
  /** What its language says of it for the sentences in which it stands. */
  readonly is?: Readonly<Record<string, string>>;
}

/**
 * The words of one game in one language. They live beside the rules but are never imported by them:
 * the log, the screens and the command line read them.
 */
export interface GameText<E> {
  readonly name: string;
  /** One line for the box. */
  readonly tagline: string;
  readonly variants: Readonly<Record<string, VariantText>>;
  /** Cards, tiles, tokens, heroes … by component id. */
  readonly components: Readonly<Record<string, ComponentText>>;
  /** What a seat is asked at a decision of this kind: `Choose a card for this room`. */
  decision(kind: string): string;
  /** What a button for this option says, from its name (`Game.nameOf`) and the kind of decision it answers. */
  option(name: string, names: Names, kind?: string): string;
  /** The line of the log for an event, or `undefined` where there is nothing to say. */
  event(seen: SeenEvent<E>, names: Names): string | undefined;
  /** The column headings of `Outcome.scores`. */
  readonly scores: Readonly<Record<string, string>>;
  /** Columns that are 1 or 0: only the heading of a 1 is told. */
  readonly marks?: readonly string[];
  /** What is told of a 0 in such a column, where that is worth a word. */
  readonly unmarked?: Readonly<Record<string, string>>;
}

export type GameTexts<E> = Readonly<Record<Language, GameText<E>>>;
