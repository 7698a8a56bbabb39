import type { Origin } from './origins.ts';

/** The name of what takes turns, and those served in the current round, which ends when all who wait have been served. */
class Round {
  readonly #served = new Set<string>();

  /** The first candidate that was not served in this round; if there is none, the first of a new round. */
  next(candidates: Iterable<string>): string | undefined {
    let first: string | undefined;
    for (const name of candidates) {
      first ??= name;
      if (!this.#served.has(name)) return this.#serve(name);
    }
    if (first === undefined) return undefined;
    this.#served.clear();
    return this.#serve(first);
  }

  #serve(name: string): string {
    this.#served.add(name);
    return name;
  }
}

/** What waits for one person. Their groups take turns; the items of one group stay in order. */
interface Person<T> {
  kept: boolean;
  readonly groups: Map<string, T[]>;
}

interface Address<T> {
  readonly people: Map<string, Person<T>>;
  readonly round: Round;
  running: number;
}

/** An item that was taken from the queue. `done` must be called when it is finished. */
export interface Taken<T> {
  readonly item: T;
  readonly address: string;
  done(): void;
}

/**
 * A fair queue: round robin over addresses, over the people of each address, those with a kept name first, and over the groups of
 * each person. An address with a hundred guests has the turns of one address.
 */
export class Turns<T> {
  readonly #perAddress: number;
  readonly #addresses = new Map<string, Address<T>>();
  readonly #round = new Round();
  #size = 0;

  /** `perAddress`: how many items of one address may be taken and not done. */
  constructor(perAddress: number) {
    this.#perAddress = perAddress;
  }

  get size(): number {
    return this.#size;
  }

  add(origin: Origin, group: string, item: T): void {
    const address = this.#addresses.get(origin.address) ?? {
      people: new Map<string, Person<T>>(),
      round: new Round(),
      running: 0,
    };
    this.#addresses.set(origin.address, address);
    const person = address.people.get(origin.person) ?? { kept: origin.kept, groups: new Map() };
    address.people.set(origin.person, person);
    person.kept = origin.kept;
    const items = person.groups.get(group) ?? [];
    items.push(item);
    person.groups.set(group, items);
    this.#size++;
  }

  take(): Taken<T> | undefined {
    const name = this.#round.next(this.#ready());
    const address = name === undefined ? undefined : this.#addresses.get(name);
    if (name === undefined || !address) return undefined;
    const item = takeFrom(address);
    this.#size--;
    address.running++;
    const done = () => {
      address.running--;
      this.#forgetIfIdle(name, address);
    };
    return { item, address: name, done };
  }

  /** Removes and returns all items. */
  clear(): T[] {
    const all = [...this.#addresses.values()].flatMap(({ people }) =>
      [...people.values()].flatMap(({ groups }) => [...groups.values()].flat()),
    );
    this.#addresses.clear();
    this.#size = 0;
    return all;
  }

  *#ready(): Generator<string> {
    for (const [name, { people, running }] of this.#addresses)
      if (people.size > 0 && running < this.#perAddress) yield name;
  }

  #forgetIfIdle(name: string, address: Address<T>): void {
    if (address.running === 0 && address.people.size === 0 && this.#addresses.get(name) === address)
      this.#addresses.delete(name);
  }
}

function takeFrom<T>({ people, round }: Address<T>): T {
  const keptFirst = [...people].sort(([, a], [, b]) => Number(b.kept) - Number(a.kept));
  const name = round.next(keptFirst.map(([person]) => person)) as string;
  const { groups } = people.get(name) as Person<T>;
  const [group, items] = groups.entries().next().value as [string, T[]];
  const item = items.shift() as T;
  groups.delete(group);
  if (items.length > 0) groups.set(group, items);
  if (groups.size === 0) people.delete(name);
  return item;
}

/**
 * A list in fair order: first `share` items of each address, then the next `share` of each, and so on. Within such a round the
 * given order stays. Among the items of one address its people take turns, those with a kept name first.
 */
export function inTurns<T>(items: readonly T[], originOf: (item: T) => Origin, share = 1): T[][] {
  const rounds: T[][] = [];
  const numbers = new Map<T, number>();
  for (const list of Map.groupBy(items, (item) => originOf(item).address).values())
    for (const [i, item] of amongPeople(list, originOf).entries()) numbers.set(item, Math.floor(i / share));
  for (const item of items) {
    const number = numbers.get(item) ?? 0;
    while (rounds.length <= number) rounds.push([]);
    rounds[number]?.push(item);
  }
  return rounds;
}

/** The items of one address, its people in turns: the first of each person, then the second of each. */
function amongPeople<T>(items: readonly T[], originOf: (item: T) => Origin): T[] {
  if (items.length < 2) return [...items];
  const count = new Map<string, number>();
  const placed = items.map((item) => {
    const { person, kept } = originOf(item);
    const number = count.get(person) ?? 0;
    count.set(person, number + 1);
    return { item, number, kept };
  });
  return placed
    .sort((a, b) => a.number - b.number || Number(b.kept) - Number(a.kept))
    .map(({ item }) => item);
}
