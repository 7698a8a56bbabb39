import { expect, test } from 'vitest';
import { KeptResults } from '../../src/profiles/kept-results.ts';

test('a result is made once for all who ask, again when it is old, and a failure is not kept', async () => {
  const clock = { now: 1000 };
  const made: string[] = [];
  let fails = false;
  const kept = new KeptResults(
    async (key) => {
      made.push(key);
      if (fails) throw new Error('no');
      return made.length;
    },
    60,
    () => clock.now,
  );
  expect(await Promise.all([kept.get('a'), kept.get('a'), kept.get('b')])).toEqual([1, 1, 2]);
  clock.now += 59;
  expect(await kept.get('a')).toBe(1);
  clock.now += 1;
  fails = true;
  await expect(kept.get('a')).rejects.toThrow('no');
  fails = false;
  expect(await kept.get('a')).toBe(4);
});
