import { type Device, LIMITS, SCOPES, type Scope } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { Refused } from '../refused.ts';
import { isConflict, type PersonRow, type SecretRow } from '../storage/port.ts';
import type { NamedPerson } from '../table/room.ts';
import { hashOf, markOf, newSecret, newToken } from './secrets.ts';

const HANDOVER_LIFE = 600_000;
/** Minimum interval in ms between two writes of when a person or a device was last seen. */
const SEEN_EVERY = 86_400_000;
/** The prefix of every token, by which a misplaced one is recognised. */
const TOKEN_MARK = 'mzp_';
const scopesIn = (text: string): Scope[] => SCOPES.filter((scope) => text.split(',').includes(scope));
/** Length of a device's id: the first characters of the hash of its secret. */
const DEVICE_ID = 16;

/** A connected person, shared by all their connections: a change of name is seen at once everywhere. */
export interface Person extends NamedPerson {
  name: string;
  /** Whether the name is kept (`names/`); guests do not keep theirs. */
  kept?: boolean;
  /** Whether the account belongs to a program. */
  program?: boolean;
  readonly created: number;
  seen: number;
}

/** A person who has connected, and the hash of their device's secret. */
export interface Identified {
  readonly person: Person;
  readonly hash: string;
  /** Only for a new device. */
  readonly secret?: string;
  /** Came with a token that is for playing alone. */
  readonly onlyPlays?: boolean;
}

interface Present<C> {
  readonly person: Person;
  readonly connections: Set<C>;
}

/** People and their devices. A person is identified by a secret that only their browsers hold; the server stores its hash. */
export class People<C> {
  readonly #core: Core;
  readonly #present = new Map<string, Present<C>>();
  /** Connected people by the hash that identifies them on the bus. Empty if there are no other processes. */
  readonly #byMark = new Map<string, string>();

  constructor(core: Core) {
    this.#core = core;
  }

  get present(): number {
    return this.#present.size;
  }

  async bySecret(secret: string, connection: C, device = ''): Promise<Identified> {
    const hash = hashOf(secret);
    const found = await this.#core.storage.personOfSecret(hash);
    if (!found) throw new Refused('unknown-person', 'nobody has this secret');
    const { scopes = '' } = found.secret;
    if (scopes !== '' && !scopesIn(scopes).includes('play'))
      throw new Refused('not-allowed', 'this token is not for playing');
    const person = this.#enter({ ...found.person }, connection);
    this.#noteSeen(person, found.secret, device);
    return { person, hash, onlyPlays: scopes !== '' };
  }

  /** Creates a person. The secret is returned once and not stored. */
  async create(name: string, connection: C, device = ''): Promise<Identified> {
    const secret = newSecret();
    const now = this.#core.now();
    const person: Person = { id: newToken(), name, created: now, seen: now };
    const row = this.#secretRow(secret, person.id, device);
    await this.#core.journal.save({ kind: 'person', row: rowOf(person) }, { kind: 'secret', row });
    return { person: this.#enter(person, connection), hash: row.hash, secret };
  }

  /** Creates a code that hands the person over to another device. It can be used once, within ten minutes, at any process. */
  async handover(person: Person): Promise<{ code: string; until: number }> {
    const now = this.#core.now();
    const code = newSecret();
    const until = now + HANDOVER_LIFE;
    await this.#core.journal.save(
      { kind: 'expire-codes', before: now },
      { kind: 'code', row: { hash: hashOf(code), person: person.id, until } },
    );
    return { code, until };
  }

