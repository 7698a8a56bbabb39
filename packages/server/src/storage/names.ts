import { type Db, ifAny, one } from './rows.ts';

/** Kept names: the name itself, passkeys, recovery codes, open challenges. */

/** A kept name. `skeleton` is its look-alike form, which is unique. */
export interface KeptNameRow {
  readonly person: string;
  readonly name: string;
  readonly skeleton: string;
  readonly at: number;
  /** JSON: what others may see. */
  readonly shown: string;
  /** The data that the page stores with the name, and its time. */
  readonly own: string;
  readonly ownAt: number;
}

type NewName = Pick<KeptNameRow, 'person' | 'name' | 'skeleton' | 'at' | 'shown'>;

export interface PasskeyRow {
  /** The credential id, base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** The signature counter of the authenticator; always 0 for one without a counter. */
  readonly counter: number;
  readonly transports: string;
  readonly device: string;
  readonly at: number;
  readonly seen: number;
}

/** A challenge that a browser has to sign: for whom, for what, and until when. */
export interface ChallengeRow {
  readonly challenge: string;
  readonly person: string;
  readonly purpose: 'add' | 'sign-in';
  readonly until: number;
}

export interface NamesSchema {
  /** `tries` and `locked` are of earlier versions and no longer used. */
  kept_names: Omit<KeptNameRow, 'ownAt'> & { own_at: number; tries: number; locked: number };
  passkeys: Omit<PasskeyRow, 'publicKey'> & { public_key: string };
  recovery_codes: { hash: string; person: string };
  challenges: ChallengeRow;
}

/**
 * Locks the row of a person, and conflicts if they were forgotten. Whatever is stored about a person by a request that may run while
 * they are being forgotten begins with it: deleting a person begins with the same row.
 */
export const lockPerson = (db: Db, person: string) =>
  one(
    db
      .updateTable('people')
      .set(({ ref }) => ({ seen: ref('seen') }))
      .where('id', '=', person),
  );

export const namesWrites = {
  /** Conflicts if another kept name looks the same, or if this person already has one. */
  'keep-name': (db: Db, { row: { person, name, skeleton, at, shown } }: { row: NewName }) => [
    lockPerson(db, person),
    db
      .insertInto('kept_names')
      .values({ person, name, skeleton, at, shown, own: '', own_at: 0, tries: 0, locked: 0 }),
  ],

  'rename-kept': (db: Db, { person, name, skeleton }: { person: string; name: string; skeleton: string }) =>
    one(db.updateTable('kept_names').set({ name, skeleton }).where('person', '=', person)),

  /** Conflicts if it is already known. */
  passkey: (db: Db, { row: { publicKey, ...row } }: { row: PasskeyRow }) => [
    lockPerson(db, row.person),
    db.insertInto('passkeys').values({ ...row, public_key: publicKey }),
  ],

  /** Conflicts if the counter has not increased, unless the authenticator has none. */
  'passkey-used': (db: Db, { id, counter, at }: { id: string; counter: number; at: number }) =>
    one(
      db
        .updateTable('passkeys')
        .set({ counter, seen: at })
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter),
    ),

  /** Conflicts if it is the last one. */
  'delete-passkey': (db: Db, { id, person }: { id: string; person: string }) =>
    one(
      db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person)
        .where(
          ({ selectFrom, fn }) =>
            selectFrom('passkeys as other').select(fn.countAll().as('n')).where('other.person', '=', person),
          '>',
          1,
        ),
    ),

  /** Also deletes expired challenges. */
  challenge: (db: Db, { row, now }: { row: ChallengeRow; now: number }) => [
    db.deleteFrom('challenges').where('until', '<', now),
    db.insertInto('challenges').values(row),
  ],

  /** Conflicts if it was used, has expired, or belongs to another person. */
  'use-challenge': (db: Db, { row }: { row: ChallengeRow }) =>
    one(
      db
        .deleteFrom('challenges')
        .where('challenge', '=', row.challenge)
        .where('person', '=', row.person)
        .where('purpose', '=', row.purpose),
    ),

  /** Replaces all earlier codes. */
  'recovery-codes': (db: Db, { person, hashes }: { person: string; hashes: readonly string[] }) => [
    db.deleteFrom('recovery_codes').where('person', '=', person),
    ...ifAny(hashes, (all) => db.insertInto('recovery_codes').values(all.map((hash) => ({ hash, person })))),
  ],

  /** Conflicts if it was used. */
  'use-recovery-code': (db: Db, { person, hash }: { person: string; hash: string }) =>
    one(db.deleteFrom('recovery_codes').where('hash', '=', hash).where('person', '=', person)),

  shown: (db: Db, { person, shown }: { person: string; shown: string }) =>
    db.updateTable('kept_names').set({ shown }).where('person', '=', person),

  /** Ignored if newer data is stored. */
  own: (db: Db, { person, own, at }: { person: string; own: string; at: number }) =>
    db
      .updateTable('kept_names')
      .set({ own, own_at: at })
      .where('person', '=', person)
      .where('own_at', '<=', at),
};

export const namesReads = {
  keptName: (db: Db, person: string): Promise<KeptNameRow | undefined> => keptName(db, 'person', person),

  keptNameLike: (db: Db, skeleton: string): Promise<KeptNameRow | undefined> =>
    keptName(db, 'skeleton', skeleton),

  async passkey(db: Db, id: string): Promise<PasskeyRow | undefined> {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  },

  /** The passkeys of a person, newest first. */
  async passkeysOf(db: Db, person: string): Promise<PasskeyRow[]> {
    const rows = db.selectFrom('passkeys').selectAll().where('person', '=', person);
    return (await rows.orderBy('at', 'desc').orderBy('id').execute()).map(passkeyOf);
  },

  challenge: (db: Db, challenge: string): Promise<ChallengeRow | undefined> =>
    db.selectFrom('challenges').selectAll().where('challenge', '=', challenge).executeTakeFirst(),

  /** The hashes of the unused codes. */
  async recoveryCodes(db: Db, person: string): Promise<string[]> {
    const rows = db.selectFrom('recovery_codes').select('hash').where('person', '=', person);
    return (await rows.orderBy('hash').execute()).map(({ hash }) => hash);
  },
};

async function keptName(db: Db, by: 'person' | 'skeleton', value: string): Promise<KeptNameRow | undefined> {
  const row = await db.selectFrom('kept_names').selectAll().where(by, '=', value).executeTakeFirst();
  if (!row) return undefined;
  const { own_at: ownAt, ...rest } = row;
  return { ...rest, ownAt };
}

const passkeyOf = ({ public_key: publicKey, ...row }: NamesSchema['passkeys']): PasskeyRow => ({
  ...row,
  publicKey,
});
