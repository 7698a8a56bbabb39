import type { GameId } from '@mazmorra/catalogue';
import { withWords } from '../i18n/loaded.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import type { AnyScreen } from '../table/contract.ts';

/** The screen of each game with its texts and pictures: a chunk of its own, loaded when the game is opened. */
const loaders = import.meta.glob<AnyScreen>('./*/index.tsx', { import: 'screen' });

const loaded = new Map<GameId, Promise<AnyScreen>>();

export function loadScreen(id: GameId): Promise<AnyScreen> {
  let screen = loaded.get(id);
  if (!screen) {
    screen = load(id);
    loaded.set(id, screen);
    // A load that failed (no network) may succeed the next time.
    screen.catch(() => loaded.delete(id));
  }
  return screen;
}

async function load(id: GameId): Promise<AnyScreen> {
  const loader = loaders[`./${id}/index.tsx`];
  if (!loader) throw new Error(`there is no screen for ${id}`);
  return withWords(loader());
}

export const useScreen = (id: GameId): AnyScreen | undefined => useLoaded(() => loadScreen(id), [id]);
