import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { firstOf } from '@mazmorra/languages';
import { type BoxesWords, boxes } from '@mazmorra/languages/boxes';
import { usableLanguages, wordsOf } from '@mazmorra/languages/node';
import { type PagesWords, pages } from '@mazmorra/languages/pages';
import { LEGAL_PAGES, type LegalPageName, screenCodeOf } from '@mazmorra/protocol';

/** The description of one page for search engines and link previews. */
export interface PageInfo {
  readonly status: 200 | 404;
  /** The client route that shows it. */
  readonly route?: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The game it is about. */
  readonly game?: GameId;
  /** The address of the picture of a position, where the page is about a game that is over. */
  readonly picture?: string | undefined;
  /** Not for search engines: a private table, or a page whose content is on the device only. */
  readonly hidden?: true;
  /** The same page in each language, where each has its own address. */
  readonly alternates?: Readonly<Record<Language, string>>;
  /** Text for readers without JavaScript, and what is seen before it runs. */
  readonly body?: string;
}

/** What anybody who knows a table's id may see: the id is the link. */
export interface SharedTable {
  readonly game: string;
  readonly over: boolean;
  /** The address of the picture of a position, where it has a record that anybody with the link may watch. */
  readonly picture: string | undefined;
  readonly host: string | undefined;
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[];
  readonly language: Language | undefined;
}

/** What anybody who knows a tournament's id may see. */
export interface SharedTournament {
  readonly game: string;
  /** Who leads it, while one can join; otherwise empty. */
  readonly inviter: string;
}

export interface Site {
  /** The client's routes as found by the build, such as `/play/:game`. */
  readonly routes: readonly string[];
  /** The text of a rulebook for readers without JavaScript. */
  rules(game: GameId, language: Language): string | undefined;
  /** What is seen of a page before its script runs: of the home page, or of a table of a game. */
  first(language: Language, game?: GameId): string | undefined;
  /** A legal page for readers without JavaScript. */
  legal(page: LegalPageName, language: Language): string;
  table(id: string): Promise<SharedTable | undefined>;
  tournament(id: string): Promise<SharedTournament | undefined>;
  /** The kept name that a name stands for, in any spelling with the same skeleton. */
  keptName(name: string): Promise<string | undefined>;
}

/** The first supported language of an Accept-Language header, in the order of the header. */
export function languageOf(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return firstOf(tags, usableLanguages()) ?? 'en';
}

/** The parameters of a path that matches a route; `undefined` if it does not match. */
export function matchRoute(route: string, path: string): Record<string, string> | undefined {
  const wanted = route.split('/');
  const given = path.replace(/\/$/, '').split('/');
  const found: Record<string, string> = {};
  const most = Math.max(wanted.length, given.length);
  for (let at = 1; at < most; at++) {
    const name = wanted[at];
    const part = given[at];
    if (name === undefined) return undefined;
    if (part === undefined || part === '') {
      if (name !== '' && !name.endsWith('?')) return undefined;
    } else if (name.startsWith(':')) found[name.slice(1).replace(/\?$/, '')] = part;
    else if (name !== part) return undefined;
  }
  return found;
}

/** Pages with an address for each game, besides those that are described one by one. */
const ABOUT_GAMES = ['ratings', 'balance', 'dilemmas'] as const;

const rulesPath = (language: Language, game: GameId): string => `/${language}/rules/${game}`;

const missing = (language: Language): PageInfo => {
  const { missing: title, missingLine: description } = pageWordsIn(language);
  return { status: 404, language, title, description, hidden: true };
};

/** Describes the page at a path. `wanted` is the reader's language; a path or a table may override it. */
export async function pageAt(site: Site, path: string, wanted: Language): Promise<PageInfo> {
  for (const route of site.routes) {
    const found = matchRoute(route, path);
    if (found) return { ...(await describe(site, route, found, wanted)), route };
  }
  return missing(wanted);
}

