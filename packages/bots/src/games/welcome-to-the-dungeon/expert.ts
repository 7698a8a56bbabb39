import { type FastRng, hasSeat, type Option, type Seat, seatBit } from '@mazmorra/kernel';
import {
  ADVENTURERS,
  type Event,
  welcomeToTheDungeon as game,
  MONSTERS,
  Phase,
  type State,
  TILES,
  type View,
} from '@mazmorra/welcome-to-the-dungeon';
import type { Because, Expert } from '../../expert.ts';
import type { Wits } from '../../levels.ts';
import { mix } from '../../search/tree.ts';
import { averageDamage, damageOf, Knowledge, odds, oddsForStrangers, worstKind } from './odds.ts';

const named = (name: string): Option => {
  const option = game.optionNamed(name);
  if (option === undefined) throw new Error(`no option ${name}`);
  return option;
};
const draw = named('draw');
const pass = named('pass');
const add = named('add');
const keep = named('keep');
const exchange = named('polymorph');
const useAxe = named('use-axe');
const takeDamage = named('take-damage');
const nameFirst = named(`name:${MONSTERS[0].id}`);
const chooseFirst = named(`choose:${ADVENTURERS[0].id}`);
const sacrificeFirst = named(`sacrifice:${TILES[0].id}`);

/** Two-bit counters of the state. */
const pairAt = (packed: number, seat: Seat): number => (packed >> (seat * 2)) & 3;

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

/** Below these odds a good player leaves the dungeon to somebody else. */
const dare = 0.5;

const mine = new Knowledge();

/**
 * Bidding: stay in while the dungeon looks survivable, get out before it is not. Placing a monster: what everybody
 * sees (a tile gone) scares the others away, what only you know (a dragon added) does not; so keep the way
 * clear when you will have to walk it, and hide the worst in it when somebody else will.
 */
class Adventuring implements Expert<State, View, Event> {
  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    switch (s.phase) {
      case Phase.choose:
        return chooseFirst + rng.int(ADVENTURERS.length);
      case Phase.bid:
        return adviseBid(s, seat, because);
      case Phase.place:
        return advisePlace(s, seat, options, because);
      case Phase.name:
        because?.('wd-name-worst');
        return nameFirst + worstKind(s.adventurer, s.tiles, mine.read(s, seat));
      case Phase.polymorph:
        return advisePolymorph(s, seat, because);
      default:
        return adviseAxe(s, seat, because);
    }
  }

  blunder(s: State, seat: Seat, option: Option): boolean {
    switch (s.phase) {
      // A dungeon nobody has put anything into is a success for whoever walks in.
      case Phase.bid:
        if (option === pass) return s.dungeon === 0 && s.drawn < s.cards.length && sizeOf(s.bidding) === 2;
        return odds(s.adventurer, s.tiles, mine.read(s, seat)) < 0.02;
      case Phase.place:
        return option !== add && throwsAway(s, seat, option);
      case Phase.axe:
        return option === takeDamage && fatal(s) && (s.tiles & ~s.spent & omnipotence) === 0;
      case Phase.name: {
        const what = mine.read(s, seat);
        const kind = option - nameFirst;
        return (what.known[kind] as number) + (what.unseen[kind] as number) === 0;
      }
      default:
        return false;
    }
  }

  key(s: State, seat: Seat): number {
    let key = mix(s.phase, s.turn);
    key = mix(key, s.bidding | (s.alive << 4) | (s.adventurer << 8) | (s.round << 12));
    key = mix(key, s.tiles);
    key = mix(key, s.spent);
    key = mix(key, s.drawn | (s.dungeon << 5));
    key = mix(key, s.turned);
    key = mix(key, s.drawers);
    key = mix(key, s.successes | (s.failures << 8));
    key = mix(key, (s.hp + 64) | ((s.named + 1) << 8) | ((s.axed + 1) << 12) | (s.pactPending << 16));
    for (let card = 0; card < s.drawn; card++) {
      if ((s.turned >> card) & 1 || ((s.drawers >> (card * 2)) & 3) === seat)
        key = mix(key, (s.cards[card] as number) + 1);
    }
    return key;
  }

  /** A round later everything is dealt anew: only who has won and lost what is left of it. */
  over(s: State, root: State): boolean {
    return s.round !== root.round || (s.phase === Phase.choose && root.phase !== Phase.choose);
  }

  worth(s: State, seat: Seat): number {
    if (s.winner >= 0) return s.winner === seat ? 1 : 0;
    let own = 0;
    let all = 0;
    for (let other = 0; other < s.seats; other++) {
      if (!hasSeat(s.alive, other)) continue;
      const hope = standing[pairAt(s.successes, other) * 2 + pairAt(s.failures, other)] as number;
      all += hope;
      if (other === seat) own = hope;
    }
    return own / all;
  }
}

/** The hopes of a seat relative to others by its successes and failures: 0/0, 0/1, 1/0, 1/1. */
const standing = [1, 0.65, 2.4, 1.7];

