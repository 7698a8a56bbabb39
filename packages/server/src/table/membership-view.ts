import type { LobbyEntry, RoomView, SeatView } from '@mazmorra/protocol';
import { endOf } from '../daily/day.ts';
import { hasAgreed, isOver, type Room, type SeatRoom, seatOf } from './room.ts';

/** Facts about a table that are not in its room. */
export interface RoomFacts {
  readonly table: string;
  readonly deal: { readonly commitment: string; readonly seed: string; readonly salt: string };
  readonly watchers: number;
  /** Whether seed and record are withheld although the game is over: a daily game on its day. */
  readonly withheld: boolean;
  /** People who came with the invitation and have not taken a seat yet. */
  readonly guests: number;
  /** Whether one of the spectators is a big screen. */
  readonly screen: boolean;
  online(seat: number): boolean;
  /** The time of the last answer. */
  readonly last: number;
  /** Whether the viewer has muted or blocked a person. */
  muted(person: string): 'mute' | 'block' | undefined;
}

/**
 * What one person may see of a table, built field by field; person ids and the seed are not included. With `follows`, a big
 * screen that came by the link gets the link to the next game.
 */
export function roomView(room: Room, facts: RoomFacts, person: string, follows = false): RoomView {
  const you = seatOf(room, person);
  const host = room.host === person;
  const member = host || you !== undefined;
  const isTold = isOver(room) && !facts.withheld;
  return {
    table: facts.table,
    game: room.game,
    version: room.version,
    status: room.status,
    variants: room.variants,
    seats: room.seats.map((at, seat) => seatView(at, facts.online(seat), room)),
    listed: room.listed,
    entry: room.entry,
    spectators: room.spectators,
    clock: room.clock,
    cover: room.cover,
    ...(room.language && { language: room.language }),
    ...(room.rated && { rated: true as const }),
    ...(room.terms !== undefined && room.status === 'open' && { terms: room.terms }),
    ...(room.quick && room.status === 'open' && { quick: { until: room.quick.until } }),
    ...(room.daily && { daily: { day: room.daily.day, ends: endOf(room.daily.day) } }),
    ...(room.tournament && { tournament: { id: room.tournament.id, round: room.tournament.round } }),
    watchers: facts.watchers,
    guests: facts.guests,
    ...(facts.screen && { screen: true as const }),
    commitment: facts.deal.commitment,
    ...(isTold && { deal: { seed: facts.deal.seed, salt: facts.deal.salt } }),
    ...(you !== undefined && { you }),
    host,
    ...(member && !room.daily && { invite: room.invite }),
    ...(host && { asks: room.asks.map(({ ask, name }) => ({ ask, name })) }),
    ...(room.asks.some((ask) => ask.person === person) && { asked: true as const }),
    ending: room.ending,
    ...(room.handing && { handing: room.handing }),
    ...(room.status === 'running' && { last: facts.last }),
    muted: seatsOfMuted(room, (person) => facts.muted(person) !== undefined),
    blocked: seatsOfMuted(room, (person) => facts.muted(person) === 'block'),
    ...(room.outcome && { outcome: room.outcome }),
    ...(isTold && room.started !== undefined && { recorded: true as const }),
    ...(room.failed && { failed: true as const }),
    ...(room.closed && { closed: true as const }),
    ...(room.again && { again: { yes: room.again.yes, no: room.again.no, until: room.again.until } }),
    ...(room.rematch && {
      rematch: member || follows ? room.rematch : { table: room.rematch.table },
    }),
  };
}

const seatsOfMuted = (room: Room, isMuted: (person: string) => boolean): number[] =>
  room.seats.flatMap((at, seat) => (at.kind === 'person' && isMuted(at.person) ? [seat] : []));

function seatView(at: SeatRoom, online: boolean, room: Room): SeatView {
  switch (at.kind) {
    case 'free':
      return { kind: 'free' };
    case 'bot':
      return { kind: 'bot', level: at.level, ...(at.style && { style: at.style }) };
    case 'person':
      return {
        kind: 'person',
        name: at.name,
        ...(at.kept && !at.anonymous && { kept: true as const }),
        ...(at.anonymous && { anonymous: true as const }),
        online,
        ...(at.covered && { covered: at.covered }),
        ...(at.timeouts > 0 && { missed: at.timeouts }),
        ...(at.person === room.host && { host: true as const }),
        ...(room.status === 'open' && !hasAgreed(room, at) && { unagreed: true as const }),
        ...(at.contribution !== '' && { contribution: at.contribution }),
      };
  }
}

/** The table's entry in the lobby, if it has one. `here` is the number of seated people who are connected. */
export function lobbyEntry(table: string, room: Room, here = 0): LobbyEntry | undefined {
  if (!room.listed || isOver(room)) return undefined;
  // A new table of the pool is only for the people called to it.
  if (room.status === 'open' && room.quick) return undefined;
  if (room.status === 'running' && !room.spectators) return undefined;
  const people = room.seats.filter((seat) => seat.kind === 'person');
  const kept = people.flatMap((seat, i) => (seat.kept && !seat.anonymous ? [i] : []));
  return {
    table,
    game: room.game,
    status: room.status === 'open' ? 'open' : 'running',
    seats: room.seats.length,
    free: room.seats.filter((seat) => seat.kind === 'free').length,
    names: people.map(({ name }) => name),
    ...(kept.length > 0 && { kept }),
    variants: room.variants,
    entry: room.entry,
    spectators: room.spectators,
    clock: room.clock,
    ...(room.language && { language: room.language }),
    ...(room.rated && { rated: true as const }),
    here,
    bots: room.seats.filter((seat) => seat.kind === 'bot').length,
    created: room.created,
  };
}
