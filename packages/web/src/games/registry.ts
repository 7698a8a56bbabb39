import type { GameId } from '../table/client.ts';
import type { AnyScreen } from './contract.ts';

/** The screen of a game with its texts and pictures: a chunk of its own, loaded when the game is opened. */
const loaders: Readonly<Record<GameId, () => Promise<{ readonly screen: AnyScreen }>>> = {
  'dungeon-raiders': () => import('./dungeon-raiders/index.tsx'),
  'welcome-to-the-dungeon': () => import('./welcome-to-the-dungeon/index.tsx'),
  saboteur: () => import('./saboteur/index.tsx'),
  dungeonquest: () => import('./dungeonquest/index.tsx'),
};

const loaded = new Map<GameId, Promise<AnyScreen>>();

export function loadScreen(id: GameId): Promise<AnyScreen> {
  let screen = loaded.get(id);
  if (!screen) {
    screen = loaders[id]().then((module) => module.screen);
    loaded.set(id, screen);
    // A load that failed (no network) may succeed the next time.
    screen.catch(() => loaded.delete(id));
  }
  return screen;
}
