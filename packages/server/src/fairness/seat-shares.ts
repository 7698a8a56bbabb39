import { Refused } from '../refused.ts';
import type { Origins } from './origins.ts';

/** What is read of a room. */
interface Room {
  readonly host: string;
  readonly seats: readonly { readonly kind: string; readonly person?: string }[];
  readonly asks: readonly { readonly person: string }[];
  readonly removed: readonly string[];
}

/** How many people of one address may ask for a seat at one table at the same time. */
const ASKS = 5;

/**
 * Shares of the seats at a table, for people who come without its link from another address than its host. So a class or a family
 * fills its own tables.
 */
export class SeatShares {
  readonly #origins: Origins;

  constructor(origins: Origins) {
    this.#origins = origins;
  }

  /** Throws if a person may not take a free seat. */
  requireSeat(room: Room, person: string): void {
    const isFellow = this.#fellowsOf(person, room);
    if (!isFellow) return;
    if (room.removed.some(isFellow))
      throw new Refused('not-allowed', 'the host has removed somebody of your address: ask for a seat');
    const most = Math.max(1, Math.floor(room.seats.length / 2));
    if (room.seats.filter(({ person: other = '' }) => isFellow(other)).length >= most)
      throw new Refused('too-many', 'people of your address have half of the seats: come with the link');
  }

  /** Throws if a person may not ask for a seat. */
  requireAsk(room: Room, person: string): void {
    const isFellow = this.#fellowsOf(person, room);
    if (isFellow && room.asks.filter((ask) => isFellow(ask.person)).length >= ASKS)
      throw new Refused('too-many', 'several people of your address ask for a seat here already');
  }

  /** Tells the others of a person's address; `undefined` if the person sits at the table or is at the address of its host. */
  #fellowsOf(person: string, room: Room): ((other: string) => boolean) | undefined {
    const addressOf = (one: string) => this.#origins.of(one).address;
    const own = addressOf(person);
    if (addressOf(room.host) === own || room.seats.some((seat) => seat.person === person)) return undefined;
    return (other) => other !== person && addressOf(other) === own;
  }
}
