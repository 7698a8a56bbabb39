import { LIMITS, type LobbyEntry, nameText, type Scope } from '@mazmorra/protocol';
import type { API_QUERIES, ApiSchemaName } from '@mazmorra/protocol/schemas';
import type { Instance } from '../instance.ts';
import { shownOf } from '../names/names.ts';
import { skeletonOf } from '../operator/folding.ts';
import { Refused } from '../refused.ts';
import { myTables } from '../requests/lobby.ts';
import { hasRecord } from '../retention/records.ts';
import type { PersonRow } from '../storage/port.ts';
import { sit } from '../table/membership.ts';
import { isOver, namesOf, type Room } from '../table/room.ts';

/** Who asks: nobody in particular, or a program with a token of this person. */
export interface Caller {
  readonly person: PersonRow | undefined;
  readonly scopes: readonly Scope[];
  /** The public address, for links. */
  readonly origin: string;
}

/** One address of the public API. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** What a token must allow; without it nobody need have one. */
  readonly scope?: Scope | 'any';
  readonly query: keyof typeof API_QUERIES;
  readonly body?: ApiSchemaName;
  /** One JSON object, or one on each line (NDJSON). */
  readonly answer: ApiSchemaName;
  readonly lines?: true;
  /** Lines come until the caller leaves. */
  readonly live?: true;
  run(server: Instance, asked: Asked, caller: Caller): unknown;
}

export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

const PAGE = 50;

/** Public games that are over, in the order of their ids. */
async function* finishedGames(
  { core }: Instance,
  { after = '', game, limit = '100' }: Asked['query'],
): AsyncGenerator<unknown> {
  let last = after;
  for (let left = Number(limit); left > 0; ) {
    const rows = await core.storage.finishedAfter(last, PAGE);
    for (const row of rows) {
      last = row.id;
      const room = JSON.parse(row.room) as Room;
      const isWanted = row.listed && hasRecord(room, core.now()) && (game ?? room.game) === room.game;
      if (!isWanted || left-- <= 0) continue;
      const { places, winners } = room.outcome ?? {};
      const names = namesOf(room);
      const record = `/api/records/${row.id}`;
      yield {
        table: row.id,
        game: room.game,
        seats: names.length,
        names,
        places,
        winners,
        created: room.created,
        record,
      };
    }
    if (rows.length < PAGE) return;
  }
}

/** The games of somebody who keeps a name and shows them. */
async function* gamesOf({ core }: Instance, { params, query }: Asked): AsyncGenerator<unknown> {
  const asked = params['name'] ?? '';
  const name = asked.length <= 4 * LIMITS.name ? nameText(asked) : '';
  const kept = name === '' ? undefined : await core.storage.keptNameLike(skeletonOf(name));
  // Who shows nothing is not told from who is not here.
  if (!kept || !shownOf(kept.shown).games)
    throw new Refused('unknown-person', 'nobody here shows such games');
  yield* await core.storage.resultsOf(kept.person, Number(query['limit'] ?? 100));
}

const listedTables = ({ tables }: Instance, { query: { game } }: Asked) =>
  tables.lobby.page(undefined, game === undefined ? {} : { game });

/** Opens a table, sits its person down, and calls somebody by their kept name. */
async function challenge(server: Instance, { body }: Asked, { person, origin }: Caller) {
  if (!person) throw new Refused('hello', 'a token is needed');
  const { to, ...settings } = body as Parameters<typeof server.tables.newTables.create>[0] & { to?: string };
  if (settings.rated && !person.kept)
    throw new Refused('needs-name', 'only people who keep their name open rated tables');
  const { table, invite } = await server.tables.newTables.create(settings, person.id);
  const live = await server.tables.live.get(table);
  await live?.change((room) => (isOver(room) ? room : sit(room, person, undefined, '', true)));
  if (to !== undefined) {
    server.moderation.requireMayWrite({ person: person.id, address: '' });
    await server.profiles.invite({ ...person }, to, table);
  }
  return { table, link: `${origin}/t/${table}#${invite}` };
}

/** Every address of the public API. Its answers are read by their schemas: what these do not name is left out. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'GET',
    path: '/api/v1/games',
    summary: 'Finished public games, ordered by id; the next page begins after the last table',
    query: 'games',
    answer: 'FinishedGame',
    lines: true,
    run: (server, { query }) => finishedGames(server, query),
  },
  {
    method: 'GET',
    path: '/api/v1/people/:name/games',
    summary: 'The games of somebody who keeps a name and shows them, newest first',
    query: 'personGames',
    answer: 'PlayedGame',
    lines: true,
    run: gamesOf,
  },
  {
    method: 'GET',
    path: '/api/v1/tables',
    summary: 'Public tables that are open or being played, as in the lobby',
    query: 'tables',
    answer: 'TableList',
    run: listedTables,
  },
  {
    method: 'GET',
    path: '/api/v1/tables/live',
    summary: 'The same as it changes: first all tables, then every change, until you leave',
    query: 'tables',
    answer: 'TableChanges',
    lines: true,
    live: true,
    run: (server, asked) => ({ set: listedTables(server, asked).tables satisfies LobbyEntry[], gone: [] }),
  },
  {
    method: 'GET',
    path: '/api/v1/leaderboards/:game',
    summary: 'The ratings of a season, by default of this one',
    query: 'leaderboard',
    answer: 'Leaderboard',
    run: (server, { params, query }, { person }) =>
      server.ratings.leaderboard(person?.id ?? '', params['game'] ?? '', query['season']),
  },
  {
    method: 'GET',
    path: '/api/v1/tournaments',
    summary: 'Public tournaments',
    query: 'none',
    answer: 'TournamentList',
    run: async (server) => ({ tournaments: (await server.tournaments.lists('')).listed }),
  },
  {
    method: 'GET',
    path: '/api/v1/tournaments/:tournament',
    summary: 'How a tournament stands; its id is the link to it',
    query: 'none',
    answer: 'Tournament',
    run: async (server, { params }) => {
      const view = await server.tournaments.read(params['tournament'] ?? '', '');
      const { game, rounds } = view.settings;
      const standings = view.standings.map(({ entrant, points }, at) => ({
        rank: at + 1,
        points,
        name: view.entrants[entrant]?.name ?? '',
      }));
      return { ...view, game, rounds, drawn: view.rounds.length, standings };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/me',
    summary: 'Whose token this is, and what it allows',
    scope: 'any',
    query: 'none',
    answer: 'Me',
    run: (_server, _asked, { person, scopes }) => ({
      name: person?.name,
      kept: person?.kept === true,
      program: person?.program === true,
      scopes,
    }),
  },
  {
    method: 'GET',
    path: '/api/v1/me/tables',
    summary: 'Where you have a seat, and whether it is your turn',
    scope: 'read',
    query: 'none',
    answer: 'MyTables',
    run: async (server, _asked, { person }) => ({ tables: await myTables(server.tables, person?.id ?? '') }),
  },
  {
    method: 'POST',
    path: '/api/v1/challenges',
    summary:
      'Opens a table at which you sit, and calls somebody by their kept name; the link invites anybody',
    scope: 'challenge',
    query: 'none',
    body: 'Challenge',
    answer: 'Challenged',
    run: challenge,
  },
];
