import type { Origin } from './origins.ts';

/** Calls within the last hour that a person, or the people of an address, followed or not. */
interface Record {
  missed: number;
  came: number;
  /** When the last call was missed. */
  missedAt: number;
  at: number;
}

/** Time in ms after which it is forgotten whether somebody came. */
const HOUR = 3_600_000;
/** How long somebody waits after the first missed call, in ms. It doubles each time, up to the maximum. */
const FIRST = 30_000;
const LONGEST = 900_000;
const MOST = 20_000;

/**
 * The reputation of the moment: who was called to a table and did not come waits longer each time, and so do others of the address
 * who have not come anywhere, because a guest costs nothing. Who came is preferred. It is in memory and lasts an hour.
 */
export class Reputation {
  readonly #records = new Map<string, Record>();

  /** A person was called to a table and came. */
  came({ person, address }: Origin, now: number): void {
    Object.assign(this.#note(person, now), { missed: 0, came: 1 });
    this.#note(`at ${address}`, now).came++;
  }

  /** A person was called to a table, and declined or did not come. */
  missed({ person, address }: Origin, now: number): void {
    for (const key of [person, `at ${address}`]) {
      const record = this.#note(key, now);
      record.missed++;
      record.missedAt = now;
    }
    this.#note(person, now).came = 0;
  }

  /** Whether a person came when they were last called. */
  isPreferred({ person }: Origin, now: number): boolean {
    return (this.#of(person, now)?.came ?? 0) > 0;
  }

  /** The time from which a person may be called again; 0 if nothing is held against them. */
  readyAt(origin: Origin, now: number): number {
    if (this.isPreferred(origin, now)) return 0;
    const own = this.#of(origin.person, now);
    const all = this.#of(`at ${origin.address}`, now);
    return Math.max(waitAfter(own?.missed ?? 0, own), waitAfter((all?.missed ?? 0) - (all?.came ?? 0), all));
  }

  #of(key: string, now: number): Record | undefined {
    const record = this.#records.get(key);
    return record && now - record.at < HOUR ? record : undefined;
  }

  #note(key: string, now: number): Record {
    const record = this.#of(key, now) ?? { missed: 0, came: 0, missedAt: 0, at: now };
    record.at = now;
    this.#records.delete(key);
    const [oldest] = this.#records.size >= MOST ? this.#records.keys() : [];
    if (oldest !== undefined) this.#records.delete(oldest);
    this.#records.set(key, record);
    return record;
  }
}

const waitAfter = (missed: number, record: Record | undefined): number =>
  record && missed > 0 ? record.missedAt + Math.min(LONGEST, FIRST * 2 ** (missed - 1)) : 0;
