import { at } from '@mazmorra/kernel';
import { End } from './data/endings.ts';
import { TILES, TILES_OF, TILES_PER_ADVENTURER } from './data/equipment.ts';
import { MONSTER_IDS } from './data/monsters.ts';
import { PLAYER_AIDS, SUCCESS_CARDS_IN_BOX, SUCCESS_CARDS_USED } from './data/numbers.ts';
import { stepEnd } from './packed.ts';
import { NONE, Phase, type State, sizeOf } from './state.ts';
import { heldSuccesses } from './view.ts';

/** Every card and tile, counted where it lies. */
export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  MONSTER_IDS.forEach((id, kind) => {
    counts[id] = s.cards.filter((card) => card === kind).length;
  });
  const sacrificed = s.adventurer === NONE ? 0 : sizeOf(at(TILES_OF, s.adventurer) & ~s.tiles);
  const inRow = s.adventurer === NONE ? TILES_PER_ADVENTURER : sizeOf(s.tiles);
  const exchanged = s.runner === NONE ? 0 : s.steps.filter((step) => stepEnd(step) === End.exchanged).length;
  const inHand = s.phase === Phase.place ? 1 : 0;
  const inDeck = s.cards.length - s.drawn;
  counts['monster-card'] = inDeck + inHand + sizeOf(s.dungeon) + sacrificed + exchanged;
  counts['equipment-tile'] = inRow + sacrificed + (TILES.length - TILES_PER_ADVENTURER);
  const supply = SUCCESS_CARDS_USED - heldSuccesses(s);
  counts['success-card'] = supply + heldSuccesses(s) + (SUCCESS_CARDS_IN_BOX - SUCCESS_CARDS_USED);
  counts['player-aid'] = PLAYER_AIDS;
  return counts;
}
