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

export const personOf = ({ channel }: AtTable): string => channel.client.who.id;
