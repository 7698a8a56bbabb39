import { lockPerson } from './names.ts';
import { forgetRatings } from './ratings.ts';
import { type Fellow, forgetResults } from './results.ts';
import { type Db, loaded, one, type Step, type Stored, stored } from './rows.ts';

/** People: their devices, whom they mute, whom they follow, and who invites them. */

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When the person last connected, to the day. */
  readonly seen: number;
  /** Whether the person keeps this name (`names.ts`); read only. */
  readonly kept?: boolean;
  /** Whether the account belongs to a program. */
  readonly program?: boolean;
}

/** A device of a person: the hash of the secret that its browser holds. */
export interface SecretRow {
  readonly hash: string;
  readonly person: string;
  readonly at: number;
  /** When the device last connected, to the day. */
  readonly seen: number;
  /** Browser and system, such as `Firefox, Android`; empty if unknown. */
  readonly device: string;
  /** What it may do, in a list with commas; empty or absent for a browser, which may do everything. */
  readonly scopes?: string | undefined;
}

/** A mute: the person does not see the other's chat. With `block` they do not play together either. */
export interface MuteRow {
  readonly person: string;
  readonly other: string;
  /** The id by which the person refers to it. The other's id is never disclosed. */
  readonly key: string;
  /** The other's name at that time. */
  readonly name: string;
  readonly block: boolean;
  readonly at: number;
}

/** An invitation to a table by a follower, valid until the table begins. */
export interface InvitationRow {
  readonly person: string;
  readonly table: string;
  /** Who has invited: the name at that time, and the id, which is empty in rows of earlier versions. */
  readonly from: string;
  readonly sender: string;
  readonly at: number;
}

/** A code that hands a person over to another device. */
export interface CodeRow {
  readonly hash: string;
  readonly person: string;
  readonly until: number;
}

export interface PeopleSchema {
  people: Omit<PersonRow, 'kept' | 'program'> & { program: number };
  secrets: SecretRow;
  mutes: Stored<MuteRow>;
  codes: CodeRow & { used: number };
  follows: { person: string; other: string; at: number };
  invitations: { person: string; table_id: string; from_name: string; from_person: string; at: number };
}

/** Tables whose rows with this person in `person` are deleted with them. */
const OF_PERSON = [
  'secrets',
  'chat',
  'members',
  'mutes',
  'call_settings',
  'pushes',
  'called',
  'daily_tries',
  'codes',
  'waiters',
  'kept_names',
  'passkeys',
  'recovery_codes',
  'challenges',
  'tournament_people',
] as const;

export const peopleWrites = {
  /** A new person. What changes later is written by `rename` and `seen`, which do not bring back somebody who is forgotten meanwhile. */
  person: (db: Db, { row: { id, name, created, seen } }: { row: PersonRow }) =>
    db.insertInto('people').values({ id, name, created, seen, program: 0 }),

  rename: (db: Db, { person, name }: { person: string; name: string }) =>
    db.updateTable('people').set({ name }).where('id', '=', person),

  program: (db: Db, { person }: { person: string }) =>
    db.updateTable('people').set({ program: 1 }).where('id', '=', person),

  seen: (db: Db, { person, at }: { person: string; at: number }) =>
    db.updateTable('people').set({ seen: at }).where('id', '=', person),

  /** Deletes the person, their secrets, their chat, and mutes by and of them. Their seats are changed by writes of their tables. */
  'delete-person': (db: Db, { person }: { person: string }): Step[] => [
    db.deleteFrom('people').where('id', '=', person),
    ...OF_PERSON.map((of) => db.deleteFrom(of as 'secrets').where('person', '=', person)),
    // Their reports stay open for an operator, without their id.
    db
      .updateTable('reports')
      .set(({ ref }) => ({ reporter: ref('id') }))
      .where('reporter', '=', person),
    db.deleteFrom('mutes').where('other', '=', person),
    db.deleteFrom('follows').where((row) => row.or([row('person', '=', person), row('other', '=', person)])),
    db
      .deleteFrom('invitations')
      .where((row) => row.or([row('person', '=', person), row('from_person', '=', person)])),
    ...forgetRatings(db, person),
    ...forgetResults(db, person),
  ],

  /** A new device. */
  secret: (db: Db, { row }: { row: SecretRow }): Step[] => [
    lockPerson(db, row.person),
    db.insertInto('secrets').values(row),
  ],

  'device-seen': (db: Db, { hash, at, device }: { hash: string; at: number; device: string }) =>
    db.updateTable('secrets').set({ seen: at, device }).where('hash', '=', hash),

  /** `person` is its owner, so that other processes can close their connections. */
  'delete-secret': (db: Db, { hash }: { hash: string; person?: string }) =>
    db.deleteFrom('secrets').where('hash', '=', hash),

  /** Replaces an existing mute between the same two people. */
  mute: (db: Db, { row }: { row: MuteRow }) =>
    db
      .insertInto('mutes')
      .values(stored(row))
      .onConflict((on) => on.columns(['person', 'other']).doUpdateSet(stored(row))),

  'delete-mute': (db: Db, { person, other }: { person: string; other: string }) =>
    db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other),

  code: (db: Db, { row }: { row: CodeRow }) => db.insertInto('codes').values({ ...row, used: 0 }),

  /** Conflicts if the code was used before or does not exist. */
  'use-code': (db: Db, { hash }: { hash: string }) =>
    one(db.updateTable('codes').set({ used: 1 }).where('hash', '=', hash).where('used', '=', 0)),

  'delete-codes': (db: Db, { person }: { person: string }) =>
    db.deleteFrom('codes').where('person', '=', person),

  'expire-codes': (db: Db, { before }: { before: number }) =>
    db.deleteFrom('codes').where('until', '<', before),

  follow: (db: Db, { person, other, at }: { person: string; other: string; at: number }) =>
    db
      .insertInto('follows')
      .values({ person, other, at })
      .onConflict((on) => on.doNothing()),

  unfollow: (db: Db, { person, other }: { person: string; other: string }) =>
    db.deleteFrom('follows').where('person', '=', person).where('other', '=', other),

  invitation: (db: Db, { row: { person, table, from, sender, at } }: { row: InvitationRow }) => {
    const sent = { from_name: from, from_person: sender, at };
    return db
      .insertInto('invitations')
      .values({ person, table_id: table, ...sent })
      .onConflict((on) => on.columns(['person', 'table_id']).doUpdateSet(sent));
  },
};

