import type { Request } from '@mazmorra/protocol';
import type { Cost } from '../requests/row.ts';
import { type Allowance, Allowances, type Rate, type Rates } from './rate-limit.ts';
import { SHARE_LIMITS, type ShareLimits } from './shares.ts';

/** Rate limits of one person, shared by all their connections. */
export interface PersonLimits {
  readonly messages: Rate;
  readonly chat: Rate;
  /** Requests that make the server read or write much: new tables, logs, lists. */
  readonly heavy: Rate;
  /** Reports to the operator. */
  readonly reports: Rate;
  /** Recovery codes that are tried. */
  readonly codes: Rate;
  /** Screen codes that are tried. */
  readonly screenCodes: Rate;
}

export interface Limits extends PersonLimits, ShareLimits {
  /** An address has the limits of this many people. */
  readonly peoplePerAddress: number;
  /** An address in a network that the host has named as shared has the limits of this many addresses. */
  readonly addressesPerSharedNetwork: number;
  /** New people from one address. */
  readonly newPeople: Rate;
  /** Screen codes tried from one address, over all processes. Guests cost nothing, so an address has no more for having many. */
  readonly screenCodesPerAddress: Rate;
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
  codes: { burst: 10, perSecond: 1 / 360 },
  screenCodes: { burst: 8, perSecond: 1 / 30 },
  peoplePerAddress: 20,
  addressesPerSharedNetwork: 50,
  newPeople: { burst: 60, perSecond: 0.5 },
  screenCodesPerAddress: { burst: 40, perSecond: 1 / 30 },
  records: { burst: 20, perSecond: 2 },
  operator: { burst: 40, perSecond: 4 },
  connectionsPerAddress: 300,
  patience: 500,
  beforeHello: 10,
  ...SHARE_LIMITS,
};

/** The part of an address's rates that its guests leave to people who keep a name. */
export const FOR_KEPT_NAMES = 0.25;

export type PersonKind = keyof PersonLimits;
export type AddressKind = PersonKind | 'newPeople' | 'records' | 'operator' | 'connections';

/** The cost of a request, from its row. Two requests are cheaper in one of their forms. */
export function costOf(request: Request, cost: Cost): Cost {
  // Only with `since` may the server have to read all answers of the table.
  if (request.do === 'open' && request.args.since === undefined) return { ...cost, units: 0 };
  if (request.do === 'lobby' && !request.args.on) return { ...cost, units: 0 };
  return cost;
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
    codes: times(limits.codes, people),
    screenCodes: times(limits.screenCodesPerAddress, addresses),
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
