/** A game as the pool sees it: the minimum and the usual number of players. */
export interface PoolGame {
  readonly id: string;
  readonly min: number;
  readonly usual: number;
}

/** A person in the pool. */
export interface Waiter {
  readonly person: string;
  readonly name: string;
  /** Whether the name is kept. */
  readonly kept?: boolean;
  readonly games: readonly string[];
  /** Time in ms after which bots may take the missing seats; 0 means never. */
  readonly bots: number;
  readonly language: 'en' | 'es' | undefined;
  readonly since: number;
}

/** People who will play together. Seats beyond their number are taken by bots. */
export interface Party {
  readonly game: string;
  readonly people: readonly Waiter[];
  readonly seats: number;
}

/** Minimum number of people at a table without bots. */
const fewest = ({ min }: PoolGame): number => Math.max(2, min);

/**
 * Matches people who wait for a game. A party forms when the usual number of players wait; when the minimum number wait and
 * nobody has joined for a while; or when the waiting time of a person is over and bots fill the table. So the pool never holds
 * more people for a game than its usual number of seats.
 */
export class Pool {
  readonly #games: readonly PoolGame[];
  /** Time in ms without a newcomer after which the minimum number of players is enough. */
  readonly #patience: number;
  readonly #waiters = new Map<string, Waiter>();

  readonly #keepsApart: (one: string, other: string) => boolean;

  constructor(
    games: readonly PoolGame[],
    patience: number,
    keepsApart: (one: string, other: string) => boolean = () => false,
  ) {
    this.#games = games;
    this.#patience = patience;
    this.#keepsApart = keepsApart;
  }

  get size(): number {
    return this.#waiters.size;
  }

  has(game: string): boolean {
    return this.#games.some(({ id }) => id === game);
  }

  of(person: string): Waiter | undefined {
    return this.#waiters.get(person);
  }

  /** Adds a person. A person who is already in the pool changes their games and keeps their place. */
  join(waiter: Waiter): void {
    const since = this.#waiters.get(waiter.person)?.since ?? waiter.since;
    this.#waiters.set(waiter.person, { ...waiter, since });
  }

  leave(person: string): boolean {
    return this.#waiters.delete(person);
  }

  clear(): void {
    this.#waiters.clear();
  }

  /** Number of people who wait for each game. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#games.map(({ id }) => [id, this.#waitingFor(id).length]));
  }

  /** The next party that can play now. Its people are removed from the pool. */
  take(now: number): Party | undefined {
    const party = this.#full() ?? this.#enough(now) ?? this.#filled(now);
    for (const { person } of party?.people ?? []) this.#waiters.delete(person);
    return party;
  }

  /** The time at which a party may form without anybody joining or leaving. */
  next(): number {
    const times = this.#games.flatMap((game) => {
      const people = this.#together(this.#waitingFor(game.id));
      return people.length < fewest(game) ? [] : [newest(people) + this.#patience];
    });
    for (const { bots, since } of this.#waiters.values()) if (bots > 0) times.push(since + bots);
    return Math.min(Number.POSITIVE_INFINITY, ...times);
  }

  /** The people who wait for a game, longest wait first. */
  #waitingFor(game: string): Waiter[] {
    const people = [...this.#waiters.values()].filter(({ games }) => games.includes(game));
    return people.sort((a, b) => a.since - b.since);
  }

  /** Those who can play together: skips a person who has blocked, or is blocked by, somebody who has waited longer. */
  #together(people: readonly Waiter[]): Waiter[] {
    const kept: Waiter[] = [];
    for (const one of people)
      if (!kept.some((other) => this.#keepsApart(one.person, other.person))) kept.push(one);
    return kept;
  }

  #full(): Party | undefined {
    for (const { id, usual } of this.#games) {
      const people = this.#together(this.#waitingFor(id)).slice(0, usual);
      if (people.length === usual && usual > 1) return { game: id, people, seats: usual };
    }
    return undefined;
  }

  #enough(now: number): Party | undefined {
    for (const game of this.#games) {
      const people = this.#together(this.#waitingFor(game.id));
      if (people.length >= fewest(game) && newest(people) + this.#patience <= now)
        return { game: game.id, people, seats: people.length };
    }
    return undefined;
  }

  /** A party for a person whose waiting time is over, with the others who accept bots, at the game that most of them want. */
  #filled(now: number): Party | undefined {
    for (const waiter of this.#waiters.values()) {
      if (waiter.bots === 0 || waiter.since + waiter.bots > now) continue;
      const parties = this.#games
        .filter(({ id }) => waiter.games.includes(id))
        .map(({ id, usual, min }) => {
          const others = this.#waitingFor(id).filter((one) => one !== waiter && one.bots > 0);
          const people = this.#together([waiter, ...others]).slice(0, usual);
          return { game: id, people, seats: Math.max(usual, min, 2) };
        });
      return parties.sort((a, b) => b.people.length - a.people.length)[0];
    }
    return undefined;
  }
}

const newest = (people: readonly Waiter[]): number => Math.max(...people.map(({ since }) => since));
