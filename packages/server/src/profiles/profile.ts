import type {
  BalanceView,
  CountView,
  DeathView,
  PartCountView,
  ProfileGame,
  ProfileView,
} from '@mazmorra/protocol';
import { dayOf, streakOf } from '../daily/deal.ts';
import { shownOf } from '../names/names.ts';
import { shownRating } from '../ratings/rate.ts';
import type { KeptNameRow, PartCount, PartRow, ResultRow, Storage, VariantCount } from '../storage/port.ts';

/** Limits: results that are counted (newest first), and games and deaths that are listed. */
const MOST_RESULTS = 5000;
const LATEST = 12;
const MOST_DEATHS = 12;
const FELLOWS = 8;
const LONGEST_STREAK = 3660;

/** What follows from the games that somebody has played: it changes only with the next one. */
export interface Played {
  readonly games: readonly Omit<ProfileGame, 'rating'>[];
  readonly streak: { readonly now: number; readonly best: number };
  readonly deaths: readonly DeathView[];
  readonly latest: readonly ReturnType<typeof latestView>[];
}

/** Reads all results of a person, as many as are counted. */
export async function playedBy(storage: Storage, person: string): Promise<Played> {
  const [results, parts] = await Promise.all([
    storage.resultsOf(person, MOST_RESULTS),
    storage.partsOf(person, MOST_RESULTS),
  ]);
  const games = [...new Set(results.map(({ game }) => game))];
  return {
    games: games.map((game) => gameView(game, results, parts)),
    streak: winsInARow(results),
    deaths: results.flatMap(deathView).slice(0, MOST_DEATHS),
    latest: results.slice(0, LATEST).map(latestView),
  };
}

/** The profile of a person with a kept name, limited to what they show. People see everything about themselves. */
export async function profileOf(
  storage: Storage,
  viewer: string,
  kept: KeptNameRow,
  played: Played,
  now: number,
): Promise<ProfileView> {
  const { person } = kept;
  const own = viewer === person;
  const shown = shownOf(kept.shown);
  const may = (part: keyof typeof shown): boolean => own || shown[part];
  const [following, mutes] = await Promise.all([storage.follows(viewer, person), storage.mutesAbout(viewer)]);
  return {
    name: kept.name,
    since: kept.at,
    ...(own && { you: true as const }),
    following,
    blocked: mutes.some((row) => row.person === viewer && row.other === person && row.block),
    ...(may('results') && { results: await resultsView(storage, person, played, now) }),
    ...(may('games') && { latest: [...played.latest] }),
    ...(may('fellows') && {
      fellows: (await storage.fellowsOf(person, 0, FELLOWS)).map(({ name, games }) => ({ name, games })),
    }),
    ...(may('dilemmas') && { dilemmas: dilemmasIn(kept.own) }),
    ...(!own && { together: togetherView(await storage.together(viewer, person)) }),
  };
}

async function resultsView(storage: Storage, person: string, played: Played, now: number) {
  const [ratings, days] = await Promise.all([
    storage.ratingsOfPerson(person),
    storage.dailyDays(person, LONGEST_STREAK),
  ]);
  const games = [...new Set([...played.games, ...ratings].map(({ game }) => game))].sort();
  return {
    games: games.map((game) => {
      const counted = played.games.find((one) => one.game === game) ?? gameView(game, [], []);
      // Ratings are sorted by season, newest first.
      const rating = ratings.find((row) => row.game === game);
      return { ...counted, ...(rating && { rating: { ...shownRating(rating), games: rating.games } }) };
    }),
    streak: played.streak,
    deaths: [...played.deaths],
    daily: { streak: streakOf(days, dayOf(now)), days: days.length },
  };
}

function gameView(
  game: string,
  all: readonly ResultRow[],
  parts: readonly PartRow[],
): Omit<ProfileGame, 'rating'> {
  const results = all.filter((row) => row.game === game);
  const variants = results.flatMap((row) =>
    variantsIn(row.variants).map(([variant, value]) => ({ ...row, variant, value })),
  );
  return {
    game,
    ...countOf(results),
    byPart: grouped(
      parts.filter((row) => row.game === game),
      ({ part }) => part,
      ({ part }) => ({ part }),
    ),
    bySeat: grouped(
      results,
      ({ seat }) => String(seat),
      ({ seat }) => ({ seat }),
    ),
    byVariant: grouped(
      variants,
      ({ variant, value }) => `${variant}=${value}`,
      ({ variant, value }) => ({ variant, value }),
    ),
  };
}

const variantsIn = (text: string): [string, string][] =>
  Object.entries(JSON.parse(text) as Record<string, unknown>).map(([id, value]) => [id, String(value)]);

