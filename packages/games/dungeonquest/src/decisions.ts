import type { Option, Seat } from '@mazmorra/kernel';
import { directions } from './data/board.ts';
import type { DecisionId } from './decision-ids.ts';
import { does, FACE, HALF } from './options.ts';
import { actOptions, answerAct, answerHole } from './rules/acting.ts';
import { answerBribe, bribeOptions } from './rules/bribe.ts';
import {
  answerBridge,
  answerBridgeLoot,
  bridgeLootOptions,
  bridgeOptions,
  lootOptions,
} from './rules/bridge.ts';
import { answerCardMay } from './rules/card-may.ts';
import { answerForesight, answerTrapRune } from './rules/cards.ts';
import { answerDirection, answerSide, testHoleAgain } from './rules/catacombs.ts';
import { answerCounter, counterOptions } from './rules/combat/counterattack.ts';
import { answerFlee } from './rules/combat/damage.ts';
import { answerPower, powerOptions } from './rules/combat/power-picks.ts';
import { answerCard, answerHandSize, cardOptions } from './rules/combat/rounds.ts';
import { answerDark, darkOptions } from './rules/darkness.ts';
import { answerWaitLoot, answerWaitSpace, waitSpaceOptions } from './rules/death-can-wait.ts';
import { answerRetreat, answerSlumber, retreatOptions } from './rules/dragon.ts';
import { answerEndItem, endItemOptions } from './rules/ending.ts';
import { answerTile, answerTileTurn, tileOptions } from './rules/exploring.ts';
import {
  answerFleeSpace,
  answerSpoil,
  answerTarget,
  fleeOptions,
  spoilOptions,
  targetOptions,
} from './rules/hero-versus-hero.ts';
import { answerLeave, answerTowerPower, towerPowerOptions } from './rules/leaving.ts';
import {
  answerDeathTouch,
  answerEscape,
  answerFirstShot,
  answerLightning,
  answerMonstrous,
  answerToken,
  escapeOptions,
  tokenOptions,
} from './rules/monsters.ts';
import { answerMoveAgain, answerObstacle, moveAgainOptions } from './rules/moving.ts';
import {
  answerPlace,
  answerServant,
  answerVictim,
  placeOptions,
  servantOptions,
  victimOptions,
} from './rules/servants.ts';
import { answerHalf, answerSecret, secretOptions } from './rules/special-moves.ts';
import { answerWeb, webOptions } from './rules/spider-web.ts';
import { answerStart, startOptions } from './rules/start-of-turn.ts';
import { answerPenance, answerReroll, answerTestItem, testItemOptions } from './rules/tests.ts';
import { answerRerollRage, answerWoundRune } from './rules/wounds.ts';
import type { Run } from './run.ts';
import { answerHero, answerTower, heroOptions, towerOptions } from './setup.ts';
import type { State } from './state.ts';

/** One decision of the specification (section 4). */
export interface DecisionRules {
  /** Appends the options, computed from what the seat may know. The question is still on the stack. */
  readonly options: (state: State, seat: Seat, into: Option[]) => void;
  /** Does what was chosen. The question has been taken off: the procedure that asked is innermost. */
  readonly answer: (run: Run, seat: Seat, option: Option) => void;
  /** With a single option left nobody is asked: nothing is shown by it that everybody does not see. */
  readonly automatic?: true;
}

const oneOf =
  (...options: readonly Option[]) =>
  (_state: State, _seat: Seat, into: Option[]): void => {
    for (const option of options) into.push(option);
  };

const useOrNot = oneOf(does.use, does.no);
const anyDirection = oneOf(...directions.map((_, direction) => FACE + direction));

