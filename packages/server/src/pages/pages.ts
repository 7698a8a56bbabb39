import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { LIMITS, nameText } from '@mazmorra/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Instance } from '../instance.ts';
import { skeletonOf } from '../operator/folding.ts';
import { hasRecord } from '../retention/records.ts';
import { isOver, type Room } from '../table/room.ts';
import { readTournament } from '../tournaments/stored.ts';
import { legalHtml, pageHtml, robotsText, sitemapXml } from './html.ts';
import {
  languageOf,
  type PageInfo,
  pageAt,
  type SharedTable,
  type SharedTournament,
  type Site,
} from './page.ts';

/** A page of the client as it is sent: the same program, with a head for its address. */
export interface SentPage {
  readonly status: number;
  readonly html: string;
}

const ID = /^[A-Za-z0-9_-]{8,64}$/;
const PICTURE = '/share/mazmorra.png';
/** The routes that show a game table. */
const WITH_TABLE = /^\/(t|table|replay|analysis|learn|try|dilemmas)\//;
/** The routes on which the browser itself runs the rules of a game. */
const WITH_RULES = /^\/(play|table|replay|analysis|learn|try|dilemmas)\//;

/** Reads a file written by the build (`packages/web/build/links.ts`). A client built without it has the same page for all addresses. */
function readBuilt<T>(folder: string, name: string): T | undefined {
  const file = join(folder, 'links', name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Serves the page of each client address, with its description for browsers, search engines and link previews. */
export class Pages {
  /** The folder of the built client. */
  readonly #web: string;
  readonly #server: Instance;
  readonly #routes: readonly string[] | undefined;
  readonly #rules: Readonly<Record<string, string>>;
  readonly #first: Readonly<Record<string, string>>;
  readonly #preloads: Readonly<Record<string, readonly string[]>>;

  constructor(web: string, server: Instance) {
    this.#web = web;
    this.#server = server;
    this.#routes = readBuilt(web, 'routes.json');
    this.#rules = readBuilt(web, 'rules.json') ?? {};
    this.#first = readBuilt(web, 'first.json') ?? {};
    this.#preloads = readBuilt(web, 'preloads.json') ?? {};
  }

  /** Whether the build lists the client's addresses. */
  get known(): boolean {
    return this.#routes !== undefined;
  }

  async page(index: string, request: FastifyRequest, asked: string): Promise<SentPage> {
    const path = asked === '/index.html' ? '/' : asked;
    const ifAllowed = async <T>(read: () => Promise<T | undefined>): Promise<T | undefined> =>
      this.#server.mayTry(request.raw, 'records') ? read() : undefined;
    const site: Site = {
      routes: this.#routes ?? [],
      rules: (game: GameId, language: Language) => this.#rules[`${language}/${game}`],
      // The page that a service worker keeps for all addresses has nothing of its own to show.
      first: (language, game) =>
        asked === '/index.html' ? undefined : this.#first[`${game ?? ''}@${language}`],
      legal: (page, language) => legalHtml(this.#server.legal.blocks(page, language)),
      table: (id) => ifAllowed(() => this.#table(id)),
      tournament: (id) => ifAllowed(() => this.#tournament(id)),
      keptName: (name) => ifAllowed(() => this.#keptName(name)),
    };
    const page = await pageAt(site, path, languageOf(request.headers['accept-language']));
    const own = `/share/${page.game}.png`;
    const moment = page.picture && momentOf(request.query as Record<string, unknown>);
    const picture = moment
      ? `${page.picture}?${moment}`
      : page.game && existsSync(join(this.#web, own))
        ? own
        : PICTURE;
    const html = pageHtml(index, page, this.originOf(request), path, picture, {
      now: this.#filesOf(page),
      soon: this.#rulesOf(page),
    });
    const draft = this.#server.draft?.draft && this.#server.draft.code;
    return {
      status: page.status,
      html: draft === undefined ? html : html.replace(' data-server', ` data-server data-draft="${draft}"`),
    };
  }

  /** The files to preload: those of the page and, at a table, of its game, with their words in the reader's language. The browser fetches them before the script asks. */
  #filesOf({ route = '', game, language }: PageInfo): readonly string[] {
    const parts = ['', route, ...(game !== undefined && WITH_TABLE.test(route) ? [game] : [])];
    const keys = parts.flatMap((part) => [part, `${part}@${language}`]);
    return [...new Set(keys.flatMap((key) => this.#preloads[key] ?? []))];
  }

  /** The files of the worker that plays the game: fetched ahead, but not into the page. */
  #rulesOf({ route = '', game }: PageInfo): readonly string[] {
    return game !== undefined && WITH_RULES.test(route) ? (this.#preloads[`${game}/rules`] ?? []) : [];
  }

  /** The public address, or else the one this request used. */
  originOf({ headers, protocol, host }: FastifyRequest): string {
    const { publicOrigin } = this.#server.hosts;
    if (publicOrigin !== undefined) return publicOrigin;
    const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : protocol;
    return `${scheme}://${host}`;
  }

  async #table(id: string): Promise<SharedTable | undefined> {
    const row = ID.test(id) ? await this.#server.core.storage.tableRow(id) : undefined;
    return row && sharedTable(id, JSON.parse(row.room) as Room, this.#server.core.now());
  }

  async #tournament(id: string): Promise<SharedTournament | undefined> {
    const stored = ID.test(id) ? await this.#server.core.storage.tournament(id) : undefined;
    if (!stored) return undefined;
    const { settings, status, openerName } = readTournament(stored);
    return { game: settings.game, inviter: status === 'open' ? openerName : '' };
  }

  async #keptName(asked: string): Promise<string | undefined> {
    const name = asked.length <= 4 * LIMITS.name ? nameText(asked) : '';
    if (name === '' || name.length > LIMITS.name) return undefined;
    return (await this.#server.core.storage.keptNameLike(skeletonOf(name)))?.name;
  }

  /** Registers the addresses for programs: `robots.txt` and the sitemap. */
  register(http: FastifyInstance): void {
    http.get('/robots.txt', (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(this.originOf(request))),
    );
    http.get('/sitemap.xml', (request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemapXml(this.originOf(request))),
    );
  }
}

/** The moment of a replay that a link names, as a search; empty where it names none. The picture is that of its end. */
const momentOf = (query: Readonly<Record<string, unknown>>): string =>
  ['at', 'to', 'eyes']
    .flatMap((name) => (/^\w{1,9}$/.test(String(query[name] ?? '')) ? [`${name}=${query[name]}`] : []))
    .join('&');

/** Built from allowed fields: it contains neither person ids nor the invitation. */
function sharedTable(id: string, room: Room, now: number): SharedTable {
  const people = room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  return {
    game: room.game,
    over: isOver(room),
    picture: hasRecord(room, now) ? `/api/pictures/${id}.png` : undefined,
    host: people.find(({ person }) => person === room.host)?.name,
    seats: room.seats.length,
    free: room.status === 'open' ? room.seats.filter(({ kind }) => kind === 'free').length : 0,
    names: people.map(({ name }) => name),
    language: room.language,
  };
}
