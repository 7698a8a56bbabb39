import { rate, rating } from 'openskill';
import type { RatedGameRow, RatingRow } from '../storage/port.ts';

/** Maximum number of games per day between the same two people that change their ratings in a game. */
const MEETINGS_A_DAY = 5;

/** Factor from an OpenSkill value to the displayed rating: everybody begins at 1500 ± 500. */
const SCALE = 60;
/** Uncertainty that every game adds, so that a rating can always still move. */
const TAU = 25 / 300;
/** Uncertainty from which on a rating is provisional. */
const UNSURE = 5;

/** A rating as displayed: value, deviation, and whether it is provisional. */
export const shownRating = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>) => ({
  rating: Math.round(mu * SCALE),
  deviation: Math.round(sigma * SCALE),
  ...(sigma > UNSURE && { provisional: true as const }),
});

/**
 * Whether a game counts, given the games rated before it. It does if any two of its people have met in fewer than five
 * counting games on that day (UTC). So two friends who play all day gain no more than five games' worth.
 */
export function counts(game: RatedGameRow, before: readonly RatedGameRow[]): boolean {
  const today = before.filter(
    (other) =>
      other.game === game.game && dayStart(other.at) === dayStart(game.at) && other.number < game.number,
  );
  const people = game.seats.map(({ person }) => person);
  const met: RatedGameRow[] = [];
  for (const other of today) if (isCounted(other, met)) met.push(other);
  return isNew(people, met);
}

const isCounted = (game: RatedGameRow, met: readonly RatedGameRow[]): boolean =>
  isNew(
    game.seats.map(({ person }) => person),
    met,
  );

/** Whether any two of these people have met seldom enough. */
function isNew(people: readonly string[], met: readonly RatedGameRow[]): boolean {
  const meetings = (one: string, other: string): number =>
    met.filter(({ seats }) => [one, other].every((who) => seats.some(({ person }) => person === who))).length;
  return people.some((one, i) => people.slice(i + 1).some((other) => meetings(one, other) < MEETINGS_A_DAY));
}

/** The ratings after a game that counts. */
export function ratingsAfter(game: RatedGameRow, before: readonly RatingRow[]): RatingRow[] {
  const season = seasonOf(game.at);
  const known = new Map(before.map((row) => [row.person, row]));
  const teams = game.seats.map(({ person }) => [rating(known.get(person) ?? {})]);
  const after = rate(teams, { rank: game.seats.map(({ place }) => place), tau: TAU });
  return game.seats.map(({ person }, i) => {
    const [next] = after[i] ?? [];
    if (!next) throw new Error('a rating is missing');
    const old = known.get(person);
    const games = old?.season === season ? old.games : 0;
    return { person, game: game.game, season, mu: next.mu, sigma: next.sigma, games: games + 1 };
  });
}

/** The season of a time: a calendar quarter in UTC, such as `2026-Q4`. Seasons sort by time. */
export function seasonOf(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

const DAY = 86_400_000;

/** The beginning of the day of a time, in UTC. */
export const dayStart = (time: number): number => Math.floor(time / DAY) * DAY;
