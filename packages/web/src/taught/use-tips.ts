import type { GameId } from '@mazmorra/catalogue';
import type { Tip } from '@mazmorra/lessons';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../settings/store.ts';
import { loadTips } from './books.ts';

const none: readonly Tip[] = [];

/** What has been loaded: a table that finds its tips here shows them in its first frame, and nothing moves afterwards. */
const loaded = new Map<GameId, readonly Tip[]>();

/** Loads the tips of a game ahead, if they are wanted. Never fails: a table can be played without them. */
export async function warmTips(game: GameId): Promise<void> {
  if (!useSettings.getState().tips || loaded.has(game)) return;
  try {
    loaded.set(game, await loadTips(game));
  } catch {
    // Tried again at the table.
  }
}

/** The tips of a game, once they are wanted and have been loaded; none for a game without any. */
export function useTipList(game: GameId | undefined): readonly Tip[] {
  const [found, setFound] = useState<GameId>();
  useEffect(() => {
    if (game === undefined) return;
    let current = true;
    void warmTips(game).then(() => current && setFound(game));
    return () => {
      current = false;
    };
  }, [game]);
  // `found` only says that it is worth looking again.
  return (game !== undefined && (found === game || loaded.has(game)) && loaded.get(game)) || none;
}
