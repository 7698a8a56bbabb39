import type { TournamentEntry } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Origins } from '../fairness/origins.ts';
import { inTurns } from '../fairness/turns.ts';
import { readTournament } from './stored.ts';
import { tournamentEntry } from './view.ts';

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
