import { countSurvivors } from './counting.ts';
import { Knowledge } from './knowledge.ts';
import { type RunState, walk } from './run.ts';
import {
  axe,
  base,
  damage,
  gifts,
  hitPoints,
  type Kind,
  kinds,
  omnipotence,
  pact,
  polymorph,
  potion,
  setOf,
  type TileSet,
  vorpal,
} from './tiles.ts';

/** A run that has not begun. */
const fresh: RunState = { hp: 0, named: -1, axed: -1, pending: false, met: 0, twice: false };

/** Sets of tiles where the order of the cards matters. */
const ordered = gifts.map((given, set) => {
  const heals = damage.subarray(set * kinds, (set + 1) * kinds).some((lost) => lost < 0);
  return heals || (given & (axe | potion | polymorph | pact)) !== 0 ? 1 : 0;
});

/**
 * A direct-mapped cache of results. Two numbers identify a query uniquely, so it changes no answer that different
 * searches share it.
 */
const places = 1 << 16;
const pileKeys = new Float64Array(places).fill(-1);
const restKeys = new Float64Array(places);
const answers = new Float64Array(places);

/**
 * The probability of surviving the dungeon with these tiles, before the run. Exact if every unseen card is equally
 * likely to be an unknown one of the pile and the runner decides optimally. Where approximate odds are enough, the order
 * of the cards is ignored: a playout requests odds some hundred times, for new dungeons each time, and that is some
 * hundred times faster where the order matters and exact where it does not.
 */
export function odds(adventurer: number, tiles: TileSet, what: Knowledge, axeSingle = false): number {
  if (what.height === 0) return 1;
  const set = setOf(adventurer, tiles);
  const roughly = what.roughly && ordered[set] === 1;
  const pileKey = ordered[set] === 1 && !roughly ? orderKey(set, what) : countKey(set, what);
  const restKey = unseenKey(set, what) * 8 + (roughly ? 4 : 0) + (axeSingle ? 2 : 0) + (what.deck ? 1 : 0);
  const place = (Math.imul(pileKey % 0x7fffffff, 0x9e3779b1) ^ Math.imul(restKey, 0x85ebca6b)) >>> 16;
  if (pileKeys[place] === pileKey && restKeys[place] === restKey) return answers[place] as number;
  const answer = roughly ? roughOdds(set, what) : bestOdds(set, what, axeSingle);
  pileKeys[place] = pileKey;
  restKeys[place] = restKey;
  answers[place] = answer;
  return answer;
}

/**
 * For each set of tiles a bit for every kind that has no effect. Omnipotence depends on every kind and the pact on
 * every card, so there the mask is 0.
 */
const harmlessKinds = gifts.map((given, set) => {
  if ((given & (omnipotence | pact)) !== 0) return 0;
  let mask = 0;
  for (let kind = 0; kind < kinds; kind++) if (damage[set * kinds + kind] === 0) mask |= 1 << kind;
  return mask;
});

/** Key of the pile from the bottom up, without known cards that have no effect. */
function orderKey(set: number, what: Knowledge): number {
  const harmless = harmlessKinds[set] as number;
  let key = 1;
  for (let place = 0; place < what.height; place++) {
    const kind = what.pile[place] as number;
    if (kind < 0 || ((harmless >> kind) & 1) === 0) key = key * 9 + kind + 1;
  }
  return key;
}

/** Key of the pile by counts. At most 13 times 3 to the power of 8: a small integer. */
function countKey(set: number, what: Knowledge): number {
  const harmless = harmlessKinds[set] as number;
  const { known } = what;
  let key = what.unknown;
  for (let kind = 0; kind < kinds; kind++) {
    if (((harmless >> kind) & 1) === 0) key = key * 3 + (known[kind] as number);
  }
  return key;
}

/** Key of the unseen cards and the tiles. The set comes last, because it determines how many digits there are before it. */
function unseenKey(set: number, what: Knowledge): number {
  const mask = harmlessKinds[set] as number;
  const { unseen } = what;
  let key = 0;
  let harmless = 0;
  for (let kind = 0; kind < kinds; kind++) {
    if ((mask >> kind) & 1) harmless += unseen[kind] as number;
    else key = key * 3 + (unseen[kind] as number);
  }
  return (key * 14 + harmless) * gifts.length + set;
}

