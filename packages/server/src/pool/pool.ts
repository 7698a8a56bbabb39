/** A game as the pool knows it: how few people can play it, and how many it is best with. */
export interface PoolGame {
  readonly id: string;
  readonly min: number;
  readonly usual: number;
}

/** Somebody who waits for others. */
export interface Waiter {
  readonly person: string;
  readonly name: string;
  /** Whether they keep their name. */
  readonly kept?: boolean;
  readonly games: readonly string[];
  /** Milliseconds after which bots may take the missing seats; 0 is never. */
  readonly bots: number;
  readonly language: 'en' | 'es' | undefined;
  readonly since: number;
}

/** People who are to play together. More seats than people: bots take the others. */
export interface Party {
  readonly game: string;
  readonly people: readonly Waiter[];
  readonly seats: number;
}

/** The fewest people of a table without bots. */
const fewest = ({ min }: PoolGame): number => Math.max(2, min);

/**
 * Who waits for whom. Three things make a party: as many people wait as the game is best with; enough for the game wait and nobody
 * came for a while; or somebody's time is up and bots fill the table. So never more people wait for a game than it has usual seats.
 */
export class Pool {
  readonly #games: readonly PoolGame[];
  /** Milliseconds without a newcomer after which the fewest people that can play are enough. */
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

  /** Somebody who waits already has changed their mind about the games and keeps their place. */
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

  /** How many wait for each game. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#games.map(({ id }) => [id, this.#waitingFor(id).length]));
  }

  /** The next people who are to play together now; they wait no more. */
  take(now: number): Party | undefined {
    const party = this.#full() ?? this.#enough(now) ?? this.#filled(now);
    for (const { person } of party?.people ?? []) this.#waiters.delete(person);
    return party;
  }

  /** When there may be a party without anybody coming or going. */
  next(): number {
    const times = this.#games.flatMap((game) => {
      const people = this.#together(this.#waitingFor(game.id));
      return people.length < fewest(game) ? [] : [newest(people) + this.#patience];
    });
    for (const { bots, since } of this.#waiters.values()) if (bots > 0) times.push(since + bots);
    return Math.min(Number.POSITIVE_INFINITY, ...times);
  }

  /** Those who wait for a game, the longest first. */
  #waitingFor(game: string): Waiter[] {
    const people = [...this.#waiters.values()].filter(({ games }) => games.includes(game));
    return people.sort((a, b) => a.since - b.since);
  }

  /** Those of them who can play together: who has blocked somebody that waits longer, or is blocked by them, is left out. */
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

  /** Somebody whose time is up plays with the others who accept bots, at the game for which most of them wait. */
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
