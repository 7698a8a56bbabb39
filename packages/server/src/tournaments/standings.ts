import { type AnyGame, completeVariants, type Outcome } from '@mazmorra/kernel';
import type { TableRow } from '../storage/port.ts';
import { isOver, newRoom, type Room, type SeatRoom } from '../table/room.ts';
import { rowOf } from '../table/stored-table.ts';
import { tableDeal } from './pairing.ts';
import type { RoundTable, Tournament } from './tournament.ts';

/** Points of a table, and the standings. Pure. */

/** Points of the first at a table; the last gets none. */
const MOST_POINTS = 100;
/** Points for a bye, and for a table that the server or its operator closed: those of a middle place. */
const BYE_POINTS = MOST_POINTS / 2;

/** The result of a table: played to its end, stopped by its people, or closed by the server or its operator. */
export interface TableResult {
  readonly kind: 'played' | 'stopped' | 'closed';
  /** By seat; equal seats share the better place. Empty if the game was not played to its end. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** Seats whose people were absent at the end. */
  readonly gone: readonly boolean[];
}

export interface ScoredRound {
  readonly tables: readonly { readonly seats: readonly number[]; readonly result?: TableResult }[];
  readonly byes: readonly number[];
}

export interface Standing {
  readonly entrant: number;
  readonly points: number;
  /** Tie-break: the sum of the points of everybody they met, counted once per meeting. */
  readonly opponents: number;
  /** Tie-break: how often they were placed before those still tied with them; half for the same place. */
  readonly headToHead: number;
}

/**
 * Points by place: 100 for the first, 0 for the last, evenly spaced between, whatever the size of the table. People who share a
 * place share the points of the places they occupy. A person who was absent at the end gets none.
 */
export function pointsFor(places: readonly number[], gone: readonly boolean[]): number[] {
  const last = places.length - 1;
  return places.map((place, seat) => {
    if (gone[seat]) return 0;
    const sharing = places.filter((other) => other === place).length;
    const middle = place - 1 + (sharing - 1) / 2;
    return last === 0 ? MOST_POINTS : Math.round((MOST_POINTS * (last - middle)) / last);
  });
}

/** Iterates over every seat of every finished table. */
function* seatsOf(rounds: readonly ScoredRound[]) {
  for (const { tables } of rounds)
    for (const { seats, result } of tables)
      if (result) for (const [seat, entrant] of seats.entries()) yield { seats, result, seat, entrant };
}

/**
 * The standings: by points, then by the sum of opponents' points, then by head-to-head among those still tied, then by lot.
 * `lots` holds the entrants in drawn order.
 */
export function standingsOf(rounds: readonly ScoredRound[], lots: readonly number[]): Standing[] {
  const points = new Map<number, number>(lots.map((entrant) => [entrant, 0]));
  const add = (entrant: number, more: number) => points.set(entrant, (points.get(entrant) ?? 0) + more);
  for (const { result, seat, entrant } of seatsOf(rounds)) add(entrant, result.points[seat] ?? 0);
  for (const { byes } of rounds) for (const entrant of byes) add(entrant, BYE_POINTS);
  const opponents = new Map<number, number>();
  for (const { seats, entrant } of seatsOf(rounds))
    for (const other of seats)
      if (other !== entrant) opponents.set(entrant, (opponents.get(entrant) ?? 0) + (points.get(other) ?? 0));
  const scored = lots.map((entrant) => ({
    entrant,
    points: points.get(entrant) ?? 0,
    opponents: opponents.get(entrant) ?? 0,
  }));
  const tied = Map.groupBy(scored, (one) => `${one.points} ${one.opponents}`);
  const withDuels = scored.map((one) => {
    const group = tied.get(`${one.points} ${one.opponents}`) ?? [];
    const others = group.map(({ entrant }) => entrant).filter((entrant) => entrant !== one.entrant);
    return { ...one, headToHead: headToHead(rounds, one.entrant, others) };
  });
  // Sorting is stable, so ties stay in the order of the lots.
  return withDuels.sort(
    (a, b) => b.points - a.points || b.opponents - a.opponents || b.headToHead - a.headToHead,
  );
}

function headToHead(rounds: readonly ScoredRound[], entrant: number, others: readonly number[]): number {
  let score = 0;
  for (const { seats, result, seat, entrant: at } of seatsOf(rounds)) {
    if (at !== entrant || result.kind !== 'played') continue;
    for (const [place, other] of seats.entries())
      if (others.includes(other)) score += duel(result.places[seat] ?? 0, result.places[place] ?? 0);
  }
  return score;
}

const duel = (mine: number, theirs: number): number => (mine < theirs ? 1 : mine === theirs ? 0.5 : 0);

/** The number of tables at which two entrants have met, including tables that are still running. */
export function meetings(
  rounds: readonly Pick<ScoredRound, 'tables'>[],
): (one: number, other: number) => number {
  const counts = new Map<string, number>();
  for (const { tables } of rounds)
    for (const { seats } of tables)
      for (const one of seats)
        for (const other of seats) {
          const key = `${one} ${other}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
  return (one, other) => counts.get(`${one} ${other}`) ?? 0;
}

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
