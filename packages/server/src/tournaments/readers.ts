import type { TournamentEntry, TournamentView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Origins } from '../fairness/origins.ts';
import { inTurns } from '../fairness/turns.ts';
import type { Storage } from '../storage/port.ts';
import type { NamedPerson } from '../table/room.ts';
import { type Changed, readTournament } from './stored.ts';
import type { Tournament } from './tournament.ts';
import { tournamentEntry } from './view.ts';

/** A connection that follows a tournament. */
export interface Reader {
  readonly who: NamedPerson;
  send(text: string): void;
}

interface Reading {
  readonly id: string;
  /** The last `rev` sent. */
  rev: number;
}

/** The connections that follow a tournament, one each. Changes made here are sent at once, those of other processes at the next check. */
export class Readers {
  readonly #storage: Pick<Storage, 'tournament' | 'tournamentRevs'>;
  readonly #viewOf: (id: string, of: Tournament, person: string) => TournamentView;
  readonly #reading = new Map<Reader, Reading>();

  constructor(
    storage: Pick<Storage, 'tournament' | 'tournamentRevs'>,
    viewOf: (id: string, of: Tournament, person: string) => TournamentView,
  ) {
    this.#storage = storage;
    this.#viewOf = viewOf;
  }

  join(reader: Reader, id: string, rev: number): void {
    this.#reading.set(reader, { id, rev });
  }

  leave(reader: Reader): void {
    this.#reading.delete(reader);
  }

  tell({ id, rev, of }: Changed): void {
    for (const [reader, reading] of this.#reading) {
      if (reading.id !== id || reading.rev >= rev) continue;
      reading.rev = rev;
      reader.send(JSON.stringify({ tournament: this.#viewOf(id, of, reader.who.id) }));
    }
  }

  /** Sends changes made by other processes. */
  async refresh(): Promise<void> {
    const known = new Map<string, number>();
    for (const { id, rev } of this.#reading.values())
      known.set(id, Math.min(rev, known.get(id) ?? Number.POSITIVE_INFINITY));
    if (known.size === 0) return;
    for (const [id, rev] of await this.#storage.tournamentRevs([...known.keys()])) {
      if (rev <= (known.get(id) ?? rev)) continue;
      const row = await this.#storage.tournament(id);
      if (row) this.tell({ id, rev: row.rev, of: readTournament(row) });
    }
  }
}

/** Number of public tournaments among which those of the list are chosen. */
const CANDIDATES = 200;
/** How long the list is kept, in ms. */
const KEPT_FOR = 1000;

/** The list of public tournaments: the newest of every address first, then the second newest of every address. */
export class PublicList {
  readonly #core: Pick<Core, 'storage' | 'now'>;
  readonly #origins: Origins;
  readonly #length: number;
  #kept: { readonly at: number; readonly entries: Promise<TournamentEntry[]> } | undefined;

  constructor(core: Pick<Core, 'storage' | 'now'>, origins: Origins, length: number) {
    this.#core = core;
    this.#origins = origins;
    this.#length = length;
  }

  /** A tournament was changed here. */
  changed(): void {
    this.#kept = undefined;
  }

  read(): Promise<TournamentEntry[]> {
    const now = this.#core.now();
    if (this.#kept && Math.abs(now - this.#kept.at) < KEPT_FOR) return this.#kept.entries;
    const entries = this.#read();
    this.#kept = { at: now, entries };
    entries.catch(() => this.changed());
    return entries;
  }

  async #read(): Promise<TournamentEntry[]> {
    const rows = await this.#core.storage.tournamentsListed(CANDIDATES);
    const all = rows.map((row) => ({ id: row.id, of: readTournament(row) }));
    const ordered = inTurns(all, ({ of }) => this.#origins.of(of.opener)).flat();
    return ordered.slice(0, this.#length).map(({ id, of }) => tournamentEntry(id, of));
  }
}
