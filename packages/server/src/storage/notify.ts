import type { Db } from './rows.ts';

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
  readonly table: string;
  readonly decision: number;
  readonly at: number;
}

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

  /** A person was called for a decision at a table. */
  called: (db: Db, { person, table, decision, at }: Called) =>
    db
      .insertInto('called')
      .values({ person, table_id: table, decision, at })
      .onConflict((on) => on.columns(['person', 'table_id']).doUpdateSet({ decision, at })),
};

export const notifyReads = {
  callSettings: (db: Db, person: string): Promise<CallSettingsRow | undefined> =>
    db.selectFrom('call_settings').selectAll().where('person', '=', person).executeTakeFirst(),

  callSettingsByCalendar: (db: Db, calendar: string): Promise<CallSettingsRow | undefined> =>
    db.selectFrom('call_settings').selectAll().where('calendar', '=', calendar).executeTakeFirst(),

  /** The devices of a person, newest first. */
  pushesOf: (db: Db, person: string): Promise<PushRow[]> =>
    db.selectFrom('pushes').selectAll().where('person', '=', person).orderBy('at', 'desc').execute(),

  /** The last decision for which a person was called to a table. */
  async calledFor(db: Db, person: string, table: string): Promise<number | undefined> {
    const found = db.selectFrom('called').select('decision').where('person', '=', person);
    return (await found.where('table_id', '=', table).executeTakeFirst())?.decision;
  },
};
