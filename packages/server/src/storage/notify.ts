import { type Db, one, type Step } from './rows.ts';

/** Who is told about their turn, and how: settings, devices, and what they were told last. */

/** The call settings of a person. `calendar` is the secret part of their calendar's address; empty if there is none. */
export interface CallSettingsRow {
  readonly person: string;
  readonly body: string;
  readonly calendar: string;
}

/** A device that can be reached through a push service. */
export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly at: number;
}

export interface NotifySchema {
  call_settings: CallSettingsRow;
  pushes: PushRow;
  called: { person: string; table_id: string; decision: number; at: number };
}

interface Called {
  readonly person: string;
  readonly tables: readonly { readonly table: string; readonly decision: number }[];
  readonly at: number;
  readonly before: number | undefined;
}

/** What a person was called for. */
export interface CallsMade {
  readonly last: number | undefined;
  readonly decisions: ReadonlyMap<string, number>;
}

/** Stands for a table in the row of when a person was called last. */
const EVERY = '';

export const notifyWrites = {
  'call-settings': (db: Db, { row }: { row: CallSettingsRow }) =>
    db
      .insertInto('call_settings')
      .values(row)
      .onConflict((on) => on.column('person').doUpdateSet(row)),

  /** A browser has one subscription; it belongs to the last person who subscribed there. */
  push: (db: Db, { row }: { row: PushRow }) =>
    db
      .insertInto('pushes')
      .values(row)
      .onConflict((on) => on.column('endpoint').doUpdateSet(row)),

  'delete-push': (db: Db, { endpoint }: { endpoint: string }) =>
    db.deleteFrom('pushes').where('endpoint', '=', endpoint),

  /**
   * A person is called for decisions at tables. `before` is the time of the last such call: where another process calls them at the
   * same moment, one of both conflicts.
   */
  called: (db: Db, { person, tables, at, before }: Called): Step[] => [
    before === undefined
      ? db.insertInto('called').values({ person, table_id: EVERY, decision: 0, at })
      : one(
          db
            .updateTable('called')
            .set({ at })
            .where('person', '=', person)
            .where('table_id', '=', EVERY)
            .where('at', '=', before),
        ),
    ...tables.map(({ table, decision }) =>
      db
        .insertInto('called')
        .values({ person, table_id: table, decision, at })
        .onConflict((on) => on.columns(['person', 'table_id']).doUpdateSet({ decision, at })),
    ),
  ],

  /** The call for these tables did not arrive. */
  uncalled: (db: Db, { person, tables }: { person: string; tables: readonly string[] }) =>
    db.deleteFrom('called').where('person', '=', person).where('table_id', 'in', tables),
};

export const notifyReads = {
  callSettings: (db: Db, person: string): Promise<CallSettingsRow | undefined> =>
    db.selectFrom('call_settings').selectAll().where('person', '=', person).executeTakeFirst(),

  callSettingsByCalendar: (db: Db, calendar: string): Promise<CallSettingsRow | undefined> =>
    db.selectFrom('call_settings').selectAll().where('calendar', '=', calendar).executeTakeFirst(),

  /** The devices of a person, newest first. */
  pushesOf: (db: Db, person: string): Promise<PushRow[]> =>
    db.selectFrom('pushes').selectAll().where('person', '=', person).orderBy('at', 'desc').execute(),

  /** The last decision for which a person was called to each table, and when they were called last. */
  async callsOf(db: Db, person: string): Promise<CallsMade> {
    const rows = await db.selectFrom('called').selectAll().where('person', '=', person).execute();
    const last = rows.find(({ table_id }) => table_id === EVERY)?.at;
    return { last, decisions: new Map(rows.map(({ table_id, decision }) => [table_id, decision])) };
  },
};
