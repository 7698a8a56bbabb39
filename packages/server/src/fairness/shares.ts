import { LIMITS } from '@mazmorra/protocol';
import type { Events, TableFact } from '../core/events.ts';
import { Refused } from '../refused.ts';
import { holderOf } from '../table/room.ts';
import { type ChannelLimits, ChannelShares } from './channel-shares.ts';
import { Held, type HeldLimits } from './held.ts';
import { Intake } from './intake.ts';
import { Origins } from './origins.ts';
import { Allowances, type Rate } from './rate-limit.ts';
import { Reputation } from './reputation.ts';
import { SeatShares } from './seat-shares.ts';
import { FairWork, type FairWorkLimits } from './work.ts';

/** How much of what is scarce one person and one address may have at a time. */
export interface ShareLimits extends ChannelLimits {
  /** Maximum number of unfinished tables that one person, and all people of one address, have opened. */
  readonly openTables: number;
  readonly tablesPerAddress: number;
  /** Maximum number of tournaments that the people of one address lead, and of places they take in one of them. */
  readonly tournamentsPerAddress: number;
  readonly placesPerAddress: number;
  /** Maximum number of people of one address who wait for others to play with. */
  readonly waitingPerAddress: number;
  /** Invitations from one address to one person. */
  readonly invitations: Rate;
}

export const SHARE_LIMITS: ShareLimits = {
  openTables: 40,
  tablesPerAddress: 200,
  tournamentsPerAddress: 10,
  placesPerAddress: LIMITS.entrants / 2,
  waitingPerAddress: 40,
  invitations: { burst: 5, perSecond: 1 / 600 },
  channelsPerAddress: 1200,
  tableChannelsPerAddress: 60,
  tableChannelsPerPerson: 8,
};

/** How many requests that read much are carried out at a time, and how many of one address. */
const READS: FairWorkLimits = { parallel: 8, perAddress: 1 };

const tables = ({ openTables, tablesPerAddress }: ShareLimits): HeldLimits => ({
  person: openTables,
  address: tablesPerAddress,
  refusal: (most, whose) =>
    whose === 'person'
      ? `you have opened ${most} tables that are not over: end one of them first`
      : `people at your address have opened ${most} tables that are not over: end one of them first`,
});

const tournaments = ({ tournamentsPerAddress }: ShareLimits): HeldLimits => ({
  person: LIMITS.tournaments,
  address: tournamentsPerAddress,
  refusal: (most, whose) =>
    whose === 'person'
      ? `you lead ${most} tournaments: end one first`
      : `people at your address lead ${most} tournaments: one of them has to end first`,
});

/**
 * Who may have how much of everything scarce: first every address has the same share, then every person of an address. All of it
 * is in memory and counted by this process alone.
 */
export class Shares {
  readonly origins = new Origins();
  /** Who came when they were called to a table. */
  readonly reputation = new Reputation();
  /** Unfinished tables, by their hosts. */
  readonly tables: Held;
  /** Tournaments that are not over, by who opened them. */
  readonly tournaments: Held;
  /** Tables open on connections. */
  readonly channels: ChannelShares;
  /** Seats at the tables of others. */
  readonly seats = new SeatShares(this.origins);
  /** Requests as they arrive. */
  readonly intake = new Intake();
  /** Requests that read much. */
  readonly reads = new FairWork(READS);

  readonly #limits: ShareLimits;
  /** By address and person invited. */
  readonly #invitations: Allowances<'invitations'>;

  constructor(limits: ShareLimits = SHARE_LIMITS) {
    this.#limits = limits;
    this.tables = new Held(this.origins, tables(limits));
    this.#invitations = new Allowances({ invitations: limits.invitations });
    this.tournaments = new Held(this.origins, tournaments(limits));
    this.channels = new ChannelShares(this.origins, limits);
  }

  /** Counts open tables from what happens at them. */
  follow(events: Events): void {
    const held = ({ table, room }: TableFact) => this.tables.set(table, holderOf(room));
    events.on('table.opened', held);
    events.on('table.changed', held);
    events.on('table.deleted', ({ table }) => this.tables.remove(table));
    events.on('person.forgotten', ({ person }) => this.origins.forget(person));
  }

  /** Throws if the people of this person's address have invited another person too often. */
  requireInvitation(person: string, other: string): void {
    const now = performance.now();
    const key = `${this.origins.of(person).address} ${other}`;
    if (!this.#invitations.of(key, now).take('invitations', now))
      throw new Refused('rate', 'this person was invited from your address several times: wait a little');
  }

  /** Removes what is no longer needed. */
  sweep(): void {
    this.#invitations.sweep(performance.now());
  }

  /** Throws if so many people of an address wait already that no other one may. */
  requireWaiting(count: number): void {
    const most = this.#limits.waitingPerAddress;
    if (count >= most) throw new Refused('too-many', `${most} people of your address wait already`);
  }

  /** Throws if the people of this person's address have their share of the places among these people. */
  requirePlace(person: string, others: readonly string[]): void {
    const { address } = this.origins.of(person);
    const most = this.#limits.placesPerAddress;
    if (others.filter((other) => this.origins.of(other).address === address).length >= most)
      throw new Refused(
        'too-many',
        `${most} people of your address take part: the other places are for others`,
      );
  }
}
