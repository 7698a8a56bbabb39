import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairWork } from '../../src/fairness/work.ts';

const at = (address: string, person = address) => ({ address, person, kept: false });

test('work of one address is done a few at a time, and that of another meanwhile', async () => {
  const work = new FairWork({ parallel: 3, perAddress: 2 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (address: string, name: string) =>
    work.run(at(address), '', () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
  expect([begun, work.waiting]).toEqual([['a1', 'a2', 'b1'], 2]);
  ends.get('a1')?.();
  expect(await all[0]).toBe('a1');
  await turn();
  expect([begun.slice(3), work.waiting]).toEqual([['c1'], 1]);
  ends.get('a2')?.();
  await turn();
  expect([begun.slice(4), work.waiting]).toEqual([['a3'], 0]);
});

test('work that throws, and one that fails later, makes room; what waits is rejected when it is cleared', async () => {
  const work = new FairWork({ parallel: 1, perAddress: 1 });
  const fails = work.run(at('a'), '', () => {
    throw new Error('at once');
  });
  const later = work.run(at('a'), '', () => Promise.reject(new Error('later')));
  const fine = work.run(at('a'), '', () => 'fine');
  await expect(fails).rejects.toThrow('at once');
  await expect(later).rejects.toThrow('later');
  expect(await fine).toBe('fine');
  void work.run(at('a'), '', () => new Promise<never>(() => undefined));
  const waits = work.run(at('b'), '', () => 'never');
  work.clear(() => new Error('cleared'));
  await expect(waits).rejects.toThrow('cleared');
});
