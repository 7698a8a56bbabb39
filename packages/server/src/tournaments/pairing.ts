import { createHash } from 'node:crypto';
import { commitmentOf, type Deal, dealKey, SALT_BYTES } from '@mazmorra/kernel';

/** Who sits with whom in a round. Pure: the same people, results and lots always give the same tables. */

/** A person to be seated. The list is in the order of the standings, best first. */
export interface Pairable {
  readonly entrant: number;
  readonly points: number;
  /** Number of rounds in which they had a bye. */
  readonly byes: number;
}

/** The relation between two people. */
export interface Ties {
  /** The number of tables at which they have met. */
  met(one: number, other: number): number;
  /** Whether either of them has blocked the other. */
  apart(one: number, other: number): boolean;
}

export interface SeatLimits {
  readonly min: number;
  readonly max: number;
  /** The table size that the opener asked for, between the two. */
  readonly wanted: number;
}

export interface Plan {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** Whether this many people fit at this many tables, with sizes that differ by at most one and are within the limits. */
const fits = (people: number, tables: number, { min, max }: SeatLimits): boolean =>
  tables > 0 && Math.floor(people / tables) >= min && Math.ceil(people / tables) <= max;

/**
 * The table sizes, largest first, and the number of byes. Tables have the wanted size. If the number of people does not divide,
 * some are smaller, or else some larger. Only if the game allows neither are there byes.
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

/** The cost of a pair that must be kept apart: more than all repeated meetings of a table together. */
const APART = 10_000;

/** The cost of two people at one table. */
const pairCost = (ties: Ties, one: number, other: number): number =>
  ties.met(one, other) + (ties.apart(one, other) ? APART : 0);

/** The cost of a plan: `APART` for each pair to be kept apart, one for every earlier meeting. */
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

/** Maximum number of positions of the exact search. Twelve people never need that many. */
const MOST_STEPS = 400_000;

/**
 * Searches for tables with as few repeated meetings as possible, then with similar points. It starts with neighbours in the
 * standings, then swaps pairs while that helps, and if repeated meetings remain, tries every split.
 */
class Search {
  readonly #people: readonly Pairable[];
  readonly #sizes: readonly number[];
  /** By position in the standings: the cost of two people at one table. */
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

  /** The difference between the highest and lowest points at a table. */
  #spread(table: readonly number[]): number {
    const points = table.map((position) => this.#people[position]?.points ?? 0);
    return points.length === 0 ? 0 : Math.max(...points) - Math.min(...points);
  }

  /** Swaps pairs while that lowers the number of repeated meetings, or keeps it and brings points closer together. */
  #improved(start: readonly (readonly number[])[]): number[][] {
    const tables = start.map((table) => [...table]);
    for (let better = true; better; ) {
      better = false;
      for (let a = 0; a < tables.length; a++)
        for (let b = a + 1; b < tables.length; b++) better = this.#swapped(tables, a, b) || better;
    }
    return tables;
  }

  /** Makes the first swap between two tables that helps. */
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

/** Searches all splits of people into tables depth-first, with branch and bound. After `MOST_STEPS` the best split so far counts. */
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

  /** The cheapest split that costs less than this; `undefined` if there is none. */
  below(cost: number): number[][] | undefined {
    this.#bound = cost;
    this.#fill(0, -1, 0);
    return this.#best;
  }

  /** Fills the tables one after the other. Each begins with the first free person and continues in order, so no split is visited twice. */
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

  /**
   * Whether all tables from this one on have the same size. Then the first free person can be placed at this one without loss of
   * generality.
   */
  #isUniform(table: number): boolean {
    return this.#sizes.at(-1) === this.#sizes[table];
  }
}

/**
 * All chance in a tournament follows from one seed. Its commitment is published when the tournament opens, people contribute
 * random bytes when they join, and the seed is published after the end. So neither the server nor the people alone can choose the
 * draw or the deals.
 */
type Master = Pick<Deal, 'seed' | 'salt'>;

const digest = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The lots: entrants in drawn order. `contributions` are those of the entrants, by number. */
export function lotsOf({ seed }: Master, contributions: readonly string[]): number[] {
  const key = dealKey(seed, contributions);
  const lots = contributions.map((_, entrant) => digest(key, `lot ${entrant}`).toString('hex'));
  return [...lots.keys()].sort((a, b) => ((lots[a] ?? '') < (lots[b] ?? '') ? -1 : 1));
}

/** The order in which people sit at the tables of a round. */
export function seatingOf(
  { seed }: Master,
  contributions: readonly string[],
  round: number,
  table: readonly number[],
): number[] {
  const key = dealKey(seed, contributions);
  const lot = (entrant: number) => digest(key, `seat ${round} ${entrant}`).toString('hex');
  return [...table].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
}

/** The deal of one table. Its seed cannot be known in advance, and follows from that of the tournament afterwards. */
export function tableDeal(
  { seed, salt }: Master,
  round: number,
  table: number,
  contributions: readonly string[],
): Deal {
  const own = digest(`mazmorra tournament table ${round} ${table} seed `, seed).toString('hex');
  const ownSalt = digest(`mazmorra tournament table ${round} ${table} salt `, salt)
    .subarray(0, SALT_BYTES)
    .toString('hex');
  return { seed: own, salt: ownSalt, commitment: commitmentOf(own, ownSalt), contributions };
}
