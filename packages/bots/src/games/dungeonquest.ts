import {
  COLUMNS,
  cards,
  type DecisionId,
  deckIds,
  directions,
  does,
  dungeonquest,
  type Event,
  type Hero,
  heroes,
  isChamber,
  isTower,
  monsters,
  type State,
  type View,
} from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { SeatInput } from '../bot.ts';
import type { Because, Expert } from '../expert.ts';
import type { Wits } from '../levels.ts';
import { mix } from '../search/tree.ts';
import { adviseCard, adviseCounter, advisePower } from './dungeonquest-combat.ts';
import { enterCost, home, isUnexplored, readWays } from './dungeonquest-ways.ts';

const startOf = (name: string): Option => dungeonquest.optionNamed(name) ?? -1;
const move = startOf('move:0-0');
const teleport = startOf('teleport:0-0');
const to = startOf('to:0-0');
const token = startOf('token:0-0');
const effect = startOf(`effect:${cards[0]?.id}`);
const item = startOf(`item:${cards[0]?.id}`);
const decline = startOf(`decline:${cards[0]?.id}`);
const face = startOf('face:north');
const tower = startOf('tower:tower-nw');

const dragonDeck = deckIds.indexOf('dragon');
const healingRune = cards.findIndex((card) => card.id === 'rune-healing');
const bottleImp = cards.findIndex((card) => card.id === 'dungeon-bottle-imp');
const bodies = cards.findIndex((card) => card.id === 'dungeon-dead-adventurer');
const crypts = cards.findIndex((card) => card.id === 'dungeon-crypt');
const secretDoors = new Set(cards.flatMap((card, i) => (card.id.endsWith('secret-door') ? [i] : [])));
const bad = new Set(
  cards.flatMap((card, i) => (['monster', 'threat', 'trap'].includes(card.type) ? [i] : [])),
);
/** Skeleton and Sorcerer fall quickly; a Demon seldom falls at all. */
const tough = monsters.map(
  (monster) => monster.lives.reduce((sum: number, life) => sum + life, 0) / monster.lives.length,
);

/** So much gold is worth carrying home at once. */
const enough = 300;

const heroAt = (s: State, seat: Seat): Hero => s.heroes[seat] as Hero;
const lifeOf = (hero: Hero): number => heroes[hero.hero]?.life ?? 15;
const leftOf = (hero: Hero): number => lifeOf(hero) - hero.wounds;

function goldOf(hero: Hero): number {
  let gold = 0;
  for (const each of hero.lootGold) gold += each;
  return gold;
}

/** With something in the bag: enough of it, too many wounds, or the sun too low to go on. */
function wantsHome(s: State, hero: Hero, way: number): boolean {
  if (hero.loot.length === 0) return false;
  if (goldOf(hero) >= enough || leftOf(hero) <= lifeOf(hero) * 0.5) return true;
  return 24 - s.sun < way * 1.3 + 2;
}

/** The frame that asked, under the question. */
const asking = (s: State) => s.frames[s.frames.length - 2];

/**
 * Most heroes die; so stay near a tower, take what lies about, and carry it home before wounds or night come. Fight what
 * falls quickly, run from the rest, and never wake the dragon with little life left.
 */
class Questing implements Expert<State, View, Event> {
  #seat = -1;

  begin({ seat }: SeatInput<State, View, Event>): undefined {
    this.#seat = seat;
  }

  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    const question = s.frames[s.frames.length - 1];
    if (question?.kind !== 'ask') return options[0] as Option;
    return adviseOn(question.decision, s, seat, options, rng, because);
  }

  blunder(s: State, seat: Seat, option: Option): boolean {
    const hero = heroAt(s, seat);
    // Once more to the dragon with wounds that one rage finishes.
    if (option === does['draw-dragon']) return leftOf(hero) <= 7 || remaining(s) <= 2;
    if (option >= move && option < teleport && isChamber(option - move)) return leftOf(hero) <= 7;
    return false;
  }

  key(s: State, seat: Seat): number {
    const hero = heroAt(s, seat);
    let key = mix(s.turn, s.frames.length);
    key = mix(key, hero.cell);
    key = mix(key, hero.wounds | (hero.searches << 6) | (hero.loot.length << 9) | (hero.kept.length << 13));
    key = mix(key, goldOf(hero) | (s.sun << 16));
    key = mix(key, s.combat.on);
    if (s.combat.on === 1 && s.combat.players.includes(seat)) {
      const side = s.combat.players[0] === seat ? 0 : 1;
      for (const card of s.combat.hands[side] ?? []) key = mix(key, card);
      for (const card of s.combat.stack) key = mix(key, card + 100);
      for (const pile of s.combat.piles) key = mix(key, pile.length);
      for (const played of s.combat.played) for (const card of played) key = mix(key, card + 200);
    }
    return key;
  }

  /** Once the own hero is dead or out there is little left to find out. */
  over(s: State): boolean {
    return this.#seat >= 0 && heroAt(s, this.#seat).fate !== 'inside';
  }

  /** To be out alive counts most, with gold more; with others about, to have the most of it. */
  worth(s: State, seat: Seat): number {
    const hero = heroAt(s, seat);
    if (hero.fate === 'dead') return 0;
    if (hero.fate !== 'left') return 0.05;
    const gold = goldOf(hero);
    const rich = gold / (gold + 250);
    if (s.seats === 1) return 0.75 + 0.25 * rich;
    const outcome = dungeonquest.outcome(s);
    const won =
      outcome === undefined
        ? gold / (gold + 150)
        : outcome.winners.includes(seat)
          ? 1 / outcome.winners.length
          : 0;
    return 0.5 + 0.15 * rich + 0.35 * won;
  }
}

