import type { State } from '@mazmorra/welcome-to-the-dungeon';
import type { Knowledge } from './knowledge.ts';
import { odds, oddsForStrangers } from './odds.ts';
import type { Prospects } from './prospects.ts';
import { copies, type TileSet } from './tiles.ts';

/** Odds below this count as none. */
const hopeless = 0.01;

/** The odds with 0, 1, 2 … further unknown cards in the pile. */
const chances = new Float64Array(copies.length * 2);

/**
 * The expected result for a seat that has answered and leaves the bid to its only rival, with `deck` cards left. Both
 * are assumed to add a card each turn until one leaves: the rival by its style and the public odds, this seat when that
 * is better. When the deck is used up, whoever has to bid is forced to leave, so the number of cards left decides who
 * can outstay whom. A comparison of the next turn only does not see this: it removes tiles from a hero that it will
 * have to enter with itself.
 */
export function duel(
  s: State,
  what: Prospects,
  tiles: TileSet,
  pile: Knowledge,
  chance: number,
  deck: number,
): number {
  const { height } = pile;
  look(s, tiles, pile, chance, deck);
  // The rival bids after an even number of further cards, this seat after an odd number.
  let value = deck % 2 === 0 ? what.walk(chances[deck] as number) : what.leave(chances[deck] as number);
  for (let further = deck - 1; further >= 0; further--) {
    const then = chances[further] as number;
    if (further % 2 === 1) {
      value = Math.max(what.leave(then), value);
      continue;
    }
    const alone = what.alone(oddsForStrangers(s.adventurer, tiles, height + further, pile.roughly));
    value = alone * what.walk(then) + (1 - alone) * value;
  }
  return value;
}

/** Fills `chances`. Approximate odds are enough for cards that are still to come, and much faster. */
function look(s: State, tiles: TileSet, pile: Knowledge, chance: number, deck: number): void {
  const before = pile.roughly;
  pile.roughly = true;
  chances.fill(0, 0, deck + 1);
  chances[0] = chance;
  let added = 0;
  while (added < deck && (added === 0 || (chances[added] as number) >= hopeless)) {
    pile.addUnknown();
    chances[++added] = odds(s.adventurer, tiles, pile, s.axeSingle === 1);
  }
  while (added-- > 0) pile.removeTop();
  pile.roughly = before;
}
