import type { Journal } from './journal.ts';
import { Refused } from './refused.ts';
import type { Guest } from './room.ts';
import { hashOf, newSecret, newToken } from './secrets.ts';
import type { Storage } from './storage/port.ts';

const HANDOVER_LIFE = 600_000;
const MOST_CODES = 10_000;

/** A person as all their connections share them: a change of name is seen at once everywhere. */
export interface Person extends Guest {
  name: string;
  readonly created: number;
}

interface Present<C> {
  readonly person: Person;
  readonly connections: Set<C>;
}

/** Who somebody is: a secret that only their browsers hold, of which only the hash is kept. */
export class People<C> {
  readonly #storage: Storage;
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #present = new Map<string, Present<C>>();
  /** Codes that carry a person to another device: by hash, used once, gone after ten minutes. */
  readonly #codes = new Map<string, { readonly person: string; readonly until: number }>();

  constructor(storage: Storage, journal: Journal, now: () => number) {
    this.#storage = storage;
    this.#journal = journal;
    this.#now = now;
  }

  get present(): number {
    return this.#present.size;
  }

  async bySecret(secret: string, connection: C): Promise<Person> {
    const row = await this.#storage.personOfSecret(hashOf(secret));
    if (!row) throw new Refused('unknown-person', 'nobody has this secret');
    return this.#enter({ ...row }, connection);
  }

  /** Somebody new. The secret is told once and not kept. */
  async create(name: string, connection: C): Promise<{ person: Person; secret: string }> {
    const secret = newSecret();
    const person: Person = { id: newToken(), name, created: this.#now() };
    await this.#journal.save(
      { kind: 'person', row: { id: person.id, name, created: person.created } },
      { kind: 'secret', hash: hashOf(secret), person: person.id, at: person.created },
    );
    return { person: this.#enter(person, connection), secret };
  }

  handover(person: Person): { code: string; until: number } {
    const now = this.#now();
    for (const [hash, { until }] of this.#codes) if (until < now) this.#codes.delete(hash);
    if (this.#codes.size >= MOST_CODES) throw new Refused('rate', 'too many codes are open; try again later');
    const code = newSecret();
    const until = now + HANDOVER_LIFE;
    this.#codes.set(hashOf(code), { person: person.id, until });
    return { code, until };
  }

  /** The other device gets a secret of its own for the same person. */
  async byCode(code: string, connection: C): Promise<{ person: Person; secret: string }> {
    const hash = hashOf(code);
    const known = this.#codes.get(hash);
    this.#codes.delete(hash);
    const row = known && known.until >= this.#now() ? await this.#storage.person(known.person) : undefined;
    if (!row) throw new Refused('unknown-person', 'this code was used before or is too old');
    const secret = newSecret();
    await this.#journal.save({ kind: 'secret', hash: hashOf(secret), person: row.id, at: this.#now() });
    return { person: this.#enter({ ...row }, connection), secret };
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.#journal.save({ kind: 'person', row: { id: person.id, name, created: person.created } });
    person.name = name;
  }

  connectionsOf(person: string): ReadonlySet<C> | undefined {
    return this.#present.get(person)?.connections;
  }

  leave(person: Person, connection: C): void {
    const present = this.#present.get(person.id);
    present?.connections.delete(connection);
    if (present?.connections.size === 0) this.#present.delete(person.id);
  }

  #enter(person: Person, connection: C): Person {
    let present = this.#present.get(person.id);
    if (!present) {
      present = { person, connections: new Set() };
      this.#present.set(person.id, present);
    }
    present.connections.add(connection);
    return present.person;
  }
}
