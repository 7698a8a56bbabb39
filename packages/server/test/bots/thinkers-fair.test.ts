import type { Choice } from '@mazmorra/bots';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import {
  FairThinkers,
  NotWanted,
  type Question,
  type Thinkers,
  threadsFor,
} from '../../src/bots/thinkers.ts';

/** Thinkers that answer when told to, in the order asked. */
class SlowThinkers implements Thinkers {
  readonly asked: string[] = [];
  readonly #open: (() => void)[] = [];

  decide({ person, table }: Question): Promise<Choice> {
    this.asked.push(`${person}/${table}`);
    return new Promise((resolve) => this.#open.push(() => resolve({ option: 0 })));
  }

  /** Answers the oldest open question, and lets what follows from it happen. */
  async answer(): Promise<void> {
    this.#open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }

  async close(): Promise<void> {}
}

/** People whose name has a dash come from the address before it; all others from addresses of their own. */
const originOf = (person: string) => ({
  address: person.split('-')[0] ?? '',
  person,
  kept: person.endsWith('!'),
});

const fairly = (thinkers: Thinkers, parallel: number, perAddress: number) =>
  new FairThinkers(thinkers, { parallel, perAddress, originOf });

const question = (person: string, table: string, isWanted = () => true): Question => ({
  game: toy,
  state: {},
  seat: 0,
  level: 'master',
  events: [],
  person,
  table,
  isWanted,
});

test('somebody with two hundred tables makes an honest table wait for one answer, not for two hundred', async () => {
  const slow = new SlowThinkers();
  const fair = fairly(slow, 1, 1);
  for (let i = 0; i < 200; i++) void fair.decide(question('greedy', `t${i}`));
  void fair.decide(question('honest', 'h'));
  await slow.answer();
  expect(slow.asked).toEqual(['greedy/t0', 'honest/h']);
  await slow.answer();
  void fair.decide(question('honest', 'h'));
  await slow.answer();
  expect(slow.asked).toEqual(['greedy/t0', 'honest/h', 'greedy/t1', 'honest/h']);
  expect(fair.waiting).toBe(198);
});

test('an address with forty guests makes an honest table wait for one answer, not for forty', async () => {
  const slow = new SlowThinkers();
  const fair = fairly(slow, 1, 1);
  for (let i = 0; i < 40; i++) void fair.decide(question(`greedy-${i}`, `t${i}`));
  void fair.decide(question('honest', 'h'));
  await slow.answer();
  expect(slow.asked).toEqual(['greedy-0/t0', 'honest/h']);
});

test('the people of one address take turns, who keeps a name first', async () => {
  const slow = new SlowThinkers();
  const fair = fairly(slow, 1, 1);
  for (const person of ['home-ana', 'home-ana', 'home-ben', 'home-cleo!', 'home-cleo!'])
    void fair.decide(question(person, person));
  for (let i = 0; i < 5; i++) await slow.answer();
  expect(slow.asked.map((one) => one.split('/')[0])).toEqual([
    'home-ana',
    'home-cleo!',
    'home-ben',
    'home-cleo!',
    'home-ana',
  ]);
});

test('the tables of one person take turns', async () => {
  const slow = new SlowThinkers();
  const fair = fairly(slow, 1, 1);
  for (const table of ['a', 'a', 'a', 'b', 'b', 'c']) void fair.decide(question('p', table));
  for (let i = 0; i < 6; i++) await slow.answer();
  expect(slow.asked).toEqual(['p/a', 'p/a', 'p/b', 'p/c', 'p/a', 'p/b']);
});

test('one address has a bounded number of tables in thought, and the threads left over are for others', async () => {
  const slow = new SlowThinkers();
  const fair = fairly(slow, 3, 2);
  for (const table of ['a', 'b', 'c']) void fair.decide(question('greedy', table));
  expect(slow.asked).toEqual(['greedy/a', 'greedy/b']);
  void fair.decide(question('honest', 'h'));
  expect(slow.asked.at(-1)).toBe('honest/h');
});

test('what nobody waits for any more is not thought about', async () => {
  const slow = new SlowThinkers();
  const fair = fairly(slow, 1, 1);
  let wanted = true;
  void fair.decide(question('p', 'a'));
  const dropped = fair.decide(question('p', 'b', () => wanted));
  wanted = false;
  const refused = expect(dropped).rejects.toThrow(NotWanted);
  await slow.answer();
  await refused;
  expect(slow.asked).toEqual(['p/a']);
});

test('a thinker that breaks down does not hold the queue', async () => {
  let calls = 0;
  const broken: Thinkers = {
    decide: async () => {
      if (calls++ === 0) throw new Error('no');
      return { option: 7 };
    },
    close: async () => undefined,
  };
  const fair = fairly(broken, 1, 1);
  await expect(fair.decide(question('p', 'a'))).rejects.toThrow('no');
  expect(await fair.decide(question('p', 'a'))).toEqual({ option: 7 });
});

test('on any machine one address leaves a thread to others', () => {
  expect([1, 2, 4, 8, 64].map(threadsFor)).toEqual([2, 2, 2, 4, 4]);
});