export const decisions: { readonly [K in DecisionId]: DecisionRules } = {
  'DEC-HERO': { options: heroOptions, answer: answerHero },
  'DEC-TOWER': { options: towerOptions, answer: answerTower, automatic: true },
  'DEC-START-ORDER': { options: startOptions, answer: answerStart },
  'DEC-ACT': { options: actOptions, answer: answerAct },
  'DEC-MOVE-AGAIN': { options: moveAgainOptions, answer: answerMoveAgain },
  'DEC-LEAVE': { options: oneOf(does.leave, does['go-on']), answer: answerLeave },
  'DEC-OBSTACLE-RUNE': { options: useOrNot, answer: answerObstacle },
  'DEC-TILE': { options: tileOptions, answer: answerTile },
  'DEC-TILE-TURN': { options: anyDirection, answer: answerTileTurn },
  'DEC-HALF': { options: oneOf(HALF, HALF + 1), answer: answerHalf },
  'DEC-BRIDGE': { options: bridgeOptions, answer: answerBridge },
  'DEC-BRIDGE-LOOT': { options: bridgeLootOptions, answer: answerBridgeLoot },
  'DEC-WEB': { options: webOptions, answer: answerWeb },
  'DEC-CARD-MAY': { options: oneOf(does.yes, does.no), answer: answerCardMay },
  'DEC-SECRET': { options: secretOptions, answer: answerSecret, automatic: true },
  'DEC-BRIBE': { options: bribeOptions, answer: answerBribe, automatic: true },
  'DEC-CHALLARA': { options: oneOf(does.keep, does.redraw), answer: answerForesight },
  'DEC-PENANCE': { options: useOrNot, answer: answerPenance },
  'DEC-REROLL-TEST': { options: oneOf(does.first, does.second, does.no), answer: answerReroll },
  'DEC-REROLL-RAGE': {
    options: oneOf(does.first, does.second, does.both, does.no),
    answer: answerRerollRage,
  },
  'DEC-TEST-ITEM': { options: testItemOptions, answer: answerTestItem },
  'DEC-WOUND-RUNE': { options: useOrNot, answer: answerWoundRune },
  'DEC-TRAP-RUNE': { options: useOrNot, answer: answerTrapRune },
  'DEC-MONSTER-RUNE': { options: useOrNot, answer: answerDeathTouch },
  'DEC-TOKEN': { options: tokenOptions, answer: answerToken, automatic: true },
  'DEC-ESCAPE': { options: escapeOptions, answer: answerEscape },
  'DEC-TATIANNA': { options: useOrNot, answer: answerFirstShot },
  'DEC-COMBAT-RUNE': { options: useOrNot, answer: answerLightning },
  'DEC-HAND6': { options: oneOf(does.six, does.five), answer: answerHandSize },
  'DEC-CARD': { options: cardOptions, answer: answerCard },
  'DEC-POWER': { options: powerOptions, answer: answerPower },
  'DEC-COUNTER': { options: counterOptions, answer: answerCounter },
  'DEC-HUGO': { options: powerOptions, answer: answerPower },
  'DEC-RETREAT': { options: retreatOptions, answer: answerRetreat, automatic: true },
  'DEC-CAT-DIR': { options: anyDirection, answer: answerDirection },
  'DEC-CAT-HOLE': {
    options: oneOf(does['test-again'], does.draw),
    answer: (run, seat, option) => answerHole(run, seat, option, testHoleAgain),
  },
  'DEC-CAT-SIDE': { options: oneOf(does.left, does.right), answer: answerSide },
  'DEC-END-ITEM': { options: endItemOptions, answer: answerEndItem },
  'DEC-HVH-LOOT': { options: spoilOptions, answer: answerSpoil },
  'DEC-HVH-FLEE': { options: fleeOptions, answer: answerFleeSpace, automatic: true },
  'DEC-SERVANT': { options: servantOptions, answer: answerServant },
  'DEC-WAIT-LOOT': { options: lootOptions, answer: answerWaitLoot, automatic: true },
  'DEC-FLEE-ROUND': { options: oneOf(does['try-to-escape'], does['deal-damage']), answer: answerFlee },
  'DEC-SLUMBER': { options: useOrNot, answer: answerSlumber },
  'DEC-TOWER-POWER': { options: towerPowerOptions, answer: answerTowerPower },
  'DEC-MONSTROUS': { options: oneOf(does.roll, does.no), answer: answerMonstrous },
  'DEC-HVH-TARGET': { options: targetOptions, answer: answerTarget },
  'DEC-SERVANT-TARGET': { options: victimOptions, answer: answerVictim },
  'DEC-SERVANT-PLACE': { options: placeOptions, answer: answerPlace, automatic: true },
  'DEC-WAIT-SPACE': { options: waitSpaceOptions, answer: answerWaitSpace, automatic: true },
  'DEC-DARK': { options: darkOptions, answer: answerDark },
};
