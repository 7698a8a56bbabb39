import type { Seat } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';

const SECOND = 1000;
const HOUR = 3_600_000;
/** Minimum time in ms that a slow decision has after a restart of the server. */
const SLOW_GRACE = 600_000;
/** What a live clock gives to somebody who is not connected. */
const AWAY = 20 * SECOND;

/**
 * The clocks of the seats. A live clock gives every decision its seconds and, when these are used up, what is
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

  /** When the seat's time is up. Who has been away since then (`gone`) has no reserve and at most a few seconds. */
  deadline(seat: Seat, gone?: number): number {
    const asked = this.#asked.get(seat);
    if (!asked || this.#setting.kind === 'none') return Number.POSITIVE_INFINITY;
    if (this.#setting.kind === 'slow') return asked.since + this.#setting.hours * HOUR;
    const full = asked.since + this.#setting.seconds * SECOND + (this.#reserve[seat] ?? 0);
    return gone === undefined ? full : Math.min(full, Math.max(asked.since, gone) + AWAY);
  }

  /** After a restart of the server: the clock of a live decision starts again, a slow one continues but does not run out at once. */
  restore(seat: Seat, number: number, since: number, now: number): void {
    if (this.#setting.kind !== 'slow') {
      this.ask(seat, number, now);
      return;
    }
    const earliest = now + SLOW_GRACE - this.#setting.hours * HOUR;
    this.#asked.set(seat, { number, since: Math.max(since, earliest) });
  }
}
