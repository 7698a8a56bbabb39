import { HOLIDAYS, type Holiday } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { Refused } from '../refused.ts';
import { type Room, seatOf, withSeat } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import { holidayLeft, spent } from './away.ts';
import { type Notifier, settingsOf } from './notifier.ts';
import { runningTables } from './turns.ts';

/** Number of holidays that are remembered; what is taken back at once is none. */
const MOST = 30;

/**
 * Holidays: while they last, the clocks of a person at slow tables stand still. They stand at the person's seat (`SeatRoom`), so
 * that others see them and every process reckons with them.
 */
export class Holidays {
  readonly #core: Core;
  readonly #notifier: Notifier;
  readonly #tables: Tables;

  constructor(core: Core, notifier: Notifier, tables: Tables) {
    this.#core = core;
    this.#notifier = notifier;
    this.#tables = tables;
    core.events.on('table.started', ({ table, room }) => {
      if (room.clock.kind === 'slow') core.background('holidays', this.#started(table, room));
    });
  }

  /** Begins a holiday, or ends the one that was set. What has passed of it counts. */
  async set(person: string, holiday: Holiday | undefined): Promise<void> {
    const now = this.#core.now();
    await this.#notifier.setHolidays(person, (all) => {
      const before = spent(all, now);
      if (!holiday) return before;
      const from = Math.max(holiday.from, now);
      if (holiday.until <= from || from > now + HOLIDAYS.year)
        throw new Refused('bad-request', 'a holiday ends after it begins, and begins within a year');
      if (holiday.until - from > holidayLeft(before, now))
        throw new Refused('too-many', 'so many days of holidays are not left in this year');
      if (before.length >= MOST) throw new Refused('too-many', 'that are many holidays for one year');
      return [...before, { from, until: holiday.until }];
    });
    for (const live of await runningTables(this.#tables, person))
      if (live.room.clock.kind === 'slow') await this.#apply(live.id, person);
  }

  async #started(table: string, room: Room): Promise<void> {
    for (const at of room.seats) if (at.kind === 'person') await this.#apply(table, at.person);
  }

  /** Writes the holidays of a person, as they are stored, to their seat. */
  async #apply(table: string, person: string): Promise<void> {
    const { holidays } = settingsOf(await this.#core.storage.callSettings(person));
    const live = await this.#tables.live.get(table);
    await live?.change((room) => withHolidays(room, person, holidays ?? []));
  }
}

function withHolidays(room: Room, person: string, holidays: readonly Holiday[]): Room {
  const seat = seatOf(room, person);
  const at = seat === undefined ? undefined : room.seats[seat];
  if (seat === undefined || at?.kind !== 'person' || room.status !== 'running') return room;
  const isSame = JSON.stringify(at.holidays ?? []) === JSON.stringify(holidays);
  return isSame ? room : withSeat(room, seat, { ...at, holidays });
}
