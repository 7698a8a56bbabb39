import type { LeaderboardView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { shownOf } from '../names/names.ts';
import { KeptResults } from '../profiles/kept-results.ts';
import {
  isConflict,
  type NamedRating,
  type RatedGameRow,
  type RatingRow,
  type Storage,
  StorageError,
  type StoredTable,
  type Write,
} from '../storage/port.ts';
import { isOver, type Room } from '../table/room.ts';
import { counts, dayStart, ratingsAfter, seasonOf, shownRating } from './rate.ts';
import { endOf, ratedPlaces, resultsOf } from './results.ts';

const PAGE = 100;
const MOST_LEADERS = 100;
/** How long the list of seasons is kept, in ms. The current one is always added. */
const SEASONS_LIFE = 600_000;
/** Maximum number of attempts of a commit that conflicts with another process. */
const ATTEMPTS = 20;

/**
 * Writes what follows from finished games: results, and ratings for rated games. Each table is settled once, by whichever process
 * is first. Rated games are numbered, and ratings are computed in that order.
 */
export class Ratings {
  readonly #core: Core;
  /** Minimum number of rated games for a place on the leaderboard of a season. */
  readonly #fewest: number;
  #queue: Promise<void> = Promise.resolve();
  /** The seasons of a game, whose names are among all of its ratings. */
  readonly #seasons: KeptResults<string[]>;

  constructor(core: Core, fewest: number) {
    this.#core = core;
    this.#fewest = fewest;
    this.#seasons = new KeptResults(SEASONS_LIFE, core.now);
    core.events.on('table.over', ({ table, room, drives }) => {
      if (drives && room.started !== undefined) this.add(table);
    });
  }

  /** The game at this table is over. */
  add(table: string): void {
    this.#queue = this.#queue
      .then(() => this.settle(table))
      .catch((error: unknown) => {
        // Tables that could not be stored are settled at the next start.
        if (!(error instanceof StorageError)) this.#core.reportError('the results of a game', error);
      });
  }

  /** Resolves when nothing is being written. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Settles the finished tables that were not settled, one at a time. */
  async catchUp(): Promise<void> {
    for (let last = ''; ; ) {
      const ids = await this.#core.storage.unsettledAfter(last, PAGE);
      for (const id of ids) this.add(id);
      await this.#queue;
      last = ids.at(-1) ?? '';
      if (ids.length < PAGE) return;
    }
  }

  async settle(table: string): Promise<void> {
    const { storage, journal } = this.#core;
    const stored = await storage.table(table, true);
    if (!stored || (await storage.isSettled(table))) return;
    const room = JSON.parse(stored.row.room) as Room;
    if (!isOver(room) || room.started === undefined) return;
    const results = { kind: 'settled' as const, table, ...this.#resultsOf(room, stored) };
    for (let attempt = 1; ; attempt++) {
      try {
        return await journal.save(results, ...(await this.#ratingWrites(room, stored)));
      } catch (error) {
        if (!isConflict(error)) throw error;
        if (await storage.isSettled(table)) return;
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  #resultsOf(room: Room, stored: StoredTable) {
    try {
      return resultsOf(this.#core.game(room.game), room, stored);
    } catch (error) {
      this.#core.reportError('the results of a game', error);
      return { results: [], parts: [] };
    }
  }

  async #ratingWrites(room: Room, stored: StoredTable): Promise<Write[]> {
    const { storage } = this.#core;
    const seats = ratedPlaces(room);
    if (!seats) return [];
    const number = (await storage.lastRated()) + 1;
    const at = endOf(stored);
    const row: RatedGameRow = { number, table: stored.row.id, game: room.game, at, seats };
    const rated: Write = { kind: 'rated-game', row };
    if (!counts(row, await storage.ratedSince(room.game, dayStart(at)))) return [rated];
    const before = await storage.ratingsOf(
      seats.map(({ person }) => person),
      room.game,
    );
    return [rated, ...ratingsAfter(row, before).map((rating): Write => ({ kind: 'rating', row: rating }))];
  }

  /** The leaderboard of a season, by default the current one, among people who show their results. */
  async leaderboard(person: string, game: string, wanted?: string): Promise<LeaderboardView> {
    const { storage, now } = this.#core;
    const fewest = this.#fewest;
    const current = seasonOf(now());
    const season = wanted ?? current;
    const [leaders, played, own] = await Promise.all([
      storage.leaders(game, season, fewest, MOST_LEADERS),
      this.#seasons.get(game, () => storage.seasons(game)),
      storage.ratingsOfPerson(person),
    ]);
    const listed = leaders.filter((row) => row.person === person || shownOf(row.shown).results);
    const mine = own.find((row) => row.game === game && row.season === season);
    return {
      game,
      season,
      seasons: [...new Set([current, ...played])],
      fewest,
      rows: listed.map((row, i) => ({ rank: i + 1, ...leaderView(row, person) })),
      ...(mine && { you: { ...shownRating(mine), games: mine.games } }),
    };
  }
}

const leaderView = (row: NamedRating, viewer: string) => ({
  name: row.name,
  ...shownRating(row),
  games: row.games,
  ...(row.person === viewer && { you: true as const }),
});

export interface Rebuilt {
  readonly games: number;
  readonly people: number;
  /** Number of ratings that are stored with another value, missing, or superfluous. */
  readonly different: number;
  /** Rated games whose table contradicts what was rated. */
  readonly wrong: readonly string[];
}

/** Rated games per read when all ratings are computed anew. */
const REBUILT_AT_ONCE = 200;

const keyOf = ({ person, game, season }: RatingRow): string => `${person} ${game} ${season}`;
const isSame = (one: RatingRow | undefined, other: RatingRow | undefined): boolean =>
  one?.mu === other?.mu && one?.sigma === other?.sigma && one?.games === other?.games;

/**
 * Recomputes every rating from all rated games in the order of their numbers. With `write` the result replaces the stored
 * ratings. Rated games are checked against their tables where these still exist.
 */
export async function rebuildRatings(storage: Storage, write: boolean): Promise<Rebuilt> {
  const newest = new Map<string, RatingRow>();
  const all = new Map<string, RatingRow>();
  const wrong: string[] = [];
  let today: RatedGameRow[] = [];
  let games = 0;
  for (let last = 0; ; ) {
    const page = await storage.ratedGames(last, REBUILT_AT_ONCE);
    for (const game of page) {
      if (!(await fitsTable(storage, game))) wrong.push(game.table);
      today = today.filter(({ at }) => dayStart(at) >= dayStart(game.at) - DAY);
      if (counts(game, today))
        for (const row of ratingsAfter(game, before(newest, game))) {
          newest.set(`${row.person} ${row.game}`, row);
          all.set(keyOf(row), row);
        }
      today.push(game);
      games++;
    }
    if (page.length < REBUILT_AT_ONCE) break;
    last = page.at(-1)?.number ?? last;
  }
  const stored = new Map((await storage.allRatings()).map((row) => [keyOf(row), row]));
  const keys = new Set([...stored.keys(), ...all.keys()]);
  const different = [...keys].filter((key) => !isSame(stored.get(key), all.get(key))).length;
  if (write && different > 0) await storage.commit([{ kind: 'all-ratings', rows: [...all.values()] }]);
  return { games, people: new Set([...all.values()].map(({ person }) => person)).size, different, wrong };
}

const DAY = 86_400_000;

const before = (newest: ReadonlyMap<string, RatingRow>, { seats, game }: RatedGameRow): RatingRow[] =>
  seats.flatMap(({ person }) => newest.get(`${person} ${game}`) ?? []);

/** Whether the places match the table, if it still exists. People who were removed since are anonymous in it. */
async function fitsTable(storage: Storage, { table, seats }: RatedGameRow): Promise<boolean> {
  const row = await storage.tableRow(table);
  if (!row) return true;
  const room = JSON.parse(row.room) as Room;
  const named = room.seats.map((at, seat) =>
    at.kind === 'person' && at.anonymous
      ? { ...rest(at), person: seats.find((one) => one.seat === seat)?.person ?? '' }
      : at,
  );
  const places = ratedPlaces({ ...room, seats: named }) ?? [];
  return seats.every(({ seat, place }) => places.find((one) => one.seat === seat)?.place === place);
}

/** The seat as it was before its person was removed. */
function rest<T extends { anonymous?: true }>({ anonymous: _, ...seat }: T): Omit<T, 'anonymous'> {
  return seat;
}
