import { at, type Rng, type Viewer } from '@mazmorra/kernel';
import { copy } from './copy.ts';
import { redealCombat } from './redeal/combat.ts';
import { dealLoot } from './redeal/loot.ts';
import { reshuffle } from './redeal/shuffle.ts';
import { redealTokens } from './redeal/tokens.ts';
import type { State } from './state.ts';
import { SECRETS } from './variants.ts';

/**
 * A state the viewer cannot tell from this one: all he may not know (specification 5) is gathered, put in a fixed order
 * and dealt anew. Whoever sees everything gets a plain copy.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const world = copy(state);
  if (viewer === 'all') return world;
  redealTiles(world, viewer, rng);
  if ((world.optional & SECRETS) !== 0) dealLoot(world, viewer, rng);
  else for (const deck of world.decks) reshuffle(deck, rng);
  redealTokens(world, viewer, rng);
  redealCombat(world, viewer, rng);
  return world;
}

/** The tile pile, with the tiles somebody else is looking at. */
function redealTiles(world: State, viewer: Viewer, rng: Rng): void {
  const looking = world.frames.findLast((frame) => frame.kind === 'explore');
  const own = looking?.kind === 'explore' && looking.seat === viewer;
  const count = own ? 0 : world.sight.length;
  if (count > 0) world.tiles.push(...world.sight);
  reshuffle(world.tiles, rng);
  for (let index = 0; index < count; index++)
    world.sight[index] = at(world.tiles, world.tiles.length - 1 - index);
  world.tiles.length -= count;
}
