import type { Seat } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';

const SECOND = 1000;
const HOUR = 3_600_000;
/** After the server was away, nobody loses a slow decision before having had this long to notice. */
const SLOW_GRACE = 600_000;

/**
 * How long each seat has. A live clock gives every decision its seconds and, when these are used up, what is
 * left of the seat's reserve; a slow one gives hours. Who is not awaited, or covered, has no clock running.
 */
export class Clocks {
  readonly #setting: ClockSetting;
  readonly #reserve: number[];
  /** When the open decision of each seat was put, and which it is. */
  readonly #asked = new Map<Seat, { readonly number: number; readonly since: number }>();

  constructor(setting: ClockSetting, seats: number, reserve?: readonly number[]) {
    this.#setting = setting;
    const full = setting.kind === 'live' ? setting.reserve * SECOND : 0;
    this.#reserve = Array.from({ length: seats }, (_, seat) => reserve?.[seat] ?? full);
  }

  get running(): boolean {
    return this.#setting.kind !== 'none';
  }

  /** Milliseconds of reserve by seat, as snapshots keep them. */
  get reserve(): readonly number[] {
    return this.#reserve;
  }

  /** A seat is asked something; the same decision again changes nothing. */
  ask(seat: Seat, number: number, now: number): void {
    if (this.#asked.get(seat)?.number !== number) this.#asked.set(seat, { number, since: now });
  }

  /** The seat has answered, or is asked nothing more: what it used beyond its seconds comes off the reserve. */
  stop(seat: Seat, now: number): void {
    const asked = this.#asked.get(seat);
    this.#asked.delete(seat);
    if (!asked || this.#setting.kind !== 'live') return;
    const over = Math.max(0, now - asked.since - this.#setting.seconds * SECOND);
    this.#reserve[seat] = Math.max(0, (this.#reserve[seat] ?? 0) - over);
  }

  /** When the seat's time is up. */
  deadline(seat: Seat): number {
    const asked = this.#asked.get(seat);
    if (!asked || this.#setting.kind === 'none') return Number.POSITIVE_INFINITY;
    if (this.#setting.kind === 'slow') return asked.since + this.#setting.hours * HOUR;
    return asked.since + this.#setting.seconds * SECOND + (this.#reserve[seat] ?? 0);
  }

  /** The server comes back: a live decision starts anew, a slow one goes on but is not over at once. */
  restore(seat: Seat, number: number, since: number, now: number): void {
    if (this.#setting.kind !== 'slow') {
      this.ask(seat, number, now);
      return;
    }
    const earliest = now + SLOW_GRACE - this.#setting.hours * HOUR;
    this.#asked.set(seat, { number, since: Math.max(since, earliest) });
  }
}
