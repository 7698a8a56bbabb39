import type { RequestArgs, TableRequestName } from '@mazmorra/protocol';
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

/** Carries out a request as a job of the queue: it replies, or throws what the sender is refused with. */
export type Handler<N extends TableRequestName> = (
  at: AtTable,
  id: number,
  args: RequestArgs<N>,
) => Promise<void> | void;

export const personOf = ({ channel }: AtTable): string => channel.client.guest.id;
