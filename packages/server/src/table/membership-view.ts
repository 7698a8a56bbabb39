import type { LobbyEntry, RoomView, SeatView } from '@mazmorra/protocol';
import { type Room, type SeatRoom, seatOf } from './membership.ts';

/** What is true of a table besides its room. */
export interface RoomFacts {
  readonly table: string;
  readonly deal: { readonly commitment: string; readonly seed: string; readonly salt: string };
  readonly watchers: number;
  /** Is one of the onlookers a big screen? */
  readonly screen: boolean;
  online(seat: number): boolean;
}

export const isOver = (room: Room): boolean => room.status === 'finished' || room.status === 'ended';

/**
 * What one person may know of a table, built field by field: people's ids and the seed stay here. `follows`: a big screen
 * that was let in by the link goes along to the next game.
 */
export function roomView(room: Room, facts: RoomFacts, person: string, follows = false): RoomView {
  const you = seatOf(room, person);
  const host = room.host === person;
  const member = host || you !== undefined;
  return {
    table: facts.table,
    game: room.game,
    version: room.version,
    status: room.status,
    variants: room.variants,
    seats: room.seats.map((at, seat) => seatView(at, facts.online(seat), room.host)),
    listed: room.listed,
    entry: room.entry,
    spectators: room.spectators,
    clock: room.clock,
    cover: room.cover,
    ...(room.language && { language: room.language }),
    ...(room.quick && room.status === 'open' && { quick: { until: room.quick.until } }),
    watchers: facts.watchers,
    ...(facts.screen && { screen: true as const }),
    commitment: facts.deal.commitment,
    ...(isOver(room) && { deal: { seed: facts.deal.seed, salt: facts.deal.salt } }),
    ...(you !== undefined && { you }),
    host,
    ...(member && { invite: room.invite }),
    ...(host && { asks: room.asks.map(({ ask, name }) => ({ ask, name })) }),
    ...(room.asks.some((ask) => ask.person === person) && { asked: true as const }),
    ending: room.ending,
    muted: you === undefined ? [] : (room.muted[you] ?? []),
    ...(room.outcome && { outcome: room.outcome }),
    ...(isOver(room) && room.started !== undefined && { recorded: true as const }),
    ...(room.failed && { failed: true as const }),
    ...(room.rematch && {
      rematch: member || follows ? room.rematch : { table: room.rematch.table },
    }),
  };
}

function seatView(at: SeatRoom, online: boolean, host: string): SeatView {
  switch (at.kind) {
    case 'free':
      return { kind: 'free' };
    case 'bot':
      return { kind: 'bot', level: at.level };
    case 'person':
      return {
        kind: 'person',
        name: at.name,
        ...(at.anonymous && { anonymous: true as const }),
        online,
        ...(at.covered && { covered: at.covered }),
        ...(at.person === host && { host: true as const }),
        ...(at.contribution !== '' && { contribution: at.contribution }),
      };
  }
}

/** The table's line in the lobby, while it has one. `here` is how many of those with a seat are connected to it. */
export function lobbyEntry(table: string, room: Room, here = 0): LobbyEntry | undefined {
  if (!room.listed || isOver(room)) return undefined;
  // A table that the pool has just made is for those who were called to it.
  if (room.status === 'open' && room.quick) return undefined;
  if (room.status === 'running' && !room.spectators) return undefined;
  return {
    table,
    game: room.game,
    status: room.status === 'open' ? 'open' : 'running',
    seats: room.seats.length,
    free: room.seats.filter((seat) => seat.kind === 'free').length,
    names: room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
    variants: room.variants,
    entry: room.entry,
    spectators: room.spectators,
    clock: room.clock,
    ...(room.language && { language: room.language }),
    here,
    bots: room.seats.filter((seat) => seat.kind === 'bot').length,
    created: room.created,
  };
}
