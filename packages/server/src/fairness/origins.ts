import { hashOf } from '../people/secrets.ts';

/** Where somebody's share of everything scarce is counted: an address, and a person at this address. */
export interface Origin {
  /** A hash, so that it can be told to other processes. */
  readonly address: string;
  readonly person: string;
  /** Whether the person keeps a name. Among the people of one address these come before guests. */
  readonly kept: boolean;
}

/** Maximum number of people whose origin is remembered. */
const MOST = 100_000;

/** Length of the hash of an address. */
const LENGTH = 16;

/**
 * The origins of people, in memory: the address of their last connection. They are remembered after the connection has closed,
 * because tables and tournaments stay. A person of whom nothing is known, as after a restart, counts as an address of their own.
 */
export class Origins {
  readonly #most: number;
  /** The person noted first is the first. */
  readonly #byPerson = new Map<string, Origin>();
  readonly #byAddress = new Map<string, Set<string>>();

  constructor(most = MOST) {
    this.#most = most;
  }

  /** A person has connected from an address. In a shared network every person counts as an address of their own. */
  note(person: string, address: string, kept: boolean, shared = false): void {
    const hash = hashOf(shared ? `${address} ${person}` : address).slice(0, LENGTH);
    this.learn({ address: hash, person, kept });
  }

  /** Another process knows the origin of a person. */
  learn(origin: Origin): void {
    this.forget(origin.person);
    const [oldest] = this.#byPerson.size >= this.#most ? this.#byPerson.keys() : [];
    if (oldest !== undefined) this.forget(oldest);
    this.#byPerson.set(origin.person, origin);
    const people = this.#byAddress.get(origin.address) ?? new Set();
    this.#byAddress.set(origin.address, people.add(origin.person));
  }

  of(person: string): Origin {
    return this.#byPerson.get(person) ?? { address: person, person, kept: false };
  }

  /** The people known to be at the same address as this person, including them. */
  fellowsOf(person: string): Iterable<string> {
    return this.#byAddress.get(this.of(person).address) ?? [person];
  }

  forget(person: string): void {
    const before = this.#byPerson.get(person);
    if (!before) return;
    this.#byPerson.delete(person);
    const people = this.#byAddress.get(before.address);
    people?.delete(person);
    if (people?.size === 0) this.#byAddress.delete(before.address);
  }
}
