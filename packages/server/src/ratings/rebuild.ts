import type { RatedGameRow, RatingRow, Storage } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import { counts, dayStart, ratingsAfter } from './rate.ts';
import { ratedPlaces } from './results.ts';

export interface Rebuilt {
  readonly games: number;
  readonly people: number;
  /** Number of ratings that are stored with another value, missing, or superfluous. */
  readonly different: number;
  /** Rated games whose table contradicts what was rated. */
  readonly wrong: readonly string[];
}

const PAGE = 200;

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
    const page = await storage.ratedGames(last, PAGE);
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
    if (page.length < PAGE) break;
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
