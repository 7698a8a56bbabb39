import type {
  InvitationView,
  LobbyEntry,
  LobbyFilter,
  MyTable,
  PoolView,
  TournamentView,
} from '@mazmorra/protocol';
import type { LinkStatus } from '@mazmorra/protocol/client';
import { create } from '../settings/stores.ts';

export interface ServerState {
  readonly status: LinkStatus;
  /** The server speaks another version of the protocol: only a reload helps. */
  readonly outdated: boolean;
  /** The operator does not let us in until then. */
  readonly bannedUntil: number | undefined;
  /** The name we asked for is not allowed here. */
  readonly nameRefused: boolean;
  /** We keep our name; otherwise we are a guest. */
  readonly kept: boolean;
  readonly lobby: readonly LobbyEntry[];
  /** The mark of the next page of the lobby, where there is one. */
  readonly lobbyMore: string | undefined;
  /** Where we sit, once the server has told. */
  readonly mine: readonly MyTable[];
  /** The server has told where we sit. */
  readonly mineKnown: boolean;
  /** The table this page shows; it speaks for itself. */
  readonly shown: string | undefined;
  /** The address to put into links, where it is not this page's own. */
  readonly origin: string | undefined;
  /** How many people wait and play, and what we wait for, once the server has told. */
  readonly pool: PoolView | undefined;
  /** The tournament that this tab looks at, as it was told last. */
  readonly tournament: TournamentView | undefined;
  /** A table was ready and we did not come. */
  readonly missed: boolean;
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly skew: number;
  /** The code by which we came was used before, or is no longer good. */
  readonly badCode: 'used' | 'old' | undefined;
  /** Somebody invites us to a table, since this page is open. */
  readonly invitation: InvitationView | undefined;
  /** Which tables of the lobby we look at. */
  readonly filter: LobbyFilter;
}

/** What this tab knows of the server, besides the tables that are open in it. */
export const useServer = create<ServerState>(() => ({
  status: 'connecting',
  outdated: false,
  bannedUntil: undefined,
  nameRefused: false,
  kept: false,
  lobby: [],
  lobbyMore: undefined,
  mine: [],
  mineKnown: false,
  shown: undefined,
  origin: undefined,
  pool: undefined,
  tournament: undefined,
  missed: false,
  skew: 0,
  badCode: undefined,
  invitation: undefined,
  filter: {},
}));

/** Tables that are not on this page and wait for us. */
export const waitingElsewhere = ({ mine, shown }: Pick<ServerState, 'mine' | 'shown'>): readonly MyTable[] =>
  mine.filter(({ table, yours }) => yours && table !== shown);

/** A table from the pool is ready that is not on this page. */
export const isCalled = ({ pool, shown }: ServerState): boolean =>
  pool?.called !== undefined && pool.called.table !== shown;
