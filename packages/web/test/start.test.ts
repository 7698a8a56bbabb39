import type { Remote } from 'comlink';
import { expect, test } from 'vitest';
import { type Loading, startWorker } from '../src/local/start.ts';

interface Api {
  ready(): true;
}

/** Workers of which the first `broken` cannot be loaded: they report an error and never answer. */
function workers(broken: number) {
  const made: { ended: boolean; readonly isBroken: boolean }[] = [];
  const load = (): Loading => {
    const one = { ended: false, isBroken: made.length < broken };
    made.push(one);
    const target = new EventTarget();
    if (one.isBroken) queueMicrotask(() => target.dispatchEvent(new Event('error')));
    const end = (): void => {
      one.ended = true;
    };
    return { worker: Object.assign(target, { one }) as unknown as Worker, end };
  };
  const connect = (worker: Worker): Remote<Api> => {
    const { one } = worker as unknown as { one: (typeof made)[number] };
    const ready = () => (one.isBroken ? new Promise(() => undefined) : Promise.resolve(true));
    return { ready } as unknown as Remote<Api>;
  };
  return { made, start: () => startWorker<Api>(load, connect) };
}

test('a worker that answers is taken as it is', async () => {
  const { made, start } = workers(0);
  await start();
  expect(made).toEqual([{ ended: false, isBroken: false }]);
});

test('a worker whose code could not be loaded is ended and loaded again', async () => {
  const { made, start } = workers(2);
  await start();
  expect(made.map(({ ended }) => ended)).toEqual([true, true, false]);
});

test('a worker that cannot be loaded at all is an error, not an endless wait', async () => {
  const { made, start } = workers(99);
  await expect(start()).rejects.toThrow('could not be loaded');
  expect(made.map(({ ended }) => ended)).toEqual([true, true, true]);
});
