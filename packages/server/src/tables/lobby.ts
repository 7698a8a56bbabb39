import { LIMITS, type LobbyEntry, type LobbyFilter } from '@mazmorra/protocol';
import type { Events, TableFact } from '../core/events.ts';
import type { Origins } from '../fairness/origins.ts';
import { inTurns } from '../fairness/turns.ts';
import { lobbyEntry } from '../table/membership-view.ts';
import type { Room } from '../table/room.ts';

interface Reader {
  send(text: string): void;
}

/** Minimum interval between two updates, in ms. */
const PAUSE = 300;

/** Number of tables of one address among which others do not stand. */
const SHARE = 5;

/** A page of the list, in fair order. `more` is the cursor of the next page. */
export interface LobbyPage {
  readonly tables: LobbyEntry[];
  readonly more?: string;
}

/** Sorts newest first; the id decides between tables of the same millisecond. */
const isBefore = (a: Place, b: Place): boolean =>
  a.created > b.created || (a.created === b.created && a.table > b.table);

type Place = Pick<LobbyEntry, 'created' | 'table'>;

const markOf = ({ created, table }: Place): string => `${created}-${table}`;

/** Readers with the same filter, and the first page as last sent to them. */
interface Window {
  readonly filter: LobbyFilter;
  readonly readers: Set<Reader>;
  sent: Map<string, LobbyEntry>;
}

const matches = (entry: LobbyEntry, { game, language, clock, free }: LobbyFilter): boolean =>
  (game === undefined || entry.game === game) &&
  (language === undefined || entry.language === undefined || entry.language === language) &&
  (clock === undefined || entry.clock.kind === clock) &&
  (free === undefined || (entry.status === 'open' && entry.free > 0));

const keyOf = ({ game, language, clock, free }: LobbyFilter): string =>
  JSON.stringify([game, language, clock, free]);

function placeOf(mark: string): Place {
  const dash = mark.indexOf('-');
  return { created: Number(mark.slice(0, dash)), table: mark.slice(dash + 1) };
}

/** Where the page after an entry begins. If that entry has gone, it begins with the first that is older. */
function indexAfter(ordered: readonly LobbyEntry[], place: Place): number {
  const known = ordered.findIndex(({ table }) => table === place.table);
  if (known >= 0) return known + 1;
  const older = ordered.findIndex((entry) => isBefore(place, entry));
  return older < 0 ? ordered.length : older;
}

/**
 * The public list of tables and its readers: the five newest tables of every address, newest first, then the next five of every
 * address. It is read in pages. Only the first page is kept up to date for the readers, so the size of updates is bounded.
 */
export class Lobby {
  readonly #entries = new Map<string, LobbyEntry>();
  /** All entries, newest first. */
  readonly #sorted: LobbyEntry[] = [];
  readonly #hosts = new Map<string, string>();
  readonly #origins: Origins;
  /** All entries in the order of the pages; absent if it has to be made anew. */
  #ordered: readonly LobbyEntry[] | undefined;
  readonly #windows = new Map<string, Window>();
  #timer: NodeJS.Timeout | undefined;

  constructor(origins: Origins) {
    this.#origins = origins;
  }

  /** Keeps the list up to date with what happens at tables. */
  follow(events: Events): void {
    const seen = ({ table, room, here }: TableFact) => this.set(table, room, room.listed ? here : 0);
    events.on('table.opened', seen);
    events.on('table.changed', seen);
    events.on('presence', (fact) => fact.room.listed && seen(fact));
    events.on('table.deleted', ({ table }) => this.remove(table));
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Number of tables with a free seat. */
  get open(): number {
    return this.#sorted.filter((entry) => matches(entry, { free: true })).length;
  }

  /** The page after a cursor, or the first page, of the tables that match a filter. */
  page(after?: string, filter: LobbyFilter = {}): LobbyPage {
    const ordered = this.#inOrder();
    const start = after === undefined ? 0 : indexAfter(ordered, placeOf(after));
    const tables: LobbyEntry[] = [];
    for (const entry of ordered.slice(start)) {
      if (!matches(entry, filter)) continue;
      if (tables.length === LIMITS.lobbyPage) return { tables, more: markOf(tables.at(-1) as LobbyEntry) };
      tables.push(entry);
    }
    return { tables };
  }

  set(table: string, room: Room, here = 0): void {
    const entry = lobbyEntry(table, room, here);
    if (entry) this.#hosts.set(table, room.host);
    this.#put(table, entry);
  }

  #inOrder(): readonly LobbyEntry[] {
    const originOf = ({ table }: LobbyEntry) => this.#origins.of(this.#hosts.get(table) || table);
    this.#ordered ??= inTurns(this.#sorted, originOf, SHARE).flat();
    return this.#ordered;
  }

  remove(table: string): void {
    this.#put(table, undefined);
  }

  #put(table: string, entry: LobbyEntry | undefined): void {
    const before = this.#entries.get(table);
    if (!entry && !before) return;
    if (entry && JSON.stringify(entry) === JSON.stringify(before)) return;
    if (before) this.#sorted.splice(this.#indexOf(before), 1);
    if (entry) {
      this.#entries.set(table, entry);
      this.#sorted.splice(this.#indexOf(entry), 0, entry);
    } else {
      this.#entries.delete(table);
      this.#hosts.delete(table);
    }
    this.#ordered = undefined;
    if (this.#windows.size > 0) this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  clear(): void {
    this.#entries.clear();
    this.#hosts.clear();
    this.#sorted.length = 0;
    this.#ordered = undefined;
    for (const window of this.#windows.values()) window.sent.clear();
  }

  /** Adds a reader. A reader has one list; another filter replaces it. */
  join(reader: Reader, filter: LobbyFilter = {}): void {
    const key = keyOf(filter);
    if (!this.#windows.get(key)?.readers.has(reader)) this.leave(reader);
    // A new reader gets pending changes with the first page.
    const window = this.#windows.get(key) ?? { filter, readers: new Set(), sent: this.#firstPage(filter) };
    window.readers.add(reader);
    this.#windows.set(key, window);
  }

  leave(reader: Reader): void {
    for (const [key, { readers }] of this.#windows)
      if (readers.delete(reader) && readers.size === 0) this.#windows.delete(key);
  }

  /** The index at which an entry is, or would be inserted. */
  #indexOf(place: Place): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#sorted[middle] as LobbyEntry, place)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #firstPage(filter: LobbyFilter): Map<string, LobbyEntry> {
    return new Map(this.page(undefined, filter).tables.map((entry) => [entry.table, entry]));
  }

  #tell(): void {
    this.#timer = undefined;
    for (const window of this.#windows.values()) this.#tellWindow(window);
  }

  /** Sends the changes of the first page. A table that newer ones have pushed off the page is not reported as gone. */
  #tellWindow(window: Window): void {
    const before = window.sent;
    window.sent = this.#firstPage(window.filter);
    const set = [...window.sent.values()].filter((entry) => before.get(entry.table) !== entry);
    const gone = [...before.keys()].filter((table) => {
      const entry = this.#entries.get(table);
      return !entry || !matches(entry, window.filter);
    });
    if (set.length === 0 && gone.length === 0) return;
    const text = JSON.stringify({ lobby: { set, gone } });
    for (const reader of window.readers) reader.send(text);
  }
}
