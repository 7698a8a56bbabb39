import { factsOf, type GameId, gameIds } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';

/** What stands on the box of a game. */
export interface BoxWords {
  readonly name: string;
  readonly line: string;
  readonly players: string;
  readonly minutes: string;
}

/** The boxes of all games in one language. */
export function boxesIn(
  language: Language,
  players: (min: number, max: number) => string,
): Readonly<Record<GameId, BoxWords>> {
  const words = gameIds.map((id) => {
    const { box, seats, minutes } = factsOf(id);
    return [
      id,
      { ...(box[language] ?? box.en), players: players(seats.min, seats.max), minutes: `${minutes} min` },
    ] as const;
  });
  return Object.fromEntries(words) as Record<GameId, BoxWords>;
}
