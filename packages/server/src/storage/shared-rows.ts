import type { SharedReads, SharedWrite, Write } from './port.ts';
import type { Db } from './rows.ts';
import type { Statement } from './statements.ts';

/** SQL of what all processes share: leases, visitors, hand-over codes, the pool. */

const KINDS: ReadonlySet<string> = new Set<SharedWrite['kind']>([
  'fence',
  'visitors',
  'code',
  'use-code',
  'delete-codes',
  'expire-codes',
  'waiter',
  'call-waiter',
  'recall-waiter',
  'delete-waiter',
]);

export const isSharedWrite = (write: Write): write is SharedWrite => KINDS.has(write.kind);

/**
 * Locks the lease until the commit ends, so that no other process can take it. Only PostgreSQL supports this, and only there are
 * fences used.
 */
const REQUIRE_LEASE = 'SELECT 1 FROM leases WHERE shard = ? AND holder = ? AND epoch = ? FOR SHARE';
const PUT_VISITORS = `INSERT INTO visitors (process, table_id, body) VALUES (?, ?, ?)
  ON CONFLICT (process, table_id) DO UPDATE SET body = excluded.body`;
const DELETE_VISITORS = 'DELETE FROM visitors WHERE process = ? AND table_id = ?';
const INSERT_CODE = 'INSERT INTO codes (hash, person, until, used) VALUES (?, ?, ?, 0)';
const USE_CODE = 'UPDATE codes SET used = 1 WHERE hash = ? AND used = 0';
const PUT_WAITER = `INSERT INTO waiters (person, body, since, called) VALUES (?, ?, ?, '')
  ON CONFLICT (person) DO UPDATE SET body = excluded.body WHERE waiters.called = ''`;
const CALL_WAITER = "UPDATE waiters SET called = ? WHERE person = ? AND called = ''";
const RECALL_WAITER = "UPDATE waiters SET called = '' WHERE person = ?";
const DELETE_WAITER = 'DELETE FROM waiters WHERE person = ?';

export function sharedStatements(write: SharedWrite): Statement[] {
  switch (write.kind) {
    case 'fence': {
      const { shard, epoch } = write.lease;
      return [{ sql: REQUIRE_LEASE, values: [shard, write.holder, epoch], changes: 1 }];
    }
    case 'visitors': {
      const { process, table, body } = write.row;
      return body === ''
        ? [{ sql: DELETE_VISITORS, values: [process, table] }]
        : [{ sql: PUT_VISITORS, values: [process, table, body] }];
    }
    case 'code':
      return [{ sql: INSERT_CODE, values: [write.row.hash, write.row.person, write.row.until] }];
    case 'use-code':
      return [{ sql: USE_CODE, values: [write.hash], changes: 1 }];
    case 'delete-codes':
      return [{ sql: 'DELETE FROM codes WHERE person = ?', values: [write.person] }];
    case 'expire-codes':
      return [{ sql: 'DELETE FROM codes WHERE until < ?', values: [write.before] }];
    case 'waiter': {
      const { person, body, since } = write.row;
      return [{ sql: PUT_WAITER, values: [person, body, since] }];
    }
    case 'delete-waiter':
      return [{ sql: DELETE_WAITER, values: [write.person] }];
    case 'call-waiter':
      return [{ sql: CALL_WAITER, values: [write.called, write.person], changes: 1 }];
    case 'recall-waiter':
      return [{ sql: RECALL_WAITER, values: [write.person] }];
  }
}

export function sharedReads(db: Db): SharedReads {
  return {
    waiters: () => db.selectFrom('waiters').selectAll().orderBy('since').orderBy('person').execute(),
    async code(hash) {
      const row = await db.selectFrom('codes').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row && { ...row, used: row.used === 1 };
    },
    async tablesMentioning(person) {
      const rows = db.selectFrom('tables').select('id').where('status', 'in', ['open', 'running']);
      return (await rows.where('room', 'like', `%"${person}"%`).execute()).map(({ id }) => id);
    },
  };
}
