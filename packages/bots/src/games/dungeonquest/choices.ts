import {
  cards,
  type DecisionId,
  does,
  dungeonquest,
  type Hero,
  heroes,
  monsters,
  type State,
  towers,
} from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';
import type { Because } from '../../expert.ts';
import { adviseFacing, adviseHole, adviseSide, goesUp } from './below.ts';
import {
  adviseHero,
  advisePlacing,
  adviseServant,
  adviseSpoil,
  adviseTarget,
  adviseToken,
} from './company.ts';
import { decline, effect, face, goldOf, heroAt, item, leftOf, loot, targetOf, tile } from './hero.ts';
import { fails } from './odds.ts';
import { goalOf, waysTo } from './plan.ts';
import type { Quest } from './quest.ts';
import { adviseForcedTeleport } from './runes.ts';
import { tileCost, toChamber } from './ways.ts';

const towerFirst = dungeonquest.optionNamed(`tower:${towers[0]?.id}`) ?? -1;
const halfFirst = dungeonquest.optionNamed('half:0') ?? -1;
const healingRune = cards.findIndex((card) => card.id === 'rune-healing');
const bottleImp = cards.findIndex((card) => card.id === 'dungeon-bottle-imp');
const bodies = cards.findIndex((card) => card.id === 'dungeon-dead-adventurer');
const crypts = cards.findIndex((card) => card.id === 'dungeon-crypt');
const deepElf = cards.findIndex((card) => card.id === 'catacomb-deep-elf');
const secretDoors = new Set(cards.flatMap((card, i) => (card.id.endsWith('secret-door') ? [i] : [])));
const bad = new Set(
  cards.flatMap((card, i) => (['monster', 'threat', 'trap'].includes(card.type) ? [i] : [])),
);
const averageLives = monsters.map(
  ({ lives }) => lives.reduce((sum: number, life) => sum + life, 0) / lives.length,
);
/**
 * Average wounds that a fight costs, by monster. Against a player instead of the automaton it is nearly half as much
 * again.
 */
const pains = averageLives.map((life) => 0.6 + 0.7 * life);

const averageLife = (s: State): number => {
  const frame = s.frames.findLast((one) => one.kind === 'monster');
  return frame?.kind === 'monster' ? (averageLives[frame.monster] ?? 0) : 0;
};

/** The frame below the question, which asked it. */
const asking = (s: State) => s.frames[s.frames.length - 2];

/** Average wounds that a fight with the current monster costs. */
export function painOf(s: State): number {
  const frame = s.frames.findLast((one) => one.kind === 'monster');
  const monster = frame?.kind === 'monster' ? frame : undefined;
  return (pains[monster?.monster ?? 0] as number) * (monster !== undefined && monster.player >= 0 ? 1.4 : 1);
}

/**
 * Advises whether to fight or to run. Running costs two turns and leaves the monster in place, so it is advised only to
 * a hero who would hardly survive the fight and has another way around the room. Without one the hero would meet the
 * same monster again and run again.
 */
export function adviseEscape(
  s: State,
  seat: Seat,
  options: readonly Option[],
  quest: Quest,
  because: Because,
): Option {
  const hero = heroAt(s, seat);
  const reckless = quest.styleOf(seat) === 'hothead';
  const fights =
    reckless ||
    !options.includes(does.escape) ||
    leftOf(hero) > painOf(s) ||
    !canGoRound(s, seat, hero, true, quest);
  because?.(fights ? 'dq-fight' : 'dq-flee');
  return fights ? does.attack : does.escape;
}

const canGoRound = (s: State, seat: Seat, hero: Hero, monster: boolean, quest: Quest): boolean =>
  hero.below === 1 ||
  hero.from < 0 ||
  waysTo(goalOf(s, seat, quest)).leadsRound(s, hero.cell, hero.from, monster);

