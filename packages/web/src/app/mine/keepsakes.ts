import { changeLanguage } from '../../i18n/index.ts';
import type { Shelf } from '../../local/shelf.ts';
import { keepObject, keptNames, keptObject } from '../../settings/kept.ts';
import { change, readSettings, useSettings } from '../../settings/store.ts';
import { type Backup, backupText, mergedPages, missing, type Pages, readBackup } from './backup.ts';

/** Notebooks lie in the browser's own store under names such as `mazmorra.saboteur.notes`. */
const isNotebook = (name: string): boolean => /^mazmorra\.[a-z-]+\.notes$/.test(name);

const notebooks = (): Record<string, Pages> =>
  Object.fromEntries(
    keptNames()
      .filter(isNotebook)
      .map((name) => [name, keptObject(name)]),
  );

/** Everything of this browser as the text of one file. */
export async function exportAll(shelf: Shelf): Promise<string> {
  return backupText({
    tables: await shelf.list(),
    settings: { ...useSettings.getState() },
    notes: notebooks(),
  });
}

/** Adds what a file holds to what is here; says how many games were new. Throws before anything has changed. */
export async function importAll(text: string, shelf: Shelf): Promise<number> {
  const backup: Backup = readBackup(text);
  const news = missing(await shelf.list(), backup.tables);
  await shelf.putAll(news);
  for (const [name, pages] of Object.entries(backup.notes)) {
    if (!isNotebook(name)) continue;
    keepObject(name, mergedPages(keptObject(name), pages));
    // Browsers tell other tabs of a change; whoever holds the notebook in this one hears it the same way.
    dispatchEvent(new StorageEvent('storage', { key: name }));
  }
  const { language, ...settings } = readSettings(backup.settings, useSettings.getState());
  change(settings);
  changeLanguage(language);
  return news.length;
}
