import { describe, expect, test } from 'vitest';
import { Reputation } from '../../src/fairness/reputation.ts';
import { Pool, type Waiter } from '../../src/pool/pool.ts';

const GAMES = [
  { id: 'three', min: 2, usual: 3 },
  { id: 'five', min: 3, usual: 5 },
];
const PATIENCE = 20;

const waiter = (person: string, since: number, games: readonly string[], bots = 0): Waiter => ({
  person,
  name: person.toUpperCase(),
  games,
  bots,
  language: 'en',
  since,
});

function poolOf(...waiters: Waiter[]): Pool {
  const pool = new Pool(GAMES, PATIENCE);
  for (const one of waiters) pool.join(one);
  return pool;
}

const peopleIn = (pool: Pool, now: number) => {
  const party = pool.take(now);
  return party && { game: party.game, people: party.people.map(({ person }) => person), seats: party.seats };
};

describe('who waits for whom', () => {
  test('as many as the game is best with play at once, those who waited longest', () => {
    const pool = poolOf(
      waiter('c', 3, ['three']),
      waiter('a', 1, ['three', 'five']),
      waiter('b', 2, ['three']),
      waiter('d', 4, ['three']),
    );
    expect(peopleIn(pool, 4)).toEqual({ game: 'three', people: ['a', 'b', 'c'], seats: 3 });
    expect(pool.counts()).toEqual({ three: 1, five: 0 });
    expect(peopleIn(pool, 4)).toBeUndefined();
  });

  test('those who do not want to meet do not: who waited longer goes first, the other waits on', () => {
    const apart = (one: string, other: string) => [one, other].sort().join() === 'a,b';
    const pool = new Pool(GAMES, PATIENCE, apart);
    for (const [at, person] of ['a', 'b', 'c', 'd'].entries()) pool.join(waiter(person, at, ['three'], 50));
    expect(peopleIn(pool, 4)).toEqual({ game: 'three', people: ['a', 'c', 'd'], seats: 3 });
    pool.join(waiter('a', 5, ['three'], 50));
    expect(peopleIn(pool, 30)).toBeUndefined();
    expect(peopleIn(pool, 60)).toEqual({ game: 'three', people: ['b'], seats: 3 });
  });

  test('the fewest who can play are enough when nobody came for a while', () => {
    const pool = poolOf(waiter('a', 0, ['three']), waiter('b', 10, ['three']));
    expect(peopleIn(pool, 29)).toBeUndefined();
    expect(pool.next(0)).toBe(30);
    expect(peopleIn(pool, 30)).toEqual({ game: 'three', people: ['a', 'b'], seats: 2 });
    expect(pool.next(0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('when somebody’s time is up bots fill the table, with all others who take bots', () => {
    const pool = poolOf(
      waiter('a', 0, ['three', 'five'], 15),
      waiter('b', 5, ['five'], 100),
      waiter('only-people', 6, ['five']),
    );
    expect(pool.next(0)).toBe(15);
    expect(peopleIn(pool, 14)).toBeUndefined();
    expect(peopleIn(pool, 15)).toEqual({ game: 'five', people: ['a', 'b'], seats: 5 });
    expect(pool.of('only-people')).toBeDefined();
  });

  test('somebody alone plays with bots when their time is up, and waits on without that', () => {
    expect(peopleIn(poolOf(waiter('a', 0, ['three'], 15)), 15)).toEqual({
      game: 'three',
      people: ['a'],
      seats: 3,
    });
    const alone = poolOf(waiter('a', 0, ['three']));
    expect(peopleIn(alone, 1e9)).toBeUndefined();
    expect(alone.next(0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('somebody who waits on two devices counts once and keeps the place of the first', () => {
    const pool = poolOf(waiter('a', 0, ['three']), waiter('a', 9, ['five'], 50));
    expect([pool.size, pool.counts()]).toEqual([1, { three: 0, five: 1 }]);
    expect(pool.of('a')?.since).toBe(0);
  });

  test('who left is waited for no more', () => {
    const pool = poolOf(waiter('a', 0, ['three']), waiter('b', 0, ['three']));
    expect([pool.leave('a'), pool.leave('a')]).toEqual([true, false]);
    expect(peopleIn(pool, 100)).toBeUndefined();
  });
});

describe('addresses', () => {
  const at = (address: string, one: Waiter): Waiter => ({ ...one, address });
  const origin = (person: string, address: string) => ({ person, address, kept: false });

  test('take turns: thirty guests of one do not stand before somebody of another', () => {
    const guests = Array.from({ length: 2 }, (_, i) => at('x', waiter(`g${i}`, i, ['three'])));
    const pool = poolOf(...guests, at('y', waiter('ana', 50, ['three'])));
    expect(peopleIn(pool, 50)?.people).toEqual(['g0', 'ana', 'g1']);
    expect(pool.peopleAt('x')).toEqual([]);
  });

  test('who did not come when called waits longer, and so do the others of the address; who came is first', () => {
    const reputation = new Reputation();
    const pool = new Pool(GAMES, PATIENCE, undefined, reputation);
    for (let i = 0; i < 3; i++) pool.join(at('x', waiter(`g${i}`, i, ['three'])));
    reputation.missed(origin('g0', 'x'), 10);
    expect(pool.take(1000)).toBeUndefined();
    expect(pool.counts()).toEqual({ three: 3, five: 0 });
    expect(pool.next(1000)).toBe(30_010);
    for (const [i, name] of ['ana', 'ben', 'cleo', 'dan'].entries())
      pool.join(waiter(name, 20 + i, ['three']));
    reputation.came(origin('dan', 'dan'), 15);
    expect(peopleIn(pool, 1000)?.people).toEqual(['dan', 'ana', 'ben']);
    expect(peopleIn(pool, 30_010)?.people).toEqual(['g0', 'cleo', 'g1']);
  });
});
