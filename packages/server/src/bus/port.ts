/**
 * What one process tells the others: that there is something new, and where. The database has the rest. Ids of tables, numbers, and hashes in
 * the place of people (`markOf`): nothing here tells a subscriber what happened.
 */
export type Notice =
  /** An answer at a table, with its number. */
  | readonly ['answer', table: string, number: number]
  /** The room of a table has this `rev` now; 0 when the table was deleted. */
  | readonly ['room', table: string, rev: number]
  /** A line of chat was written or changed. */
  | readonly ['chat', table: string, line: number]
  /** People have come to a table or left it. */
  | readonly ['visitors', table: string]
  /** It has become somebody's turn (1) at a table, or is no longer (0). */
  | readonly ['turn', person: string, table: string, yours: 0 | 1]
  /** Something about a person was written: name, devices, mutes, that they are forgotten. */
  | readonly ['person', person: string]
  /** An operator has decided something. */
  | readonly ['operator']
  /** Somebody waits for others to play with, or waits no more. */
  | readonly ['pool'];

export interface BusSubscriber {
  /** Notices of other processes, in the order in which each process published them. */
  notices(notices: readonly Notice[]): void;
  /** Notices may have been lost: whoever relies on them has to look into the database. Called when the bus works again. */
  gap(): void;
}

/** Tells other processes that something is new. Nothing is promised: a notice that is lost is made up for by looking at numbers. */
export interface Bus {
  readonly kind: 'memory' | 'postgres' | 'nats';
  /** Never throws and never waits. */
  publish(notices: readonly Notice[]): void;
  /** There is one subscriber in a process. Its own notices do not come back to it. */
  subscribe(subscriber: BusSubscriber): void;
  /** Why notices do not get through now; `undefined` while they do. */
  readonly trouble: string | undefined;
  close(): Promise<void>;
}

/** The bus cannot be used as it was named. The message is a sentence for the operator. */
export class BusError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BusError';
  }
}
