/** Who sits with whom in a round. Pure: the same people, results and lots always give the same tables. */

/** Somebody who is to be seated. The list is in the order of the standings, the first one first. */
export interface Pairable {
  readonly entrant: number;
  readonly points: number;
  /** Rounds in which they had a bye. */
  readonly byes: number;
}

/** What two people are to each other. */
export interface Ties {
  /** At how many tables they have met. */
  met(one: number, other: number): number;
  /** Whether one of them does not want to play with the other. */
  apart(one: number, other: number): boolean;
}

export interface SeatLimits {
  readonly min: number;
  readonly max: number;
  /** The size of a table that the opener asked for, between the two. */
  readonly wanted: number;
}

export interface Plan {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** Whether so many people can be split into so many tables of sizes that differ by at most one, within the limits. */
const fits = (people: number, tables: number, { min, max }: SeatLimits): boolean =>
  tables > 0 && Math.floor(people / tables) >= min && Math.ceil(people / tables) <= max;

/**
 * How many sit at each table, the largest first, and how many have a bye. Tables are as large as wanted; where the number does not divide
 * some are smaller, else some are larger; only where the game allows neither do people have a bye.
 */
export function tableSizes(
  people: number,
  limits: SeatLimits,
): { readonly sizes: number[]; readonly byes: number } {
  for (let seated = people; seated >= limits.min; seated--) {
    const tables = [Math.ceil(seated / limits.wanted), Math.floor(seated / limits.wanted)].find((count) =>
      fits(seated, count, limits),
    );
    if (tables !== undefined) {
      const sizes = Array.from({ length: tables }, (_, i) => Math.ceil((seated - i) / tables));
      return { sizes, byes: people - seated };
    }
  }
  return { sizes: [], byes: people };
}

/** The weight of a pair that is to be kept apart: more than all repeated meetings of a table together. */
const APART = 10_000;

/** What is wrong with two people at one table. */
const pairCost = (ties: Ties, one: number, other: number): number =>
  ties.met(one, other) + (ties.apart(one, other) ? APART : 0);

/** What is wrong with a plan: pairs who want to be apart weigh `APART`, every meeting before weighs one. */
export function costOf(tables: readonly (readonly number[])[], ties: Ties): number {
  let cost = 0;
  for (const table of tables)
    for (const [i, one] of table.entries())
      for (const other of table.slice(i + 1)) cost += pairCost(ties, one, other);
  return cost;
}

/** Draws the tables of a round. Byes go to the last in the standings among those who have had the fewest. */
export function draw(people: readonly Pairable[], limits: SeatLimits, ties: Ties): Plan {
  const { sizes, byes: count } = tableSizes(people.length, limits);
  const waiting = [...people.entries()]
    .sort(([i, a], [j, b]) => a.byes - b.byes || j - i)
    .slice(0, count)
    .map(([, { entrant }]) => entrant);
  const seated = people.filter(({ entrant }) => !waiting.includes(entrant));
  const search = new Search(seated, sizes, ties);
  return { tables: search.best(), byes: waiting };
}

/** Positions that the exact search looks at before it gives up. Twelve people never need as many. */
const MOST_STEPS = 400_000;

/**
 * Looks for tables in which as few people as possible meet again, and among those for tables of people with equal points. First
 * neighbours in the standings sit together, then pairs change places while that helps, and where somebody still meets again every split is tried.
 */
class Search {
  readonly #people: readonly Pairable[];
  readonly #sizes: readonly number[];
  /** By position in the standings: what is wrong with two at one table. */
  readonly #costs: readonly (readonly number[])[];

  constructor(people: readonly Pairable[], sizes: readonly number[], ties: Ties) {
    this.#people = people;
    this.#sizes = sizes;
    this.#costs = people.map((one) =>
      people.map((other) => (one === other ? 0 : pairCost(ties, one.entrant, other.entrant))),
    );
  }

