import type { LobbyEntry } from '@mazmorra/protocol';
import type { Room } from './room.ts';
import { lobbyEntry } from './room-view.ts';

interface Reader {
  send(text: string): void;
}

/** Changes are told at most this often. */
const PAUSE = 300;

/** The tables that everybody may see, and those who look at the list. */
export class Lobby {
  readonly #entries = new Map<string, LobbyEntry>();
  readonly #readers = new Set<Reader>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  list(): LobbyEntry[] {
    return [...this.#entries.values()].sort((a, b) => b.created - a.created);
  }

  set(table: string, room: Room): void {
    const entry = lobbyEntry(table, room);
    const before = this.#entries.get(table);
    if (!entry && !before) return;
    if (entry && JSON.stringify(entry) === JSON.stringify(before)) return;
    if (entry) this.#entries.set(table, entry);
    else this.#entries.delete(table);
    this.#changed.add(table);
    if (this.#readers.size > 0) this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  clear(): void {
    this.#entries.clear();
    this.#changed.clear();
  }

  join(reader: Reader): void {
    this.#readers.add(reader);
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  #tell(): void {
    this.#timer = undefined;
    const set = [...this.#changed].flatMap((table) => this.#entries.get(table) ?? []);
    const gone = [...this.#changed].filter((table) => !this.#entries.has(table));
    this.#changed.clear();
    const text = JSON.stringify({ lobby: { set, gone } });
    for (const reader of this.#readers) reader.send(text);
  }
}
