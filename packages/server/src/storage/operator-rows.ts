import { sql } from 'kysely';
import type { OperatorReads, OperatorWrite, ReportRow, Write } from './port.ts';
import type { Db } from './rows.ts';
import type { Statement, Value } from './statements.ts';

/** SQL of the operator's interface: settings, tokens, sanctions, reports, the audit log. */

const KINDS: ReadonlySet<string> = new Set<OperatorWrite['kind']>([
  'setting',
  'first-setting',
  'operator-token',
  'delete-operator-token',
  'sanction',
  'report',
  'settle-report',
  'expire-operator',
  'audit',
]);

export const isOperatorWrite = (write: Write): write is OperatorWrite => KINDS.has(write.kind);

/** An INSERT of all fields of a row. Names are quoted because `by` is an SQL keyword. */
function insert(table: string, row: Readonly<Record<string, Value>>, conflict = ''): Statement {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const sql = `INSERT INTO ${table} (${columns}) VALUES (${names.map(() => '?').join(', ')}) ${conflict}`;
  return { sql, values: Object.values(row) };
}

export function operatorStatements(write: OperatorWrite): Statement[] {
  switch (write.kind) {
    case 'setting':
    case 'first-setting': {
      const { key, value } = write;
      const kept = write.kind === 'setting' ? 'UPDATE SET value = excluded.value' : 'NOTHING';
      return [insert('settings', { key, value }, `ON CONFLICT (key) DO ${kept}`)];
    }
    case 'operator-token':
      return [insert('operator_tokens', { ...write.row })];
    case 'delete-operator-token':
      return [{ sql: 'DELETE FROM operator_tokens WHERE hash = ?', values: [write.hash] }];
    case 'sanction':
      return [insert('sanctions', { ...write.row }, 'ON CONFLICT (id) DO UPDATE SET until = excluded.until')];
    case 'report': {
      const { table, ...row } = write.row;
      return [insert('reports', { ...row, table_id: table }, 'ON CONFLICT DO NOTHING')];
    }
    case 'settle-report':
      return [
        {
          sql: 'UPDATE reports SET settled = ? WHERE target = ? AND settled = 0',
          values: [write.at, write.target],
        },
      ];
    case 'expire-operator':
      return [
        { sql: 'DELETE FROM reports WHERE settled > 0 AND settled < ?', values: [write.before] },
        { sql: 'DELETE FROM sanctions WHERE until < ?', values: [write.before] },
        { sql: 'DELETE FROM operator_tokens WHERE until < ?', values: [write.before] },
        { sql: 'DELETE FROM audit WHERE at < ?', values: [write.before] },
      ];
    case 'audit':
      return [insert('audit', { ...write.row })];
  }
}

export function operatorReads(db: Db): OperatorReads {
  return {
    async settings() {
      const rows = await db.selectFrom('settings').selectAll().execute();
      return new Map(rows.map(({ key, value }) => [key, value]));
    },
    operatorToken: (hash) =>
      db.selectFrom('operator_tokens').selectAll().where('hash', '=', hash).executeTakeFirst(),
    sanctions: (after, limit) =>
      db
        .selectFrom('sanctions')
        .selectAll()
        .where('until', '>', after)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),
    async reports(settled, limit) {
      const rows = db
        .selectFrom('reports')
        .selectAll()
        .where('settled', settled ? '>' : '=', 0);
      const found = await rows
        .orderBy('at', settled ? 'desc' : 'asc')
        .limit(limit)
        .execute();
      return found.map(({ table_id, ...row }): ReportRow => ({ ...row, table: table_id }));
    },
    async reportCounts(reporter, target) {
      const count = async (column?: 'reporter' | 'target', value = '') => {
        const open = db
          .selectFrom('reports')
          .select((row) => row.fn.countAll().as('n'))
          .where('settled', '=', 0);
        const row = await (column ? open.where(column, '=', value) : open).executeTakeFirst();
        return Number(row?.n ?? 0);
      };
      return {
        all: await count(),
        byReporter: await count('reporter', reporter),
        ofTarget: await count('target', target),
      };
    },
    async audit(before, limit) {
      const rows = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
      return (before === undefined ? rows : rows.where('id', '<', before)).execute();
    },
    async peopleNamed(text, limit) {
      const rows = db.selectFrom('people').selectAll();
      // `replace` works alike in both databases; LIKE does not.
      const contains = sql<boolean>`replace(lower(name), ${text.toLowerCase()}, '') <> lower(name)`;
      const found = text === '' ? rows : rows.where((row) => row.or([row('id', '=', text), contains]));
      return found.orderBy('seen', 'desc').orderBy('id').limit(limit).execute();
    },
  };
}
