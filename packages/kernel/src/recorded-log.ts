import { seenBy } from './events.ts';
import type { GameEvent, Seat } from './game.ts';
import type { GameTexts, Language, Names } from './text.ts';

/** One step of a game in words: the set-up is number 0. Seats stand in the lines as marks, so that names can change or go. */
export interface RecordedStep {
  readonly n: number;
  /** In the languages whose texts were at hand. */
  readonly lines: Readonly<Partial<Record<Language, readonly string[]>>>;
}

interface Stepped {
  readonly number: number;
  readonly events: readonly GameEvent<unknown>[];
}

const markOf = (seat: Seat): string => `⟨${seat}⟩`;
const MARK = /⟨(\d+)⟩/g;
const MARKED: Names = { seat: markOf };

/**
 * The log of a finished game as lines of text, with all hands open. It is stored with the game, so that the game can be shown when no
 * program plays its version any more.
 */
export function recordedLog(texts: Partial<GameTexts<unknown>>, steps: readonly Stepped[]): RecordedStep[] {
  return steps.flatMap(({ number, events }): RecordedStep[] => {
    const seen = events.flatMap((event) => seenBy(event, 'all') ?? []);
    const lines = Object.entries(texts).map(
      ([language, text]) => [language, seen.flatMap((event) => text.event(event, MARKED) ?? [])] as const,
    );
    return lines.some(([, said]) => said.length > 0) ? [{ n: number, lines: Object.fromEntries(lines) }] : [];
  });
}

/** The lines of a step in a language, in English or else in another where it was not kept in this one. */
export const linesIn = ({ lines }: RecordedStep, language: Language): readonly string[] =>
  lines[language] ?? lines.en ?? Object.values(lines)[0] ?? [];

/** A line of a recorded log with the names that the seats have now. */
export const lineWithNames = (line: string, nameOf: (seat: Seat) => string): string =>
  line.replace(MARK, (_, seat: string) => nameOf(Number(seat)));