  /** Signs in another device by a code. The device gets its own secret for the same person. */
  async byCode(code: string, connection: C, device = ''): Promise<Identified> {
    const hash = hashOf(code);
    const known = await this.#core.storage.code(hash);
    const isValid = known !== undefined && known.until >= this.#core.now();
    if (isValid && known.used) throw usedBefore();
    const found = isValid ? await this.#core.storage.person(known.person) : undefined;
    if (!found) throw new Refused('unknown-person', 'nobody has this code, or it is too old');
    const secret = newSecret();
    const row = this.#secretRow(secret, found.id, device);
    try {
      await this.#core.journal.save({ kind: 'use-code', hash }, { kind: 'secret', row });
    } catch (error) {
      // A second device with the same code at the same moment.
      throw isConflict(error) ? usedBefore() : error;
    }
    return { person: this.#enter({ ...found }, connection), hash: row.hash, secret };
  }

  /** Creates a secret for another device of an authenticated person. */
  async newDevice(person: string, device: string): Promise<string> {
    const secret = newSecret();
    try {
      await this.#core.journal.save({ kind: 'secret', row: this.#secretRow(secret, person, device) });
    } catch (error) {
      throw isConflict(error)
        ? new Refused('unknown-person', 'this person was forgotten a moment ago')
        : error;
    }
    return secret;
  }

  /** Makes a token with which a program acts for a person. It is told once. */
  async addToken(person: Person, name: string, scopes: readonly Scope[]): Promise<string> {
    const known = (await this.#core.storage.secretsOf(person.id)).filter((row) => row.scopes);
    if (known.length >= LIMITS.tokens)
      throw new Refused('too-many', `you have ${LIMITS.tokens} tokens: withdraw one first`);
    if (scopes.includes('play') && !person.program)
      throw new Refused('not-allowed', 'only the account of a program may have a token that plays');
    const token = TOKEN_MARK + newSecret();
    const row = { ...this.#secretRow(token, person.id, name), scopes: [...new Set(scopes)].join(',') };
    await this.#core.journal.save({ kind: 'secret', row });
    return token;
  }

  /** Who has a token, and what it allows; `undefined` for one that nobody has, or has any more. */
  async byToken(token: string): Promise<{ person: PersonRow; scopes: readonly Scope[] } | undefined> {
    const found = token.startsWith(TOKEN_MARK)
      ? await this.#core.storage.personOfSecret(hashOf(token))
      : undefined;
    if (!found?.secret.scopes) return undefined;
    this.#noteSeen({ ...found.person }, found.secret, '');
    return { person: found.person, scopes: scopesIn(found.secret.scopes) };
  }

  /** The account belongs to a program from now on. */
  async setProgram(person: Person): Promise<void> {
    await this.#core.journal.save({ kind: 'program', person: person.id });
    person.program = true;
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.#core.journal.save({ kind: 'rename', person: person.id, name });
    person.name = name;
  }

  /** The devices of a person. `current` is the hash of the requesting device. */
  async devices(person: Person, current: string): Promise<Device[]> {
    const rows = await this.#core.storage.secretsOf(person.id);
    return rows.map(({ hash, at, seen, device, scopes = '' }) => ({
      id: hash.slice(0, DEVICE_ID),
      name: device,
      since: at,
      seen,
      ...(hash === current && { current: true as const }),
      ...(scopes !== '' && { scopes: scopesIn(scopes) }),
    }));
  }

  /** Deletes the secret of a device and returns its hash, by which the caller closes its connections. */
  async signOut(person: Person, device: string): Promise<string> {
    const rows = await this.#core.storage.secretsOf(person.id);
    const row = rows.find(({ hash }) => hash.slice(0, DEVICE_ID) === device);
    if (!row) throw new Refused('not-now', 'you have no such device');
    await this.#core.journal.save({ kind: 'delete-secret', hash: row.hash, person: person.id });
    return row.hash;
  }

  isPresent(person: string): boolean {
    return this.#present.has(person);
  }

  /** The shared object of a connected person. */
  presentPerson(person: string): Person | undefined {
    return this.#present.get(person)?.person;
  }

  connectionsOf(person: string): ReadonlySet<C> | undefined {
    return this.#present.get(person)?.connections;
  }

  leave(person: Person, connection: C): void {
    const present = this.#present.get(person.id);
    present?.connections.delete(connection);
    if (present?.connections.size !== 0) return;
    this.#present.delete(person.id);
    if (this.#core.storage.shared) this.#byMark.delete(markOf(person.id));
    this.#core.events.emit('person.left', { person: person.id });
  }

  /** Everybody who is connected. */
  everybody(): readonly Person[] {
    return [...this.#present.values()].map(({ person }) => person);
  }

  /** A connected person by their hash on the bus. */
  marked(mark: string): Person | undefined {
    const id = this.#byMark.get(mark);
    return id === undefined ? undefined : this.presentPerson(id);
  }

  #secretRow(secret: string, person: string, device: string): SecretRow {
    const now = this.#core.now();
    return { hash: hashOf(secret), person, at: now, seen: now, device };
  }

  /** Stores, at most once a day, that a person was seen. Not awaited; a failure does no harm. */
  #noteSeen(person: Person, secret: SecretRow, device: string): void {
    const now = this.#core.now();
    const isNewDevice = device !== '' && device !== secret.device;
    if (now - Math.min(person.seen, secret.seen) < SEEN_EVERY && !isNewDevice) return;
    person.seen = now;
    this.#core.journal.append(
      [
        { kind: 'seen', person: person.id, at: now },
        { kind: 'device-seen', hash: secret.hash, at: now, device: device || secret.device },
      ],
      () => undefined,
    );
  }

  #enter(person: Person, connection: C): Person {
    let present = this.#present.get(person.id);
    if (!present) {
      present = { person, connections: new Set() };
      this.#present.set(person.id, present);
      if (this.#core.storage.shared) this.#byMark.set(markOf(person.id), person.id);
    }
    present.connections.add(connection);
    return present.person;
  }
}

const usedBefore = (): Refused =>
  new Refused('unknown-person', 'this code was used before: ask for a new one', { used: true });

const rowOf = ({ id, name, created, seen }: Person): PersonRow => ({ id, name, created, seen });

/** Browsers and systems by patterns of their User-Agent headers; the first match counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a User-Agent header, such as `Firefox, Android`; empty if neither is known. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 400);
  return [firstOf(BROWSERS, text), firstOf(SYSTEMS, text)].filter((name) => name !== undefined).join(', ');
}
