import { type Db, loaded, type Stored, stored } from './rows.ts';

/** The chat of tables. */

export interface ChatRow {
  readonly table: string;
  readonly number: number;
  readonly body: string;
  /** The author; empty in lines of earlier versions. */
  readonly person: string;
  /** A line by a person without a seat, for others without a seat. */
  readonly onlooker: boolean;
}

export interface ChatSchema {
  chat: Stored<ChatRow>;
}

export const chatWrites = {
  chat: (db: Db, { row }: { row: ChatRow }) => db.insertInto('chat').values(stored(row)),

  /** Replaces the body of a line, for example by one without its text. */
  'replace-chat': (db: Db, { table, number, body }: { table: string; number: number; body: string }) =>
    db.updateTable('chat').set({ body }).where('table_id', '=', table).where('number', '=', number),

  'delete-chat': (db: Db, { table, number }: { table: string; number: number }) =>
    db.deleteFrom('chat').where('table_id', '=', table).where('number', '=', number),

  /** Deletes the chat of up to `most` finished tables that were last used before this time. */
  'expire-chat': (db: Db, { before, most }: { before: number; most: number }) => {
    const old = db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['finished', 'ended'])
      .where('touched', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('chat as line').select('line.number').whereRef('line.table_id', '=', 'tables.id')),
      );
    return db.deleteFrom('chat').where('table_id', 'in', old.orderBy('touched').limit(most));
  },
};

export const chatReads = {
  /** The newest lines by people with a seat, by spectators, or by all. */
  async chat(db: Db, table: string, last: number, of?: 'seats' | 'spectators'): Promise<ChatRow[]> {
    let rows = db.selectFrom('chat').selectAll().where('table_id', '=', table);
    if (of) rows = rows.where('onlooker', '=', of === 'spectators' ? 1 : 0);
    return (await rows.orderBy('number', 'desc').limit(last).execute()).reverse().map(lineOf);
  },

  /** All lines of these authors at these tables. */
  async linesOf(db: Db, tables: readonly string[], authors: readonly string[]): Promise<ChatRow[]> {
    if (tables.length === 0) return [];
    const rows = db.selectFrom('chat').selectAll().where('table_id', 'in', tables);
    return (await rows.where('person', 'in', authors).execute()).map(lineOf);
  },

  async chatLine(db: Db, table: string, number: number): Promise<ChatRow | undefined> {
    const rows = db.selectFrom('chat').selectAll().where('table_id', '=', table);
    const row = await rows.where('number', '=', number).executeTakeFirst();
    return row && lineOf(row);
  },
};

export const lineOf = (row: Stored<ChatRow>): ChatRow => loaded<ChatRow>(row, 'onlooker');
