import { expect, test } from 'vitest';
import { ratingsAfter, seasonOf, shownRating } from '../../src/ratings/rate.ts';
import type { RatedGameRow, RatingRow } from '../../src/storage/port.ts';

test.each([
  ['2026-01-01T00:00:00Z', '2026-Q1'],
  ['2026-03-31T23:59:59Z', '2026-Q1'],
  ['2026-04-01T00:00:00Z', '2026-Q2'],
  ['2026-12-31T23:59:59Z', '2026-Q4'],
])('%s is in the season %s', (time, season) => expect(seasonOf(Date.parse(time))).toBe(season));

/** A game that Ana won against Ben, or lost. */
const won = (number: number, time: string, isWon = true): RatedGameRow => ({
  number,
  table: `table-${number}`,
  game: 'saboteur',
  at: Date.parse(time),
  seats: [
    { seat: 0, person: 'ana', place: isWon ? 1 : 2 },
    { seat: 1, person: 'ben', place: isWon ? 2 : 1 },
  ],
});

test('in a new season the rating goes on and its games are counted anew', () => {
  let rows: RatingRow[] = [];
  for (let i = 1; i <= 3; i++) rows = ratingsAfter(won(i, '2026-09-30T12:00:00Z'), rows);
  const [before] = rows;
  expect(before).toMatchObject({ person: 'ana', season: '2026-Q3', games: 3 });
  const [after] = ratingsAfter(won(4, '2026-10-01T12:00:00Z'), rows);
  expect(after).toMatchObject({ person: 'ana', season: '2026-Q4', games: 1 });
  expect(after?.mu).toBeGreaterThan(before?.mu ?? 0);
  expect(after?.sigma).toBeLessThan(before?.sigma ?? 0);
});

test('a rating is provisional until it is sure, and its uncertainty is shown', () => {
  let rows: RatingRow[] = ratingsAfter(won(1, '2026-10-01T12:00:00Z'), []);
  const first = shownRating(rows[0] as RatingRow);
  expect(first).toMatchObject({ provisional: true });
  expect(first.rating).toBeGreaterThan(1500);
  expect(first.deviation).toBeLessThan(500);
  let games = 1;
  while (shownRating(rows[0] as RatingRow).provisional && games < 200)
    rows = ratingsAfter(won(++games, '2026-10-01T12:00:00Z', games % 2 === 1), rows);
  const sure = shownRating(rows[0] as RatingRow);
  expect(sure).not.toHaveProperty('provisional');
  expect(sure.deviation).toBeLessThanOrEqual(300);
  expect(games).toBeGreaterThan(5);
});
