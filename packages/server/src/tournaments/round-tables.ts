import { type AnyGame, completeVariants, type Outcome } from '@mazmorra/kernel';
import type { TableRow } from '../storage/port.ts';
import { isOver, newRoom, type Room, type SeatRoom } from '../table/room.ts';
import { rowOf } from '../table/stored-table.ts';
import { tableDeal } from './chance.ts';
import { BYE_POINTS, pointsFor, type TableResult } from './standings.ts';
import type { RoundTable, Tournament } from './tournament.ts';

/** The tables of a round: how they begin, and the points they give. Pure. */

/**
 * The rows of the tables of the newest round. They run from the start: clocks run for everybody, and a bot plays for a person who
 * does not come in time. Anybody with the link of the tournament may watch.
 */
export function newTables(id: string, of: Tournament, game: AnyGame, now: number): TableRow[] {
  const round = of.rounds.at(-1);
  return (round?.tables ?? []).map((one, i) => {
    const room = roomOf(id, of, game, one, now);
    const contributions = one.seats.map((entrant) => of.entrants[entrant]?.contribution ?? '');
    const deal = tableDeal(of.deal, of.rounds.length, i + 1, contributions);
    return rowOf({ id: one.table, rev: 0, created: now }, room, deal, now);
  });
}

function roomOf(id: string, of: Tournament, game: AnyGame, { seats }: RoundTable, now: number): Room {
  const settings = {
    game: game.id,
    seats: seats.length,
    listed: false,
    entry: 'ask',
    spectators: true,
    clock: of.settings.clock,
    cover: 0,
  } as const;
  const variants = completeVariants(game, seats.length, {});
  const room = newRoom({ settings, version: game.version, variants, host: '', invite: id, now });
  const people = seats.map((entrant): SeatRoom => {
    const { person = '', name = '', contribution = '' } = of.entrants[entrant] ?? {};
    return { kind: 'person', person, name, contribution, timeouts: 0 };
  });
  return {
    ...room,
    seats: people,
    status: 'running',
    started: now,
    tournament: { id, round: of.rounds.length },
  };
}

/** Whether each seat is played by a bot or its person was removed. */
const goneFrom = ({ seats }: Room): boolean[] =>
  seats.map((at) => at.kind !== 'person' || at.covered !== undefined || at.anonymous === true);

/** Whether only bots are left at a running table. */
export const isAbandoned = (room: Room): boolean =>
  room.status === 'running' && goneFrom(room).every((gone) => gone);

/** The result of a table; `undefined` while it is running. A deleted table counts like one that the operator closed. */
export function resultOf(table: RoundTable, room: Room | undefined): TableResult | undefined {
  if (!room) return closed(table.seats.map(() => false));
  if (!isOver(room)) return undefined;
  const gone = goneFrom(room);
  if (room.outcome) return played(room.outcome, gone);
  if (room.failed || room.closed) return closed(gone);
  return { kind: 'stopped', places: [], points: gone.map(() => 0), gone };
}

const played = ({ places }: Outcome, gone: readonly boolean[]): TableResult => ({
  kind: 'played',
  places,
  points: pointsFor(places, gone),
  gone,
});

const closed = (gone: readonly boolean[]): TableResult => ({
  kind: 'closed',
  places: [],
  points: gone.map((away) => (away ? 0 : BYE_POINTS)),
  gone,
});
