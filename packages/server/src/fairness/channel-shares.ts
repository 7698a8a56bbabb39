import { Refused } from '../refused.ts';
import type { Origins } from './origins.ts';

export interface ChannelLimits {
  /** Maximum number of channels of one address, on all its connections. */
  readonly channelsPerAddress: number;
  /** Maximum number of channels at one table, of one address and of one person. */
  readonly tableChannelsPerAddress: number;
  readonly tableChannelsPerPerson: number;
}

/** Counts open channels by address. What is sent to a table goes to every channel, so their number is bounded there as well. */
export class ChannelShares {
  readonly #origins: Origins;
  readonly #limits: ChannelLimits;
  readonly #byAddress = new Map<string, number>();

  constructor(origins: Origins, limits: ChannelLimits) {
    this.#origins = origins;
    this.#limits = limits;
  }

  /** Counts a channel that a person opens. Returns the address, for `close`. */
  open(person: string): string {
    const { address } = this.#origins.of(person);
    const count = this.#byAddress.get(address) ?? 0;
    if (count >= this.#limits.channelsPerAddress)
      throw new Refused('too-many', 'people at your address have too many tables open: close one first');
    this.#byAddress.set(address, count + 1);
    return address;
  }

  close(address: string): void {
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }

  /** Throws if a person may not open a table that is open on these channels. Whoever has a seat there comes in before others of the address. */
  requireRoom(
    channels: Iterable<{ readonly who: { readonly id: string } }>,
    person: string,
    seated: boolean,
  ): void {
    const { address } = this.#origins.of(person);
    let own = 0;
    let all = 0;
    for (const { who } of channels) {
      if (who.id === person) own++;
      if (this.#origins.of(who.id).address === address) all++;
    }
    if (own >= this.#limits.tableChannelsPerPerson)
      throw new Refused('too-many', 'you have this table open too often: close one of them first');
    if (!seated && all >= this.#limits.tableChannelsPerAddress)
      throw new Refused('too-many', 'people at your address have this table open too often');
  }
}