  best(): number[][] {
    let from = 0;
    const neighbours = this.#sizes.map((size) => {
      const table = Array.from({ length: size }, (_, i) => from + i);
      from += size;
      return table;
    });
    let tables = this.#improved(neighbours);
    if (this.#cost(tables) > 0) {
      const found = new Splits(this.#sizes, this.#costs).below(this.#cost(tables));
      if (found) tables = this.#improved(found);
    }
    return tables.map((table) => table.map((position) => this.#people[position]?.entrant ?? 0));
  }

  #pair(one: number, other: number): number {
    return this.#costs[one]?.[other] ?? 0;
  }

  #cost(tables: readonly (readonly number[])[]): number {
    return tables.reduce((sum, table) => sum + this.#tableCost(table), 0);
  }

  #tableCost(table: readonly number[]): number {
    let cost = 0;
    for (const [i, one] of table.entries())
      for (const other of table.slice(i + 1)) cost += this.#pair(one, other);
    return cost;
  }

  /** How far the points of a table are apart. */
  #spread(table: readonly number[]): number {
    const points = table.map((position) => this.#people[position]?.points ?? 0);
    return points.length === 0 ? 0 : Math.max(...points) - Math.min(...points);
  }

  /** Pairs change places while that makes fewer meet again, or as many with points closer together. */
  #improved(start: readonly (readonly number[])[]): number[][] {
    const tables = start.map((table) => [...table]);
    for (let better = true; better; ) {
      better = false;
      for (let a = 0; a < tables.length; a++)
        for (let b = a + 1; b < tables.length; b++) better = this.#swapped(tables, a, b) || better;
    }
    return tables;
  }

  /** Carries out the first change between two tables that helps. */
  #swapped(tables: number[][], a: number, b: number): boolean {
    const [one, other] = [tables[a] ?? [], tables[b] ?? []];
    const before = [
      this.#tableCost(one) + this.#tableCost(other),
      this.#spread(one) + this.#spread(other),
    ] as const;
    for (let i = 0; i < one.length; i++)
      for (let j = 0; j < other.length; j++) {
        exchange(one, i, other, j);
        const cost = this.#tableCost(one) + this.#tableCost(other);
        if (cost < before[0] || (cost === before[0] && this.#spread(one) + this.#spread(other) < before[1]))
          return true;
        exchange(one, i, other, j);
      }
    return false;
  }
}

function exchange(one: number[], i: number, other: number[], j: number): void {
  const kept = one[i] ?? 0;
  one[i] = other[j] ?? 0;
  other[j] = kept;
}

/** All ways to split people into tables, by depth-first search: the dearest are cut off, and after `MOST_STEPS` the best so far counts. */
class Splits {
  readonly #sizes: readonly number[];
  readonly #costs: readonly (readonly number[])[];
  readonly #free: boolean[];
  readonly #tables: number[][];
  #bound = 0;
  #best: number[][] | undefined;
  #steps = 0;

  constructor(sizes: readonly number[], costs: readonly (readonly number[])[]) {
    this.#sizes = sizes;
    this.#costs = costs;
    this.#free = costs.map(() => true);
    this.#tables = sizes.map(() => []);
  }

  /** A split that costs less than this, the cheapest that was found; `undefined` where there is none. */
  below(cost: number): number[][] | undefined {
    this.#bound = cost;
    this.#fill(0, -1, 0);
    return this.#best;
  }

  /** Fills the tables one after the other. Each begins with the first who is free, and goes on in order: so no split comes twice. */
  #fill(table: number, after: number, cost: number): void {
    const seats = this.#tables[table];
    if (!seats) {
      this.#bound = cost;
      this.#best = this.#tables.map((one) => [...one]);
      return;
    }
    if (seats.length === this.#sizes[table]) {
      this.#fill(table + 1, -1, cost);
      return;
    }
    for (let one = after + 1; one < this.#free.length; one++) {
      if (!this.#free[one]) continue;
      if (this.#bound === 0 || ++this.#steps > MOST_STEPS) return;
      const more = cost + seats.reduce((sum, other) => sum + (this.#costs[one]?.[other] ?? 0), 0);
      if (more < this.#bound) {
        this.#free[one] = false;
        seats.push(one);
        this.#fill(table, one, more);
        seats.pop();
        this.#free[one] = true;
      }
      if (seats.length === 0 && this.#isUniform(table)) return;
    }
  }

  /** Whether all tables from this one on have the same size: then somebody sits at this one, and it may as well be the first who is free. */
  #isUniform(table: number): boolean {
    return this.#sizes.at(-1) === this.#sizes[table];
  }
}
