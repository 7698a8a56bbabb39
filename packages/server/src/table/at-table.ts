import type { RequestArgs, TableRequestName } from '@mazmorra/protocol';
import { replyFor } from '../refused.ts';
import type { Write } from '../storage/port.ts';
import type { Channel } from './channel.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './room.ts';

/** A new table for a rematch. */
export interface Rematch {
  readonly write: Write;
  readonly table: string;
  readonly invite: string;
  /** To be called when it is saved. */
  saved(): void;
}

/** The context of a table request: the table, and the channel of the sender. */
export interface AtTable {
  readonly table: LiveTable;
  readonly channel: Channel;
  /** Throws if this person may not write, or not this text. */
  requireMaySay(room: Room, text: string | undefined): void;
}

export type Handler<N extends TableRequestName> = (at: AtTable, id: number, args: RequestArgs<N>) => void;

export const personOf = ({ channel }: AtTable): string => channel.client.guest.id;

/** Puts a request into the queue of its table. Errors are sent to the client. */
export function run({ table, channel }: AtTable, id: number, work: () => void): void {
  const refuse = (error: unknown) => channel.client.refuse(id, table.recovery.refusalFor(error));
  table.queue.push({ run: inTime(table, work), refuse });
}

/** Retries a refused request once. Another process may just have changed the table, so the table is read again first. */
export function inTime(table: LiveTable, work: () => void): () => void {
  let hasLooked = table.core.storage.shared === undefined;
  return () => {
    try {
      work();
    } catch (error) {
      if (hasLooked || !replyFor(error) || !table.queue.again()) throw error;
      hasLooked = true;
      table.outdated();
    }
  };
}