function adviseOn(
  decision: DecisionId,
  s: State,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
  because: Because,
): Option {
  switch (decision) {
    case 'DEC-ACT':
    case 'DEC-MOVE-AGAIN':
      return adviseAct(s, seat, options, rng, because);
    case 'DEC-CARD':
      because?.('dq-strong-card');
      return adviseCard(s, seat, options, rng);
    case 'DEC-COUNTER':
      because?.('dq-counter');
      return adviseCounter(s, seat, options);
    case 'DEC-POWER':
    case 'DEC-HUGO':
      return advisePower(s, options, rng);
    case 'DEC-ESCAPE':
      return adviseEscape(s, seat, options, because);
    case 'DEC-LEAVE':
      return adviseLeave(s, seat, because);
    case 'DEC-CARD-MAY':
      return adviseMay(s, seat, because);
    case 'DEC-CHALLARA':
      return adviseForesight(s, because);
    case 'DEC-START-ORDER':
      return adviseStart(s, seat, options, because);
    default:
      return adviseOther(decision, s, seat, options, rng);
  }
}

function adviseLeave(s: State, seat: Seat, because: Because): Option {
  if (wantsHome(s, heroAt(s, seat), 0) || s.sun >= 18) {
    because?.('dq-leave');
    return does.leave;
  }
  because?.('dq-more');
  return does['go-on'];
}

function adviseAct(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because: Because): Option {
  const hero = heroAt(s, seat);
  readWays(s, seat, 120);
  const way = home(hero.cell);
  const goHome = wantsHome(s, hero, way);
  if (options.includes(does['leave-dungeon']) && (goHome || s.sun >= 18)) {
    because?.('dq-leave');
    return does['leave-dungeon'];
  }
  let best = options[0] as Option;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = (goHome ? homeward(s, hero, option) : outward(s, hero, option)) + 0.3 * rng.unit();
    if (worth > bestWorth) {
      bestWorth = worth;
      best = option;
    }
  }
  because?.(reasonFor(best, goHome));
  return best;
}

/** On the way home the shortest safe way is the best one. */
function homeward(s: State, hero: Hero, option: Option): number {
  const cell = targetOf(option);
  if (cell >= 0) return -home(cell) - enterCost(s, cell) / 4 - (option >= teleport && option < to ? 1 : 0);
  if (option === does.stasis) return -home(hero.cell) + 1.5;
  if (option === does.search) return -home(hero.cell) - (home(hero.cell) > 20 ? 0 : 3);
  if (option === does.retreat) return hero.from < 0 ? -40 : -home(hero.from) - 1;
  if (option === does.cross) return -home(hero.cell) - 0.5;
  return -home(hero.cell) - 8;
}

/** Out for loot: rooms that hold something, not too far from a tower, and no known dangers. */
function outward(s: State, hero: Hero, option: Option): number {
  const cell = targetOf(option);
  if (option === does.search) return (bold(s, hero) ? quick : 1.4) - 0.3 * hero.searches;
  if (option === does['draw-dragon']) return leftOf(hero) >= 9 && remaining(s) >= 6 ? 3 : -4;
  if (option === does['enter-catacombs']) return -6;
  if (option === does.stasis) return -3;
  if (option === does.cross) return 0.2;
  if (option === does.retreat) return 0;
  if (cell < 0) return -2;
  if (isTower(cell)) return 0.2 - (hero.loot.length > 0 ? -0.3 : 0);
  if (isChamber(cell)) return leftOf(hero) >= 9 && s.sun <= 14 ? 4 : -8;
  const far = bold(s, hero) ? -near(cell) * pull : Math.max(0, home(cell) - 3) * 0.3;
  return 1.5 - (enterCost(s, cell) / 4 - 1) * 1.1 - far - (option >= teleport ? 2 : 0);
}

