import type { ChallengeRow, NameReads, NameWrite, Write } from './port.ts';
import type { Db } from './rows.ts';
import type { Statement, Value } from './statements.ts';

/** SQL of kept names. */

const KINDS: ReadonlySet<string> = new Set<NameWrite['kind']>([
  'keep-name',
  'rename-kept',
  'passkey',
  'passkey-used',
  'delete-passkey',
  'challenge',
  'use-challenge',
  'recovery-codes',
  'use-recovery-code',
  'shown',
  'own',
]);

export const isNameWrite = (write: Write): write is NameWrite => KINDS.has(write.kind);

/** Tables whose rows are deleted with a person. */
export const NAME_TABLES = ['kept_names', 'passkeys', 'recovery_codes', 'challenges'] as const;

// `tries` and `locked` are of earlier versions and no longer used.
const KEEP = `INSERT INTO kept_names (person, name, skeleton, at, tries, locked, shown, own, own_at)
  VALUES (?, ?, ?, ?, 0, 0, ?, '', 0)`;
const RENAME = 'UPDATE kept_names SET name = ?, skeleton = ? WHERE person = ?';
const INSERT_PASSKEY = `INSERT INTO passkeys (id, person, public_key, counter, transports, device, at, seen)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const USE_PASSKEY = `UPDATE passkeys SET counter = ?, seen = ?
  WHERE id = ? AND (counter < ? OR (counter = 0 AND CAST(? AS bigint) = 0))`;
const DELETE_PASSKEY = `DELETE FROM passkeys WHERE id = ? AND person = ?
  AND (SELECT count(*) FROM passkeys AS other WHERE other.person = ?) > 1`;
const INSERT_CHALLENGE = 'INSERT INTO challenges (challenge, person, purpose, until) VALUES (?, ?, ?, ?)';
const USE_CHALLENGE = 'DELETE FROM challenges WHERE challenge = ? AND person = ? AND purpose = ?';
const INSERT_CODE = 'INSERT INTO recovery_codes (hash, person) VALUES (?, ?)';
const OWN = 'UPDATE kept_names SET own = ?, own_at = ? WHERE person = ? AND own_at <= ?';

/**
 * Locks the row of a person, and conflicts if they were forgotten. Whatever is stored about a person by a request that may run while
 * they are being forgotten begins with it: deleting a person begins with the same row.
 */
export const lockPerson = (person: string): Statement =>
  one('UPDATE people SET seen = seen WHERE id = ?', [person]);

const one = (sql: string, values: readonly Value[]): Statement => ({ sql, values, changes: 1 });
const any = (sql: string, values: readonly Value[]): Statement => ({ sql, values });

export function nameStatements(write: NameWrite): Statement[] {
  switch (write.kind) {
    case 'keep-name': {
      const { person, name, skeleton, at, shown } = write.row;
      return [lockPerson(person), any(KEEP, [person, name, skeleton, at, shown])];
    }
    case 'rename-kept':
      return [one(RENAME, [write.name, write.skeleton, write.person])];
    case 'passkey': {
      const { id, person, publicKey, counter, transports, device, at, seen } = write.row;
      return [
        lockPerson(person),
        any(INSERT_PASSKEY, [id, person, publicKey, counter, transports, device, at, seen]),
      ];
    }
    case 'passkey-used':
      return [one(USE_PASSKEY, [write.counter, write.at, write.id, write.counter, write.counter])];
    case 'delete-passkey':
      return [one(DELETE_PASSKEY, [write.id, write.person, write.person])];
    case 'challenge': {
      const { challenge, person, purpose, until } = write.row;
      return [
        any('DELETE FROM challenges WHERE until < ?', [write.now]),
        any(INSERT_CHALLENGE, [challenge, person, purpose, until]),
      ];
    }
    case 'use-challenge': {
      const { challenge, person, purpose } = write.row;
      return [one(USE_CHALLENGE, [challenge, person, purpose])];
    }
    default:
      return moreStatements(write);
  }
}

function moreStatements(
  write: Extract<NameWrite, { kind: 'recovery-codes' | 'use-recovery-code' | 'shown' | 'own' }>,
): Statement[] {
  switch (write.kind) {
    case 'recovery-codes':
      return [
        any('DELETE FROM recovery_codes WHERE person = ?', [write.person]),
        ...write.hashes.map((hash) => any(INSERT_CODE, [hash, write.person])),
      ];
    case 'use-recovery-code':
      return [one('DELETE FROM recovery_codes WHERE hash = ? AND person = ?', [write.hash, write.person])];
    case 'shown':
      return [any('UPDATE kept_names SET shown = ? WHERE person = ?', [write.shown, write.person])];
    case 'own':
      return [any(OWN, [write.own, write.at, write.person, write.at])];
  }
}

export function nameReads(db: Db): NameReads {
  const names = () => db.selectFrom('kept_names').selectAll();
  return {
    async keptName(person) {
      const row = await names().where('person', '=', person).executeTakeFirst();
      return row && keptNameOf(row);
    },
    async keptNameLike(skeleton) {
      const row = await names().where('skeleton', '=', skeleton).executeTakeFirst();
      return row && keptNameOf(row);
    },
    async passkey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyOf(row);
    },
    async passkeysOf(person) {
      const rows = db.selectFrom('passkeys').selectAll().where('person', '=', person);
      return (await rows.orderBy('at', 'desc').orderBy('id').execute()).map(passkeyOf);
    },
    async challenge(challenge) {
      const found = db.selectFrom('challenges').selectAll().where('challenge', '=', challenge);
      const row = await found.executeTakeFirst();
      return row && { ...row, purpose: row.purpose as ChallengeRow['purpose'] };
    },
    async recoveryCodes(person) {
      const rows = db.selectFrom('recovery_codes').select('hash').where('person', '=', person);
      return (await rows.orderBy('hash').execute()).map(({ hash }) => hash);
    },
  };
}

const keptNameOf = <R extends { own_at: number }>({ own_at, ...row }: R) => ({ ...row, ownAt: own_at });
const passkeyOf = <R extends { public_key: string }>({ public_key, ...row }: R) => ({
  ...row,
  publicKey: public_key,
});
