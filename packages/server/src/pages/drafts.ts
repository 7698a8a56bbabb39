import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { Draft } from '@mazmorra/languages';
import { draftIn, troubleIn } from '@mazmorra/languages/node';
import { checkFolder } from '@mazmorra/languages/tool';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../core/log.ts';

/** How long in ms until a change is read: editors write a file in several steps. */
const SETTLED = 150;
/** The most faults that are logged at one change. */
const MOST = 20;

/** A worker of an earlier visit would show the page that it has kept, without the language that is being written. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** The language in a folder that a translator works on. The page offers it besides the others, and loads anew when a file changes. */
export class DraftLanguage {
  readonly code: string;
  readonly #folder: string;
  readonly #log: Log;
  readonly #listeners = new Set<ServerResponse>();
  #draft: Draft | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
    this.code = basename(folder);
    this.#read();
  }

  /** What the page gets; nothing before the folder could be read once. */
  get draft(): Draft | undefined {
    return this.#draft;
  }

  /** Reads the folder. While a file of it is broken, what was read before stays. */
  #read(): void {
    const trouble = troubleIn(this.#folder, this.code);
    if (trouble) {
      this.#log('warn', 'language not read', { ...trouble });
      return;
    }
    this.#draft = draftIn(this.#folder);
    for (const { file, line, what } of checkFolder(this.#folder).faults.slice(0, MOST))
      this.#log('warn', 'language', { language: this.code, file, line, what });
  }

  /** Watches the folder until the server is closed. */
  serve(http: FastifyInstance): void {
    const watching = watch(this.#folder, () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#changed(), SETTLED);
    });
    http.addHook('onClose', async () => {
      clearTimeout(this.#timer);
      watching.close();
      for (const listener of this.#listeners) listener.end();
    });
    http.get(`/api/drafts/${this.code}`, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return this.#draft ?? reply.code(404).send({ error: 'no-language' });
    });
    http.get('/api/drafts', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.raw.write(': open\n\n');
      this.#listeners.add(reply.raw);
      reply.raw.on('close', () => this.#listeners.delete(reply.raw));
    });
    http.get('/sw.js', async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript').send(NO_WORKER),
    );
  }

  #changed(): void {
    this.#read();
    for (const listener of this.#listeners) listener.write('data: changed\n\n');
  }
}