export function adviseMay(s: State, seat: Seat, quest: Quest, because: Because): Option {
  const hero = heroAt(s, seat);
  const frame = asking(s);
  const card = frame?.kind === 'effects' && frame.source === 'card' ? frame.of : -1;
  if (secretDoors.has(card)) {
    // A free step towards the goal; a monster behind the door cannot be run from.
    const useful = leftOf(hero) >= 3 && goalOf(s, seat, quest) !== 'loot';
    because?.(useful ? 'dq-secret-door' : 'dq-no-secret-door');
    return useful ? does.yes : does.no;
  }
  if (card === bodies || card === crypts) {
    // Half of them hold loot and a quarter a danger. A lone hero does not win by it (DQ-SOLO-05), but once the hoard is
    // out of reach he needs something to leave with (DQ-EXIT-02).
    const style = quest.styleOf(seat);
    const bold = leftOf(hero) >= (style === 'cautious' ? 12 : style === 'greedy' ? 3 : 7);
    const wanted = s.seats > 1 || goalOf(s, seat, quest) === 'loot';
    because?.(!wanted ? 'dq-no-treasure' : bold ? 'dq-loot' : 'dq-leave-it');
    return wanted && bold ? does.yes : does.no;
  }
  // The bribe must exceed a die roll times a hundred, otherwise there is a fight.
  because?.(card === deepElf ? 'dq-save-it' : 'dq-way');
  if (card === deepElf) return does.no;
  return hero.below === 0 || goesUp(hero, goalOf(s, seat, quest)) ? does.yes : does.no;
}

export function adviseForesight(s: State, because: Because): Option {
  const frame = s.frames.findLast((one) => one.kind === 'card');
  const redraw = frame?.kind === 'card' && bad.has(frame.card);
  because?.(redraw ? 'dq-redraw' : 'dq-keep');
  return redraw ? does.redraw : does.keep;
}

/** Mandatory actions first, then healing where needed. Unstable potions are kept as loot. */
export function adviseStart(s: State, seat: Seat, options: readonly Option[], because: Because): Option {
  const forced = options.find((option) => option < item);
  const heal = item + healingRune;
  if (options.includes(heal) && heroAt(s, seat).wounds >= 5) {
    because?.('dq-heal');
    return heal;
  }
  because?.('dq-first');
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
  quest: Quest,
  because: Because,
): Option {
  const advised = adviseRest(decision, s, seat, options, quest);
  because?.(reasonFor(decision, advised));
  return advised;
}

/** The reason of an answer, where the kind of decision and the answer determine it. */
function reasonFor(decision: DecisionId, advised: Option): string {
  if (decision in reasons) return reasons[decision] as string;
  if (targetOf(advised) >= 0) return 'dq-way';
  if (decision === 'DEC-BRIDGE' || decision === 'DEC-WEB')
    return advised === does.cross ? 'dq-cross' : 'dq-turn-back';
  if (decision === 'DEC-FLEE-ROUND')
    return advised === does['try-to-escape'] ? 'dq-break-off' : 'dq-fight-on';
  return advised === does.no || decision === 'DEC-DARK' ? 'dq-save-it' : 'dq-use';
}

const reasons: Readonly<Partial<Record<DecisionId, string>>> = {
  'DEC-HERO': 'dq-hero',
  'DEC-TOWER': 'dq-tower',
  'DEC-HVH-LOOT': 'dq-take-best',
  'DEC-HVH-TARGET': 'dq-richest',
  'DEC-SERVANT-TARGET': 'dq-richest',
  'DEC-SERVANT': 'dq-hunt',
  'DEC-SERVANT-PLACE': 'dq-hunt',
  'DEC-BRIBE': 'dq-give-least',
  'DEC-WAIT-LOOT': 'dq-give-least',
  'DEC-BRIDGE-LOOT': 'dq-give-least',
  'DEC-REROLL-TEST': 'dq-reroll',
  'DEC-REROLL-RAGE': 'dq-reroll',
  'DEC-END-ITEM': 'dq-roll',
  'DEC-MONSTROUS': 'dq-roll',
  'DEC-TOKEN': 'dq-other',
  'DEC-TOWER-POWER': 'dq-tower-power',
  'DEC-CAT-DIR': 'dq-way',
  'DEC-CAT-SIDE': 'dq-way',
  'DEC-CAT-HOLE': 'dq-way',
  'DEC-TILE': 'dq-way',
  'DEC-TILE-TURN': 'dq-way',
  'DEC-HALF': 'dq-way',
  'DEC-SECRET': 'dq-way',
  'DEC-RETREAT': 'dq-way',
  'DEC-HVH-FLEE': 'dq-way',
  'DEC-WAIT-SPACE': 'dq-way',
};

