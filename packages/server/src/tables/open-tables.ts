import { Refused } from '../refused.ts';
import { isOver, type Room } from '../table/room.ts';

/** Counts the unfinished tables of each person and enforces the limit. */
export class OpenTables {
  readonly #most: number;
  readonly #hostOf = new Map<string, string>();
  readonly #byHost = new Map<string, Set<string>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Records the current state of a table. */
  set(table: string, room: Room): void {
    const host = isOver(room) ? '' : room.host;
    const before = this.#hostOf.get(table) ?? '';
    if (host === before) return;
    this.#remove(table, before);
    if (host === '') return;
    this.#hostOf.set(table, host);
    const tables = this.#byHost.get(host) ?? new Set();
    this.#byHost.set(host, tables.add(table));
  }

  /** Throws if this person may not open another table. */
  require(person: string): void {
    if ((this.#byHost.get(person)?.size ?? 0) >= this.#most)
      throw new Refused(
        'too-many',
        `you have opened ${this.#most} tables that are not over: end one of them first`,
      );
  }

  remove(table: string): void {
    this.#remove(table, this.#hostOf.get(table) ?? '');
  }

  clear(): void {
    this.#hostOf.clear();
    this.#byHost.clear();
  }

  #remove(table: string, host: string): void {
    this.#hostOf.delete(table);
    const tables = this.#byHost.get(host);
    tables?.delete(table);
    if (tables?.size === 0) this.#byHost.delete(host);
  }
}
