import { factsOf, isGameId } from '@mazmorra/catalogue';
import type { Outcome } from '@mazmorra/kernel';
import type { RatedSeat } from '../storage/port.ts';
import type { Room } from '../table/room.ts';

/** Games that are rated by points, most first. In these the sides change from round to round, so only the gold counts. */
const BY_POINTS: ReadonlySet<string> = new Set(['saboteur']);

/**
 * The places by which a game is rated; `undefined` if it is not rated.
 *
 * - Only rated tables without any bot seat count, and only people who have not been removed.
 * - A person who has left, and whose seat a bot plays at the end, shares the last place.
 * - A game that was stopped has no result: those who stayed draw, and those who left rank behind them.
 * - If everybody has left, or nobody has left and the game was stopped, nothing is rated.
 */
export function ratedPlaces(room: Room): RatedSeat[] | undefined {
  if (!room.rated || room.failed || room.closed || room.seats.some(({ kind }) => kind !== 'person'))
    return undefined;
  const { outcome } = room;
  const places = outcome ? placesOf(room.game, outcome) : room.seats.map(() => 1);
  const last = room.seats.length;
  const rated: RatedSeat[] = [];
  let stayed = 0;
  for (const [seat, at] of room.seats.entries()) {
    if (at.kind !== 'person' || at.anonymous) continue;
    if (at.covered === undefined) stayed++;
    rated.push({
      seat,
      person: at.person,
      place: at.covered === undefined ? (places[seat] ?? last) : last + 1,
    });
  }
  if (rated.length < 2 || stayed === 0) return undefined;
  return !outcome && stayed === rated.length ? undefined : rated;
}

function placesOf(game: string, { places, scores }: Outcome): readonly number[] {
  const points = isGameId(game) ? factsOf(game).points : undefined;
  if (!BY_POINTS.has(game) || points === undefined) return places;
  const all = scores.map((score) => score[points] ?? 0);
  return all.map((own) => 1 + all.filter((other) => other > own).length);
}
