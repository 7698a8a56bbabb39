import type { GameId } from '@mazmorra/catalogue';
import type { Tip } from '@mazmorra/lessons';
import { useLoaded } from '../parts/use-loaded.ts';
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
  const warm = useLoaded(() => (game === undefined ? undefined : warmTips(game).then(() => true)), [game]);
  // `warm` only says that it is worth looking again.
  return (game !== undefined && (warm || loaded.has(game)) && loaded.get(game)) || none;
}
