import {
  cards,
  type DecisionId,
  directions,
  does,
  type Hero,
  heroes,
  monsters,
  type State,
} from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Because } from '../../expert.ts';
import { decline, effect, face, goldOf, heroAt, item, leftOf, lifeOf, targetOf, tower } from './hero.ts';
import { home, isUnexplored, readWays } from './ways.ts';

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

/** The frame that asked, under the question. */
const asking = (s: State) => s.frames[s.frames.length - 2];

export function adviseEscape(s: State, seat: Seat, options: readonly Option[], because: Because): Option {
  const frame = s.frames.findLast((one) => one.kind === 'monster');
  const strong = frame?.kind === 'monster' ? (tough[frame.monster] as number) : 3;
  const fights = !options.includes(does.escape) || leftOf(heroAt(s, seat)) >= strong * 2.2;
  because?.(fights ? 'dq-fight' : 'dq-flee');
  return fights ? does.attack : does.escape;
}

/** Bodies and crypts hold loot as often as not; who has some already, or is badly hurt, leaves them alone. */
export function adviseMay(s: State, seat: Seat, because: Because): Option {
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

export function adviseForesight(s: State, because: Because): Option {
  const frame = s.frames.findLast((one) => one.kind === 'card');
  const redraw = frame?.kind === 'card' && bad.has(frame.card);
  because?.(redraw ? 'dq-redraw' : 'dq-keep');
  return redraw ? does.redraw : does.keep;
}

/** What must be done first; then healing where it is needed. Unstable potions are loot, not drinks. */
export function adviseStart(s: State, seat: Seat, options: readonly Option[], because: Because): Option {
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

export function adviseOther(
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
