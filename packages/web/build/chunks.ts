import type { Rolldown } from 'vite';

const screenOf = (id: string): string | undefined => /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1];

/** The game whose texts, components and pictures a module holds. */
const piecesOf = (id: string): string | undefined =>
  /[\\/]games[\\/]([^\\/]+)[\\/](?:src[\\/](?:data|text)|art|words)[\\/]/.exec(id)?.[1];

/** Where an icon goes that several use: to the tables, or to the pages if one of them shows it. One of a single game stays with it. */
function groupOfIcon(id: string, modules: Rolldown.ChunkingContext): 'table' | 'page' | null {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const users = new Set(
    importers.map((one) => screenOf(one) ?? (/[\\/]src[\\/](table|look)[\\/]/.test(one) ? 'table' : 'page')),
  );
  if (users.size < 2) return null;
  return users.has('page') ? 'page' : 'table';
}

const isIcon = (id: string): boolean => id.includes('icon:');

/**
 * Modules that are loaded together are one file: by HTTP/1.1, which is what our own server speaks, a request costs more than the few
 * bytes of an icon. A group takes what its modules import too; what stands in an earlier group stays there.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The first load.
  { name: 'app', test: /[\\/]src[\\/]main\.tsx$/ },
  // What most pages have in common.
  {
    name: (id, modules) => (isIcon(id) && groupOfIcon(id, modules) !== 'page' ? null : 'page'),
    test: /icon:|[\\/]src[\\/](parts[\\/]|app[\\/](Page\.tsx$|setup[\\/](game\.ts|VariantField\.tsx)$)|look[\\/]Crest\.tsx$|sound[\\/]|games[\\/]registry\.ts$|local[\\/]local-table\.ts$|origins[\\/]AboutLink\.tsx$|rulebook[\\/](Book|RuleSheet)\.tsx$)/,
  },
  // What every table needs, and the page of a table on this device.
  {
    name: (id, modules) => (isIcon(id) && groupOfIcon(id, modules) !== 'table' ? null : 'table'),
    test: /icon:|[\\/]src[\\/](table[\\/](TableScreen|Hand|OptionButton|plane[\\/]Plane|grid[\\/]CellGrid)\.tsx$|look[\\/]|motion[\\/]|origins[\\/]Origin\.tsx$|app[\\/]TablePage\.tsx$)/,
  },
  // What speaks with a table server.
  { name: 'house', test: /[\\/]src[\\/]online[\\/]house\.ts$|[\\/]protocol[\\/]src[\\/]/ },
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

/** In the workers the file with the rules of a game has a name by which the build finds it (`links.ts`). */
export function workerFile({ moduleIds }: Rolldown.PreRenderedChunk): string {
  const game = moduleIds.map(rulesOf).find((one) => one !== undefined);
  return `assets/${game === undefined ? '[name]' : `rules-${game}`}-[hash].js`;
}
