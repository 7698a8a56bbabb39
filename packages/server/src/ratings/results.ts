import { factsOf, isGameId } from '@mazmorra/catalogue';
import { type AnyGame, canPlay, type Outcome } from '@mazmorra/kernel';
import type { PartRow, RatedSeat, ResultRow, StoredTable } from '../storage/port.ts';
import { isOver, type Room } from '../table/room.ts';
import { load } from '../table/stored-table.ts';

/** The results of a finished game: places, roles and heroes, deaths. */
export interface TableResults {
  readonly results: readonly ResultRow[];
  readonly parts: readonly PartRow[];
}

const NONE: TableResults = { results: [], parts: [] };

export const endOf = ({ answers, row }: StoredTable): number => answers.at(-1)?.at ?? row.touched;

/**
 * The results of a stored game, computed by replaying its answers. Empty for daily games, which have their own ranking; for games
 * that were stopped or can no longer be played; and if the answers lead to another end than the table claims.
 */
export function resultsOf(game: AnyGame | undefined, room: Room, stored: StoredTable): TableResults {
  const { outcome } = room;
  if (!game || !outcome || room.daily || room.failed || !isOver(room) || !canPlay(game, room.version))
    return NONE;
  const { game: table, history } = load(game, { ...stored, snapshot: undefined });
  if (!table || JSON.stringify(table.outcome) !== JSON.stringify(outcome)) return NONE;
  const people = room.seats.filter((at) => at.kind === 'person' && !at.anonymous).length;
  const results: ResultRow[] = [];
  const parts: PartRow[] = [];
  for (const [seat, at] of room.seats.entries()) {
    if (at.kind !== 'person' || at.anonymous) continue;
    const deaths = (history ?? []).flatMap(({ events }) =>
      events.filter((event) => event.public && game.counted?.isDeath?.(event.public, seat)),
    );
    const death = deaths.at(-1);
    results.push({
      table: stored.row.id,
      seat,
      person: at.person,
      game: room.game,
      at: endOf(stored),
      seats: room.seats.length,
      people,
      variants: JSON.stringify(room.variants),
      place: outcome.places[seat] ?? room.seats.length,
      won: outcome.winners.includes(seat),
      left: at.covered !== undefined,
      death: death ? JSON.stringify({ rule: death.rule, event: death.public }) : '',
    });
    for (const [number, { role, won }] of (game.counted?.played(table.state, seat) ?? []).entries())
      parts.push({ table: stored.row.id, seat, number, game: room.game, part: role, won });
  }
  return { results, parts };
}

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
