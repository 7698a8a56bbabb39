import type { Json, Language, RuleId, Seat } from '@mazmorra/kernel';

/** One or two sentences in every language. `{1}` stands for the name of whoever sits at seat 1. */
export type Said = Readonly<Record<Language, string>>;

/**
 * A position with all that is needed to play on from it: who answers what, and what the dice show. `P` describes it in the words of its
 * game (`layOut` of the game's package makes the table from it). The reader sits at seat 0.
 */
export interface Setting<P = Json> {
  readonly position: P;
  /** Answers that led from the position to where the reader begins, as `seat option`. */
  readonly before?: readonly string[];
  /**
   * What each other seat answers, one after the other; `a|b` is the first of these that is offered. When its list is used up a seat
   * is played by a bot.
   */
  readonly others?: Readonly<Record<Seat, readonly string[]>>;
  /** What the dice show, in the order in which they are rolled; afterwards they fall as they like. */
  readonly dice?: readonly number[];
}

/** What is said to an answer, by the name of its option; `play:*` means every option that begins so, `*` all others. */
export type Replies = Readonly<Record<string, Said>>;

/**
 * One thing that is taught. Without `answers` and `quiz` it is only read; with `answers` the reader plays one of them; with `quiz` a
 * question is asked that the game itself does not ask.
 */
export interface Step {
  readonly say: Said;
  /** What is lit: `option:NAME` for what stands for an option, otherwise a selector of the page. */
  readonly lit?: readonly string[];
  /** The answers that are taken here. */
  readonly answers?: Replies;
  /** What is said to others; without an entry for it, an answer is met with the sentence of the step again. */
  readonly wrong?: Replies;
  readonly quiz?: readonly QuizChoice[];
}

export interface QuizChoice {
  readonly choice: Said;
  readonly right: boolean;
  readonly reply: Said;
}

/** A part of a lesson that begins at a position of its own. */
export interface Chapter<P = Json> extends Setting<P> {
  readonly title: Said;
  readonly steps: readonly Step[];
}

export interface Lesson<P = Json> {
  readonly chapters: readonly Chapter<P>[];
  /** What is said when all is learned. After it the last table can be played on against bots. */
  readonly end: Said;
}

/** A position of the rulebook that can be played: one decision, of which something is said, and then the game goes on. */
export interface Try<P = Json> extends Setting<P> {
  /** Part of its address; unique in its game. */
  readonly id: string;
  readonly title: Said;
  /** The rules it shows. */
  readonly rules: readonly RuleId[];
  readonly say: Said;
  /** Options that must be offered: the position is about them. */
  readonly offers: readonly string[];
  readonly lit?: readonly string[];
  /** What is said to answers; all are allowed. */
  readonly answers?: Replies;
}

/** All that is taught of one game. */
export interface Book<P = Json> {
  readonly game: string;
  /** The version of the rules it was written for: with other rules it is not opened. */
  readonly version: number;
  readonly lesson: Lesson<P>;
  readonly tries: readonly Try<P>[];
}

/** The entry for an option: by its whole name, else by the longest beginning. */
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

/** What a step says to an answer, and whether it is taken. */
export function judge(step: Step, option: string): Verdict {
  const right = replyTo(step.answers, option);
  if (right !== undefined) return { right: true, said: right };
  return { right: false, said: replyTo(step.wrong, option) ?? step.say };
}

/** What a seat answers by the script; nothing when its lines are used up. `given` are the answers since the position. */
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

/** The answers before the reader begins. */
export const answersBefore = (setting: Setting<unknown>): readonly (readonly [Seat, string])[] =>
  (setting.before ?? []).map((line) => {
    const space = line.indexOf(' ');
    return [Number(line.slice(0, space)), line.slice(space + 1)];
  });

/** A sentence in one language with the names of those who sit at the table. */
export const told = (said: Said, language: Language, nameOf: (seat: Seat) => string): string =>
  said[language].replaceAll(/\{(\d)\}/g, (_, seat: string) => nameOf(Number(seat)));
