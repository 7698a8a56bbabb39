import { type Playable, type PlayableParts, plainWits } from '@mazmorra/bots';
import type { GameParts } from '@mazmorra/kernel';
import * as registered from './facts.ts';
import * as partsByName from './parts.ts';

/**
 * The parts of every game. Each game with facts must have parts under the same name; a missing line does not compile.
 */
const parts: Readonly<Record<keyof typeof registered, GameParts | PlayableParts>> = partsByName;

const byId: ReadonlyMap<string, GameParts | PlayableParts> = new Map(
  Object.entries(registered).map(([name, { id }]) => [id, parts[name as keyof typeof registered]]),
);

function partsOf(id: string): GameParts | PlayableParts {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`the catalogue has no game ${JSON.stringify(id)}`);
  return found;
}

/** Whether a game supplies knowledge for its bots beyond the rules. */
export const hasWits = (id: string): boolean => 'wits' in partsOf(id);

const playables = new Map<string, Promise<Playable>>();

/** Loads a game with the knowledge of its bots, once. */
export function loadPlayable(id: string): Promise<Playable> {
  let playable = playables.get(id);
  if (playable === undefined) {
    playable = readPlayable(id);
    playables.set(id, playable);
    // A load that failed, for example without network, may be tried again.
    playable.catch(() => playables.delete(id));
  }
  return playable;
}

async function readPlayable(id: string): Promise<Playable> {
  const found = partsOf(id);
  const game = await found.rules();
  return { game, wits: 'wits' in found ? await found.wits() : plainWits(game) };
}