export const peopleReads = {
  async person(db: Db, id: string): Promise<PersonRow | undefined> {
    const found = db
      .selectFrom('people')
      .leftJoin('kept_names', 'kept_names.person', 'people.id')
      .selectAll('people')
      .select('kept_names.person as keeps')
      .where('people.id', '=', id);
    const row = await found.executeTakeFirst();
    if (!row) return undefined;
    const { keeps, program, ...person } = row;
    return { ...person, ...(keeps !== null && { kept: true }), ...(program === 1 && { program: true }) };
  },

  async personOfSecret(db: Db, hash: string): Promise<{ person: PersonRow; secret: SecretRow } | undefined> {
    const secret = await db.selectFrom('secrets').selectAll().where('hash', '=', hash).executeTakeFirst();
    const person = secret && (await peopleReads.person(db, secret.person));
    return person && { person, secret };
  },

  /** The devices of a person, newest first. */
  secretsOf(db: Db, person: string): Promise<SecretRow[]> {
    const rows = db.selectFrom('secrets').selectAll().where('person', '=', person);
    return rows.orderBy('seen', 'desc').orderBy('hash').execute();
  },

  /** People last seen before this time, least recent first. */
  async peopleNotSeen(db: Db, before: number, limit: number): Promise<string[]> {
    const rows = db.selectFrom('people').select('id').where('seen', '<', before);
    return (await rows.orderBy('seen').limit(limit).execute()).map((row) => row.id);
  },

  /** Whom this person has muted or blocked, newest first, and who has blocked them. */
  async mutesAbout(db: Db, person: string): Promise<MuteRow[]> {
    const rows = db
      .selectFrom('mutes')
      .selectAll()
      .where((row) => row.or([row('person', '=', person), row('other', '=', person).and('block', '=', 1)]));
    const found = await rows.orderBy('at', 'desc').orderBy('key').execute();
    return found.map((row) => loaded<MuteRow>(row, 'block'));
  },

  async code(db: Db, hash: string): Promise<(CodeRow & { readonly used: boolean }) | undefined> {
    const row = await db.selectFrom('codes').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row && { ...row, used: row.used === 1 };
  },

  /** Whom a person follows, as far as they keep a name. */
  async following(db: Db, person: string): Promise<Fellow[]> {
    const rows = db
      .selectFrom('follows')
      .innerJoin('kept_names', 'kept_names.person', 'follows.other')
      .select(['follows.other as person', 'kept_names.name', 'kept_names.shown', 'follows.at as last'])
      .where('follows.person', '=', person)
      .orderBy('kept_names.name');
    return (await rows.execute()).map((row) => ({ ...row, games: 0 }));
  },

  async follows(db: Db, person: string, other: string): Promise<boolean> {
    const found = db.selectFrom('follows').select('at').where('person', '=', person);
    return (await found.where('other', '=', other).executeTakeFirst()) !== undefined;
  },

  async followers(db: Db, person: string): Promise<number> {
    const found = db.selectFrom('follows').select(({ fn }) => fn.countAll().as('people'));
    return Number((await found.where('other', '=', person).executeTakeFirst())?.people ?? 0);
  },

  async invitationsOf(db: Db, person: string, since: number): Promise<InvitationRow[]> {
    const rows = db.selectFrom('invitations').selectAll().where('person', '=', person);
    const found = await rows.where('at', '>=', since).orderBy('at', 'desc').execute();
    return found.map(({ table_id, from_name, from_person, at }) => ({
      person,
      table: table_id,
      from: from_name,
      sender: from_person,
      at,
    }));
  },
};
