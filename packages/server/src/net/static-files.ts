import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../pages/pages.ts';

/** One file of the built client, in every encoding in which it can be sent. */
interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Derived from the content, so that all servers of one build agree on it. */
  readonly hash: string;
  readonly plain: Buffer;
  readonly compressed: ReadonlyMap<Coding, Buffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The compressed files that the build writes beside a file worth compressing (`scripts/build-web.mjs`). */
const ENDINGS: readonly (readonly [Coding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Names under `assets/` contain a hash of the content, so these files never change. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Reads the built client into memory (about 4 MB). Requests then never touch the file system: nothing outside the folder can be
 * reached, and a build that is replaced while the server runs is never served half old and half new.
 */
function readFiles(folder: string, under = ''): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const at = join(entry.parentPath, entry.name);
    const path = `${under}/${relative(folder, at).split(sep).join('/')}`;
    const isCompressedForm = ENDINGS.some(([, ending]) => at.endsWith(ending));
    if (!entry.isFile() || path.includes('/.') || isCompressedForm) continue;
    const plain = readFileSync(at);
    const compressed = ENDINGS.flatMap(([coding, ending]) =>
      existsSync(at + ending) ? [[coding, readFileSync(at + ending)] as const] : [],
    );
    files.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(path),
      hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      compressed: new Map(compressed),
    });
  }
  return files;
}

/**
 * Reads the hashed files of earlier builds, which the build keeps beside its own (`scripts/build-web.mjs`). A page that was
 * loaded before an upgrade requests them when it opens a game.
 */
function readEarlier(folder: string): Map<string, StaticFile> {
  const earlier = join(folder, '..', 'earlier');
  const builds = existsSync(earlier) ? readdirSync(earlier).sort() : [];
  const kept = builds.filter((build) => !build.startsWith('.'));
  return new Map(kept.flatMap((build) => [...readFiles(join(earlier, build), '/assets')]));
}

/** Whether the client already has this form of the file (If-None-Match, with the weak comparison of RFC 9110). */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((given) => {
    const trimmed = given.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === tag;
  });
}

const varying = (reply: FastifyReply, header: string): string =>
  [reply.getHeader('vary'), header].filter((part) => part !== undefined).join(', ');

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const coding = chooseCoding(request.headers['accept-encoding'], [...file.compressed.keys()]);
  const body = (coding && file.compressed.get(coding)) ?? file.plain;
  const tag = `"${file.hash}${coding ? `-${coding}` : ''}"`;
  reply.header('cache-control', file.cacheControl).header('etag', tag);
  if (file.compressed.size > 0) reply.header('vary', varying(reply, 'Accept-Encoding'));
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (coding) reply.header('content-encoding', coding);
  return reply.type(file.type).send(body);
}

/** A path without a file extension is a route of the client; `/api` belongs to the server. */
const isPage = (path: string): boolean =>
  path === '/index.html' || (!path.startsWith('/api/') && !/\.\w+$/.test(path));

/** Maximum number of cached pages, by their text, so that each is compressed once. The oldest goes first. */
const MOST_PAGES = 200;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

class PageFiles {
  readonly #files = new Map<string, Promise<StaticFile>>();

  of(html: string): Promise<StaticFile> {
    let file = this.#files.get(html);
    if (!file) {
      const [oldest] = this.#files.keys();
      if (oldest !== undefined && this.#files.size >= MOST_PAGES) this.#files.delete(oldest);
      file = makePage(html);
      this.#files.set(html, file);
    }
    return file;
  }
}

/** Compresses on other threads than the one that serves. */
async function makePage(html: string): Promise<StaticFile> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(plain),
  ]);
  return {
    type: TYPES['.html'] ?? '',
    cacheControl: 'no-cache',
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    compressed: new Map([
      ['br', br],
      ['gzip', gz],
    ]),
  };
}

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** The page with the styles of the first load inlined: the browser can paint it without another request. */
const withStyles = (index: string, files: ReadonlyMap<string, StaticFile>): string =>
  index.replace(SHEET, (link, path: string) => {
    const sheet = files.get(path);
    return sheet ? `<style>${String(sheet.plain).trim()}</style>` : link;
  });

export function serveStatic(http: FastifyInstance, folder: string, pages: Pages): void {
  const files = new Map([...readEarlier(folder), ...readFiles(folder)]);
  const index = files.get('/index.html');
  const page = index && withStyles(String(index.plain), files);
  const made = new PageFiles();
  pages.register(http);
  http.get('/*', async (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    const file = files.get(path);
    if (file && file !== index) return send(file, request, reply);
    if (!index || page === undefined || !isPage(path)) return reply.callNotFound();
    if (!pages.known) return send(index, request, reply);
    const { status, html } = await pages.page(page, request, path);
    reply.code(status).header('vary', 'Accept-Language');
    return send(await made.of(html), request, reply);
  });
  // Not cached: another server behind the same proxy may have the file, or this one after an upgrade.
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found' }),
  );
}

/** A content coding that the server can send. */
export type Coding = 'br' | 'gzip';

/**
 * Chooses the coding of a response from the request's Accept-Encoding header (RFC 9110, section 12.5.3): the highest weight
 * wins, at equal weights the first of those available. `undefined` means uncompressed, which is also what a request without the header gets.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding | undefined {
  if (header === undefined) return undefined;
  const weights = weightsOf(header);
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  let chosen: Coding | undefined;
  // An uncompressed response is acceptable unless excluded; it is preferred only where the header names it.
  let best = weights.get('identity') ?? 0;
  for (const coding of available) {
    const weight = weightOf(coding);
    if (weight === 0 || weight < best || (weight === best && chosen)) continue;
    chosen = coding;
    best = weight;
  }
  return chosen;
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}
