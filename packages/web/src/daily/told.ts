import { factsOf, type GameId } from '@mazmorra/catalogue';
import type { Counted } from './share.ts';
import type { DailyWords } from './words.ts';

/** What a game counts, in words. */
export function pointsIn(words: DailyWords, game: GameId, points: number): string {
  const { points: key = 'points' } = factsOf(game);
  const known = key in words.points ? words.points[key as keyof DailyWords['points']] : words.points.points;
  return known(points);
}

/** How it ended at the table. */
export function endingIn(words: DailyWords, seats: number, result: Pick<Counted, 'won' | 'place'>): string {
  if (seats === 1) return result.won ? words.out : words.died;
  return result.won ? words.won : words.lost(result.place);
}
