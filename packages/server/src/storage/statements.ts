import { isNameWrite, lockPerson, NAME_TABLES, nameStatements } from './name-rows.ts';
import { isOperatorWrite, operatorStatements } from './operator-rows.ts';
import type {
  AnswerRow,
  DailyTryRow,
  NameWrite,
  OperatorWrite,
  RatingWrite,
  SharedWrite,
  TableRow,
  TournamentWrite,
  Write,
} from './port.ts';
import { forgetRatings, isRatingWrite, ratingStatements } from './rating-rows.ts';
import type { Db, Step } from './rows.ts';
import { isSharedWrite, sharedStatements } from './shared-rows.ts';
import { type KnownWrite, WRITES } from './subjects.ts';
import { isTournamentWrite, tournamentStatements } from './tournament-rows.ts';

export type Value = string | number;

/** One statement of a commit, with `?` for each value. */
export interface Statement {
  readonly sql: string;
  /** For a statement that is run all the time: PostgreSQL then parses and plans it once per connection. Its values are `$1`, `$2` and so on. */
  readonly name?: string;
  readonly values: readonly Value[];
  /** The number of rows it must change; otherwise the commit conflicts. */
  readonly changes?: number;
  /** The tables whose answers it inserts. It returns the ids of those that it did insert; a missing one is a conflict. */
  readonly answersOf?: readonly string[];
}

/** An answer to be written, with the `rev` of the room in which it was given, if known. */
export interface WrittenAnswer {
  readonly row: AnswerRow;
  readonly rev?: number;
}

/** Inserts answers. They are most of what is written, so each database has its own fastest form. */
export type AnswerStatements = (answers: readonly WrittenAnswer[]) => readonly Statement[];

const INSERT_TABLE =
  'INSERT INTO tables (id, rev, status, listed, room, deal, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const CHANGE_TABLE =
  'UPDATE tables SET rev = ?, status = ?, listed = ?, room = ?, deal = ?, touched = ? WHERE id = ? AND rev = ?';
const CLEAR_MEMBERS = 'DELETE FROM members WHERE table_id = ?';
const INSERT_MEMBERS = 'INSERT INTO members (person, table_id) VALUES';
const PUT_SNAPSHOT = `INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?)
  ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body`;
const PUT_ARCHIVE = `INSERT INTO archives (table_id, body) VALUES (?, ?)
  ON CONFLICT (table_id) DO UPDATE SET body = excluded.body`;
const TOUCH = 'UPDATE tables SET touched = ? WHERE id = ? AND touched < ?';
const DELETE_TABLE = [
  'DELETE FROM tables WHERE id = ?',
  ...['members', 'answers', 'snapshots', 'chat', 'archives', 'called', 'settled', 'invitations'].map(
    (of) => `DELETE FROM ${of} WHERE table_id = ?`,
  ),
];
const EXPIRE_CHAT = `DELETE FROM chat WHERE table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'ended')
  AND touched < ? AND EXISTS (SELECT 1 FROM chat AS line WHERE line.table_id = tables.id) ORDER BY touched LIMIT ?)`;
const DELETE_CHAT = 'DELETE FROM chat WHERE table_id = ? AND number = ?';
const REPLACE_CHAT = 'UPDATE chat SET body = ? WHERE table_id = ? AND number = ?';
const INSERT_PERSON = 'INSERT INTO people (id, name, created, seen) VALUES (?, ?, ?, ?)';
const RENAME_PERSON = 'UPDATE people SET name = ? WHERE id = ?';
const PERSON_SEEN = 'UPDATE people SET seen = ? WHERE id = ?';
const DELETE_PERSON = [
  'DELETE FROM people WHERE id = ?',
  ...[
    ...[
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
    ],
    ...NAME_TABLES,
    'tournament_people',
  ].map((of) => `DELETE FROM ${of} WHERE person = ?`),
  // Their reports stay open for an operator, without their id.
  'UPDATE reports SET reporter = id WHERE reporter = ?',
  'DELETE FROM mutes WHERE other = ?',
];
const INSERT_SECRET = 'INSERT INTO secrets (hash, person, at, seen, device) VALUES (?, ?, ?, ?, ?)';
const DEVICE_SEEN = 'UPDATE secrets SET seen = ?, device = ? WHERE hash = ?';
const DELETE_SECRET = 'DELETE FROM secrets WHERE hash = ?';
const PUT_PROBE = `INSERT INTO meta (key, value) VALUES ('probe', ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const PUT_DAILY_DEAL =
  'INSERT INTO daily_deals (day, game, body, made) VALUES (?, ?, ?, ?) ON CONFLICT (day, game) DO NOTHING';
const INSERT_DAILY_TRY = `INSERT INTO daily_tries (table_id, state, points, won, place, standing, at, day, game, person)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const END_DAILY_TRY = `UPDATE daily_tries SET table_id = ?, state = ?, points = ?, won = ?, place = ?, standing = ?, at = ?
  WHERE day = ? AND game = ? AND person = ? AND state = 'playing'`;
const INSERT_CHAT = 'INSERT INTO chat (table_id, number, body, person, onlooker) VALUES (?, ?, ?, ?, ?)';
const PUT_MUTE = `INSERT INTO mutes (person, other, key, name, block, at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (person, other) DO UPDATE SET key = excluded.key, name = excluded.name, block = excluded.block, at = excluded.at`;
const DELETE_MUTE = 'DELETE FROM mutes WHERE person = ? AND other = ?';

