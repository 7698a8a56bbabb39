import type { Announcement, InvitationView } from '@mazmorra/protocol';
import type { AnsweredBy, StorageError, Write } from '../storage/port.ts';
import type { Room } from '../table/room.ts';

/** A table and its room. */
export interface TableFact {
  readonly table: string;
  readonly room: Room;
  /** Whether this process drives the table: what only one process may do follows from it here. */
  readonly drives: boolean;
  /** Seated people who have the table open. */
  readonly here: number;
}

/** Everything that happens in a server, by name. Facts carry ids and plain data; who needs more asks for it. */
export interface Facts {
  /** An answer was stored and told. `isLast`: the game is over with it. `seconds`: since it was taken. */
  readonly answered: {
    readonly table: string;
    readonly by: AnsweredBy;
    readonly isLast: boolean;
    readonly seconds: number;
  };
  /** A table was made here; `by` is the person who opened it. */
  readonly 'table.opened': TableFact & { readonly by: string };
  /** The room of a table has changed, was read again, or was changed by another process. */
  readonly 'table.changed': TableFact;
  readonly 'table.started': TableFact;
  /** The room of a table that is over has changed; also the first time. */
  readonly 'table.over': TableFact;
  readonly 'table.deleted': { readonly table: string };
  /** Somebody has come to a table or left it. */
  readonly presence: TableFact;
  /** The turn of a person has begun or ended. `isNews`: it follows from something written here, of which others do not know. */
  readonly turn: {
    readonly person: string;
    readonly table: string;
    readonly yours: boolean;
    readonly slow: boolean;
    readonly drives: boolean;
    readonly isNews: boolean;
  };
  /** A person has connected, or has no connection left here. */
  readonly 'person.came': { readonly person: string };
  readonly 'person.left': { readonly person: string };
  /** Another process has changed something about a connected person. */
  readonly 'person.changed': { readonly person: string };
  /** A person was removed from everything that is stored. */
  readonly 'person.forgotten': { readonly person: string };
  /** A person was invited to a table. `isNews`: here, and not at another process. */
  readonly invited: {
    readonly person: string;
    readonly invitation: InvitationView;
    readonly isNews: boolean;
  };
  /** A table is ready for a person who is called to it. */
  readonly ready: { readonly person: string; readonly table: string; readonly game: string };
  /** The announcement of the operator has changed. */
  readonly 'operator.changed': { readonly announcement: Announcement | undefined };
  /** A commit has ended. `writes` are those that are on disk now. */
  readonly committed: {
    readonly writes: readonly Write[];
    readonly seconds: number;
    readonly error: StorageError | undefined;
  };
  /** The data was replaced by a backup. */
  readonly restored: Readonly<Record<never, never>>;
}

type Listener<F> = (fact: F) => void;

/**
 * The events of one process. They are emitted synchronously, after the commit that made them true. A subscriber that throws is
 * reported and disturbs neither the others nor who emits.
 */
export class Events {
  readonly #listeners = new Map<keyof Facts, Listener<never>[]>();
  /** Reports an error that concerns nobody who emits. */
  readonly report: (what: string, error: unknown) => void;

  constructor(report: (what: string, error: unknown) => void) {
    this.report = report;
  }

  on<N extends keyof Facts>(name: N, listener: Listener<Facts[N]>): void {
    const listeners = this.#listeners.get(name) ?? [];
    this.#listeners.set(name, listeners);
    listeners.push(listener);
  }

  emit<N extends keyof Facts>(name: N, fact: Facts[N]): void {
    for (const listener of (this.#listeners.get(name) ?? []) as Listener<Facts[N]>[])
      try {
        listener(fact);
      } catch (error) {
        this.report(`after ${name}`, error);
      }
  }
}
