import { at } from '@mazmorra/kernel';
import { End } from '../data/endings.ts';
import {
  CLOAK_FROM,
  DEMONIC_PACT,
  DRAGON_SPEAR,
  HOLY_GRAIL,
  INVISIBILITY_CLOAK,
  RING_OF_POWER,
  RING_UP_TO,
  type TileSet,
  TORCH,
  TORCH_UP_TO,
  VORPAL_BLADE,
  WAR_HAMMER,
} from '../data/equipment.ts';
import { DEMON, DRAGON, GOLEM, type Kind, STRENGTH } from '../data/monsters.ts';
import type { State } from '../state.ts';

/** The tiles that still act: neither sacrificed nor spent. */
export const readyTiles = (s: State): TileSet => s.tiles & ~s.spent;

const among = (tile: TileSet, ready: TileSet): boolean => (tile & ready) !== 0;

/**
 * WD-DGN-07: the first line that applies to the monster faced defeats it. The order is the rule: it matters
 * for the pact, and for the ring, whose hit points a rogue always gains (WD-RULING-10). The grail asks for even strength
 * (WD-RULING-20); a named kind is defeated in every copy (WD-RULING-05), and with `kind` so is the one the axe was used on
 * (WD-RULING-06).
 */
export function defeatOf(s: State, kind: Kind): End {
  const ready = readyTiles(s);
  const strength = at(STRENGTH, kind);
  if (s.pactPending === 1) return End.pactPending;
  if (among(DEMONIC_PACT, ready) && kind === DEMON) return End.demonicPact;
  if (among(RING_OF_POWER, ready) && strength <= RING_UP_TO) return End.ringOfPower;
  if (among(TORCH, ready) && strength <= TORCH_UP_TO) return End.torch;
  if (among(HOLY_GRAIL, ready) && strength % 2 === 0) return End.holyGrail;
  if (among(DRAGON_SPEAR, ready) && kind === DRAGON) return End.dragonSpear;
  if (among(WAR_HAMMER, ready) && kind === GOLEM) return End.warHammer;
  if (among(INVISIBILITY_CLOAK, ready) && strength >= CLOAK_FROM) return End.invisibilityCloak;
  if (among(VORPAL_BLADE, ready) && kind === s.named) return End.vorpalNamed;
  if (s.axeSingle === 0 && kind === s.axed) return End.vorpalAxeKind;
  return End.none;
}
