import { factsOf, type GameId } from '@mazmorra/catalogue';
import type { Variants } from '@mazmorra/kernel';
import type { ClockSetting, RoomView } from '@mazmorra/protocol';

/** What somebody wants a table to be. */
export interface TableWish {
  readonly game: GameId;
  readonly seats: number;
  readonly variants: Variants;
  readonly listed: boolean;
  readonly entry: 'open' | 'ask';
  readonly spectators: boolean;
  readonly clock: ClockSetting;
  /** Its result changes ratings. */
  readonly rated: boolean;
}

export const clocks = {
  none: { kind: 'none' },
  quick: { kind: 'live', seconds: 60, reserve: 300 },
  slow: { kind: 'slow', hours: 24 },
} as const satisfies Record<string, ClockSetting>;
export type ClockName = keyof typeof clocks;

/** Which of the usual clocks it is; another client may have set another one. */
export const clockNameOf = (clock: ClockSetting): ClockName | undefined =>
  (Object.keys(clocks) as ClockName[]).find((name) => JSON.stringify(clocks[name]) === JSON.stringify(clock));

export const usualWish = (game: GameId): TableWish => ({
  game,
  seats: factsOf(game).seats.usual,
  variants: {},
  listed: false,
  entry: 'open',
  spectators: true,
  clock: clocks.none,
  rated: false,
});

/** Another game: with as many seats as it allows, and without the variants of the one before. */
export function withGame(
  wish: TableWish,
  game: GameId,
  seats: number = factsOf(game).seats.usual,
): TableWish {
  const { min, max } = factsOf(game).seats;
  return { ...wish, game, seats: Math.min(max, Math.max(2, min, seats)), variants: {} };
}

/** The wish that a table fulfils already. */
export const wishOf = (room: RoomView, game: GameId): TableWish => ({
  game,
  seats: room.seats.length,
  variants: room.variants,
  listed: room.listed,
  entry: room.entry,
  spectators: room.spectators,
  clock: room.clock,
  rated: room.rated ?? false,
});
