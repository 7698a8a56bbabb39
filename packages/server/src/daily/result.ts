import { factsOf, isGameId } from '@mazmorra/catalogue';
import type { AnyGame, Deal, Outcome } from '@mazmorra/kernel';
import { recordOf } from '../keeping/records.ts';
import type { DailyTryRow, StoredTable } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import { endOf } from './day.ts';
import { DAILY_SEAT } from './deal.ts';

export type DailyResult = Pick<DailyTryRow, 'points' | 'won' | 'place' | 'standing'>;

/** More than the points of any game: a victory weighs more than points, and points more than a place. */
const VICTORY = 1_000_000_000;
const POINT = 100;

/** What a game counts as the points of a result; the first score where it says nothing. */
function pointsOf(game: string, scores: Readonly<Record<string, number>>): number {
  const points = isGameId(game) ? factsOf(game).points : undefined;
  return (points === undefined ? undefined : scores[points]) ?? Object.values(scores)[0] ?? 0;
}

/** What an outcome is worth among the results of the day. Alone there is nobody to beat: then points alone count. */
export function resultOf(game: string, { scores, winners, places }: Outcome): DailyResult {
  const points = pointsOf(game, scores[DAILY_SEAT] ?? {});
  const won = winners.includes(DAILY_SEAT);
  const place = places[DAILY_SEAT] ?? places.length;
  const victory = won && places.length > 1 ? VICTORY : 0;
  return { points, won, place, standing: victory + points * POINT - place };
}

/**
 * The result of a stored game, from its answers alone: they are played again with the deal of the day. `undefined` where they do not
 * lead to the end that the table claims, the deal is another one, somebody else answered for the person, or the day was over.
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
