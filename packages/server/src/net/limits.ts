import type { Request, RequestName } from '@mazmorra/protocol';
import { SHARE_LIMITS, type ShareLimits } from '../fairness/shares.ts';
import { type Allowance, Allowances, type Rate, type Rates } from './rate-limit.ts';

/** Rate limits of one person, shared by all their connections. */
export interface PersonLimits {
  readonly messages: Rate;
  readonly chat: Rate;
  /** Requests that make the server read or write much: new tables, logs, lists. */
  readonly heavy: Rate;
  /** Reports to the operator. */
  readonly reports: Rate;
}

export interface Limits extends PersonLimits, ShareLimits {
  /** An address has the limits of this many people. */
  readonly peoplePerAddress: number;
  /** An address in a network that the host has named as shared has the limits of this many addresses. */
  readonly addressesPerSharedNetwork: number;
  /** New people from one address. */
  readonly newPeople: Rate;
  /** Records read over HTTP from one address. Each one replays a whole game. */
  readonly records: Rate;
  /** Requests to the operator's interface, including failed sign-ins. */
  readonly operator: Rate;
  /** Maximum number of open connections of one address; a tenth of it may be opened each second. */
  readonly connectionsPerAddress: number;
  /** Messages above the limit after which a connection is cut off. */
  readonly patience: number;
  /** Messages that a connection may send before its hello. */
  readonly beforeHello: number;
}

export const LIMITS: Limits = {
  messages: { burst: 80, perSecond: 30 },
  chat: { burst: 5, perSecond: 0.5 },
  heavy: { burst: 20, perSecond: 0.5 },
  reports: { burst: 10, perSecond: 1 / 60 },
  peoplePerAddress: 20,
  addressesPerSharedNetwork: 50,
  newPeople: { burst: 60, perSecond: 0.5 },
  records: { burst: 20, perSecond: 2 },
  operator: { burst: 40, perSecond: 4 },
  connectionsPerAddress: 300,
  patience: 500,
  beforeHello: 10,
  ...SHARE_LIMITS,
};

export type PersonKind = keyof PersonLimits;
export type AddressKind = PersonKind | 'newPeople' | 'records' | 'operator' | 'connections';

interface Cost {
  readonly kind: PersonKind;
  readonly units: number;
}

const heavy = (units: number): Cost => ({ kind: 'heavy', units });

/** The cost of requests beyond that of a message. Requests that are not listed have none. */
const COSTS: Partial<Record<RequestName, Cost>> = {
  name: heavy(1),
  handover: heavy(1),
  devices: heavy(1),
  'sign-out': heavy(1),
  forget: heavy(5),
  lobby: heavy(0.2),
  pool: heavy(0.2),
  wait: heavy(0.2),
  unwait: heavy(0.2),
  mine: heavy(1),
  daily: heavy(1),
  'play-daily': heavy(2),
  muted: heavy(1),
  unmute: heavy(1),
  mute: heavy(0.5),
  create: heavy(2),
  rematch: heavy(2),
  again: heavy(0.5),
  change: heavy(0.5),
  'hand-over': heavy(0.5),
  end: heavy(0.2),
  log: heavy(1),
  report: { kind: 'reports', units: 1 },
  calls: heavy(0.5),
  'set-calls': heavy(1),
  push: heavy(2),
  unpush: heavy(1),
  // Makes the server call another service.
  'test-call': heavy(5),
  calendar: heavy(1),
  kept: heavy(0.5),
  'passkey-options': heavy(1),
  'add-passkey': heavy(2),
  'remove-passkey': heavy(1),
  'sign-in-options': heavy(1),
  'sign-in': heavy(2),
  recover: heavy(2),
  'new-codes': heavy(2),
  'set-shown': heavy(1),
  own: heavy(0.5),
  'set-own': heavy(0.5),
  'open-tournament': heavy(4),
  tournaments: heavy(0.5),
  tournament: heavy(0.2),
  'join-tournament': heavy(0.5),
  'leave-tournament': heavy(0.5),
  'draw-round': heavy(2),
  'stop-tournament': heavy(1),
  'remove-entrant': heavy(0.5),
  leaderboard: heavy(1),
  profile: heavy(1),
  friends: heavy(1),
  follow: heavy(1),
  // Makes the server call another person.
  invite: heavy(2),
  block: heavy(1),
  balance: heavy(1),
  hint: heavy(1),
  say: { kind: 'chat', units: 1 },
  accuse: { kind: 'chat', units: 1 },
};

/** With `since` the server may have to read all answers of the table. */
const CATCHING_UP = heavy(0.2);

export function costOf(request: Request): Cost | undefined {
  if (request.do === 'open') return request.args.since === undefined ? undefined : CATCHING_UP;
  if (request.do === 'lobby' && !request.args.on) return undefined;
  return COSTS[request.do];
}

export const times = ({ burst, perSecond }: Rate, factor: number): Rate => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

function addressRates(limits: Limits, addresses = 1): Rates<AddressKind> {
  const people = limits.peoplePerAddress * addresses;
  const connections = limits.connectionsPerAddress * addresses;
  return {
    messages: times(limits.messages, people),
    chat: times(limits.chat, people),
    heavy: times(limits.heavy, people),
    reports: times(limits.reports, people),
    operator: limits.operator,
    newPeople: times(limits.newPeople, addresses),
    records: times(limits.records, addresses),
    connections: { burst: connections, perSecond: connections / 10 },
  };
}

/** Where a connection or a request comes from. */
export interface From {
  /** The address by which limits and sanctions count (`limitKey`). */
  readonly address: string;
  /** Whether the host of the server has named its network as shared by many people. */
  readonly shared: boolean;
}

/** All rate limits, by person and by address. */
export class Quotas {
  readonly limits: Limits;
  readonly people: Allowances<PersonKind>;
  readonly #addresses: Allowances<AddressKind>;
  /** Addresses in shared networks. */
  readonly #shared: Allowances<AddressKind>;

  constructor(limits: Limits) {
    this.limits = limits;
    this.people = new Allowances<PersonKind>(limits);
    this.#addresses = new Allowances(addressRates(limits));
    this.#shared = new Allowances(addressRates(limits, limits.addressesPerSharedNetwork));
  }

  address({ address, shared }: From, now: number): Allowance<AddressKind> {
    return (shared ? this.#shared : this.#addresses).of(address, now);
  }

  /** Monotonic clock in ms. */
  now(): number {
    return performance.now();
  }

  /** Admits a connection of an address; `undefined` if there are too many. */
  connect(from: From): Allowance<AddressKind> | undefined {
    const now = this.now();
    const { connectionsPerAddress, addressesPerSharedNetwork } = this.limits;
    const address = this.address(from, now);
    if (address.users >= connectionsPerAddress * (from.shared ? addressesPerSharedNetwork : 1))
      return undefined;
    return address.take('connections', now) ? address : undefined;
  }

  sweep(): void {
    const now = this.now();
    for (const all of [this.people, this.#addresses, this.#shared]) all.sweep(now);
  }
}
