import type { AnyGame } from '@mazmorra/kernel';
import { canPlay } from '@mazmorra/kernel';
import type { PartRow, ResultRow, StoredTable } from '../storage/port.ts';
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
