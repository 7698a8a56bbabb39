import * as v from 'valibot';
import { SCOPES } from './lists.ts';
import { create } from './requests.ts';

/** What the public API (`/api/v1`) takes and tells: its documents are made from these schemas, and nothing else leaves it. */

const moment = v.pipe(v.number(), v.description('milliseconds since 1970'));
const count = v.pipe(v.number(), v.integer());
const id = v.pipe(v.string(), v.description('also the link: /t/ID, /r/ID'));
const limit = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)));
const game = v.pipe(v.string(), v.description('such as saboteur'));
const rating = { rating: v.number(), deviation: v.number(), games: count };

/** A finished public game. */
const finishedGame = v.object({
  table: id,
  game,
  seats: count,
  names: v.array(v.string()),
  places: v.optional(v.array(count)),
  winners: v.optional(v.array(count)),
  created: moment,
  record: v.pipe(v.string(), v.description('the path of the record')),
});

const playedGame = v.object({
  table: id,
  game,
  at: moment,
  place: count,
  seats: count,
  won: v.boolean(),
});

const publicTable = v.object({
  table: id,
  game,
  status: v.picklist(['open', 'running']),
  seats: count,
  free: count,
  names: v.array(v.string()),
  bots: count,
  spectators: v.boolean(),
  created: moment,
});

const leaderboard = v.object({
  game,
  season: v.string(),
  seasons: v.array(v.string()),
  fewest: count,
  rows: v.array(v.object({ rank: count, name: v.string(), ...rating })),
});

const tournamentEntry = v.object({
  tournament: v.string(),
  game,
  status: v.string(),
  people: count,
  rounds: count,
  drawn: count,
  created: moment,
});

const tournamentStandings = v.object({
  tournament: v.string(),
  game,
  status: v.string(),
  rounds: count,
  drawn: count,
  standings: v.array(v.object({ name: v.string(), rank: count, points: v.number() })),
});

const me = v.object({
  name: v.string(),
  kept: v.boolean(),
  program: v.boolean(),
  scopes: v.array(v.picklist(SCOPES)),
});

const myTable = v.object({
  table: id,
  game,
  status: v.string(),
  seat: count,
  names: v.array(v.string()),
  yours: v.boolean(),
});

const challenge = v.object({ ...create, to: v.optional(v.pipe(v.string(), v.maxLength(96))) });
const challenged = v.object({ table: id, link: v.string() });

/** The schemas by the names that they have in the documents. */
export const API_SCHEMAS = {
  FinishedGame: finishedGame,
  PlayedGame: playedGame,
  PublicTable: publicTable,
  TableChanges: v.object({ set: v.array(publicTable), gone: v.array(v.string()) }),
  TableList: v.object({ tables: v.array(publicTable) }),
  Leaderboard: leaderboard,
  TournamentList: v.object({ tournaments: v.array(tournamentEntry) }),
  Tournament: tournamentStandings,
  Me: me,
  MyTables: v.object({ tables: v.array(myTable) }),
  Challenge: challenge,
  Challenged: challenged,
} as const;
export type ApiSchemaName = keyof typeof API_SCHEMAS;

/** What the addresses take behind their `?`. */
export const API_QUERIES = {
  games: v.object({ after: v.optional(v.string()), game: v.optional(v.string()), limit }),
  personGames: v.object({ limit }),
  tables: v.object({ game: v.optional(v.string()) }),
  leaderboard: v.object({ season: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-Q[1-4]$/))) }),
  none: v.object({}),
} as const;

/** An answer as its schema has it: what that does not name is left out. */
export const answerOf = (name: ApiSchemaName, answer: unknown): unknown => v.parse(API_SCHEMAS[name], answer);

/** A body as its schema reads it; `undefined` for one that is not right. */
export function readBody(name: ApiSchemaName, body: unknown): unknown {
  const read = v.safeParse(API_SCHEMAS[name], body);
  return read.success ? read.output : undefined;
}

/** The same for what stands behind the `?` of an address. */
export function readQuery(
  name: keyof typeof API_QUERIES,
  query: unknown,
): Readonly<Record<string, string | undefined>> | undefined {
  const read = v.safeParse(API_QUERIES[name], query);
  return read.success ? read.output : undefined;
}
