import type { Rolldown } from 'vite';

const gameOf = (id: string): string | undefined => /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1];

/**
 * Modules that are loaded together are one file: by HTTP/1.1, which is what our own server speaks, a request costs more than the few
 * bytes of an icon. A group takes what its modules import too; what stands in an earlier group stays there.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The first load.
  { name: 'app', test: /[\\/]src[\\/]main\.tsx$/ },
  // What most pages have in common.
  { name: 'page', test: /[\\/]src[\\/](parts[\\/]|app[\\/]Page\.tsx$|look[\\/]Crest\.tsx$)/ },
  // What every table needs.
  {
    name: 'table',
    test: /[\\/]src[\\/](table[\\/](TableScreen|Hand|OptionButton)\.tsx$|look[\\/]|motion[\\/])/,
  },
  {
    // The icons that several games share; those of one game stay with it.
    name: (id, modules) => {
      const users = (modules.getModuleInfo(id)?.importers ?? []).map(gameOf);
      return new Set(users).size > 1 ? 'table' : null;
    },
    test: /icon:/,
  },
];
