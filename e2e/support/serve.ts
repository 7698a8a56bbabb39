import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as the real server: no inline script, no inline style sheet, no eval. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export interface Served {
  readonly url: string;
  /** Other contents for some paths, for tests of what changes on the server. */
  readonly instead: Map<string, string>;
  /** What is put before the source of the workers, by the value of the cookie `visitor`: chance with a seed. */
  readonly beforeWorkers: Map<string, () => string>;
  close(): Promise<void>;
}

/** A page of the site that loads nothing. */
export const blank = '/blank.html';
/** The file in which the rules run. */
export const isWorker = /\/assets\/table\.worker-[^/]*\.js$/;

const kept = new Map<string, Buffer>();

function packed(file: string): Buffer {
  const known = kept.get(file) ?? gzipSync(readFileSync(file));
  kept.set(file, known);
  return known;
}

/** Serves a built app from a folder on a free port of this machine; unknown pages are the app's own. */
export async function serveFolder(folder: string): Promise<Served> {
  const instead = new Map<string, string>();
  const beforeWorkers = new Map<string, () => string>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
    if (path === blank) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><title>blank</title>');
      return;
    }
    const wanted = join(folder, path);
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', policy);
    response.setHeader(
      'cache-control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('content-encoding', 'gzip');
    const visitor = /\bvisitor=(\d+)/.exec(request.headers.cookie ?? '')?.[1];
    const before = isWorker.test(path) ? beforeWorkers.get(visitor ?? '') : undefined;
    if (before) {
      // Each worker has chance of its own: two tables with the same one would have the same id.
      response.setHeader('cache-control', 'no-store');
      response.end(gzipSync(`${before()}\n${readFileSync(file, 'utf8')}`, { level: 1 }));
      return;
    }
    const other = instead.get(path);
    response.end(other === undefined ? packed(file) : gzipSync(other));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    instead,
    beforeWorkers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