/** The odds with the best kind named for the vorpal blade, if there is one. */
function bestOdds(set: number, what: Knowledge, axeSingle: boolean): number {
  if (((gifts[set] as number) & vorpal) === 0) return oddsNaming(set, what, -1, axeSingle);
  let best = -1;
  for (let kind = 0; kind < kinds && best < 1; kind++) {
    if (!isWorthNaming(set, what, kind)) continue;
    best = Math.max(best, oddsNaming(set, what, kind, axeSingle));
  }
  return best < 0 ? oddsNaming(set, what, -1, axeSingle) : best;
}

const isWorthNaming = (set: number, what: Knowledge, kind: Kind): boolean =>
  (damage[set * kinds + kind] as number) > 0 &&
  ((what.known[kind] as number) > 0 || ((what.unseen[kind] as number) > 0 && what.unknown > 0));

function oddsNaming(set: number, what: Knowledge, named: Kind, axeSingle: boolean): number {
  const hp = hitPoints[set] as number;
  if (ordered[set] === 0) return countSurvivors(set, gifts[set] as number, named, hp, what);
  fresh.hp = hp;
  fresh.named = named;
  return walk(set, what, fresh, axeSingle);
}

/**
 * Approximate odds by counting: a potion, Polymorph, the ring and the pact count as hit points, the axe as a named
 * kind.
 */
function roughOdds(set: number, what: Knowledge): number {
  const given = gifts[set] as number;
  let hp = hitPoints[set] as number;
  if (given & potion) hp += (base[set] as number) + 1;
  if (given & axe) hp += 2;
  if (given & polymorph && what.deck) hp += 3;
  if (given & pact) hp += 2;
  for (let kind = 0; kind < kinds; kind++) {
    const heals = -(damage[set * kinds + kind] as number);
    if (heals > 0) hp += heals * (what.known[kind] as number);
  }
  const named = given & (axe | vorpal) ? likeliestHarm(set, what) : -1;
  return countSurvivors(set, given, named, hp, what);
}

/** The kind that causes the most expected damage. */
function likeliestHarm(set: number, what: Knowledge): Kind {
  const rate = what.unseenTotal === 0 ? 0 : what.unknown / what.unseenTotal;
  let worst = -1;
  let most = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const harm =
      ((what.known[kind] as number) + (what.unseen[kind] as number) * rate) *
      (damage[set * kinds + kind] as number);
    if (harm <= most) continue;
    most = harm;
    worst = kind;
  }
  return worst;
}

/** The odds with this kind named for the vorpal blade. */
export const oddsIfNamed = (
  adventurer: number,
  tiles: TileSet,
  what: Knowledge,
  kind: Kind,
  axeSingle: boolean,
): number => oddsNaming(setOf(adventurer, tiles), what, kind, axeSingle);

/** The kind that a vorpal blade should name; if all give the same odds, the strongest that may be present. */
export function bestName(adventurer: number, tiles: TileSet, what: Knowledge, axeSingle = false): Kind {
  const set = setOf(adventurer, tiles);
  let best = kinds - 1;
  let most = -1;
  for (let kind = kinds - 1; kind >= 0; kind--) {
    if (!isWorthNaming(set, what, kind)) continue;
    const chance = oddsNaming(set, what, kind, axeSingle);
    if (chance <= most) continue;
    most = chance;
    best = kind;
  }
  return best;
}

/** The odds for an observer who has seen only the tiles and the height of the pile; computed on first use. */
const heights = 14;
const publicOdds = [0, 1].map(() => new Float64Array(gifts.length * heights).fill(-1));
const stranger = new Knowledge();

export function oddsForStrangers(
  adventurer: number,
  tiles: TileSet,
  height: number,
  roughly = false,
): number {
  stranger.roughly = roughly;
  const place = setOf(adventurer, tiles) * heights + height;
  const known = publicOdds[roughly ? 1 : 0] as Float64Array;
  if ((known[place] as number) < 0) known[place] = odds(adventurer, tiles, stranger.stranger(height));
  return known[place] as number;
}
