import { loadScreen } from '../games/registry.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import type { AnyScreen } from '../table/contract.ts';
import { warmTips } from '../taught/use-tips.ts';
import { gameOfId, type SavedTable } from './saved.ts';
import { browserShelf } from './shelf.ts';

const shelf = browserShelf();

interface Found {
  readonly saved: SavedTable;
  readonly screen: AnyScreen;
}

/** A game of this device with the screen it is shown on. What cannot be loaded is told, with a way to try again. */
export const useSaved = (id: string): Found | 'missing' | undefined => useLoaded(() => load(id), [id]);

async function load(id: string): Promise<Found | 'missing'> {
  // What is asked for before the table is found need not be waited for; a failure is told below.
  const named = gameOfId(id);
  if (named) {
    loadScreen(named).catch(() => undefined);
    void warmTips(named);
  }
  const saved = await shelf.get(id);
  if (!saved) return 'missing';
  const [screen] = await Promise.all([loadScreen(saved.game), warmTips(saved.game)]);
  return { saved, screen };
}
