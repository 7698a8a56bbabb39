import type { AnyGame } from '@mazmorra/kernel';
import { StorageHealth } from '../storage/health.ts';
import { Journal } from '../storage/journal.ts';
import { type Storage, StorageError } from '../storage/port.ts';
import { Events } from './events.ts';
import { type Log, reasonOf } from './log.ts';
import { Metrics } from './metrics.ts';

/** What all parts of a server share: clock, log, figures, storage and its journal, events, games. */
export class Core {
  readonly storage: Storage;
  readonly log: Log;
  /** By id. */
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  readonly metrics = new Metrics();
  readonly events = new Events((what, error) => this.reportError(what, error));
  readonly journal: Journal;
  readonly health: StorageHealth;

  constructor(storage: Storage, log: Log, games: readonly AnyGame[], now = () => Date.now()) {
    this.storage = storage;
    this.log = log;
    this.games = new Map(games.map((game) => [game.id, game]));
    this.now = now;
    this.journal = new Journal(storage, this.events, log);
    this.health = new StorageHealth((text) => this.journal.save({ kind: 'probe', text }), log);
    this.metrics.follow(this.events);
    this.events.on('committed', ({ error }) => this.health.note(error));
  }

  get gameList(): readonly AnyGame[] {
    return [...this.games.values()];
  }

  game(id: string): AnyGame | undefined {
    return this.games.get(id);
  }

  /** Logs and counts an internal error. */
  reportError(what: string, error: unknown): void {
    this.metrics.counts.errors++;
    this.log('error', 'failed', {
      what,
      reason: reasonOf(error),
      ...(error instanceof Error && { stack: error.stack }),
    });
  }

  /** Reports the failure of work that nobody waits for. Failures of the storage are reported by whoever watches it. */
  background(what: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof StorageError)) this.reportError(what, error);
    });
  }
}
