import { expect, test } from 'vitest';
import { SerialQueue } from '../../src/table/queue.ts';
import { refusal } from '../refusal.ts';

const job = (log: string[], name: string, run: () => void = () => undefined) => ({
  run: () => {
    log.push(name);
    run();
  },
  refuse: (error: unknown) =>
    void log.push(`${name} refused: ${error instanceof Error ? error.message : error}`),
});

test('one job after the other, and none while the queue is held', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(job(log, 'a', () => queue.hold()));
  queue.push(job(log, 'b'));
  queue.push(job(log, 'c'));
  expect(log).toEqual(['a']);
  queue.release();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('a job that throws is refused and the next one runs', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(
    job(log, 'a', () => {
      throw new Error('no');
    }),
  );
  queue.push(job(log, 'b'));
  expect(log).toEqual(['a', 'a refused: no', 'b']);
});

test('after a breakdown nothing runs before the repair; when it fails, those who wait are refused and it is tried again', async () => {
  const log: string[] = [];
  let mended = false;
  const queue = new SerialQueue(async () => {
    log.push('repair');
    if (!mended) throw new Error('still broken');
  });
  queue.breakDown();
  queue.push(job(log, 'a'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['repair', 'a refused: still broken']);
  expect(queue.quiet).toBe(false);
  mended = true;
  queue.push(job(log, 'b'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.slice(2)).toEqual(['repair', 'b']);
  expect(queue.quiet).toBe(true);
});

test('a flood at one table is refused', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.hold();
  for (let i = 0; i < 201; i++) queue.push(job(log, `${i}`));
  expect(log).toEqual(['200 refused: too much at once at this table']);
});

test('a closed queue finishes nothing that has not begun', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.hold();
  queue.push(job(log, 'a'));
  queue.close();
  queue.release();
  queue.push(job(log, 'b'));
  expect(log).toEqual(['a refused: connect again in a moment', 'b refused: connect again in a moment']);
});

test('a job that is done is forgotten, and only one that conflicts is tried again', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(job(log, 'a'));
  expect(queue.again()).toBe(false);
  queue.push(job(log, 'b', () => queue.hold()));
  expect(queue.again()).toBe(true);
  queue.release();
  expect(log).toEqual(['a', 'b', 'b']);
  queue.release();
  expect(queue.again()).toBe(false);
});

test('while something new is expected nothing runs; when it comes it goes first', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.expect();
  queue.push(job(log, 'a'));
  expect(log).toEqual([]);
  expect(queue.isBehind).toBe(true);
  queue.met(job(log, 'news'));
  expect(log).toEqual(['news', 'a']);
  queue.expect();
  queue.push(job(log, 'b'));
  queue.met();
  expect(log).toEqual(['news', 'a', 'b']);
  expect(queue.isBehind).toBe(false);
});

test('a repair has read what was expected, too', async () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => void log.push('repair'));
  queue.expect();
  queue.push(job(log, 'a'));
  queue.breakDown('refresh');
  queue.push(job(log, 'b'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['repair', 'a', 'b']);
});

test('a job that conflicts is tried eight times, whatever comes between the attempts', async () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  const conflicting = job(log, 'a', () => {
    if (!queue.again()) throw new Error('given up');
    queue.met(job(log, 'news'));
  });
  queue.push(conflicting);
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.filter((entry) => entry === 'a')).toHaveLength(8);
  expect(log.at(-1)).toBe('a refused: given up');
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('requests are limited, jobs of the table itself are not', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.hold();
  for (let i = 0; i < 200; i++) queue.push(job(log, 'asked'));
  queue.push({ ...job(log, 'own'), own: true });
  expect(log).toEqual([]);
  queue.push({
    run: () => undefined,
    refuse: (error) => expect(error).toEqual(refusal('rate')),
  });
  queue.release();
  expect(log.at(-1)).toBe('own');
});

