import { type ChannelLimits, ChannelShares } from './channel-shares.ts';
import { Held, type HeldLimits } from './held.ts';
import { Origins } from './origins.ts';

/** How much of what is scarce one person and one address may have at a time. */
export interface ShareLimits extends ChannelLimits {
  /** Maximum number of unfinished tables that one person, and all people of one address, have opened. */
  readonly openTables: number;
  readonly tablesPerAddress: number;
}

export const SHARE_LIMITS: ShareLimits = {
  openTables: 40,
  tablesPerAddress: 200,
  channelsPerAddress: 1200,
  tableChannelsPerAddress: 60,
  tableChannelsPerPerson: 8,
};

const tables = ({ openTables, tablesPerAddress }: ShareLimits): HeldLimits => ({
  person: openTables,
  address: tablesPerAddress,
  refusal: (most, whose) =>
    whose === 'person'
      ? `you have opened ${most} tables that are not over: end one of them first`
      : `people at your address have opened ${most} tables that are not over: end one of them first`,
});

/**
 * Who may have how much of everything scarce: first every address has the same share, then every person of an address. All of it
 * is in memory and counted by this process alone.
 */
export class Shares {
  readonly origins = new Origins();
  /** Unfinished tables, by their hosts. */
  readonly tables: Held;
  /** Tables open on connections. */
  readonly channels: ChannelShares;

  constructor(limits: ShareLimits = SHARE_LIMITS) {
    this.tables = new Held(this.origins, tables(limits));
    this.channels = new ChannelShares(this.origins, limits);
  }
}
