import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { toy } from '@mazmorra/testkit';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { answerFirst, openServer, startWith } from './test-server.ts';

const data = mkdtempSync(join(tmpdir(), 'mazmorra-path-'));
const limit = Error.stackTraceLimit;
afterAll(() => {
  Error.stackTraceLimit = limit;
  rmSync(data, { recursive: true });
});

/** Functions without a name of their own, which the stack names by where they were put. */
const NAMELESS = new Set(['work', '_onImmediate', '']);

/** The frames of the server on the stack, as `file: function`, from the outermost inwards. */
function frames(): string[] {
  Error.stackTraceLimit = 100;
  const found: string[] = [];
  for (const line of (new Error().stack ?? '').split('\n').reverse()) {
    const [, name = '', file] = /at (?:async )?(\S+) .*packages\/server\/src\/([\w/-]+\.ts)/.exec(line) ?? [];
    const own = name.split('.').at(-1) ?? '';
    if (file && !NAMELESS.has(own)) found.push(`${file}: ${own}`);
  }
  return found;
}

/** Looks at the stack whenever a method is called. Returns what takes that back. */
function watch<N extends string>(owner: { [K in N]: unknown }, name: N, look: () => void): () => void {
  const before = owner[name] as (...args: unknown[]) => unknown;
  owner[name] = function (this: unknown, ...args: unknown[]) {
    look();
    return before.apply(this, args);
  };
  return () => {
    owner[name] = before;
  };
}

/**
 * One answer, followed by the stack: it is looked at where the rules carry the answer out, where it is put into the journal and
 * committed, where each view is made, and where a message leaves for a browser.
 */
async function followed(): Promise<string[]> {
  const path: string[] = [];
  let follows = false;
  const look = () => {
    if (follows) for (const frame of frames()) if (!path.includes(frame)) path.push(frame);
  };
  const game: typeof toy = {
    ...toy,
    answer: (...args) => {
      look();
      return toy.answer(...args);
    },
    view: (...args) => {
      look();
      return toy.view(...args);
    },
  };
  const server = await openServer({ data }, { games: [game] });
  const { tabs } = await startWith(server.port, ['Ana', 'Ben']);
  for (const tab of tabs) await answerFirst(tab);
  const { storage, journal } = server.tables;
  const restores = [
    watch(journal, 'append', look),
    watch(storage, 'commit', look),
    watch(Worker.prototype, 'postMessage', look),
    watch(WebSocket.prototype, 'send', look),
  ];
  const [ana, ben] = tabs;
  const number = ben?.play()?.n ?? 0;
  follows = true;
  if (ana) await answerFirst(ana);
  await ben?.until(() => (ben.play()?.n ?? 0) > number);
  follows = false;
  for (const restore of restores) restore();
  await server.stop();
  return path;
}

test('an answer passes the files and functions that docs/architecture.md lists: at most 13 and 40', async () => {
  const path = await followed();
  const page = readFileSync(join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
  const section = page.split('### The path of an answer')[1]?.split('###')[0] ?? '';
  const listed = section.split('\n').flatMap((line) => {
    const [, file, names = ''] = /^\d+\. `([\w/-]+\.ts)`: ((?:`#?\w+`,? ?)+)/.exec(line) ?? [];
    return file ? [...names.matchAll(/`(#?\w+)`/g)].map(([, name]) => `${file}: ${name}`) : [];
  });
  expect([...new Set(path)].sort()).toEqual([...new Set(listed)].sort());
  expect(new Set(path.map((frame) => frame.split(':')[0])).size).toBeLessThanOrEqual(13);
  expect(path.length).toBeLessThanOrEqual(40);
});
