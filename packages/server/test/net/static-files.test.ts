import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseCoding } from '../../src/net/static-files.ts';
import type { Server } from '../../src/serve.ts';
import { openServer, playToEnd, startWith } from '../test-server.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const root = mkdtempSync(join(tmpdir(), 'mazmorra-static-'));
const web = join(root, 'web');
const PAGE = `<!doctype html><title>Mazmorra</title>${'<p>a page</p>'.repeat(200)}`;
const SCRIPT = `export const x = [${'"a line of the script", '.repeat(500)}];`;
const BUILD = join(import.meta.dirname, '../../../../scripts/build-web.mjs');
let server: Server;

/** Sends a request as it stands: `fetch` would choose and undo the coding by itself. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'sw.js'), SCRIPT);
  writeFileSync(join(web, '.sources'), 'stamp');
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'small-1a2b.js'), 'export {};');
  writeFileSync(join(web, 'assets', 'font-1a2b.woff2'), Buffer.alloc(5000));
  const code = `import { compressFiles } from ${JSON.stringify(BUILD)}; compressFiles(${JSON.stringify(web)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  server = await openServer({ data: join(root, 'data') }, { web });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('choosing a coding from Accept-Encoding', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP ; Q=0.5', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0, *', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=2', undefined],
    ['br;q=rubbish', undefined],
    ['deflate, zstd', undefined],
  ])('%s', (header, coding) => {
    expect(chooseCoding(header, ['br', 'gzip'])).toBe(coding);
  });
});

describe('static files', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a script is sent as %s to who accepts it, with its own type', async (coding, undo) => {
    const { status, headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': coding });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
    expect(undo(body).toString()).toBe(SCRIPT);
  });

  test.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'deflate' }])(
    'it is sent plain to %j, and caches are told that this varies',
    async (accepted) => {
      const { headers, body } = await get('/assets/app-1a2b.js', accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.toString()).toBe(SCRIPT);
    },
  );

  test('hashed names are kept for a year; the page and the service worker are asked for every time', async () => {
    for (const [path, kept] of [
      ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
      ['/', 'no-cache'],
      ['/index.html', 'no-cache'],
      ['/table/abc?x=1', 'no-cache'],
      ['/sw.js', 'no-cache'],
    ] as const)
      for (const coding of ['br', 'identity']) {
        const { headers } = await get(path, { 'accept-encoding': coding });
        expect([path, coding, headers['cache-control']]).toEqual([path, coding, kept]);
      }
  });

  test('every coding has an ETag of its own, and who shows it gets 304 without a body', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const first = await get('/', { 'accept-encoding': coding });
      const tag = first.headers.etag ?? '';
      tags.add(tag);
      for (const shown of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await get('/', { 'accept-encoding': coding, 'if-none-match': shown });
        expect([shown, again.status, again.body.length]).toEqual([shown, 304, 0]);
        expect(again.headers).toMatchObject({
          etag: tag,
          vary: 'Accept-Encoding',
          'cache-control': 'no-cache',
        });
      }
    }
    expect(tags.size).toBe(3);
    const other = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': [...tags][0] ?? '' });
    expect(other.status).toBe(200);
  });

  test('a HEAD request is told what a GET would be', async () => {
    const asked = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    const head = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body.length).toBe(0);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag'])
      expect(head.headers[name]).toBe(asked.headers[name]);
  });

  test('what compression does not help is left as it is', async () => {
    for (const path of ['/assets/small-1a2b.js', '/assets/font-1a2b.woff2']) {
      const { headers, body } = await get(path, { 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toEqual(readFileSync(join(web, path)));
    }
  });

  test('only files of the page are served: no stamps, no compressed forms by name, nothing outside', async () => {
    for (const path of [
      '/.sources',
      '/assets/app-1a2b.js.br',
      '/assets/none.js',
      '/..%2f..%2fetc%2fhosts.js',
      '/assets/../../server.ts',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/', {}, 'POST')).status).toBe(404);
  });
});

describe('files of earlier builds', () => {
  const code = `import * as build from ${JSON.stringify(BUILD)}; const [, folder, step] = process.argv;
    if (step === 'aside') build.setAside(folder); else build.keepEarlier(folder, new Date(Number(step)));`;
  const run = (folder: string, step: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code, folder, step]);

  /** As the build does: the files of one build replace those of the one before. */
  function build(folder: string, time: number, names: readonly string[]): void {
    run(folder, 'aside');
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'index.html'), `<script src="/assets/${names[0]}"></script>`);
    for (const name of names) writeFileSync(join(folder, 'dist', 'assets', name), name);
    run(folder, String(time));
  }

  test('are served after an upgrade and told to be kept; those of builds long before are not', async () => {
    const folder = join(root, 'builds');
    for (const time of [1, 2, 3, 4, 5]) build(folder, time, [`app-${time}.js`, 'same.js']);
    const page = join(folder, 'dist');
    expect(
      readdirSync(join(folder, 'earlier')).map((kept) => readdirSync(join(folder, 'earlier', kept))),
    ).toEqual([['app-2.js'], ['app-3.js'], ['app-4.js']]);
    const upgraded = await openServer({ data: join(root, 'data-builds') }, { web: page });
    const ask = (path: string) => fetch(`http://127.0.0.1:${upgraded.port}${path}`);
    for (const name of ['app-2.js', 'app-4.js', 'app-5.js', 'same.js']) {
      const reply = await ask(`/assets/${name}`);
      expect([name, reply.status, await reply.text()]).toEqual([name, 200, name]);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const gone = await ask('/assets/app-1.js');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await (await ask('/')).text()).toContain('app-5.js');
    await upgraded.stop();
  });

  test('a build that fails changes nothing of what is served', () => {
    const folder = join(root, 'failed');
    build(folder, 1, ['app-1.js']);
    run(folder, 'aside');
    build(folder, 2, ['app-2.js']);
    expect(readdirSync(join(folder, 'earlier'))).toHaveLength(1);
  });
});

test('records are compressed for who accepts it', async () => {
  const { table, tabs } = await startWith(server.port, ['Ana', 'Ben']);
  await playToEnd(tabs);
  const plain = await get(`/api/records/${table}`);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await get(`/api/records/${table}`, { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(small.body)).toEqual(plain.body);
  expect(verifyRecord(toy, JSON.parse(plain.body.toString())).holds).toBe(true);
});
