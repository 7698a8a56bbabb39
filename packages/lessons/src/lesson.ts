import type { Json, Language, RuleId, Seat } from '@mazmorra/kernel';

/** One or two sentences in every language. `{1}` stands for the name of the player at seat 1. */
export type Said = Readonly<Record<Language, string>>;

/**
 * A position with everything needed to continue from it: scripted answers and dice. `P` describes the position in the
 * terms of its game (`layOut` of the game's package makes the table from it). The reader has seat 0.
 */
export interface Setting<P = Json> {
  readonly position: P;
  /** Answers that lead from the position to where the reader begins, as `seat option`. */
  readonly before?: readonly string[];
  /**
   * Scripted answers of each other seat, in order; `a|b` is the first of these that is offered. After the last one a
   * bot plays the seat.
   */
  readonly others?: Readonly<Record<Seat, readonly string[]>>;
  /** Scripted dice, in the order in which they are rolled; later rolls are random. */
  readonly dice?: readonly number[];
}

/** Replies to answers, by the name of the option; `play:*` matches every option with that prefix, `*` all others. */
export type Replies = Readonly<Record<string, Said>>;

/**
 * One step of a lesson. Without `answers` and `quiz` it is only read; with `answers` the reader plays one of them; with
 * `quiz` it asks a question that the game itself does not ask.
 */
export interface Step {
  readonly say: Said;
  /** Elements to highlight: `option:NAME` for the element of an option, otherwise a selector of the page. */
  readonly lit?: readonly string[];
  /** The answers that are accepted here. */
  readonly answers?: Replies;
  /** Replies to other answers; without a matching entry the sentence of the step is repeated. */
  readonly wrong?: Replies;
  readonly quiz?: readonly QuizChoice[];
}

export interface QuizChoice {
  readonly choice: Said;
  readonly right: boolean;
  readonly reply: Said;
}

/** A part of a lesson that begins at its own position. */
export interface Chapter<P = Json> extends Setting<P> {
  readonly title: Said;
  readonly steps: readonly Step[];
}

export interface Lesson<P = Json> {
  readonly chapters: readonly Chapter<P>[];
  /** The closing sentence of a lesson. After it the reader can continue the last table against bots. */
  readonly end: Said;
}

/** A playable position of the rulebook: one decision with replies, after which the game continues. */
export interface Try<P = Json> extends Setting<P> {
  /** Id, unique within the game; part of the address. */
  readonly id: string;
  readonly title: Said;
  /** The rules it shows. */
  readonly rules: readonly RuleId[];
  readonly say: Said;
  /** Options that must be offered, because the position is about them. */
  readonly offers: readonly string[];
  readonly lit?: readonly string[];
  /** Replies to answers; every answer is accepted. */
  readonly answers?: Replies;
}

/** All teaching material of one game. */
export interface Book<P = Json> {
  readonly game: string;
  /** The version of the rules it was written for; with another version it is not shown. */
  readonly version: number;
  readonly lesson: Lesson<P>;
  readonly tries: readonly Try<P>[];
}

/** The entry for an option: by its full name, otherwise by the longest matching prefix. */
export function replyTo(replies: Replies | undefined, option: string): Said | undefined {
  if (replies === undefined) return undefined;
  const exact = replies[option];
  if (exact !== undefined) return exact;
  const fitting = Object.keys(replies).filter(
    (key) => key.endsWith('*') && option.startsWith(key.slice(0, -1)),
  );
  const [longest] = fitting.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : replies[longest];
}

export type Verdict =
  | { readonly right: true; readonly said: Said }
  | { readonly right: false; readonly said: Said };

/** The reply of a step to an answer, and whether the answer is accepted. */
export function judge(step: Step, option: string): Verdict {
  const right = replyTo(step.answers, option);
  if (right !== undefined) return { right: true, said: right };
  return { right: false, said: replyTo(step.wrong, option) ?? step.say };
}

/** The scripted answer of a seat, or `undefined` after the last one. `given` are the answers since the position. */
export function scripted(
  setting: Setting<unknown>,
  given: readonly (readonly [Seat, string])[],
  seat: Seat,
  offered: readonly string[],
): string | undefined {
  const done = given.filter(([who]) => who === seat).length;
  const line = setting.others?.[seat]?.[done];
  return line?.split('|').find((option) => offered.includes(option));
}

/** The answers given before the reader begins. */
export const answersBefore = (setting: Setting<unknown>): readonly (readonly [Seat, string])[] =>
  (setting.before ?? []).map((line) => {
    const space = line.indexOf(' ');
    return [Number(line.slice(0, space)), line.slice(space + 1)];
  });

/** A sentence in one language with the names of the players inserted. */
export const told = (said: Said, language: Language, nameOf: (seat: Seat) => string): string =>
  said[language].replaceAll(/\{(\d)\}/g, (_, seat: string) => nameOf(Number(seat)));