const countOf = (rows: readonly { readonly won: boolean }[]): CountView => ({
  played: rows.length,
  won: rows.filter(({ won }) => won).length,
});

function grouped<T extends { readonly won: boolean }, K extends object>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  named: (row: T) => K,
): (K & CountView)[] {
  const groups = [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return groups.flatMap(([, [first, ...others]]) =>
    first ? [{ ...named(first), ...countOf([first, ...others]) }] : [],
  );
}

/** The current and the longest winning streak. Results are sorted newest first. */
function winsInARow(results: readonly Pick<ResultRow, 'won'>[]): { now: number; best: number } {
  let best = 0;
  let run = 0;
  for (const { won } of [...results].reverse()) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: run, best };
}

function deathView({ game, at, seat, death }: ResultRow): DeathView[] {
  if (death === '') return [];
  const { rule, event } = JSON.parse(death) as Pick<DeathView, 'rule' | 'event'>;
  return [{ game, at, seat, rule, event }];
}

const latestView = ({ table, game, at, place, seats, won }: ResultRow) => ({
  table,
  game,
  at,
  place,
  seats,
  won,
});

const togetherView = (rows: readonly { mine: number; theirs: number }[]) => ({
  games: rows.length,
  ahead: rows.filter(({ mine, theirs }) => mine < theirs).length,
  behind: rows.filter(({ mine, theirs }) => mine > theirs).length,
});

/** The dilemma ratings in the data that the page stores with the name. Anything else in it is ignored. */
function dilemmasIn(own: string): { game: string; rating: number; deviation: number }[] {
  try {
    const { dilemmas } = JSON.parse(own) as { readonly dilemmas?: Readonly<Record<string, unknown>> };
    return Object.entries(dilemmas ?? {})
      .slice(0, 20)
      .flatMap(([game, progress]) => {
        const { strength } = (progress ?? {}) as {
          readonly strength?: { readonly rating?: unknown; readonly deviation?: unknown };
        };
        const { rating, deviation } = strength ?? {};
        const isKnown = typeof rating === 'number' && typeof deviation === 'number' && game.length <= 40;
        return isKnown ? [{ game, rating: Math.round(rating), deviation: Math.round(deviation) }] : [];
      });
  } catch {
    return [];
  }
}

/** Results that are counted at a time. What others read and write comes in between. */
const PAGE = 500;

/** Reads all results of a game and says how roles, heroes and variants fared. */
export async function countBalance(
  storage: Pick<Storage, 'countsAfter'>,
  game: string,
  page = PAGE,
): Promise<BalanceView> {
  const parts = new Map<string, PartCount>();
  const variants = new Map<string, VariantCount>();
  for (let table: string | undefined = ''; table !== undefined; ) {
    const counts = await storage.countsAfter(game, table, page);
    for (const count of counts.parts) add(parts, `${count.part} ${count.variants}`, count);
    for (const count of counts.variants) add(variants, count.variants, count);
    table = counts.last;
  }
  return balanceOf(game, [...parts.values()], [...variants.values()]);
}

/** Adds the counts of a page, so that what is left to do at the end does not grow with the pages. */
function add<T extends CountView>(to: Map<string, T>, key: string, count: T): void {
  const before = to.get(key);
  to.set(key, before ? { ...count, ...sum([before, count]) } : count);
}

/** The balance from counts for combinations of variants. */
export function balanceOf(
  game: string,
  parts: readonly PartCount[],
  combinations: readonly VariantCount[],
): BalanceView {
  const has = (text: string, key: string): boolean => keysOf(text).includes(key);
  const keys = [...new Set(combinations.flatMap(({ variants }) => keysOf(variants)))].sort();
  return {
    game,
    parts: byPart(parts),
    variants: keys.map((key) => {
      const [variant = '', value = ''] = key.split('=');
      return {
        variant,
        value,
        ...sum(combinations.filter(({ variants }) => has(variants, key))),
        parts: byPart(parts.filter(({ variants }) => has(variants, key))),
      };
    }),
  };
}

const keysOf = (variants: string): string[] => variantsIn(variants).map(([id, value]) => `${id}=${value}`);

const sum = (rows: readonly CountView[]): CountView => ({
  played: rows.reduce((total, { played }) => total + played, 0),
  won: rows.reduce((total, { won }) => total + won, 0),
});

const byPart = (rows: readonly PartCount[]): PartCountView[] =>
  [...Map.groupBy(rows, ({ part }) => part)]
    .map(([part, some]) => ({ part, ...sum(some) }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
