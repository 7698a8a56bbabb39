import { LIMITS, type LobbyEntry } from '@mazmorra/protocol';
import type { Room } from '../table/membership.ts';
import { lobbyEntry } from '../table/membership-view.ts';

interface Reader {
  send(text: string): void;
}

/** Minimum interval between two updates, in ms. */
const PAUSE = 300;

/** A page of the list, newest first. `more` leads to the next one. */
export interface LobbyPage {
  readonly tables: LobbyEntry[];
  readonly more?: string;
}

/** Sorts newest first; the id decides between tables of the same millisecond. */
const isBefore = (a: Place, b: Place): boolean =>
  a.created > b.created || (a.created === b.created && a.table > b.table);

type Place = Pick<LobbyEntry, 'created' | 'table'>;

const markOf = ({ created, table }: Place): string => `${created}-${table}`;

function placeOf(mark: string): Place {
  const dash = mark.indexOf('-');
  return { created: Number(mark.slice(0, dash)), table: mark.slice(dash + 1) };
}

/**
 * The public list of tables and its readers. It is read in pages. Only the first page, with the newest tables, is kept up to date for
 * the readers, so the size of updates is bounded.
 */
export class Lobby {
  readonly #entries = new Map<string, LobbyEntry>();
  /** All entries, newest first. */
  readonly #sorted: LobbyEntry[] = [];
  readonly #readers = new Set<Reader>();
  /** The first page as it was last sent. */
  #told = new Map<string, LobbyEntry>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#entries.size;
  }

  /** The page after a mark, or the first. */
  page(after?: string): LobbyPage {
    const start = after === undefined ? 0 : this.#indexAfter(placeOf(after));
    const tables = this.#sorted.slice(start, start + LIMITS.lobbyPage);
    const last = tables.at(-1);
    const isAll = start + tables.length >= this.#sorted.length;
    return isAll || !last ? { tables } : { tables, more: markOf(last) };
  }

  set(table: string, room: Room): void {
    this.#put(table, lobbyEntry(table, room));
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
    } else this.#entries.delete(table);
    if (this.#readers.size > 0) this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  clear(): void {
    this.#entries.clear();
    this.#sorted.length = 0;
    this.#told.clear();
  }

  join(reader: Reader): void {
    // A new reader gets pending changes with the first page.
    if (this.#readers.size === 0) this.#told = this.#window();
    this.#readers.add(reader);
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Where an entry of this place stands, or would stand. */
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

  #indexAfter(place: Place): number {
    const index = this.#indexOf(place);
    return this.#sorted[index]?.table === place.table ? index + 1 : index;
  }

  #window(): Map<string, LobbyEntry> {
    return new Map(this.page().tables.map((entry) => [entry.table, entry]));
  }

  /** Sends the changes of the first page. A table that newer ones have pushed off the page is not reported as gone. */
  #tell(): void {
    this.#timer = undefined;
    const before = this.#told;
    this.#told = this.#window();
    const set = [...this.#told.values()].filter((entry) => before.get(entry.table) !== entry);
    const gone = [...before.keys()].filter((table) => !this.#entries.has(table));
    if (set.length === 0 && gone.length === 0) return;
    const text = JSON.stringify({ lobby: { set, gone } });
    for (const reader of this.#readers) reader.send(text);
  }
}
