import { LIMITS, type MutedPerson } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { Refused } from '../refused.ts';
import type { MuteRow } from '../storage/port.ts';
import type { NamedPerson } from '../table/room.ts';
import { newToken } from './secrets.ts';

/** Whom a person has muted or blocked, by id, and who has blocked them. */
interface Ties {
  readonly mine: ReadonlyMap<string, MuteRow>;
  readonly blockers: ReadonlySet<string>;
}

/** The ties of most people, shared to save memory. */
const NONE: Ties = { mine: new Map(), blockers: new Set() };

/** Mutes and blocks between people, which apply at every table. Cached for connected people who have opened a table or joined the pool. */
export class Mutes {
  readonly #core: Core;
  readonly #known = new Map<string, Ties>();
  /** People who are being loaded for the first time. */
  readonly #loading = new Map<string, Promise<unknown>>();

  constructor(core: Core) {
    this.#core = core;
    core.events.on('person.left', ({ person }) => this.#known.delete(person));
    core.events.on('restored', () => this.#known.clear());
  }

  /** Loads a person. Must be called before the other methods. */
  async load(person: string): Promise<void> {
    if (this.#known.has(person)) return;
    const loading =
      this.#loading.get(person) ?? this.#ties(person).finally(() => this.#loading.delete(person));
    this.#loading.set(person, loading);
    await loading;
  }

  /** Reads again, for a person who may be connected to another process. */
  async reload(person: string): Promise<void> {
    await this.#ties(person);
  }

  /** Another process has changed something about this person. Reads again if the person is loaded. */
  async refresh(person: string): Promise<void> {
    if (this.#known.has(person)) await this.#ties(person);
  }

  /** Whether the reader has muted or blocked the other person. */
  of(reader: string, other: string): 'mute' | 'block' | undefined {
    const row = this.#known.get(reader)?.mine.get(other);
    return row && (row.block ? 'block' : 'mute');
  }

  /** Whether either of the two has blocked the other. At least one of them must be loaded. */
  keepsApart(one: string, other: string): boolean {
    return this.#blocks(one, other) || this.#blocks(other, one);
  }

  #blocks(by: string, person: string): boolean {
    return this.of(by, person) === 'block' || this.#known.get(person)?.blockers.has(by) === true;
  }

  async set(person: string, other: NamedPerson, block: boolean): Promise<void> {
    const { mine } = await this.#ties(person);
    if (!mine.has(other.id) && mine.size >= LIMITS.mutes)
      throw new Refused('too-many', `you have muted ${LIMITS.mutes} people: take one back first`);
    const row = { person, other: other.id, key: newToken(), name: other.name, block, at: this.#core.now() };
    await this.#core.journal.save({ kind: 'mute', row });
    this.#change(person, ({ mine }) => ({ mine: new Map(mine).set(other.id, row) }));
    this.#change(other.id, ({ blockers }) => ({
      blockers: block ? new Set(blockers).add(person) : without(blockers, person),
    }));
  }

  async remove(person: string, other: string): Promise<void> {
    await this.#core.journal.save({ kind: 'delete-mute', person, other });
    this.#change(person, ({ mine }) => ({ mine: new Map([...mine].filter(([id]) => id !== other)) }));
    this.#change(other, ({ blockers }) => ({ blockers: without(blockers, person) }));
  }

  #change(person: string, make: (ties: Ties) => Partial<Ties>): void {
    const ties = this.#known.get(person);
    if (ties) this.#known.set(person, { ...ties, ...make(ties) });
  }

  async list(person: string): Promise<MutedPerson[]> {
    const { mine } = await this.#ties(person);
    return [...mine.values()].map(({ key, name, block }) => ({ key, name, block }));
  }

  async removeByKey(person: string, key: string): Promise<void> {
    const { mine } = await this.#ties(person);
    const row = [...mine.values()].find((one) => one.key === key);
    if (row) await this.remove(person, row.other);
  }

  /** Reads the stored rows. */
  async #ties(person: string): Promise<Ties> {
    const rows = await this.#core.storage.mutesAbout(person);
    const ties = rows.length === 0 ? NONE : tiesOf(person, rows);
    this.#known.set(person, ties);
    return ties;
  }
}

const tiesOf = (person: string, rows: readonly MuteRow[]): Ties => ({
  mine: new Map(rows.filter((row) => row.person === person).map((row) => [row.other, row])),
  blockers: new Set(rows.filter((row) => row.person !== person).map((row) => row.person)),
});

const without = (people: ReadonlySet<string>, person: string): ReadonlySet<string> =>
  new Set([...people].filter((one) => one !== person));
