import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAct } from '../src/admin/acts.ts';
import { shown } from '../src/admin/show.ts';
import { textIn } from '../src/text/index.ts';
import { ENGLISH, LAUNCHER, mazmorra, type Ran, scratch } from './run.ts';

const folder = scratch();
const data = join(folder, 'data');
let server: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  server = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', '--data', data, '--log', 'off'], {
    env: ENGLISH,
  });
  let out = '';
  for await (const text of server.stdout ?? []) {
    out += text;
    address = /open: (http:\S+)/.exec(out)?.[1] ?? '';
    if (address !== '') break;
  }
});

afterAll(async () => {
  if (!server) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
});

const admin = (...args: string[]): Ran => mazmorra('admin', ...args, '--data', data, '--as', 'Olga');

test('talks to the running server: token, status, sanctions, words and the audit log of all of it', async () => {
  const token = JSON.parse(admin('token', '--json').out) as { token: string; page: string };
  expect(token.page).toBe(`${address}/operator#${token.token}`);
  const ask = (body: object) =>
    fetch(`${address}/api/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token.token}` },
      body: JSON.stringify(body),
    });
  expect((await ask({ act: 'status' })).status).toBe(200);

  const banned = admin('ban', '192.0.2.7', '--hours', '2', '--why', 'spam');
  expect(banned).toMatchObject({ code: 0, out: expect.stringContaining('banned until') });
  const [id = ''] = banned.out.split(':');
  expect(admin('lift', id, '--why', 'a mistake')).toMatchObject({ code: 0 });
  const list = join(folder, 'words.txt');
  writeFileSync(list, 'frog*\n');
  expect(admin('words', 'es', list, '--why', 'frogs')).toMatchObject({ code: 0, out: 'frog*\n' });
  const { entries } = JSON.parse(admin('audit', '--json').out) as {
    entries: { who: string; act: string; why: string }[];
  };
  expect(entries.map(({ who, act, why }) => `${who} ${act} ${why}`)).toEqual([
    'Olga words frogs',
    'Olga lift a mistake',
    'Olga ban spam',
  ]);
});

test('what is wrong is told in a sentence, exit 2', () => {
  expect(admin('ban', 'x'.repeat(22), '--why', 'x')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no such person'),
  });
  expect(admin('status', '--server', 'http://127.0.0.1:1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no server answers'),
  });
});

test.each<[string, string[], object, string]>([
  ['an unknown act', ['dance'], {}, '"dance"'],
  ['no reason', ['ban', '192.0.2.7'], {}, '--why is missing'],
  ['nobody', ['silence'], { why: 'x' }, 'PERSON or ADDRESS is missing'],
  ['a kind that is not kept', ['retention', 'cats=3'], { why: 'x' }, '"cats"'],
  ['days that are none', ['retention', 'chat=soon'], { why: 'x' }, '"chat=soon"'],
  ['a list that is not there', ['words', 'eo'], {}, '"eo"'],
  ['a file that is not there', ['words', 'en', '/no/such/file'], { why: 'x' }, 'cannot be read'],
  ['no time for a stop', ['announce'], { why: 'x' }, '--minutes'],
  ['no line to remove', ['remove', 'x'.repeat(22)], { why: 'x' }, 'LINE is missing'],
])('%s: nothing is asked of the server', (_what, words, flags, named) =>
  expect(() => readAct(words, flags)).toThrow(named),
);

test('answers are shown as lines of text', () => {
  const sanction = {
    id: 's1',
    kind: 'ban',
    person: 'p1',
    name: 'Bob',
    why: 'spam',
    by: 'Olga',
    at: 0,
    until: 0,
  } as const;
  expect(shown('sanctions', { sanctions: [sanction] }, textIn('en'))[1]).toContain('Bob (p1)');
  expect(shown('sanctions', { sanctions: [] }, textIn('en'))).toEqual(['nobody is silenced or banned']);
  expect(shown('sanctions', { sanctions: [] }, textIn('es'))).toEqual(['nadie está silenciado ni vetado']);
  expect(shown('remove', { removed: 1 }, textIn('es'))).toEqual(['1 línea eliminada']);
  expect(shown('reports', { reports: [] }, textIn('en'))).toEqual(['nothing is reported']);
  const line = { n: 3, person: 'p1', name: 'Bob', text: 'boo', at: 0 };
  const report = {
    target: 't line 3',
    table: 't',
    line: 3,
    lines: [line],
    said: [{ reason: 'spam', text: '', at: 0 }],
  };
  expect(shown('reports', { reports: [report] }, textIn('en')).join('\n')).toContain('3  Bob: boo');
  expect(
    shown(
      'retention',
      { days: { finished: 'forever', neverStarted: 1, abandoned: 14, chat: 30, people: 730 } },
      textIn('en'),
    ),
  ).toContainEqual(expect.stringMatching(/^chat +30$/));
});

test('a folder without data is told in a sentence', () =>
  expect(mazmorra('admin', 'status', '--data', join(folder, 'none'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no data'),
  }));
