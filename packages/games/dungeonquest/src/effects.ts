import { at, type Seat } from '@mazmorra/kernel';
import { attributes, LOWER_OF_TWO } from './data/abilities.ts';
import { deckIndex } from './data/cards.ts';
import type { Effect, EffectOf, OpId, TestedAttribute } from './data/effect.ts';
import { monsterIndex } from './data/monsters.ts';
import { programOf, programs, ROOM_TOWER } from './data/programs.ts';
import { roomTypes } from './data/rooms.ts';
import { BOTTOMLESS_PIT, BRIDGE, CORRIDOR, SPIDER_WEB } from './data/tiles.ts';
import { told } from './events.ts';
import { type EffectsFrame, STORE_HOLE, STORE_ONCE, STORE_ROOM } from './frames.ts';
import { amountOf, roll } from './rules/amounts.ts';
import { hasSpecialTarget } from './rules/board.ts';
import { startBribe } from './rules/bribe.ts';
import { askBridgeLoot, reachFarHalf } from './rules/bridge.ts';
import { drawCards, redraw, refuse } from './rules/cards.ts';
import { findWayOut, goDown, isHole, placeEntrance } from './rules/catacombs.ts';
import { continueTurn } from './rules/cave-in.ts';
import * as power from './rules/combat/power-effects.ts';
import * as picks from './rules/combat/power-picks.ts';
import { setHandSize } from './rules/combat/rounds.ts';
import { moveByDie } from './rules/darkness.ts';
import { fall } from './rules/death.ts';
import { gainTokens, storeFor } from './rules/determination.ts';
import { isDragonRage, retreat, wakeDragon } from './rules/dragon.ts';
import { setGold } from './rules/ending.ts';
import { lookAtTiles } from './rules/exploring.ts';
import { enterTower, leaveDungeon } from './rules/leaving.ts';
import { discardLoot, dropKept, gainLoot, keepCard } from './rules/loot.ts';
import { meetMonster, removeMonster } from './rules/monsters.ts';
import { askMoveAgain, entersCorridorAgain, startMove } from './rules/moving.ts';
import { hasRoom, rotateOnce, rotateTiles } from './rules/rooms.ts';
import { startStasis } from './rules/special-moves.ts';
import { getStuck } from './rules/spider-web.ts';
import { passTest } from './rules/tests.ts';
import { heal, preventWounds, suffer, sufferRage, takeWounds } from './rules/wounds.ts';
import {
  ask,
  currentTurn,
  endTurn,
  findFrame,
  frameAt,
  heroOf,
  pop,
  push,
  type Run,
  runInner,
} from './run.ts';
import type { Cause } from './state.ts';

/**
 * The interpreter of the effect vocabulary (2.10). `stepEffects` runs one effect of a list; the table below names the
 * rule behind each, and the compiler proves that none is missing.
 */
export function stepEffects(run: Run, frame: EffectsFrame): void {
  const list = at(programs, frame.program);
  const effect = list[frame.at];
  if (effect === undefined) {
    pop(run);
    return;
  }
  frame.at++;
  frame.picks = 0;
  resolve(run, frame, effect.op, effect);
}

type EffectsByOp = { [K in OpId]: EffectOf<K> };
type Vocabulary = { readonly [K in OpId]: (run: Run, frame: EffectsFrame, effect: EffectsByOp[K]) => void };

function resolve<K extends OpId>(run: Run, frame: EffectsFrame, op: K, effect: EffectsByOp[K]): void {
  const rule: Vocabulary[K] = vocabulary[op];
  rule(run, frame, effect);
}

const nothing = (): void => {};