test('who comes to a closed queue is told to connect again, and so is what another process wrote', () => {
  const refused: unknown[] = [];
  const late = { run: () => void refused.push('run'), refuse: (error: unknown) => void refused.push(error) };
  const queue = new SerialQueue(async () => undefined);
  queue.hold();
  queue.push(late);
  queue.close();
  queue.push(late);
  queue.met(late);
  queue.release();
  expect(refused).toEqual([refusal('stopping'), refusal('stopping'), refusal('stopping')]);
  expect(queue.quiet).toBe(true);
});

test('a job that holds a queue which is closed meanwhile is not tried again', () => {
  const queue = new SerialQueue(async () => undefined);
  queue.push(job([], 'a', () => queue.hold()));
  queue.close();
  expect(queue.again()).toBe(false);
});

test('a queue is quiet when nothing waits or is held; one that is only behind is quiet, too', () => {
  const queue = new SerialQueue(async () => undefined);
  expect(queue.quiet).toBe(true);
  queue.hold();
  expect(queue.quiet).toBe(false);
  queue.push(job([], 'a'));
  expect(queue.quiet).toBe(false);
  queue.release();
  queue.breakDown('refresh');
  expect([queue.quiet, queue.broken, queue.isBehind]).toEqual([true, true, true]);
  queue.breakDown();
  expect([queue.quiet, queue.broken, queue.isBehind]).toEqual([false, true, true]);
});

test('the queue is held until a work is done, whether it succeeds or not', async () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(
    job(log, 'a', () =>
      queue.holdFor(Promise.reject(new Error('no')), (error) => void log.push(String(error))),
    ),
  );
  queue.push(job(log, 'b', () => queue.holdFor(Promise.resolve(), () => void log.push('never'))));
  queue.push(job(log, 'c'));
  expect(log).toEqual(['a']);
  await turn();
  expect(log).toEqual(['a', 'Error: no', 'b', 'c']);
});

test('a doubt about memory is not forgotten when another process writes', async () => {
  const repairs: string[] = [];
  const queue = new SerialQueue(async (how) => void repairs.push(how));
  queue.breakDown('reload');
  queue.breakDown('refresh');
  queue.push(job([], 'a'));
  await turn();
  queue.breakDown('refresh');
  queue.push(job([], 'a'));
  await turn();
  expect(repairs).toEqual(['reload', 'refresh']);
  expect(queue.broken).toBe(false);
});

test('while it is repaired nothing else runs, and what is written meanwhile is read afterwards', async () => {
  const log: string[] = [];
  let done: () => void = () => undefined;
  const queue = new SerialQueue(
    (how) =>
      new Promise((resolve) => {
        log.push(how);
        done = resolve;
      }),
  );
  queue.breakDown('refresh');
  queue.push(job(log, 'a'));
  expect([log, queue.broken]).toEqual([['refresh'], true]);
  queue.breakDown('refresh');
  queue.push(job(log, 'b'));
  done();
  await turn();
  expect(log).toEqual(['refresh', 'refresh']);
  done();
  await turn();
  expect([log, queue.broken]).toEqual([['refresh', 'refresh', 'a', 'b'], false]);
});

test('after a repair that failed, what is expected has still to come, and the queue is not held', async () => {
  const log: string[] = [];
  let fails = true;
  const queue = new SerialQueue(async () => {
    if (fails) throw new Error('no');
  });
  queue.breakDown('refresh');
  queue.push(job(log, 'a'));
  await turn();
  expect([log, queue.broken, queue.quiet]).toEqual([['a refused: no'], true, true]);
  fails = false;
  queue.push(job(log, 'b'));
  await turn();
  expect(log.slice(1)).toEqual(['b']);
});

test('what was expected goes first also when the queue is held', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(job(log, 'a', () => queue.hold()));
  queue.push(job(log, 'b'));
  queue.met(job(log, 'news'));
  expect(log).toEqual(['a']);
  queue.release();
  expect(log).toEqual(['a', 'news', 'b']);
});