/** Strong, early in the day and not yet laden: the time to look for the dragon's treasure. */
const bold = (s: State, hero: Hero): boolean =>
  s.sun <= dawn && leftOf(hero) >= lifeOf(hero) * 0.8 && goldOf(hero) < enough;
const dawn = 10;
/** What a step nearer to the treasure is worth to the bold, and what a search is. */
const pull = 0.2;
const quick = 0.3;

/** Steps nearer to the Treasure Chamber than a corner of the board is. */
const near = (cell: number): number =>
  10 - Math.abs((cell % COLUMNS) - 6) - Math.abs(Math.floor(cell / COLUMNS) - 4.5);

/** The cell an option leads to, or -1. */
function targetOf(option: Option): number {
  if (option >= move && option < teleport) return option - move;
  if (option >= teleport && option < to) return option - teleport;
  return option >= to && option < token ? option - to : -1;
}

function reasonFor(option: Option, goHome: boolean): string {
  if (option === does.search) return 'dq-search';
  if (option === does['draw-dragon']) return 'dq-dragon';
  if (goHome) return 'dq-home';
  return targetOf(option) >= 0 ? 'dq-explore' : 'dq-other';
}

/** Dragon cards not drawn yet: one of them is the rage. */
const remaining = (s: State): number => s.decks[dragonDeck]?.length ?? 0;

function adviseEscape(s: State, seat: Seat, options: readonly Option[], because: Because): Option {
  const frame = s.frames.findLast((one) => one.kind === 'monster');
  const strong = frame?.kind === 'monster' ? (tough[frame.monster] as number) : 3;
  const fights = !options.includes(does.escape) || leftOf(heroAt(s, seat)) >= strong * 2.2;
  because?.(fights ? 'dq-fight' : 'dq-flee');
  return fights ? does.attack : does.escape;
}

/** Bodies and crypts hold loot as often as not; who has some already, or is badly hurt, leaves them alone. */
function adviseMay(s: State, seat: Seat, because: Because): Option {
  const hero = heroAt(s, seat);
  const frame = asking(s);
  const card = frame?.kind === 'effects' && frame.source === 'card' ? frame.of : -1;
  if (secretDoors.has(card)) {
    because?.('dq-no-secret-door');
    return does.no;
  }
  if (card === bodies || card === crypts) {
    const bold = leftOf(hero) >= (hero.loot.length > 0 ? lifeOf(hero) * 0.6 : 4);
    because?.(bold ? 'dq-loot' : 'dq-leave-it');
    return bold ? does.yes : does.no;
  }
  return does.yes;
}

function adviseForesight(s: State, because: Because): Option {
  const frame = s.frames.findLast((one) => one.kind === 'card');
  const redraw = frame?.kind === 'card' && bad.has(frame.card);
  because?.(redraw ? 'dq-redraw' : 'dq-keep');
  return redraw ? does.redraw : does.keep;
}

/** What must be done first; then healing where it is needed. Unstable potions are loot, not drinks. */
function adviseStart(s: State, seat: Seat, options: readonly Option[], because: Because): Option {
  const forced = options.find((option) => option < item);
  const heal = item + healingRune;
  if (options.includes(heal) && heroAt(s, seat).wounds >= 5) {
    because?.('dq-heal');
    return heal;
  }
  const must =
    options.find((option) => option >= effect && option < item) ??
    options.find((option) => option === does.web);
  if (must !== undefined) return must;
  return options.includes(does.done) ? does.done : (forced ?? (options[0] as Option));
}

