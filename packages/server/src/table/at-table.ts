import type { RequestArgs, TableRequestName } from '@mazmorra/protocol';
import { replyFor } from '../refused.ts';
import type { Write } from '../storage/port.ts';
import type { Channel } from './channel.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './room.ts';

/** A table to be made for a rematch. */
export interface Rematch {
  readonly write: Write;
  readonly table: string;
  readonly invite: string;
  /** To be called when it is written. */
  saved(): void;
}

/** Who asks what at which table. */
export interface AtTable {
  readonly table: LiveTable;
  readonly channel: Channel;
  /** Throws where this person may not write, or not this. */
  requireMaySay(room: Room, text: string | undefined): void;
}

export type Handler<N extends TableRequestName> = (at: AtTable, id: number, args: RequestArgs<N>) => void;

export const personOf = ({ channel }: AtTable): string => channel.client.guest.id;

/** Puts a request into the queue of its table; whoever asked is told what goes wrong. */
export function run({ table, channel }: AtTable, id: number, work: () => void): void {
  const refuse = (error: unknown) => channel.client.refuse(id, table.recovery.refusalFor(error));
  table.queue.push({ run: inTime(table, work), refuse });
}

/**
 * A request that is refused because of what another process has just changed would be refused for nothing: what is new is read, and it is tried
 * once more.
 */
export function inTime(table: LiveTable, work: () => void): () => void {
  let hasLooked = table.services.storage.shared === undefined;
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
