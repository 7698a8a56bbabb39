import { expect, test } from 'vitest';
import { SerialQueue, type Work } from '../../src/table/queue.ts';
import { hold } from '../held.ts';
import { refusal } from '../refusal.ts';

const nothing = (): void => undefined;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const reasonOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** A queue, and the jobs that have begun at it. */
function logged(
  repair: ConstructorParameters<typeof SerialQueue>[0] = async () => undefined,
  repeats?: ConstructorParameters<typeof SerialQueue>[1],
) {
  const log: string[] = [];
  const queue = new SerialQueue(repair, repeats);
  const refused = (name: string) => (error: unknown) => void log.push(`${name} refused: ${reasonOf(error)}`);
  const job =
    (name: string, work: Work<void> = nothing) =>
    () => {
      log.push(name);
      return work();
    };
  const run = (name: string, work?: Work<void>, own = false): void =>
    void queue.run(job(name, work), own).catch(refused(name));
  const meet = (name: string): void => void queue.meet(job(name)).catch(refused(name));
  return { log, queue, run, meet };
}

test('one job after the other: the first at once, and none while another waits', async () => {
  const { log, queue, run } = logged();
  const release = hold(queue);
  run('a');
  run('b');
  await turn();
  expect(log).toEqual([]);
  release();
  await turn();
  run('c');
  expect(log).toEqual(['a', 'b', 'c']);
});

test('a job that throws, at once or later, is refused, and the next one runs', async () => {
  const { log, run } = logged();
  run('a', () => {
    throw new Error('no');
  });
  run('b', () => Promise.reject(new Error('later')));
  run('c');
  await turn();
  expect(log.filter((line) => !line.includes('refused'))).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(expect.arrayContaining(['a refused: no', 'b refused: later']));
});

test('whoever asks for a job gets what it returns', async () => {
  const { queue } = logged();
  expect(await queue.run(async () => 7)).toBe(7);
});

test('after a breakdown nothing runs before the repair; when it fails, those who wait are refused and it is tried again', async () => {
  let mended = false;
  const repairs: string[] = [];
  const { log, queue, run } = logged(async () => {
    repairs.push('repair');
    if (!mended) throw new Error('still broken');
  });
  queue.breakDown();
  run('a');
  await turn();
  expect([repairs.length, log]).toEqual([1, ['a refused: still broken']]);
  expect(queue.quiet).toBe(false);
  mended = true;
  run('b');
  await turn();
  expect([repairs.length, log.at(-1), queue.quiet]).toEqual([2, 'b', true]);
});

test('a flood of requests at one table is refused, jobs of the table itself are not', async () => {
  const { log, queue, run } = logged();
  const release = hold(queue);
  for (let i = 0; i < 201; i++) run('asked');
  run('own', nothing, true);
  await turn();
  expect(log).toEqual(['asked refused: too much at once at this table']);
  await expect(queue.run(nothing)).rejects.toEqual(refusal('rate'));
  release();
  await turn();
  await turn();
  expect([log.length, log.at(-1)]).toEqual([202, 'own']);
});

test('a closed queue finishes what has begun and nothing else', async () => {
  const { log, queue, run, meet } = logged();
  const release = hold(queue);
  run('a');
  queue.close();
  run('b');
  meet('news');
  release();
  await turn();
  const why = 'refused: connect again in a moment';
  expect(log.sort()).toEqual([`a ${why}`, `b ${why}`, `news ${why}`]);
  expect(queue.quiet).toBe(true);
});

test('a job that failed is repeated after a refresh as long as it may be, and goes before the others', async () => {
  const repairs: string[] = [];
  const { log, run } = logged(
    async (how) => void repairs.push(how),
    (_, { tries }) => tries < 3,
  );
  run('a', () => Promise.reject(new Error('taken')));
  run('b');
  await turn();
  expect(log).toEqual(['a', 'a', 'a', 'a refused: taken', 'b']);
  expect(repairs).toEqual(['refresh', 'refresh']);
});

test('a job of a queue that is closed meanwhile is not repeated', async () => {
  const { log, queue, run } = logged(undefined, () => true);
  run('a', async () => {
    queue.close();
    throw new Error('taken');
  });
  await turn();
  expect(log).toEqual(['a', 'a refused: taken']);
});

test('while something new is expected nothing runs; when it comes it goes first', async () => {
  const { log, queue, run, meet } = logged();
  queue.expect();
  run('a');
  expect([log, queue.isBehind]).toEqual([[], true]);
  meet('news');
  await turn();
  expect(log).toEqual(['news', 'a']);
  queue.expect();
  run('b');
  queue.met();
  await turn();
  expect([log, queue.isBehind]).toEqual([['news', 'a', 'b'], false]);
});

test('what was expected goes first also when a job is under way', async () => {
  const { log, queue, run, meet } = logged();
  const release = hold(queue);
  run('b');
  meet('news');
  await turn();
  expect(log).toEqual([]);
  release();
  await turn();
  expect(log).toEqual(['news', 'b']);
});

test('a repair has read what was expected, too', async () => {
  const { log, queue, run } = logged();
  queue.expect();
  run('a');
  queue.breakDown('refresh');
  run('b');
  await turn();
  expect(log).toEqual(['a', 'b']);
});

test('a queue is quiet when nothing waits or runs; one that is only behind is quiet, too', async () => {
  const { queue, run } = logged();
  expect(queue.quiet).toBe(true);
  const release = hold(queue);
  expect(queue.quiet).toBe(false);
  run('a');
  release();
  await turn();
  expect(queue.quiet).toBe(true);
  queue.breakDown('refresh');
  expect([queue.quiet, queue.broken, queue.isBehind]).toEqual([true, true, true]);
  queue.breakDown();
  expect([queue.quiet, queue.broken, queue.isBehind]).toEqual([false, true, true]);
});

test('a doubt about memory is not forgotten when another process writes', async () => {
  const repairs: string[] = [];
  const { queue, run } = logged(async (how) => void repairs.push(how));
  queue.breakDown('reload');
  queue.breakDown('refresh');
  run('a');
  await turn();
  queue.breakDown('refresh');
  run('a');
  await turn();
  expect([repairs, queue.broken]).toEqual([['reload', 'refresh'], false]);
});

test('while it is repaired nothing else runs, and what is written meanwhile is read afterwards', async () => {
  const repairs: string[] = [];
  let done: () => void = nothing;
  const { log, queue, run } = logged((how) => {
    repairs.push(how);
    return new Promise((resolve) => {
      done = resolve;
    });
  });
  queue.breakDown('refresh');
  run('a');
  expect([repairs, log, queue.broken]).toEqual([['refresh'], [], true]);
  queue.breakDown('refresh');
  run('b');
  done();
  await turn();
  expect([repairs, log]).toEqual([['refresh', 'refresh'], []]);
  done();
  await turn();
  expect([log, queue.broken]).toEqual([['a', 'b'], false]);
});

test('after a repair that failed the queue takes the next job, and repairs first', async () => {
  let fails = true;
  const { log, queue, run } = logged(async () => {
    if (fails) throw new Error('no');
  });
  queue.breakDown('refresh');
  run('a');
  await turn();
  expect([log, queue.broken, queue.quiet]).toEqual([['a refused: no'], true, true]);
  fails = false;
  run('b');
  await turn();
  expect(log.slice(1)).toEqual(['b']);
});