/** The statements for a list of writes. Answers come last, all together. */
export function statementsFor(db: Db, writes: readonly Write[], answers: AnswerStatements): Statement[] {
  const statements: Statement[] = [];
  const rows: WrittenAnswer[] = [];
  for (const write of writes) {
    if (write.kind === 'answer') rows.push(write);
    else if (isSharedWrite(write)) statements.push(...sharedStatements(write));
    else if (isKnown(write)) statements.push(...compiled(db, write));
    else if (isOperatorWrite(write)) statements.push(...operatorStatements(write));
    else if (isNameWrite(write)) statements.push(...nameStatements(write));
    else if (isTournamentWrite(write)) statements.push(...tournamentStatements(write));
    else if (isRatingWrite(write)) statements.push(...ratingStatements(write));
    else statements.push(...statementsOf(write));
  }
  if (rows.length > 0) statements.push(...answers(rows));
  return statements;
}

const isKnown = (write: Write): write is KnownWrite => Object.hasOwn(WRITES, write.kind);

function compiled(db: Db, write: KnownWrite): Statement[] {
  const steps = [WRITES[write.kind](db, write as never)].flat() as readonly Step[];
  return steps.map((step) => {
    const { sql, parameters } = ('query' in step ? step.query : step).compile();
    const values = parameters as readonly Value[];
    return { sql, values, ...('query' in step && { changes: step.changes }) };
  });
}

/** Writes without a file of their own. */
type PlainWrite = Exclude<
  Write,
  KnownWrite | OperatorWrite | NameWrite | RatingWrite | TournamentWrite | SharedWrite | { kind: 'answer' }
>;

function statementsOf(write: PlainWrite): Statement[] {
  switch (write.kind) {
    case 'new-table': {
      const { id, rev, status, listed, room, deal, created, touched } = write.row;
      const values = [id, rev, status, listed ? 1 : 0, room, deal, created, touched];
      return [{ sql: INSERT_TABLE, values }, ...membersOf(write.row)];
    }
    case 'table': {
      const { id, rev, status, listed, room, deal, touched } = write.row;
      const values = [rev, status, listed ? 1 : 0, room, deal, touched, id, rev - 1];
      return [{ sql: CHANGE_TABLE, values, changes: 1 }, ...membersOf(write.row)];
    }
    case 'snapshot': {
      const { table, number, body } = write.row;
      return [{ sql: PUT_SNAPSHOT, values: [table, number, body] }];
    }
    case 'archive':
      return [{ sql: PUT_ARCHIVE, values: [write.table, write.body] }];
    case 'touch':
      return [{ sql: TOUCH, values: [write.at, write.table, write.at] }];
    case 'delete-table':
      return DELETE_TABLE.map((sql) => ({ sql, values: [write.table] }));
    case 'expire-chat':
      return [{ sql: EXPIRE_CHAT, values: [write.before, write.most] }];
    case 'delete-chat':
      return [{ sql: DELETE_CHAT, values: [write.table, write.number] }];
    case 'replace-chat':
      return [{ sql: REPLACE_CHAT, values: [write.body, write.table, write.number] }];
    case 'person': {
      const { id, name, created, seen } = write.row;
      return [{ sql: INSERT_PERSON, values: [id, name, created, seen] }];
    }
    case 'rename':
      return [{ sql: RENAME_PERSON, values: [write.name, write.person] }];
    case 'seen':
      return [{ sql: PERSON_SEEN, values: [write.at, write.person] }];
    case 'delete-person':
      return [
        ...DELETE_PERSON.map((sql) => ({ sql, values: [write.person] })),
        ...forgetRatings(write.person),
      ];
    case 'secret': {
      const { hash, person, at, seen, device } = write.row;
      return [lockPerson(person), { sql: INSERT_SECRET, values: [hash, person, at, seen, device] }];
    }
    case 'device-seen':
      return [{ sql: DEVICE_SEEN, values: [write.at, write.device, write.hash] }];
    case 'delete-secret':
      return [{ sql: DELETE_SECRET, values: [write.hash] }];
    case 'chat': {
      const { table, number, body, person, onlooker } = write.row;
      return [{ sql: INSERT_CHAT, values: [table, number, body, person, onlooker ? 1 : 0] }];
    }
    case 'daily-deal': {
      const { day, game, body, made } = write.row;
      return [{ sql: PUT_DAILY_DEAL, values: [day, game, body, made] }];
    }
    case 'daily-try':
      return [{ sql: INSERT_DAILY_TRY, values: tryValues(write.row) }];
    case 'daily-result':
      return [{ sql: END_DAILY_TRY, values: tryValues(write.row) }];
    case 'mute': {
      const { person, other, key, name, block, at } = write.row;
      return [{ sql: PUT_MUTE, values: [person, other, key, name, block ? 1 : 0, at] }];
    }
    case 'delete-mute':
      return [{ sql: DELETE_MUTE, values: [write.person, write.other] }];
    case 'probe':
      return [{ sql: PUT_PROBE, values: [write.text] }];
  }
}

const tryValues = (row: DailyTryRow): Value[] => [
  ...[row.table, row.state, row.points, row.won ? 1 : 0, row.place, row.standing, row.at],
  ...[row.day, row.game, row.person],
];

function membersOf({ id, people }: TableRow): Statement[] {
  const clear = { sql: CLEAR_MEMBERS, values: [id] };
  if (people.length === 0) return [clear];
  const sql = `${INSERT_MEMBERS} ${people.map(() => '(?, ?)').join(', ')}`;
  return [clear, { sql, values: people.flatMap((person) => [person, id]) }];
}