function adviseRest(
  decision: DecisionId,
  s: State,
  seat: Seat,
  options: readonly Option[],
  quest: Quest,
): Option {
  const hero = heroAt(s, seat);
  switch (decision) {
    case 'DEC-HERO':
      return adviseHero(options);
    case 'DEC-HVH-LOOT':
      return adviseSpoil(s, options);
    case 'DEC-HVH-TARGET':
    case 'DEC-SERVANT-TARGET':
      return adviseTarget(s, options);
    case 'DEC-SERVANT':
      return adviseServant(s, options);
    case 'DEC-SERVANT-PLACE':
      return advisePlacing(s, options);
    case 'DEC-TOKEN':
      return adviseToken(s, seat, options);
    case 'DEC-TOWER-POWER':
      return adviseTowerPower(s, seat, options, quest);
    case 'DEC-HALF':
      return adviseHalf(s, seat, options, quest);
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
      return (
        adviseForcedTeleport(s, seat, options, quest) ?? adviseObstacle(decision, s, seat, options, quest)
      );
    case 'DEC-DARK':
      return adviseForcedTeleport(s, seat, options, quest) ?? does.roll;
    case 'DEC-CAT-DIR':
      return adviseFacing(hero, goalOf(s, seat, quest));
    case 'DEC-CAT-SIDE':
      return adviseSide(hero, goalOf(s, seat, quest));
    case 'DEC-CAT-HOLE':
      return adviseHole(hero);
    case 'DEC-END-ITEM':
      return adviseEnd(hero, options);
    case 'DEC-MONSTROUS':
      return does.roll;
    case 'DEC-FLEE-ROUND':
      return adviseBreakOff(s, hero);
    case 'DEC-BRIDGE-LOOT':
      return adviseBallast(hero, options);
    case 'DEC-WAIT-LOOT':
      return cheapest(hero, options);
    case 'DEC-BRIBE':
      return options.includes(does.stop) ? does.stop : cheapest(hero, options);
    case 'DEC-TILE':
      return options.includes(does.use) ? does.use : adviseTile(hero, options);
    case 'DEC-TILE-TURN':
      return adviseTurning(s, seat, options, quest);
    default:
      return nearest(s, seat, options, quest);
  }
}

/** DQ-VAR-50: minimum number of turns that another tower must save. The hero cannot leave from it. */
const worthHopping = 1.5;
function adviseTowerPower(s: State, seat: Seat, options: readonly Option[], quest: Quest): Option {
  const goal = goalOf(s, seat, quest);
  if (goal !== 'dragon') return does.no;
  const here = toChamber.from(heroAt(s, seat).cell);
  let best = does.no;
  let fewest = here - worthHopping;
  for (const option of options) {
    const cell = towers[option - towerFirst]?.cell ?? -1;
    if (cell < 0 || toChamber.from(cell) >= fewest) continue;
    fewest = toChamber.from(cell);
    best = option;
  }
  return best;
}

/**
 * DQ-VAR-80: breaks off a fight that would probably be lost or that the hero would not survive for long. The monster's
 * life is unknown, so the average of its kind is used.
 */
function adviseBreakOff(s: State, hero: Hero): Option {
  const { combat } = s;
  const left = leftOf(hero) - (combat.piles[0]?.length ?? 0);
  const theirs = Math.max(1, averageLife(s) - (combat.piles[1]?.length ?? 0));
  return left <= 2 && theirs >= 3 && theirs > left ? does['try-to-escape'] : does['deal-damage'];
}

/** The half of a chasm or bridge with the shorter way to the goal. */
function adviseHalf(s: State, seat: Seat, options: readonly Option[], quest: Quest): Option {
  const ways = waysTo(goalOf(s, seat, quest));
  const { cell } = heroAt(s, seat);
  let best = options[0] as Option;
  let fewest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const turns = ways.fromHalf(s, cell, option - halfFirst);
    if (turns >= fewest) continue;
    fewest = turns;
    best = option;
  }
  return best;
}

/** Whether to pay a wound for a test: if it would probably fail otherwise. */
function adviseTest(s: State, hero: Hero): boolean {
  const frame = s.frames.findLast((one) => one.kind === 'test');
  if (frame?.kind !== 'test') return false;
  const row = heroes[hero.hero];
  const value = [row?.strength, row?.agility, row?.armor, row?.luck][frame.attribute] ?? 5;
  return value <= 5;
}