const vocabulary: Vocabulary = {
  /* The turn */
  nothing,
  endTurn: endTurnBy,
  continueTurn: (run, frame) => continueTurn(run, frame.seat),
  skipTurns,

  /* Choices and dice */
  may,
  choose,
  table: rollTable,
  test: startTest,
  rerollDice: (run, frame, { which }) =>
    ask(run, which === 'one' ? 'DEC-REROLL-TEST' : 'DEC-REROLL-RAGE', frame.seat),
  autoPass,
  /** DQ-DET-05: Gherinn's tokens belong to the test at hand. */
  gainDetermination: (run, frame, { amount }) => {
    const test = frameAt(run.state, 1, 'test');
    if (test !== undefined) gainTokens(run, frame.seat, test.store, amount);
  },

  /* Cards */
  draw: (run, frame, { deck, count }) => drawCards(run, frame.seat, deckIndex(deck), count),
  /** Shuffle cards are dealt with while drawing (DQ-CARD-06): they never come to be resolved. */
  shuffleDeckAndRedraw: nothing,
  redrawDungeonCard: (run, frame) => redraw(run, frame.seat),
  discardDrawnCard: (run, frame) => refuse(run, frame.seat, 'rune-warning'),
  keep: (run, frame) => keepCard(run, frame.seat, frame.of),
  discardThis: (run, frame) => dropKept(run, frame.seat, frame.slot),
  grantOption,
  /** Stored abilities act at their timing, not when the card is drawn. */
  use: nothing,
  atGameEnd: nothing,

  /* Loot */
  gainLoot: (run, frame, { gold }) => gainLoot(run, frame.seat, frame.of, gold),
  setGold: (run, frame, { amount }) =>
    setGold(
      run,
      frame.seat,
      frame.slot,
      amount.times * (amount.roll === 'lastRoll' ? frame.value : roll(run, frame, amount.roll)),
    ),
  discardLoot: (run, frame, { how, deck, other }) => {
    const own = frame.slot >= 0 ? frame.slot : heroOf(run.state, frame.seat).loot.length - 1;
    discardLoot(run, frame.seat, how, deck === undefined ? -1 : deckIndex(deck), other ? own : -1);
  },
  mayDiscardLoot: (run, frame) => askBridgeLoot(run, frame.seat),
  bribe: (run, frame) => startBribe(run, frame.seat),

  /* Wounds and death */
  wounds,
  heal: (run, frame, { amount }) => heal(run, frame.seat, amount),
  die: (run, frame) => fall(run, frame.seat, causeOf(frame), frame.of, frame.slot),
  preventWounds: (run, frame, { max }) => preventWounds(run, frame, max),

  /* Moving */
  specialMove: (run, frame) =>
    push(run, { kind: 'special-move', seat: frame.seat, to: -1, step: 'choose', how: 'secret' }),
  extraMoves: (run, frame, { total }) => startStasis(run, frame.seat, total),
  moveAgain,
  moveByDie: (run, frame) => moveByDie(run, frame.seat),
  stay: (run, frame) => {
    const { cell } = heroOf(run.state, frame.seat);
    run.emit?.(
      told(frame.of === BRIDGE ? 'DQ-ROOM-27' : 'DQ-ROOM-34', {
        type: 'stays',
        seat: frame.seat,
        cell,
        why: frame.of === BRIDGE ? 'bridge' : 'web',
      }),
    );
  },
  mustReturnNextTurn: (run, frame) => {
    heroOf(run.state, frame.seat).mustReturn = 1;
    endTurn(run);
  },
  returnToPreviousRoom: (run, frame) => startMove(run, frame.seat, heroOf(run.state, frame.seat).from),
  stuckUntilPassed: (run, frame) => getStuck(run, frame.seat),
  rotateOnce: (run, frame) => rotateOnce(run, frame.seat),
  rotateTiles: (run, _frame, { tileType, quarterTurns }) =>
    rotateTiles(run, roomNumber(tileType), quarterTurns),
  drawTilesChoose: (run, frame, { draw }) => lookAtTiles(run, frame.seat, draw),
  doorOpens: (run, frame) => tellDoor(run, frame.seat, true),
  doorStaysShut: (run, frame) => tellDoor(run, frame.seat, false),
  leaveDungeon: (run, frame) => leaveDungeon(run, frame.seat),

  /* The dragon */
  forEachHeroInTreasureChamber: (run, frame, effect) => wakeDragon(run, frame.seat, programOf(effect.do)),
  retreat: (run, frame) => retreat(run, frame.seat),
  ignoreDragonRage: (run, frame) => retreat(run, frame.seat),

  /* The catacombs */
  placeCatacombEntrance: (run, frame) => placeEntrance(run, frame.seat),
  enterCatacombs: (run, frame) => goDown(run, frame.seat, true),
  exitCatacombs: (run, frame) => findWayOut(run, frame.seat, false),
  reverseInCatacombs: (run, frame) => findWayOut(run, frame.seat, true),

  /* Monsters */
  monster: (run, frame, { monster }) => meetMonster(run, frame, monsterIndex(monster), true),
  fight: (run, frame, { monster }) => meetMonster(run, frame, monsterIndex(monster), false),
  removeMonster: (run, frame) => removeMonster(run, frame.seat),
  /** What is forbidden is asked where it matters (`canEscape`, `takePowerCard`). */
  forbid: nothing,

  /* Combat */
  handSize: (run, frame, { amount }) => setHandSize(run, frame.seat, amount),
  revealCombatDeck: power.revealCombatDeck,
  nextRound: power.nextRound,
  modifyAttack: (run, frame, { amount }) => power.modifyAttack(run, frame, amount),
  chooseAttackType: picks.askPick,
  ifOpponentType: power.ifOpponentType,
  ifOwnType: power.ifOwnType,
  cancelOpponentIf: (run, frame, { attackAtLeast }) => power.cancelOpponentIf(run, frame, attackAtLeast),
  cancelOpponentCard: power.cancelOpponentCard,
  replacePlayedCard: picks.askPick,
  discardForAttack: picks.askPick,
  discardFromDamagePile: picks.askPick,
  handToOwnDamagePile: picks.askPick,
  lookAtHand: power.lookAtHand,
  takeFromOpponentHand: picks.askPick,
  takeFromCombatStack: picks.askPick,
  combatStackToDamagePile: picks.askPick,
  deckToDamagePile: (run, frame, { count }) => power.deckToDamagePile(run, frame, count),
  drawCombatCards: (run, frame, { count }) => power.drawMore(run, frame, count),
  opponentDiscardsRandom: (run, frame, { count }) => power.opponentDiscardsRandom(run, frame, count),
  noCounter: power.forbidCounter,
  noDeathblow: power.forbidDeathblow,
  mustPlayType: power.mustPlayType,
  onWinRound: power.onWinRound,
  onLoseRound: power.onLoseRound,
  limitRoundDamage: (run, frame, { max }) => power.limitDamage(run, frame, max),
  reduceRoundDamage: (run, frame, { amount }) => power.reduceDamage(run, frame, amount),
};

