import { type ChatSchema, chatReads, chatWrites } from './chat.ts';
import { type DailySchema, dailyReads, dailyWrites } from './daily.ts';
import { type NamesSchema, namesReads, namesWrites } from './names.ts';
import { type NotifySchema, notifyReads, notifyWrites } from './notify.ts';
import { type OperatorSchema, operatorReads, operatorWrites } from './operator.ts';
import { type PeopleSchema, peopleReads, peopleWrites } from './people.ts';
import { type RatingsSchema, ratingsReads, ratingsWrites } from './ratings.ts';
import { type ResultsSchema, resultsReads, resultsWrites } from './results.ts';
import type { Db, Step, WriteOf, Writes } from './rows.ts';
import { type SharedSchema, sharedReads, sharedWrites } from './shared.ts';
import { type AnswerRow, type TablesSchema, tablesReads, tablesWrites } from './tables.ts';
import { type TournamentsSchema, tournamentsReads, tournamentsWrites } from './tournaments.ts';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are ms, JSON is text, booleans are 0 and 1. */
export interface Schema
  extends ChatSchema,
    DailySchema,
    NamesSchema,
    NotifySchema,
    OperatorSchema,
    PeopleSchema,
    RatingsSchema,
    ResultsSchema,
    SharedSchema,
    TablesSchema,
    TournamentsSchema {
  meta: { key: string; value: string };
}

/** All reads. */
export const READS = {
  ...chatReads,
  ...dailyReads,
  ...namesReads,
  ...notifyReads,
  ...operatorReads,
  ...peopleReads,
  ...ratingsReads,
  ...resultsReads,
  ...sharedReads,
  ...tablesReads,
  ...tournamentsReads,
};

/** All writes but answers. */
const WRITES = {
  ...chatWrites,
  ...dailyWrites,
  ...namesWrites,
  ...notifyWrites,
  ...operatorWrites,
  ...peopleWrites,
  ...ratingsWrites,
  ...resultsWrites,
  ...sharedWrites,
  ...tablesWrites,
  ...tournamentsWrites,
  /** Overwritten by the next probe: it only shows that the storage accepts writes. */
  probe: (db: Db, { text }: { text: string }) =>
    db
      .insertInto('meta')
      .values({ key: 'probe', value: text })
      .onConflict((on) => on.column('key').doUpdateSet({ value: text })),
} satisfies Writes;

/** An answer to be written. `rev` is that of the room in which it was given: in a shared database a different one conflicts. */
export interface WrittenAnswer {
  readonly row: AnswerRow;
  readonly rev?: number;
}

export type Write = WriteOf<typeof WRITES> | ({ readonly kind: 'answer' } & WrittenAnswer);

/** One statement of a commit. */
export interface Statement {
  readonly sql: string;
  /** For a statement that is run all the time: PostgreSQL then parses and plans it once per connection. */
  readonly name?: string;
  readonly values: readonly unknown[];
  /** The number of rows it must change; otherwise the commit conflicts. */
  readonly changes?: number;
  /** The tables whose answers it inserts. It returns the ids of those that it did insert; a missing one is a conflict. */
  readonly answersOf?: readonly string[];
}

/** Inserts answers. They are most of what is written, so each database has its own fastest form. */
export type AnswerStatements = (answers: readonly WrittenAnswer[]) => readonly Statement[];

/** The statements for a list of writes. Answers come last, all together. */
export function statementsFor(db: Db, writes: readonly Write[], answers: AnswerStatements): Statement[] {
  const statements: Statement[] = [];
  const rows: WrittenAnswer[] = [];
  for (const write of writes) {
    if (write.kind === 'answer') rows.push(write);
    else for (const step of [WRITES[write.kind](db, write as never)].flat()) statements.push(compiled(step));
  }
  if (rows.length > 0) statements.push(...answers(rows));
  return statements;
}

function compiled(step: Step): Statement {
  const { sql, parameters } = ('query' in step ? step.query : step).compile();
  return { sql, values: parameters, ...('query' in step && { changes: step.changes }) };
}