const omnipotence = TILES.reduce(
  (set, tile, i) => (tile.effect.type === 'succeed-if-all-different' ? set | (1 << i) : set),
  0,
);

function adviseBid(s: State, seat: Seat, because: Because): Option {
  const chance = odds(s.adventurer, s.tiles, mine.read(s, seat));
  if (chance < dare) {
    because?.('wd-too-dangerous');
    return pass;
  }
  because?.(s.dungeon === 0 ? 'wd-open-dungeon' : 'wd-still-safe');
  return draw;
}

/** How likely one player leaves a dungeon that looks survivable with these odds, in hundredths. */
const leaves = Float64Array.from({ length: 101 }, (_, i) => 1 / (1 + Math.exp(9 * (i / 100 - dare))));

/** How likely all others leave before this seat's next turn, from what they can see. */
function likelyAlone(publicOdds: number, others: number): number {
  const one = leaves[(publicOdds * 100) | 0] as number;
  return others === 1 ? one : others === 2 ? one * one : one * one * one;
}

function advisePlace(s: State, seat: Seat, options: readonly Option[], because: Because): Option {
  const kind = s.cards[s.drawn - 1] as number;
  const others = sizeOf(s.bidding & ~seatBit(seat));
  const pile = sizeOf(s.dungeon);
  mine.read(s, seat);
  let best = options[0] as Option;
  let bestValue = Number.NEGATIVE_INFINITY;
  let walks = false;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const adds = option === add;
    const tiles = adds ? s.tiles : s.tiles & ~(1 << (option - sacrificeFirst));
    if (adds) mine.add(kind);
    const chance = odds(s.adventurer, tiles, mine);
    if (adds) mine.remove(kind);
    const alone = likelyAlone(oddsForStrangers(s.adventurer, tiles, adds ? pile + 1 : pile), others);
    const walk = chance * 1.8 - 0.8;
    const leave = (0.5 - chance) / others;
    const value = alone * walk + (1 - alone) * Math.max(0.7 * walk, leave);
    if (value > bestValue) {
      bestValue = value;
      best = option;
      walks = walk > leave;
    }
  }
  because?.(walks ? (best === add ? 'wd-add-harmless' : 'wd-spare-tile') : 'wd-set-trap');
  return best;
}

/** A tile gone without which this seat cannot survive, with everybody scared off by it, when it could have walked in safely. */
function throwsAway(s: State, seat: Seat, option: Option): boolean {
  mine.read(s, seat);
  const tiles = s.tiles & ~(1 << (option - sacrificeFirst));
  if (odds(s.adventurer, tiles, mine) > 0.25 || odds(s.adventurer, s.tiles, mine) < 0.6) return false;
  const others = sizeOf(s.bidding & ~seatBit(seat));
  return likelyAlone(oddsForStrangers(s.adventurer, tiles, sizeOf(s.dungeon)), others) > 0.4;
}

const fatal = (s: State): boolean =>
  s.hp <= damageOf(s.adventurer, s.tiles & ~s.spent, s.cards[s.faced] as number);

function advisePolymorph(s: State, seat: Seat, because: Because): Option {
  const what = mine.read(s, seat);
  const ready = s.tiles & ~s.spent;
  const cost = s.pactPending === 1 ? 0 : damageOf(s.adventurer, ready, s.cards[s.faced] as number);
  const other = averageDamage(s.adventurer, ready, what);
  if (s.hp > 0 && cost > 0 && (cost >= s.hp || cost > other + 2.5)) {
    because?.('wd-polymorph-worst');
    return exchange;
  }
  if (s.hp <= 0 && repeated(s)) {
    because?.('wd-polymorph-repeat');
    return exchange;
  }
  because?.('wd-keep-polymorph');
  return keep;
}

/** The card faced is of a kind that was faced before in this dungeon. */
function repeated(s: State): boolean {
  const kind = s.cards[s.faced];
  for (let card = 0; card < s.drawn; card++) {
    if (card !== s.faced && (s.turned >> card) & 1 && s.cards[card] === kind) return true;
  }
  return false;
}

function adviseAxe(s: State, seat: Seat, because: Because): Option {
  const kind = s.cards[s.faced] as number;
  const cost = damageOf(s.adventurer, s.tiles & ~s.spent, kind);
  if (fatal(s)) {
    because?.('wd-axe-or-die');
    return useAxe;
  }
  const what = mine.read(s, seat);
  const saved = damageOf(s.adventurer, s.tiles & ~s.spent, worstKind(s.adventurer, s.tiles & ~s.spent, what));
  if (what.unknown + sizeOf(s.dungeon & ~s.turned) === 0 || cost >= 5 || cost > saved) {
    because?.('wd-axe-big');
    return useAxe;
  }
  because?.('wd-save-axe');
  return takeDamage;
}

export const welcomeToTheDungeonWits: Wits<State, View, Event> = {
  expert: () => new Adventuring(),
};
