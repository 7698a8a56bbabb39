import { factsOf, isGameId } from '@mazmorra/catalogue';
import type { AnyGame, Language } from '@mazmorra/kernel';
import type { Origin } from '../fairness/origins.ts';
import { Reputation } from '../fairness/reputation.ts';
import { inTurns } from '../fairness/turns.ts';

/** A game as the pool sees it: the minimum and the usual number of players. */
export interface PoolGame {
  readonly id: string;
  readonly min: number;
  readonly usual: number;
}

/** The seat counts of a game for the pool. Games outside the catalogue have no usual count, so their maximum is used. */
export const poolGameOf = ({ id, seats }: AnyGame): PoolGame => ({
  id,
  min: seats.min,
  usual: isGameId(id) ? factsOf(id).seats.usual : seats.max,
});

/** A person in the pool. */
export interface Waiter {
  readonly person: string;
  /** The address to whose share they count (`Origin`); absent if it is not known. */
  readonly address?: string;
  readonly name: string;
  /** Whether the name is kept. */
  readonly kept?: boolean;
  readonly games: readonly string[];
  /** Time in ms after which bots may take the missing seats; 0 means never. */
  readonly bots: number;
  readonly language: Language | undefined;
  readonly since: number;
}

export const originOf = ({ person, address, kept }: Waiter): Origin => ({
  address: address ?? person,
  person,
  kept: kept === true,
});

/** People who will play together. Seats beyond their number are taken by bots. */
export interface Party {
  readonly game: string;
  readonly people: readonly Waiter[];
  readonly seats: number;
}

/** Minimum number of people at a table without bots. */
const fewest = ({ min }: PoolGame): number => Math.max(2, min);

/** Maximum number of people of a party. */
const most = (game: PoolGame): number => Math.max(game.usual, fewest(game));

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
  readonly #reputation: Reputation;

  constructor(
    games: readonly PoolGame[],
    patience: number,
    keepsApart: (one: string, other: string) => boolean = () => false,
    reputation = new Reputation(),
  ) {
    this.#games = games;
    this.#patience = patience;
    this.#keepsApart = keepsApart;
    this.#reputation = reputation;
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
    const counts = Object.fromEntries(this.#games.map(({ id }) => [id, 0]));
    for (const { games } of this.#waiters.values())
      for (const game of games) if (game in counts) counts[game] = (counts[game] ?? 0) + 1;
    return counts;
  }

  /** The people of one address in the pool. */
  peopleAt(address: string): string[] {
    return [...this.#waiters.values()]
      .filter((waiter) => originOf(waiter).address === address)
      .map(({ person }) => person);
  }

  /** The next party that can play now. Its people are removed from the pool. */
  take(now: number): Party | undefined {
    const party = this.#full(now) ?? this.#enough(now) ?? this.#filled(now);
    for (const { person } of party?.people ?? []) this.#waiters.delete(person);
    return party;
  }

  /** The time at which a party may form without anybody joining or leaving. */
  next(now: number): number {
    const times = this.#games.flatMap((game) => {
      const people = this.#together(this.#waitingFor(game.id, now), most(game));
      return people.length < fewest(game) ? [] : [newest(people) + this.#patience];
    });
    for (const waiter of this.#waiters.values()) {
      const readyAt = this.#reputation.readyAt(originOf(waiter), now);
      if (readyAt > now) times.push(readyAt);
      if (waiter.bots > 0) times.push(Math.max(readyAt, waiter.since + waiter.bots));
    }
    return Math.min(Number.POSITIVE_INFINITY, ...times);
  }

  /**
   * The people who may be called to a game now. Addresses take turns, then their people; who came when last called is first, then
   * the longest wait decides.
   */
  #waitingFor(game: string, now: number): Waiter[] {
    const people = [...this.#waiters.values()].filter(
      (waiter) => waiter.games.includes(game) && this.#isReady(waiter, now),
    );
    const preferred = (waiter: Waiter) => Number(this.#reputation.isPreferred(originOf(waiter), now));
    people.sort((a, b) => preferred(b) - preferred(a) || a.since - b.since);
    return inTurns(people, originOf).flat();
  }

  #isReady(waiter: Waiter, now: number): boolean {
    return this.#reputation.readyAt(originOf(waiter), now) <= now;
  }

  /** The first who can play together: skips a person who has blocked, or is blocked by, somebody who has waited longer. */
  #together(people: readonly Waiter[], count: number): Waiter[] {
    const kept: Waiter[] = [];
    for (const one of people) {
      if (kept.length === count) break;
      if (!kept.some((other) => this.#keepsApart(one.person, other.person))) kept.push(one);
    }
    return kept;
  }

  #full(now: number): Party | undefined {
    for (const { id, usual } of this.#games) {
      const people = this.#together(this.#waitingFor(id, now), usual);
      if (people.length === usual && usual > 1) return { game: id, people, seats: usual };
    }
    return undefined;
  }

  #enough(now: number): Party | undefined {
    for (const game of this.#games) {
      const people = this.#together(this.#waitingFor(game.id, now), most(game));
      if (people.length >= fewest(game) && newest(people) + this.#patience <= now)
        return { game: game.id, people, seats: people.length };
    }
    return undefined;
  }

  /** A party for a person whose waiting time is over, with the others who accept bots, at the game that most of them want. */
  #filled(now: number): Party | undefined {
    for (const waiter of this.#waiters.values()) {
      if (waiter.bots === 0 || waiter.since + waiter.bots > now || !this.#isReady(waiter, now)) continue;
      const parties = this.#games
        .filter(({ id }) => waiter.games.includes(id))
        .map(({ id, usual, min }) => {
          const others = this.#waitingFor(id, now).filter((one) => one !== waiter && one.bots > 0);
          const people = this.#together([waiter, ...others], usual);
          return { game: id, people, seats: Math.max(usual, min, 2) };
        });
      return parties.sort((a, b) => b.people.length - a.people.length)[0];
    }
    return undefined;
  }
}

const newest = (people: readonly Waiter[]): number => Math.max(...people.map(({ since }) => since));
