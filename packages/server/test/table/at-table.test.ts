import { expect, test, vi } from 'vitest';
import { Refused } from '../../src/refused.ts';
import { inTime, run } from '../../src/table/at-table.ts';
import { startedTable } from '../memory-table.ts';

const refusing = () => {
  throw new Refused('not-now', 'not now');
};

test('an error of a request goes to its sender; one of ours is told as such', async () => {
  const { table, ana } = await startedTable();
  const at = { table, channel: ana, requireMaySay: () => undefined };
  run(at, 71, refusing);
  run(at, 72, () => {
    throw new TypeError('a bug');
  });
  expect(ana.received.find(({ re }) => re === 71)).toMatchObject({ refused: { reply: { code: 'not-now' } } });
  expect(ana.received.find(({ re }) => re === 72)).toMatchObject({
    refused: { reply: { code: 'internal' } },
  });
});

test('with one process a refused request is not tried again', async () => {
  const { table } = await startedTable();
  const work = vi.fn(refusing);
  expect(inTime(table, work)).toThrow('not now');
  expect(work).toHaveBeenCalledTimes(1);
});
