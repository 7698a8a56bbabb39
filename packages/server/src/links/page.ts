import { factsOf, type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { LEGAL_PAGES, type LegalPageName } from '@mazmorra/protocol';
import { linkTexts } from './texts.ts';

/** What one address of the site is, as search engines and previews are told. */
export interface PageInfo {
  readonly status: 200 | 404;
  /** The route of the client that shows it. */
  readonly route?: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The game whose picture stands for it. */
  readonly game?: GameId;
  /** Not for search engines: somebody's table, or a page of this device alone. */
  readonly hidden?: true;
  /** The same page in each language, where it has an address for each. */
  readonly alternates?: Readonly<Record<Language, string>>;
  /** Text for readers without script. */
  readonly body?: string;
}

/** What is known about a table from its id alone; who has it has the link. */
export interface SharedTable {
  readonly game: string;
  readonly over: boolean;
  readonly host: string | undefined;
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[];
  readonly language: Language | undefined;
}

export interface Site {
  /** The routes of the client, as the build found them: `/play/:game`. */
  readonly routes: readonly string[];
  /** The text of a rulebook for readers without script. */
  rules(game: GameId, language: Language): string | undefined;
  /** A page of the law for readers without script. */
  legal(page: LegalPageName, language: Language): string;
  table(id: string): Promise<SharedTable | undefined>;
}

const languages: readonly Language[] = ['en', 'es'];

/** The first language we have of those that are asked for, in the order in which they are named. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const base = part.trim().slice(0, 2).toLowerCase();
    const found = languages.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}

/** The parts of a path that stand for the names in a route, or `undefined` when it is another route. */
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

const rulesPath = (language: Language, game: GameId): string => `/${language}/rules/${game}`;

const missing = (language: Language): PageInfo => {
  const { missing: title, missingLine: description } = linkTexts[language];
  return { status: 404, language, title, description, hidden: true };
};

/** What an address is. `wanted` is the reader's language; an address or a table may have its own. */
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
  { game = '', language: named, table }: Record<string, string>,
  wanted: Language,
): Promise<PageInfo> {
  const language = languages.find((one) => one === named) ?? wanted;
  if (named !== undefined && named !== language) return missing(wanted);
  if (/\/:game\b/.test(route) && !isGameId(game)) return missing(language);
  const texts = linkTexts[language];
  const shown = { status: 200, language } as const;
  if (route.endsWith('/rules/:game') && isGameId(game)) return rulesPage(site, language, game);
  if (route === '/play/:game' && isGameId(game)) {
    const { name, line } = factsOf(game).box[language];
    return { ...shown, title: texts.play(name), description: line, game };
  }
  if (route === '/learn/:game' && isGameId(game)) {
    const { name } = factsOf(game).box[language];
    return { ...shown, title: texts.learn(name), description: texts.learnLine(name), game };
  }
  if (route.startsWith('/t/') || (route.startsWith('/r/') && table !== undefined))
    return sharedPage(route, await site.table(table ?? ''), wanted);
  const legal = LEGAL_PAGES.find((page) => route === `/${page}`);
  if (legal) return { ...shown, ...texts.legal[legal], body: site.legal(legal, language) };
  if (route === '/') return { ...shown, title: texts.site, description: texts.home };
  if (route === '/online') return { ...shown, title: texts.online, description: texts.onlineLine };
  if (route.startsWith('/daily')) return { ...shown, title: texts.daily, description: texts.dailyLine };
  if (route.startsWith('/tournament'))
    return {
      ...shown,
      title: texts.tournament,
      description: texts.tournamentLine,
      ...(route !== '/tournaments' && { hidden: true as const }),
    };
  if (route === '/quick') return { ...shown, title: texts.quick, description: texts.quickLine };
  return { ...shown, title: texts.site, description: texts.home, hidden: true };
}

function rulesPage(site: Site, language: Language, game: GameId): PageInfo {
  const { name } = factsOf(game).box[language];
  const body = site.rules(game, language);
  const alternates = { en: rulesPath('en', game), es: rulesPath('es', game) };
  const { rules, rulesLine } = linkTexts[language];
  return {
    status: 200,
    language,
    title: rules(name),
    description: rulesLine(name),
    game,
    alternates,
    ...(body !== undefined && { body }),
  };
}

/** An invitation says which game it is and who invites; a replay who played. Nothing of the game itself is told. */
function sharedPage(route: string, table: SharedTable | undefined, wanted: Language): PageInfo {
  const language = table?.language ?? wanted;
  if (!table || !isGameId(table.game)) return missing(language);
  const isReplay = route.startsWith('/r/');
  if (isReplay && !table.over) return missing(language);
  const texts = linkTexts[language];
  const { name } = factsOf(table.game).box[language];
  const names = new Intl.ListFormat(language).format(table.names);
  return {
    status: 200,
    language,
    game: table.game,
    hidden: true,
    title: isReplay || table.over ? texts.replay(name) : texts.invitation(name, table.host),
    description:
      isReplay || table.over ? texts.replayLine(names) : texts.invitationLine(table.seats, table.free),
  };
}

/** The addresses that search engines are told of. */
export const sitemapPaths: readonly string[] = [
  '/',
  '/online',
  '/quick',
  '/tournaments',
  ...LEGAL_PAGES.map((page) => `/${page}`),
  '/daily',
  ...gameIds.flatMap((game) => [`/play/${game}`, `/learn/${game}`]),
  ...gameIds.flatMap((game) => languages.map((language) => rulesPath(language, game))),
];
