import { isLong } from '@mazmorra/testkit/long';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf, draw, type Pairable, type SeatLimits, tableSizes } from '../../src/tournaments/pairing.ts';
import { meetings } from '../../src/tournaments/standings.ts';

const runs = isLong ? 1000 : 100;
const limits = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .chain(([min, more]) =>
    fc.integer({ min, max: min + more }).map((wanted): SeatLimits => ({ min, max: min + more, wanted })),
  );

const pairables = (count: number, points: readonly number[] = []): Pairable[] =>
  Array.from({ length: count }, (_, entrant) => ({ entrant, points: points[entrant] ?? 0, byes: 0 }));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Every way to split people into tables of these sizes, and the least that any of them costs. */
function cheapest(people: readonly number[], sizes: readonly number[], met: Met): number {
  const [size, ...rest] = sizes;
  if (size === undefined) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (const table of choices(people, size)) {
    const others = people.filter((one) => !table.includes(one));
    best = Math.min(best, costOf([table], { met, apart: () => false }) + cheapest(others, rest, met));
  }
  return best;
}

function choices(people: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return people.flatMap((one, i) => choices(people.slice(i + 1), size - 1).map((more) => [one, ...more]));
}

type Met = (one: number, other: number) => number;

/** Rounds drawn one after the other, each knowing those before. */
function rounds(count: number, people: number, of: SeatLimits) {
  const drawn: { tables: { seats: readonly number[] }[]; byes: readonly number[] }[] = [];
  for (let round = 0; round < count; round++) {
    const met = meetings(drawn);
    const plan = draw(pairables(people), of, { met, apart: () => false });
    drawn.push({ tables: plan.tables.map((seats) => ({ seats })), byes: plan.byes });
  }
  return drawn;
}

test('everybody is seated once or has a bye, at tables that the game allows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), limits, (people, of) => {
      const { tables, byes } = draw(pairables(people), of, { met: () => 0, apart: () => false });
      const all = [...tables.flat(), ...byes].sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: people }, (_, i) => i));
      for (const table of tables) {
        expect(table.length).toBeGreaterThanOrEqual(of.min);
        expect(table.length).toBeLessThanOrEqual(of.max);
      }
    }),
    { numRuns: runs },
  );
});

test('there are byes only where no tables of allowed sizes seat everybody', () => {
  const possible = (people: number, { min, max }: SeatLimits): boolean =>
    Array.from({ length: people }, (_, i) => i + 1).some((k) => k * min <= people && people <= k * max);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), limits, (people, of) => {
      const { sizes, byes } = tableSizes(people, of);
      expect(sum(sizes) + byes).toBe(people);
      if (possible(people, of)) expect(byes).toBe(0);
      expect(Math.max(0, ...sizes) - Math.min(...sizes, Math.max(0, ...sizes))).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs },
  );
});

test('as few people as possible meet again: no split of up to nine people does better', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 9 }),
      limits,
      fc.integer({ min: 2, max: 4 }),
      (people, of, count) => {
        const drawn = rounds(count, people, of);
        const last = drawn.at(-1);
        const met = meetings(drawn.slice(0, -1));
        const tables = last?.tables.map(({ seats }) => seats) ?? [];
        const seated = tables.flat();
        const sizes = tables.map((table) => table.length);
        expect(costOf(tables, { met, apart: () => false })).toBe(cheapest(seated, sizes, met));
      },
    ),
    { numRuns: isLong ? 200 : 25 },
  );
});

test('eight people in pairs play seven rounds without meeting twice', () => {
  const drawn = rounds(7, 8, { min: 2, max: 4, wanted: 2 });
  const met = meetings(drawn);
  for (let one = 0; one < 8; one++) for (let other = 0; other < one; other++) expect(met(one, other)).toBe(1);
});

test('sixteen people at tables of four play three rounds without meeting twice', () => {
  const met = meetings(rounds(3, 16, { min: 2, max: 4, wanted: 4 }));
  for (let one = 0; one < 16; one++)
    for (let other = 0; other < one; other++) expect(met(one, other)).toBeLessThanOrEqual(1);
});

test('people with equal points sit together where nobody meets again', () => {
  const points = [300, 200, 100, 0, 300, 200, 100, 0];
  const people = pairables(8, points).sort((a, b) => b.points - a.points);
  const { tables } = draw(people, { min: 2, max: 4, wanted: 2 }, { met: () => 0, apart: () => false });
  expect(tables.map((table) => table.map((entrant) => points[entrant]))).toEqual([
    [300, 300],
    [200, 200],
    [100, 100],
    [0, 0],
  ]);
});

test('who does not want to play with somebody does not, before anything else', () => {
  const apart = (one: number, other: number) => one + other === 1;
  const met = (one: number, other: number) => (apart(one, other) ? 0 : 5);
  const { tables } = draw(pairables(4), { min: 2, max: 2, wanted: 2 }, { met, apart });
  expect(tables.find((table) => table.includes(0))).not.toContain(1);
});

test('with three to five at a table seven play at four and three, and eleven at four, four and three', () => {
  const of = { min: 3, max: 5, wanted: 4 };
  expect(tableSizes(7, of)).toEqual({ sizes: [4, 3], byes: 0 });
  expect(tableSizes(11, of)).toEqual({ sizes: [4, 4, 3], byes: 0 });
  expect(tableSizes(5, of)).toEqual({ sizes: [5], byes: 0 });
  expect(tableSizes(2, of)).toEqual({ sizes: [], byes: 2 });
});

test('a bye goes to the last in the standings who has had none', () => {
  const two = { min: 2, max: 2, wanted: 2 };
  const people = pairables(5).map((one) => ({ ...one, byes: one.entrant === 4 ? 1 : 0 }));
  expect(draw(people, two, { met: () => 0, apart: () => false }).byes).toEqual([3]);
});

test('sixty-four people are drawn', () => {
  const drawn = rounds(5, 64, { min: 3, max: 5, wanted: 4 });
  expect(drawn.at(-1)?.tables).toHaveLength(16);
});
