import type { CallReads, CallWrite, Write } from './port.ts';
import type { Db } from './schema.ts';
import type { Statement } from './statements.ts';

/** SQL of calls. */

const KINDS: ReadonlySet<string> = new Set<CallWrite['kind']>([
  'call-settings',
  'push',
  'delete-push',
  'called',
]);

export const isCallWrite = (write: Write): write is CallWrite => KINDS.has(write.kind);

const PUT_SETTINGS = `INSERT INTO call_settings (person, body, calendar) VALUES (?, ?, ?)
  ON CONFLICT (person) DO UPDATE SET body = excluded.body, calendar = excluded.calendar`;
const PUT_PUSH = `INSERT INTO pushes (endpoint, person, p256dh, auth, at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`;
const PUT_CALLED = `INSERT INTO called (person, table_id, decision, at) VALUES (?, ?, ?, ?)
  ON CONFLICT (person, table_id) DO UPDATE SET decision = excluded.decision, at = excluded.at`;

export function callStatements(write: CallWrite): Statement[] {
  switch (write.kind) {
    case 'call-settings':
      return [{ sql: PUT_SETTINGS, values: [write.row.person, write.row.body, write.row.calendar] }];
    case 'push': {
      const { endpoint, person, p256dh, auth, at } = write.row;
      return [{ sql: PUT_PUSH, values: [endpoint, person, p256dh, auth, at] }];
    }
    case 'delete-push':
      return [{ sql: 'DELETE FROM pushes WHERE endpoint = ?', values: [write.endpoint] }];
    case 'called':
      return [{ sql: PUT_CALLED, values: [write.person, write.table, write.decision, write.at] }];
  }
}

export function callReads(db: Db): CallReads {
  return {
    callSettings: (person) =>
      db.selectFrom('call_settings').selectAll().where('person', '=', person).executeTakeFirst(),
    callSettingsByCalendar: (calendar) =>
      db.selectFrom('call_settings').selectAll().where('calendar', '=', calendar).executeTakeFirst(),
    pushesOf: (person) =>
      db.selectFrom('pushes').selectAll().where('person', '=', person).orderBy('at', 'desc').execute(),
    async calledFor(person, table) {
      const found = db.selectFrom('called').select('decision').where('person', '=', person);
      return (await found.where('table_id', '=', table).executeTakeFirst())?.decision;
    },
  };
}
