import { type Part, SaidError } from '@mazmorra/kernel';
/**
 * A message from one process to the others that something has changed, and where. The data itself is in the database. A notice
 * holds table ids, numbers and hashes of person ids (`markOf`), so it does not tell a subscriber what happened.
 */
export type Notice =
  /** An answer at a table, with its number. */
  | readonly ['answer', table: string, number: number]
  /** The room of a table now has this `rev`; 0 if the table was deleted. */
  | readonly ['room', table: string, rev: number]
  /** A chat line was written or changed. */
  | readonly ['chat', table: string, line: number]
  /** People have joined or left a table. */
  | readonly ['visitors', table: string]
  /** It is now a person's turn at a table (1), or no longer (0). */
  | readonly ['turn', person: string, table: string, yours: 0 | 1]
  /** A person has connected to a process (1), or has no connection left there (0). */
  | readonly ['here', process: string, person: string, here: 0 | 1]
  /** A process asks the others who is connected to them. */
  | readonly ['who']
  /** Leases are free (an empty id), or were handed over to this process. */
  | readonly ['leases', process: string]
  /** A person has changed: name, devices, mutes, or removal. */
  | readonly ['person', person: string]
  /** A person was invited to a table. */
  | readonly ['invitation', person: string, table: string]
  /** A tournament has changed. */
  | readonly ['tournament', tournament: string]
  /** An operator has made a change. */
  | readonly ['operator']
  /** The pool has changed. */
  | readonly ['pool'];

/** To whom a notice is sent: everybody, or those who listen to a shard. */
export type Topic = number | 'all';

export interface BusSubscriber {
  /** Notices of other processes, in the order in which each process published them. */
  notices(notices: readonly Notice[]): void;
  /** Notices may have been lost: subscribers have to read the database. Called when the bus works again. */
  gap(): void;
}

/** Tells other processes that something has changed. Delivery is not guaranteed: a lost notice is detected later by comparing numbers. */
export interface Bus {
  readonly kind: 'postgres' | 'nats';
  /** Never throws and never blocks. */
  publish(notices: readonly Notice[], topic: Topic): void;
  /** Sets the shards of which this process hears. Resolves when no later notice is missed, or when the bus does not work. */
  listen(shards: ReadonlySet<number>): Promise<void>;
  /** Sets the only subscriber of this process. It does not receive the process's own notices. */
  subscribe(subscriber: BusSubscriber): void;
  /** Why notices are not delivered at present; `undefined` while they are. */
  readonly trouble: string | undefined;
  close(): Promise<void>;
}

/** The bus cannot be used as configured. The message is a sentence for the operator. */
export class BusError extends SaidError {
  constructor(what: Part, cause?: unknown) {
    super(what, { cause });
    this.name = 'BusError';
  }
}