function adviseOther(
  decision: DecisionId,
  s: State,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
): Option {
  const hero = heroAt(s, seat);
  switch (decision) {
    case 'DEC-PENANCE':
      return adviseTest(s, hero) && leftOf(hero) >= 4 ? does.use : does.no;
    case 'DEC-REROLL-TEST':
    case 'DEC-REROLL-RAGE':
      return adviseReroll(s, options);
    case 'DEC-WOUND-RUNE': {
      const frame = asking(s);
      return frame?.kind === 'wounds' && (frame.amount >= 4 || frame.amount >= leftOf(hero))
        ? does.use
        : does.no;
    }
    case 'DEC-MONSTER-RUNE':
    case 'DEC-COMBAT-RUNE':
    case 'DEC-TATIANNA':
    case 'DEC-TRAP-RUNE':
    case 'DEC-TEST-ITEM':
    case 'DEC-OBSTACLE-RUNE':
    case 'DEC-SLUMBER':
      return does.use;
    case 'DEC-HAND6':
      return does.six;
    case 'DEC-BRIDGE':
    case 'DEC-WEB':
      return adviseObstacle(decision, hero, options);
    case 'DEC-CAT-DIR':
    case 'DEC-TILE-TURN':
    case 'DEC-CAT-SIDE':
      return adviseDirection(decision, hero, options, rng);
    case 'DEC-CAT-HOLE':
      return (heroes[hero.hero]?.agility ?? 5) + hero.holeTokens >= 6 ? does['test-again'] : does.draw;
    case 'DEC-END-ITEM':
      return adviseEnd(hero, options);
    case 'DEC-MONSTROUS':
      return does.roll;
    case 'DEC-FLEE-ROUND':
      return does['deal-damage'];
    case 'DEC-BRIDGE-LOOT':
      return options.includes(does.done) ? does.done : (options[0] as Option);
    default:
      return nearestHome(s, seat, options, rng);
  }
}

/** Worth paying a wound for: a test that will likely fail otherwise. */
function adviseTest(s: State, hero: Hero): boolean {
  const frame = s.frames.findLast((one) => one.kind === 'test');
  if (frame?.kind !== 'test') return false;
  const row = heroes[hero.hero];
  const value = [row?.strength, row?.agility, row?.armor, row?.luck][frame.attribute] ?? 5;
  return value <= 5;
}

/** The higher die of a failed test; of the dragon's, those above the average. */
function adviseReroll(s: State, options: readonly Option[]): Option {
  const frame = s.frames.findLast((one) => one.kind === 'test' || one.kind === 'wounds');
  if (frame?.kind !== 'test' && frame?.kind !== 'wounds') return does.no;
  if (frame.kind === 'test') return frame.first >= frame.second ? does.first : does.second;
  if (frame.first > 3 && frame.second > 3 && options.includes(does.both)) return does.both;
  if (frame.first > 3) return does.first;
  return frame.second > 3 ? does.second : does.no;
}

function adviseObstacle(decision: DecisionId, hero: Hero, options: readonly Option[]): Option {
  const row = heroes[hero.hero];
  const skill = decision === 'DEC-WEB' ? (row?.strength ?? 5) : (row?.agility ?? 5) - hero.loot.length;
  const back = [does.withdraw, does.stay, does.wait].find((option) => options.includes(option));
  return back !== undefined && skill < 7 ? back : does.cross;
}

/** Below ground towards the nearest corner; a tile with its arrow towards it. */
function adviseDirection(decision: DecisionId, hero: Hero, options: readonly Option[], rng: FastRng): Option {
  if (decision === 'DEC-TILE-TURN') return options[rng.int(options.length)] as Option;
  const east = hero.cell % 13 >= 6;
  const south = hero.cell >= 65;
  if (decision === 'DEC-CAT-DIR') return face + directions.indexOf(east ? 'east' : 'west');
  // Facing north the left hand is west; each quarter turn to the right turns that too.
  const leftIs = (hero.facing + 3) & 3;
  const wanted = hero.facing % 2 === 0 ? (east ? 1 : 3) : south ? 2 : 0;
  return leftIs === wanted ? does.left : does.right;
}

/** A chest and the tome can only gain; the imp may cost what is already safe. */
function adviseEnd(hero: Hero, options: readonly Option[]): Option {
  for (const option of options) {
    if (option >= item && option < decline && (option - item !== bottleImp || goldOf(hero) < 300))
      return option;
  }
  return options[options.length - 1] as Option;
}

/** Anything else that points somewhere: towards home. */
function nearestHome(s: State, seat: Seat, options: readonly Option[], rng: FastRng): Option {
  if ((options[0] as Option) >= tower || targetOf(options[0] as Option) < 0)
    return options[rng.int(options.length)] as Option;
  readWays(s, seat, 160);
  let best = options[0] as Option;
  for (const option of options) {
    const cell = targetOf(option);
    if (cell >= 0 && home(cell) + (isUnexplored(s, cell) ? 1 : 0) < home(targetOf(best))) best = option;
  }
  return best;
}

export const dungeonquestWits: Wits<State, View, Event> = {
  expert: () => new Questing(),
  search: { noise: 0.05 },
};
