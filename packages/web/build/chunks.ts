import { LANGUAGES } from '@mazmorra/kernel';
import type { Rolldown } from 'vite';

/** A file of a language folder: its sentences about a subject, or its grammar. */
const TEXTS = /[\\/]languages[\\/]([a-z]{2}(?:-[A-Z]{2})?)[\\/](?:([\w-]+)\.(?:ftl|md)|grammar\.ts)$/;
/** A file with words in one language: `en.ts`, or a part of it such as `sentences-en.ts`. Rulebooks are chunks of their own. */
const WORDS =
  /[\\/]languages[\\/][a-z]{2}(?:-[A-Z]{2})?[\\/][\w-]+\.(?:ftl|md|ts)$|[\\/](?:words|text|i18n|breaks)[\\/](?:[\w-]+-)?([a-z]{2}(?:-[A-Z]{2})?)\.ts$|[\\/]kernel[\\/]src[\\/]language[\\/](?:english|spanish)\.ts$/;
/** The files of the kernel with the grammar of a language. */
const GRAMMAR: Readonly<Record<string, string>> = { 'english.ts': 'en', 'spanish.ts': 'es' };
/** Whose words they are: of a game, of a folder of the page, or of a package. */
const WHOSE = [/[\\/]games[\\/]([^\\/]+)/, /[\\/]web[\\/]src[\\/](\w+)/, /[\\/]packages[\\/](\w+)/];
/** Folders whose words are needed together with those of another. */
const WITH: Readonly<Record<string, string>> = { i18n: 'shell', look: 'shell', kernel: 'shell' };

/** Files that are needed together have the same first word; lessons, tips and rulebooks are loaded game by game. */
const togetherWith = (subject: string): string =>
  subject === 'language' || subject === 'boxes'
    ? 'shell'
    : /^(?:lessons|tips|rules)-/.test(subject)
      ? subject
      : (subject.split('-')[0] ?? subject);

/** Words are one chunk for each language of the shell, of what is played online, of a game and of each other folder. */
function groupOfWords(id: string): string | null {
  const [text, of, subject = 'shell'] = TEXTS.exec(id) ?? [];
  if (text !== undefined) return `words-${togetherWith(subject)}-${of}`;
  const language = WORDS.exec(id)?.[1] ?? GRAMMAR[id.split(/[\\/]/).at(-1) ?? ''];
  const folder = WHOSE.map((pattern) => pattern.exec(id)?.[1]).find((one) => one !== undefined) ?? '';
  return language === undefined ? null : `words-${WITH[folder] ?? folder}-${language}`;
}

/** The game whose components and pictures a module holds, and what its words have in common. */
const piecesOf = (id: string): string | undefined =>
  WORDS.test(id)
    ? undefined
    : /[\\/]games[\\/]([^\\/]+)[\\/](?:src[\\/](?:data|text)|art|words)[\\/]/.exec(id)?.[1];

/** Where an icon goes that several use: to the tables, or to the pages if one of them shows it. Those of a game stay with it. */
function groupOfIcon(id: string, modules: Rolldown.ChunkingContext): 'table' | 'page' | null {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  if (importers.length < 2 || id.includes('?')) return null;
  return importers.every((one) => /[\\/]src[\\/](table|look)[\\/]/.test(one)) ? 'table' : 'page';
}

const isIcon = (id: string): boolean => id.includes('icon:');

/**
 * Modules that are loaded together are one file: by HTTP/1.1, which is what our own server speaks, a request costs more than the few
 * bytes of an icon. A group takes what its modules import too; what stands in an earlier group stays there.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The first load.
  { name: 'app', test: /[\\/]src[\\/]main\.tsx$/ },
  // Words, each language without the others; its grammar lies with the words of the shell.
  {
    name: 'app',
    test: /[\\/](?:kernel[\\/]src[\\/]language[\\/]seats\.ts|packages[\\/]languages[\\/]src[\\/]\w+\.ts|@fluent[\\/]bundle[\\/].*)$/,
  },
  { name: (id) => groupOfWords(id), test: WORDS, includeDependenciesRecursively: false },
  // What most pages have in common.
  {
    name: (id, modules) => (isIcon(id) && groupOfIcon(id, modules) !== 'page' ? null : 'page'),
    test: /icon:|[\\/]src[\\/](parts[\\/]|page[\\/](?!SettingsForm)|setup[\\/](game\.ts|VariantField\.tsx)$|look[\\/]Crest\.tsx$|sound[\\/](?!music)|games[\\/]registry\.ts$|local[\\/]local-table\.ts$|origins[\\/]AboutLink\.tsx$|taught[\\/]use-tips\.ts$)/,
  },
  // What every table needs, and the page of a table on this device.
  {
    name: (id, modules) => (isIcon(id) && groupOfIcon(id, modules) !== 'table' ? null : 'table'),
    test: /icon:|[\\/]src[\\/](table[\\/](TableScreen|Hand|OptionButton|plane[\\/]Plane|grid[\\/]CellGrid)\.tsx$|look[\\/]|motion[\\/]|origins[\\/]Origin\.tsx$|app[\\/]TablePage\.tsx$)/,
  },
  // What speaks with a table server.
  { name: 'server', test: /[\\/]src[\\/]online[\\/]server\.ts$|[\\/]protocol[\\/]src[\\/]/ },
  // What the pages of a table server have in common.
  {
    name: 'online',
    test: /[\\/]src[\\/]online[\\/](words[\\/]|OnlinePage\.tsx$|MyTables\.tsx$|time-left\.ts$)/,
  },
  // What the table of a game shares with its rulebook and its other pages.
  { name: (id) => `pieces-${piecesOf(id)}`, test: (id) => piecesOf(id) !== undefined },
];

const rulesOf = (id: string): string | undefined =>
  /[\\/]packages[\\/]games[\\/]([^\\/]+)[\\/]src[\\/]index\.ts$/.exec(id)?.[1];

const inOneLanguage = (id: string): string | undefined =>
  TEXTS.exec(id)?.[1] ?? /[\\/](?:[a-z]+-)*([a-z]{2}(?:-[A-Z]{2})?)\.tsx?$/.exec(id)?.[1];

/** The folder of a file: what is needed in one language alone lies in a folder of its own (`precache.ts`). */
function folderOf(moduleIds: readonly string[]): string {
  const language = moduleIds.map(inOneLanguage).find((one) => LANGUAGES.some((known) => known === one));
  return language === undefined ? 'assets' : `assets/${language}`;
}

export const chunkFile = ({ moduleIds }: Rolldown.PreRenderedChunk): string =>
  `${folderOf(moduleIds)}/[name]-[hash].js`;

/** In the workers the file with the rules of a game has a name by which the build finds it (`links.ts`). */
export function workerFile({ moduleIds }: Rolldown.PreRenderedChunk): string {
  const game = moduleIds.map(rulesOf).find((one) => one !== undefined);
  return `${folderOf(moduleIds)}/${game === undefined ? '[name]' : `rules-${game}`}-[hash].js`;
}
