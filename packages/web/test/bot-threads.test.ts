import { afterEach, expect, test, vi } from 'vitest';
import { botThread, serveBots } from '../src/local/bot-threads.ts';

afterEach(() => vi.unstubAllGlobals());

type Hear = (event: { data: unknown; ports: readonly MessagePort[] }) => void;

/** The two ends of a worker: `outside` is what the page holds, `inside` the worker's own scope. */
function workerPair() {
  const heard: Record<'outside' | 'inside', Hear[]> = { outside: [], inside: [] };
  const end = (own: 'outside' | 'inside', other: 'outside' | 'inside') => ({
    addEventListener: (_: string, hear: Hear) => void heard[own].push(hear),
    postMessage: (data: unknown, ports: readonly MessagePort[] = []) => {
      for (const hear of heard[other]) hear({ data, ports });
    },
  });
  return { outside: end('outside', 'inside'), inside: end('inside', 'outside') };
}

/** A worker of bots that tells every message back. */
function echo() {
  const errors: (() => void)[] = [];
  const thread = {
    ended: false,
    break: () => errors.map((hear) => hear()),
    addEventListener: (type: string, hear: () => void) => void (type === 'error' && errors.push(hear)),
    postMessage(_: unknown, [port]: readonly MessagePort[]) {
      if (port) port.onmessage = ({ data }) => port.postMessage({ echo: data });
    },
    terminate() {
      thread.ended = true;
    },
  };
  return thread;
}

function table() {
  const { outside, inside } = workerPair();
  const started: ReturnType<typeof echo>[] = [];
  const end = serveBots(outside as unknown as Worker, () => {
    const thread = echo();
    started.push(thread);
    return thread as unknown as Worker;
  });
  vi.stubGlobal('self', inside);
  return { started, end };
}

test('a table in a worker speaks with bots that the page has started', async () => {
  const { started } = table();
  const thread = botThread();
  const answer = new Promise((resolve) => thread.addEventListener('message', ({ data }) => resolve(data)));
  thread.postMessage({ kind: 'stop', id: 7 });
  expect(await answer).toEqual({ echo: { kind: 'stop', id: 7 } });
  expect(started).toHaveLength(1);
  thread.terminate();
});

test('the table hears of its bots that break down, and of no others', () => {
  const { started } = table();
  const [one, other] = [botThread(), botThread()];
  const broken: string[] = [];
  one.addEventListener('error', () => broken.push('one'));
  other.addEventListener('error', () => broken.push('other'));
  started[1]?.break();
  expect(broken).toEqual(['other']);
  for (const thread of [one, other]) thread.terminate();
});

test('bots end when the table ends them, and the rest with the table', () => {
  const { started, end } = table();
  const [one] = [botThread(), botThread()];
  one?.terminate();
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  end();
  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
});
