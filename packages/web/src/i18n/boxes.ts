import files from 'languages:boxes';
import { factsOf, type GameId, gameIds } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { boxes } from '@mazmorra/languages/boxes';
import { wordsOf } from './loaded.ts';

interface BoxTexts {
  readonly name: string;
  readonly line: string;
  /** What is asked before a quick game, where its facts have a choice. */
  readonly choice?: string;
}

const textsIn: (language: Language) => Readonly<Record<GameId, BoxTexts>> = wordsOf(boxes, files);

/** What stands on the box of a game. */
export interface BoxWords extends BoxTexts {
  readonly players: string;
  readonly minutes: string;
}

/** The boxes of all games in one language. */
export function boxesIn(
  language: Language,
  players: (min: number, max: number) => string,
): Readonly<Record<GameId, BoxWords>> {
  const words = gameIds.map((id) => {
    const { seats, minutes } = factsOf(id);
    return [
      id,
      { ...textsIn(language)[id], players: players(seats.min, seats.max), minutes: `${minutes} min` },
    ] as const;
  });
  return Object.fromEntries(words) as Record<GameId, BoxWords>;
}