/** What a hero dies of when this text kills him. */
function causeOf(frame: EffectsFrame): Cause {
  if (frame.source === 'ability') return 'penance';
  return frame.source === 'room' ? 'room' : 'card';
}

const attributeNumber = (attribute: TestedAttribute): number =>
  attribute === 'lowest:agility,armor' ? LOWER_OF_TWO : attributes.indexOf(attribute);

function wounds(run: Run, frame: EffectsFrame, { amount }: EffectOf<'wounds'>): void {
  const { seat } = frame;
  if (frame.source === 'card' && isDragonRage(frame.of)) {
    sufferRage(run, seat);
    return;
  }
  const count = amountOf(run, frame, amount, 'wounds');
  /* The price of Gherinn's penance cannot be prevented (DQ-RUNE-06). */
  if (frame.source === 'ability') takeWounds(run, seat, count, 'penance', -1);
  else suffer(run, seat, count, causeOf(frame), frame.of, frame.slot);
}

/** A kept card that ends the turn takes it from its holder before the main step (DQ-TURN-06); told once. */
function endTurnBy(run: Run, frame: EffectsFrame): void {
  if (frame.source === 'card' && frame.slot >= 0 && currentTurn(run.state)?.over === 0)
    run.emit?.(told('DQ-TURN-06', { type: 'turn-lost', seat: frame.seat, why: 'card', left: 0 }));
  endTurn(run);
}

function skipTurns(run: Run, frame: EffectsFrame, { amount }: EffectOf<'skipTurns'>): void {
  const hero = heroOf(run.state, frame.seat);
  const count = amountOf(run, frame, amount, 'turns');
  hero.lostTurns += count;
  run.emit?.(told('DQ-TURN-13', { type: 'turns-to-lose', seat: frame.seat, count, total: hero.lostTurns }));
}

/** Optional parts are asked for where they can do something (DQ-CARD-10). */
function may(run: Run, frame: EffectsFrame, effect: EffectOf<'may'>): void {
  if (frame.source === 'power') {
    if (picks.powerMatters(run.state.combat, frame, effect.do))
      ask(run, 'DEC-POWER', at(run.state.combat.players, frame.side));
  } else if (mayHappen(run, frame, effect.do)) ask(run, 'DEC-CARD-MAY', frame.seat);
}

function mayHappen(run: Run, frame: EffectsFrame, effects: readonly Effect[]): boolean {
  switch (effects[0]?.op) {
    case 'specialMove':
      return hasSpecialTarget(run.state, frame.seat);
    case 'bribe':
      return heroOf(run.state, frame.seat).loot.length > 0;
    default:
      return true;
  }
}

