import { Refused } from '../refused.ts';
import type { Origins } from './origins.ts';

/** How many things one person and all people of one address may have at a time, and what they are told beyond that. */
export interface HeldLimits {
  readonly person: number;
  readonly address: number;
  /** What is said to who has too many, and to who is at an address that has too many. */
  refusal(most: number, whose: 'person' | 'address'): string;
}

/** Counts what people have at the same time, such as open tables, and bounds it by person and by address. */
export class Held {
  readonly #origins: Origins;
  readonly #limits: HeldLimits;
  readonly #holderOf = new Map<string, string>();
  readonly #byPerson = new Map<string, Set<string>>();

  constructor(origins: Origins, limits: HeldLimits) {
    this.#origins = origins;
    this.#limits = limits;
  }

  /** Records who has a thing; empty if nobody has it any more. */
  set(thing: string, person: string): void {
    const before = this.#holderOf.get(thing) ?? '';
    if (person === before) return;
    this.remove(thing);
    if (person === '') return;
    this.#holderOf.set(thing, person);
    const things = this.#byPerson.get(person) ?? new Set();
    this.#byPerson.set(person, things.add(thing));
  }

  /** Throws if this person may not have another one. */
  require(person: string): void {
    const { person: own, address, refusal } = this.#limits;
    if (this.#count(person) >= own) throw new Refused('too-many', refusal(own, 'person'));
    let all = 0;
    for (const fellow of this.#origins.fellowsOf(person)) all += this.#count(fellow);
    if (all >= address) throw new Refused('too-many', refusal(address, 'address'));
  }

  /** What the people of this person's address have. */
  *atAddressOf(person: string): Generator<string> {
    for (const fellow of this.#origins.fellowsOf(person)) yield* this.#byPerson.get(fellow) ?? [];
  }

  remove(thing: string): void {
    const person = this.#holderOf.get(thing);
    if (person === undefined) return;
    this.#holderOf.delete(thing);
    const things = this.#byPerson.get(person);
    things?.delete(thing);
    if (things?.size === 0) this.#byPerson.delete(person);
  }

  clear(): void {
    this.#holderOf.clear();
    this.#byPerson.clear();
  }

  #count(person: string): number {
    return this.#byPerson.get(person)?.size ?? 0;
  }
}
