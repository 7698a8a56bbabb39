import type { Json } from '@mazmorra/kernel';
import type { Write } from '../storage/port.ts';
import type { LiveTable } from './live-table.ts';
import type { NamedPerson, Room } from './room.ts';

/** One connection of a person, as seen by tables. */
export interface Client {
  /** The person at the connection. Throws if they have signed out. */
  readonly who: NamedPerson;
  send(text: string): void;
  reply(id: number, ok: Json): void;
  refuse(id: number, error: unknown): void;
  /** The table has closed this channel. */
  drop(c: number): void;
  /** Whether the channel is still open on the connection. */
  holds(channel: Channel): boolean;
}

/** A table that is open on a connection. */
export interface Channel {
  readonly client: Client;
  /** The person who opened it. */
  readonly who: NamedPerson;
  readonly c: number;
  /** Watches as a spectator, even if the person has a seat. */
  readonly watch: boolean;
  /** Watches on a big screen for everybody in the room. */
  readonly screen: boolean;
  /** Came with the invite link. */
  readonly invited: boolean;
}

/** A person who has a table open, as known to other processes. */
export interface Visitor extends Pick<Channel, 'watch' | 'screen' | 'invited'> {
  readonly person: string;
  /** The process at which they have it open, if it is another one. */
  readonly process?: string;
}

/** A pending request: its update or its error goes to this channel under this id. */
export interface Asked {
  readonly channel: Channel;
  readonly id: number;
}

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