/** Rooms that let their visitor choose: tower, Bridge and Spider Web have decisions of their own. */
function choose(run: Run, frame: EffectsFrame): void {
  if (frame.of === ROOM_TOWER) enterTower(run, frame.seat);
  else ask(run, frame.of === SPIDER_WEB ? 'DEC-WEB' : 'DEC-BRIDGE', frame.seat);
}

const roomNumber = (type: string): number => roomTypes.findIndex((room) => room.id === type);

/** Do these effects change anything? Tiles turn only where there are any. */
const happens = (run: Run, effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.op !== 'rotateTiles' || hasRoom(run.state, roomNumber(effect.tileType)));

function rollTable(run: Run, frame: EffectsFrame, effect: EffectOf<'table'>): void {
  const rowOf = (sum: number) => effect.rows.find(({ from, to }) => sum >= from && sum <= to);
  const sum = roll(run, frame, effect.dice, (sum) =>
    happens(run, rowOf(sum)?.do ?? []) ? {} : { nothing: true },
  );
  const row = rowOf(sum);
  if (row !== undefined && row.do.length > 0) runInner(run, frame, programOf(row.do), sum);
}

function startTest(run: Run, frame: EffectsFrame, effect: EffectOf<'test'>): void {
  const { seat, source, of, slot } = frame;
  const hero = heroOf(run.state, seat);
  push(run, {
    kind: 'test',
    seat,
    attribute: attributeNumber(effect.attribute),
    leadsTo: 'effects',
    pass: programOf(effect.onPass),
    fail: programOf(effect.onFail),
    source,
    of,
    slot,
    room: source === 'room' ? of : -1,
    store: storeFor(run.state, storeOf(frame)),
    bonus: (effect.rollBonusPerLootCard ?? 0) * hero.loot.length,
    step: 'items',
    auto: 0,
    first: 0,
    second: 0,
  });
}

/** Rooms whose test never comes again: whoever fails it falls. */
const testedOnce = (room: number): boolean => room === BRIDGE || room === BOTTOMLESS_PIT;

/** DQ-DET-04: tokens belong to the kept card, the room or the hole they were won with. */
function storeOf(frame: EffectsFrame): number {
  if (frame.source === 'room') return testedOnce(frame.of) ? STORE_ONCE : STORE_ROOM;
  if (frame.slot >= 0) return frame.slot;
  return isHole(frame.of) ? STORE_HOLE : STORE_ONCE;
}

/** Runes and the Rope act on what lies below their own text: a test, or the obstacles of a move. */
function autoPass(run: Run): void {
  const test = frameAt(run.state, 1, 'test');
  const move = frameAt(run.state, 1, 'move');
  if (test !== undefined) passTest(test);
  else if (move !== undefined) move.free = 1;
}

/** A Catacomb Entrance is a way down by itself; a Passage Down gives its finder leave (DQ-CARD-13), marker or not (DQ-RULING-33). */
function grantOption(run: Run, frame: EffectsFrame, { option }: EffectOf<'grantOption'>): void {
  const hero = heroOf(run.state, frame.seat);
  if (option === 'retestInsteadOfCatacombCard') hero.hole = 1;
  else if (frame.source === 'card') hero.mayGoDown = 2;
}

function moveAgain(run: Run, frame: EffectsFrame, { unless, side }: EffectOf<'moveAgain'>): void {
  const { seat } = frame;
  const { cell } = heroOf(run.state, seat);
  if (unless !== undefined && entersCorridorAgain(run.state, cell)) {
    run.emit?.(told('DQ-ROOM-09', { type: 'stays', seat, cell, why: 'corridor-again' }));
    endTurn(run);
    return;
  }
  if (side === 'far') reachFarHalf(run, seat);
  const why = frame.of === BRIDGE ? 'bridge-crossed' : frame.of === CORRIDOR ? 'corridor' : 'web-crossed';
  askMoveAgain(run, seat, why);
}

function tellDoor(run: Run, seat: Seat, opens: boolean): void {
  const move = findFrame(run.state, 'move');
  if (move !== undefined)
    run.emit?.(
      told(opens ? 'DQ-DOOR-02' : 'DQ-DOOR-03', { type: 'door', seat, from: move.from, to: move.to, opens }),
    );
}
