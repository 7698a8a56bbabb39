import { seenBy } from './events.ts';
import type { GameEvent, Seat } from './game.ts';
import type { GameTexts, Language, Names } from './text.ts';

/** One step of a game in words: the set-up is number 0. Seats stand in the lines as marks, so that names can change or go. */
export interface RecordedStep {
  readonly n: number;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
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
export function recordedLog(texts: GameTexts<unknown>, steps: readonly Stepped[]): RecordedStep[] {
  const told = steps.map(({ number, events }): RecordedStep => {
    const seen = events.flatMap((event) => seenBy(event, 'all') ?? []);
    const linesIn = (language: Language): string[] =>
      seen.flatMap((event) => texts[language].event(event, MARKED) ?? []);
    return { n: number, lines: { en: linesIn('en'), es: linesIn('es') } };
  });
  return told.filter(({ lines }) => lines.en.length > 0);
}

/** A line of a recorded log with the names that the seats have now. */
export const lineWithNames = (line: string, nameOf: (seat: Seat) => string): string =>
  line.replace(MARK, (_, seat: string) => nameOf(Number(seat)));
