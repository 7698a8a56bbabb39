import type { LeaderboardView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { shownOf } from '../names/names.ts';
import { KeptResults } from '../profiles/kept-results.ts';
import {
  isConflict,
  type NamedRating,
  type RatedGameRow,
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
