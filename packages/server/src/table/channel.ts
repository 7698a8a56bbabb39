import type { Json } from '@mazmorra/kernel';
import type { Guest } from './room.ts';

/** One connection of a person, as tables see it. */
export interface Client {
  /** Who is at the connection now. Throws when they have signed out. */
  readonly guest: Guest;
  send(text: string): void;
  reply(id: number, ok: Json): void;
  refuse(id: number, error: unknown): void;
  /** The table has closed this channel by itself. */
  drop(c: number): void;
  /** Whether the channel is still open on the connection. */
  holds(channel: Channel): boolean;
}

/** A table that is open on a connection. */
export interface Channel {
  readonly client: Client;
  /** Who opened it. */
  readonly guest: Guest;
  readonly c: number;
  /** Watches without a seat, whatever seat the person may have. */
  readonly watch: boolean;
  /** Watches on a big screen for everybody in the room. */
  readonly screen: boolean;
  /** Came with the invite link. */
  readonly invited: boolean;
}

/** Somebody who has a table open, as other processes know them. */
export interface Visitor extends Pick<Channel, 'watch' | 'screen' | 'invited'> {
  readonly person: string;
}

/** A pending request: its update or its error goes to this channel under this number. */
export interface Asked {
  readonly channel: Channel;
  readonly id: number;
}