/** The higher die of a failed test; for the dragon's wounds, every die above the average. */
function adviseReroll(s: State, options: readonly Option[]): Option {
  const frame = s.frames.findLast((one) => one.kind === 'test' || one.kind === 'wounds');
  if (frame?.kind !== 'test' && frame?.kind !== 'wounds') return does.no;
  if (frame.kind === 'test') return frame.first >= frame.second ? does.first : does.second;
  if (frame.first > 3 && frame.second > 3 && options.includes(does.both)) return does.both;
  if (frame.first > 3) return does.first;
  return frame.second > 3 ? does.second : does.no;
}

/**
 * Advises whether to cross an obstacle. Going around costs four turns or more, so webs are always crossed; a bridge is
 * crossed at about even odds if the hero would survive the fall. Without another way the hero would come back to the
 * bridge, so he crosses it now.
 */
function adviseObstacle(
  decision: DecisionId,
  s: State,
  seat: Seat,
  options: readonly Option[],
  quest: Quest,
): Option {
  const hero = heroAt(s, seat);
  const row = heroes[hero.hero];
  const back = [does.withdraw, does.stay, does.wait].find((option) => options.includes(option));
  if (back === undefined) return does.cross;
  // Each failure makes the next try easier. A hero who turns back from every web would walk back and forth between two
  // of them.
  if (decision === 'DEC-WEB') return does.cross;
  const dares = fails((row?.agility ?? 5) - hero.loot.length) <= 0.6 && leftOf(hero) > 6;
  return dares || !canGoRound(s, seat, hero, false, quest) ? does.cross : back;
}

const lootOf = (hero: Hero, option: Option): number => hero.lootGold[hero.loot.indexOf(option - loot)] ?? 0;

/** The loot card with the least value. */
function cheapest(hero: Hero, options: readonly Option[]): Option {
  let best = options[0] as Option;
  for (const option of options) if (lootOf(hero, option) < lootOf(hero, best)) best = option;
  return best;
}

/** Before a bridge: drops worthless loot, which only adds weight, but keeps at least one card to leave with. */
function adviseBallast(hero: Hero, options: readonly Option[]): Option {
  const worst = cheapest(
    hero,
    options.filter((option) => option !== does.stop),
  );
  return hero.loot.length > 1 && lootOf(hero, worst) === 0 ? worst : does.stop;
}

/** A chest and the tome can only gain; the imp may cost gold that is already safe. */
function adviseEnd(hero: Hero, options: readonly Option[]): Option {
  for (const option of options) {
    if (option >= item && option < decline && (option - item !== bottleImp || goldOf(hero) < 300))
      return option;
  }
  return options[options.length - 1] as Option;
}

/** With the Rune of Sight: the room that takes the fewest turns to pass. */
function adviseTile(hero: Hero, options: readonly Option[]): Option {
  let best = options[0] as Option;
  for (const option of options)
    if (tileCost(hero, option - tile) < tileCost(hero, best - tile)) best = option;
  return best;
}

/** Turns a new room so that its passages lead towards the goal. */
function adviseTurning(s: State, seat: Seat, options: readonly Option[], quest: Quest): Option {
  const frame = s.frames.findLast((one) => one.kind === 'explore');
  const ways = waysTo(goalOf(s, seat, quest));
  if (frame?.kind !== 'explore') return options[0] as Option;
  let best = options[0] as Option;
  let fewest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const turns = ways.outOf(s, frame.cell, frame.tile, option - face);
    if (turns < fewest) {
      fewest = turns;
      best = option;
    }
  }
  return best;
}

/** Default advice: the target with the shortest way to the goal. Offers that may be refused are refused. */
function nearest(s: State, seat: Seat, options: readonly Option[], quest: Quest): Option {
  if (options.includes(does.no)) return does.no;
  if (targetOf(options[0] as Option) < 0) return options[0] as Option;
  const ways = waysTo(goalOf(s, seat, quest));
  const { cell: here } = heroAt(s, seat);
  let best = options[0] as Option;
  let fewest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const cell = targetOf(option);
    const turns = cell < 0 ? Number.POSITIVE_INFINITY : ways.by(s, here, cell, true);
    if (turns < fewest) {
      fewest = turns;
      best = option;
    }
  }
  return best;
}
