import { expect, test, vi } from 'vitest';
import { Refused } from '../../src/refused.ts';
import { startedTable } from '../memory-table.ts';

test('an error of a request goes to its sender; one of ours is told as such', async () => {
  const { table, ana, ask } = await startedTable();
  const end = { do: 'end', agree: true };
  vi.spyOn(table, 'saveRoom').mockRejectedValueOnce(new Refused('not-now', 'not now'));
  expect((await ask(ana, end))['refused']).toMatchObject({ reply: { code: 'not-now' } });
  vi.spyOn(table, 'saveRoom').mockRejectedValueOnce(new TypeError('a bug'));
  expect((await ask(ana, end))['refused']).toMatchObject({ reply: { code: 'internal' } });
});

test('with one process a refused request is not tried again', async () => {
  const { table } = await startedTable();
  const work = vi.fn(() => {
    throw new Refused('not-now', 'not now');
  });
  await expect(table.queue.run(work)).rejects.toThrow('not now');
  expect(work).toHaveBeenCalledTimes(1);
});
