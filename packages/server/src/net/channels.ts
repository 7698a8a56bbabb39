import { LIMITS, type RequestArgs } from '@mazmorra/protocol';
import type { ChannelShares } from '../fairness/channel-shares.ts';
import { Refused } from '../refused.ts';
import type { Channel, Client } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';
import { openAtTable } from '../table/requests.ts';

interface OpenChannel {
  channel: Channel;
  /** The address to whose share the channel counts. */
  readonly address: string;
  /** Absent while the table is loading. */
  table: LiveTable | undefined;
}

/** The tables open on one connection, by channel number. */
export class Channels {
  readonly #client: Client;
  readonly #shares: ChannelShares;
  /** A list of exact size (`concat`, not `push`): it takes less memory than a map, and most connections have one table open. */
  #open: readonly OpenChannel[] = [];

  constructor(client: Client, shares: ChannelShares) {
    this.#client = client;
    this.#shares = shares;
  }

  get tables(): LiveTable[] {
    return this.#open.flatMap(({ table }) => table ?? []);
  }

  has(table: string): boolean {
    return this.#open.some((open) => open.table?.id === table);
  }

  #find(c: number): OpenChannel | undefined {
    return this.#open.find(({ channel }) => channel.c === c);
  }

  at(c: number): { readonly channel: Channel; readonly table: LiveTable } {
    const open = this.#find(c);
    if (!open?.table) throw new Refused('no-channel', 'no table is open on this channel');
    return { channel: open.channel, table: open.table };
  }

  /** Whether the channel is still open. */
  holds(channel: Channel): boolean {
    return this.#find(channel.c)?.channel === channel;
  }

  /** Opens a table on a channel. The reply is sent from the table's queue. */
  async open(
    id: number,
    { table: tableId, c, invite, since, watch, screen }: RequestArgs<'open'>,
    load: (table: string) => Promise<LiveTable | undefined>,
  ): Promise<void> {
    if (this.#find(c)) throw new Refused('not-now', 'this channel number is in use');
    if (this.#open.length >= LIMITS.channels) throw new Refused('rate', 'too many tables open at a time');
    const { who } = this.#client;
    const channel = { client: this.#client, who, c, watch: watch || screen, screen, invited: false };
    const loading: OpenChannel = { channel, address: this.#shares.open(who.id), table: undefined };
    this.#open = this.#open.concat(loading);
    const table = await load(tableId).catch((error: unknown) => {
      this.drop(c);
      throw error;
    });
    // The channel was closed in the meantime.
    if (this.#find(c) !== loading) return;
    if (!table) {
      this.drop(c);
      throw new Refused('no-table', 'there is no such table for you');
    }
    loading.channel = { ...channel, invited: invite !== undefined && invite === table.room.invite };
    loading.table = table;
    openAtTable(table, loading.channel, id, since);
  }

  close(c: number): void {
    const { channel, table } = this.at(c);
    this.drop(c);
    table.leave(channel);
  }

  /** The table has closed the channel. */
  drop(c: number): void {
    const open = this.#find(c);
    if (!open) return;
    this.#open = this.#open.filter((other) => other !== open);
    this.#shares.close(open.address);
  }

  closeAll(): void {
    const open = this.#open;
    this.#open = [];
    for (const { channel, address, table } of open) {
      this.#shares.close(address);
      table?.leave(channel);
    }
  }
}
