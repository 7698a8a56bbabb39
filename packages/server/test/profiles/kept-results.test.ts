import { expect, test } from 'vitest';
import { KeptResults } from '../../src/profiles/kept-results.ts';

test('a result is made once for all who ask, again when it is old, and a failure is not kept', async () => {
  const clock = { now: 1000 };
  const made: string[] = [];
  let fails = false;
  const kept = new KeptResults<number>(60, () => clock.now);
  const get = (key: string) =>
    kept.get(key, async () => {
      made.push(key);
      if (fails) throw new Error('no');
      return made.length;
    });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2]);
  clock.now += 59;
  expect(await get('a')).toBe(1);
  clock.now += 1;
  fails = true;
  await expect(get('a')).rejects.toThrow('no');
  fails = false;
  expect(await get('a')).toBe(4);
});

test('a bounded number of results is kept, the oldest goes first', async () => {
  const kept = new KeptResults<number>(60, () => 0);
  let made = 0;
  const get = (key: number) => kept.get(`${key}`, async () => ++made);
  for (let key = 0; key <= 500; key++) await get(key);
  expect(await get(500)).toBe(501);
  expect(await get(1)).toBe(2);
  expect(await get(0)).toBe(502);
});
