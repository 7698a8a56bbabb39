import { factsOf, isGameId } from '@mazmorra/catalogue';
import type { AnyGame, Deal, Outcome } from '@mazmorra/kernel';
import { recordOf } from '../retention/records.ts';
import type { DailyTryRow, StoredTable } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import { DAILY_SEAT, endOf } from './deal.ts';

export type DailyResult = Pick<DailyTryRow, 'points' | 'won' | 'place' | 'standing'>;

/** Weights of a result: a win counts more than any points, and points more than a place. */
const VICTORY = 1_000_000_000;
const POINT = 100;

/** The points of a result as the game defines them; by default the first score. */
function pointsOf(game: string, scores: Readonly<Record<string, number>>): number {
  const points = isGameId(game) ? factsOf(game).points : undefined;
  return (points === undefined ? undefined : scores[points]) ?? Object.values(scores)[0] ?? 0;
}

/** The value of an outcome in the ranking of the day. In a solo game only points count. */
export function resultOf(game: string, { scores, winners, places }: Outcome): DailyResult {
  const points = pointsOf(game, scores[DAILY_SEAT] ?? {});
  const won = winners.includes(DAILY_SEAT);
  const place = places[DAILY_SEAT] ?? places.length;
  const victory = won && places.length > 1 ? VICTORY : 0;
  return { points, won, place, standing: victory + points * POINT - place };
}

/**
 * The result of a stored game, computed by replaying its answers with the deal of the day. `undefined` if they do not lead to the
 * end that the table claims, the deal differs, somebody else answered for the person, or the day was over.
 */
export function checkedResult(
  game: AnyGame,
  deal: Deal,
  room: Room,
  stored: StoredTable,
): DailyResult | undefined {
  const { outcome, daily } = room;
  if (!daily || !outcome || room.status !== 'finished') return undefined;
  const last = stored.answers.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  const byOthers = stored.answers.some(({ seat, by }) => (seat === DAILY_SEAT) !== (by === 'person'));
  if (last >= endOf(daily.day) || byOthers || stored.row.deal !== JSON.stringify(deal)) return undefined;
  const { outcome: played } = recordOf(game, room, stored);
  if (JSON.stringify(played) !== JSON.stringify(outcome)) return undefined;
  return resultOf(room.game, outcome);
}
