import type { Seat } from '@mazmorra/kernel';
import type { ClockSetting, Holiday } from '@mazmorra/protocol';

const SECOND = 1000;
const HOUR = 3_600_000;
/** Minimum time in ms for a slow decision after a restart of the server. */
const SLOW_GRACE = 600_000;
/** Time on a live clock for a person who is offline. */
const AWAY = 20 * SECOND;

/** When a time is up that stands still in holidays. They do not overlap, and stand in their order. */
const putOff = (due: number, since: number, holidays: readonly Holiday[]): number =>
  holidays.reduce(
    (at, { from, until }) => (from < at && until > since ? at + until - Math.max(from, since) : at),
    due,
  );

/**
 * The clocks of the seats. A live clock gives each decision a number of seconds and then the seat's remaining reserve; a slow
 * clock gives hours. The clock of a seat runs only while the seat is awaited and not covered.
 */
export class Clocks {
  readonly #setting: ClockSetting;
  readonly #reserve: number[];
  /** The open decision of each seat, and since when it is open. */
  readonly #asked = new Map<Seat, { readonly number: number; readonly since: number }>();

  constructor(setting: ClockSetting, seats: number, reserve?: readonly number[]) {
    this.#setting = setting;
    const full = setting.kind === 'live' ? setting.reserve * SECOND : 0;
    this.#reserve = Array.from({ length: seats }, (_, seat) => reserve?.[seat] ?? full);
  }

  get running(): boolean {
    return this.#setting.kind !== 'none';
  }

  /** Remaining reserve by seat in ms, as stored in snapshots. */
  get reserve(): readonly number[] {
    return this.#reserve;
  }

  /** Starts the clock of a seat for a decision. Repeating the same decision has no effect. */
  ask(seat: Seat, number: number, now: number): void {
    if (this.#asked.get(seat)?.number !== number) this.#asked.set(seat, { number, since: now });
  }

  /** Stops the clock of a seat. Time beyond the decision's own seconds is deducted from the reserve. */
  stop(seat: Seat, now: number): void {
    const asked = this.#asked.get(seat);
    this.#asked.delete(seat);
    if (!asked || this.#setting.kind !== 'live') return;
    const over = Math.max(0, now - asked.since - this.#setting.seconds * SECOND);
    this.#reserve[seat] = Math.max(0, (this.#reserve[seat] ?? 0) - over);
  }

  /**
   * When the seat's time is up. On a live clock a person who has been offline since `gone` has no reserve and at most a few seconds;
   * a slow one stands still in holidays.
   */
  deadline(seat: Seat, gone?: number, holidays: readonly Holiday[] = []): number {
    const asked = this.#asked.get(seat);
    if (!asked || this.#setting.kind === 'none') return Number.POSITIVE_INFINITY;
    if (this.#setting.kind === 'slow')
      return putOff(asked.since + this.#setting.hours * HOUR, asked.since, holidays);
    const full = asked.since + this.#setting.seconds * SECOND + (this.#reserve[seat] ?? 0);
    return gone === undefined ? full : Math.min(full, Math.max(asked.since, gone) + AWAY);
  }

  /** Continues after a restart: a live clock starts again; a slow one continues, but does not run out at once. */
  restore(seat: Seat, number: number, since: number, now: number): void {
    if (this.#setting.kind !== 'slow') {
      this.ask(seat, number, now);
      return;
    }
    const earliest = now + SLOW_GRACE - this.#setting.hours * HOUR;
    this.#asked.set(seat, { number, since: Math.max(since, earliest) });
  }
}
