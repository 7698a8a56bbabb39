import type { TournamentView } from '@mazmorra/protocol';
import type { Storage } from '../storage/port.ts';
import type { NamedPerson } from '../table/room.ts';
import { type Changed, readTournament } from './stored.ts';
import type { Tournament } from './tournament.ts';

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