async function describe(
  site: Site,
  route: string,
  { game = '', language: named, table, id = '', name: person = '', code }: Record<string, string>,
  wanted: Language,
): Promise<PageInfo> {
  const language = usableLanguages().find((one) => one === named) ?? wanted;
  if (named !== undefined && named !== language) return missing(wanted);
  if (code !== undefined && screenCodeOf(code) === undefined) return missing(language);
  if (/\/:game\b/.test(route) && !isGameId(game)) return missing(language);
  const texts = pageWordsIn(language);
  const shown = { status: 200, language } as const;
  if (route.endsWith('/rules/:game') && isGameId(game)) return rulesPage(site, language, game);
  if (route === '/play/:game' && isGameId(game)) {
    const { name, line } = boxesIn(language)[game];
    return { ...shown, title: texts.play(name), description: line, game };
  }
  if (route === '/learn/:game' && isGameId(game)) {
    const { name } = boxesIn(language)[game];
    return { ...shown, title: texts.learn(name), description: texts.learnLine(name), game };
  }
  const about = ABOUT_GAMES.find((page) => route === `/${page}/:game`);
  if (about && isGameId(game)) {
    const { title, line } = texts[about];
    const { name } = boxesIn(language)[game];
    return { ...shown, title: title(name), description: line(name), game };
  }
  if (route === '/p/:name') return profilePage(site, person, language);
  if (route === '/tournament/:id') return tournamentPage(await site.tournament(id), language);
  if (route.startsWith('/t/') || (route.startsWith('/r/') && table !== undefined))
    return sharedPage(route, await site.table(table ?? ''), wanted);
  const legal = LEGAL_PAGES.find((page) => route === `/${page}`);
  if (legal) return { ...shown, ...texts.legal[legal], body: site.legal(legal, language) };
  if (route === '/')
    return { ...shown, title: texts.site, description: texts.home, ...withBody(site.first(language)) };
  if (route === '/online') return { ...shown, title: texts.online, description: texts.onlineLine };
  if (route.startsWith('/daily')) return { ...shown, title: texts.daily, description: texts.dailyLine };
  if (route === '/tournaments')
    return { ...shown, title: texts.tournaments, description: texts.tournamentLine };
  if (route === '/quick') return { ...shown, title: texts.quick, description: texts.quickLine };
  const own = gameIds.find((one) => id.startsWith(`${one}-`));
  const laid = own && route === '/table/:id' ? site.first(language, own) : undefined;
  const unnamed = { title: texts.site, description: texts.home };
  return { ...shown, ...unnamed, hidden: true, ...(own && { game: own }), ...withBody(laid) };
}

const withBody = (body: string | undefined): { readonly body?: string } =>
  body === undefined ? {} : { body };

function rulesPage(site: Site, language: Language, game: GameId): PageInfo {
  const { name } = boxesIn(language)[game];
  const body = site.rules(game, language);
  const addresses = usableLanguages().map((one) => [one, rulesPath(one, game)] as const);
  const alternates = Object.fromEntries(addresses) as Record<Language, string>;
  const { rules, rulesLine } = pageWordsIn(language);
  return {
    status: 200,
    language,
    title: rules(name),
    description: rulesLine(name),
    game,
    alternates,
    ...withBody(body),
  };
}

/** A person who keeps a name. What they show of themselves is on the page; the preview has the name alone. */
async function profilePage(site: Site, asked: string, language: Language): Promise<PageInfo> {
  const name = await site.keptName(readable(asked));
  if (name === undefined) return missing(language);
  const { profileLine: line } = pageWordsIn(language);
  return { status: 200, language, title: name, description: line(name), hidden: true };
}

/** A part of an address as the reader typed it; a part that is not encoded properly is taken as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A tournament is joined by its link, as a table is. */
function tournamentPage(found: SharedTournament | undefined, language: Language): PageInfo {
  if (!found || !isGameId(found.game)) return missing(language);
  const { tournament, tournamentBy, tournamentLine: description } = pageWordsIn(language);
  const { name } = boxesIn(language)[found.game];
  const title = found.inviter === '' ? tournament(name) : tournamentBy(name, found.inviter);
  return { status: 200, language, title, description, game: found.game, hidden: true };
}

/** An invitation shows the game and who invites, a replay who played. Nothing of the game itself is disclosed. */
function sharedPage(route: string, table: SharedTable | undefined, wanted: Language): PageInfo {
  const language = table?.language ?? wanted;
  if (!table || !isGameId(table.game)) return missing(language);
  const isReplay = route.startsWith('/r/');
  if (isReplay && !table.over) return missing(language);
  const words = pageWordsIn(language);
  const { name } = boxesIn(language)[table.game];
  const shown = { status: 200, language, game: table.game, hidden: true } as const;
  if (isReplay || table.over)
    return {
      ...shown,
      picture: isReplay ? table.picture : undefined,
      title: words.replay(name),
      description: words.replayLine(table.names),
    };
  return {
    ...shown,
    title: table.host === undefined ? words.invitation(name) : words.invitationBy(name, table.host),
    description: words.invitationLine(table.seats, table.free),
  };
}

/** The addresses listed in the sitemap. */
export const sitemapPaths = (): readonly string[] => [
  '/',
  '/online',
  '/quick',
  '/tournaments',
  ...LEGAL_PAGES.map((page) => `/${page}`),
  '/daily',
  ...gameIds.flatMap((game) => [`/play/${game}`, `/learn/${game}`]),
  ...gameIds.flatMap((game) => ABOUT_GAMES.map((page) => `/${page}/${game}`)),
  ...gameIds.flatMap((game) => usableLanguages().map((language) => rulesPath(language, game))),
];

/** What stands on the boxes of the games. */
export const boxesIn: (language: Language) => BoxesWords = wordsOf(boxes);

/** The titles and descriptions of pages, by language. */
export const pageWordsIn: (language: Language) => PagesWords = wordsOf(pages);
