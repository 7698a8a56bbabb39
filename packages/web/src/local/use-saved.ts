import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../games/registry.ts';
import type { AnyScreen } from '../table/contract.ts';
import { warmTips } from '../taught/use-tips.ts';
import { gameOfId, type SavedTable } from './saved.ts';
import { browserShelf } from './shelf.ts';

const shelf = browserShelf();

/** A game of this device with the screen it is shown on. */
export function useSaved(id: string): { saved: SavedTable; screen: AnyScreen } | 'missing' | undefined {
  const [found, setFound] = useState<{ saved: SavedTable; screen: AnyScreen } | 'missing'>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      // What is asked for before the table is found need not be waited for; a failure is told below.
      const named = gameOfId(id);
      if (named) {
        loadScreen(named).catch(() => undefined);
        void warmTips(named);
      }
      const saved = await shelf.get(id);
      if (!saved) {
        if (current) setFound('missing');
        return;
      }
      const [screen] = await Promise.all([loadScreen(saved.game), warmTips(saved.game)]);
      if (current) setFound({ saved, screen });
    };
    load().catch((error: unknown) => current && setFailure(error ?? new Error('it could not be loaded')));
    return () => {
      current = false;
    };
  }, [id]);
  // Whatever cannot be loaded is told, with a way to try again: a page that waits for ever helps nobody.
  if (failure !== undefined) throw failure;
  return found;
}
