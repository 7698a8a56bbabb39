import { factsOf, isGameId } from '@mazmorra/catalogue';
import {
  type AnyGame,
  completeVariants,
  type Deal,
  newDeal,
  type Seat,
  type Variants,
} from '@mazmorra/kernel';
import type { BotLevel } from '@mazmorra/protocol';
import type { DailyDealRow } from '../storage/port.ts';
import { type NamedPerson, newRoom, type Room, type SeatRoom } from '../table/room.ts';

/** Everything about a daily game that is fixed before its day begins. */
export interface DailyDeal {
  readonly version: number;
  readonly seats: number;
  readonly variants: Variants;
  /** The level of the bots and their number of playouts per answer. A number, not a time limit, so that bots always answer alike. */
  readonly level: BotLevel;
  readonly iterations: number;
  readonly deal: Deal;
}

/** The seat of the person, the same for everybody. */
export const DAILY_SEAT: Seat = 0;
const LEVEL: BotLevel = 'master';
const ITERATIONS = 300;

/** A game that can be played alone is played alone; others have their usual number of seats. */
function seatsFor({ id, seats }: AnyGame): number {
  if (seats.min === 1) return 1;
  return isGameId(id) ? factsOf(id).seats.usual : seats.max;
}

/** A new deal. No browser contributes to the seed, so every contribution is empty. */
export function newDailyDeal(game: AnyGame, random: (bytes: number) => Uint8Array): DailyDeal {
  const seats = seatsFor(game);
  return {
    version: game.version,
    seats,
    variants: completeVariants(game, seats, {}),
    level: LEVEL,
    iterations: ITERATIONS,
    deal: { ...newDeal(random), contributions: Array.from({ length: seats }, () => '') },
  };
}

export const dailyDealOf = ({ body }: Pick<DailyDealRow, 'body'>): DailyDeal => JSON.parse(body) as DailyDeal;

/** The room of a daily game. It is running from the start, and nobody else can join. */
export function dailyRoom(game: string, day: Day, dealt: DailyDeal, who: NamedPerson, now: number): Room {
  const { seats, version, variants, level, iterations } = dealt;
  const settings = {
    game,
    seats,
    listed: false,
    entry: 'ask',
    spectators: false,
    clock: { kind: 'none' },
    cover: 0,
  } as const;
  const room = newRoom({ settings, version, variants, host: '', invite: '', now });
  const person: SeatRoom = {
    kind: 'person',
    person: who.id,
    name: who.name,
    ...(who.kept && { kept: true as const }),
    contribution: '',
    timeouts: 0,
  };
  return {
    ...room,
    seats: room.seats.map((_, seat) => (seat === DAILY_SEAT ? person : { kind: 'bot', level })),
    status: 'running',
    started: now,
    daily: { day, iterations },
  };
}

/** The seed of a bot's answer. It differs for each answer, and is the same for everybody who reaches the same position. */
export const botSeed = (deal: Pick<Deal, 'seed'>, seat: Seat, number: number): string =>
  `daily ${deal.seed} ${seat} ${number}`;

/** A day of the calendar in UTC, such as `2026-11-17`. The server's clock decides which one it is. */
export type Day = string;

const LENGTH = 86_400_000;

export const dayOf = (now: number): Day => new Date(now).toISOString().slice(0, 10);
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const endOf = (day: Day): number => startOf(day) + LENGTH;
export const daysAfter = (day: Day, days: number): Day => dayOf(startOf(day) + days * LENGTH);

/** Whether a game belongs to a day that is not over. Until then its seed and record are secret. */
export const isWithheld = (daily: { readonly day: Day } | undefined, now: number): boolean =>
  daily !== undefined && now < endOf(daily.day);

/** The number of consecutive days played, up to today or yesterday. `days` are the days with a result, newest first. */
export function streakOf(days: readonly Day[], today: Day): number {
  const last = days[0] === today ? today : daysAfter(today, -1);
  let streak = 0;
  while (days[streak] === daysAfter(last, -streak)) streak++;
  return streak;
}
