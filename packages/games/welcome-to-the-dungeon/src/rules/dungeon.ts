import { at, type Emit, firstSeat, type Option, type Rng } from '@mazmorra/kernel';
import { ADVENTURER_IDS, BASE_HP } from '../data/adventurers.ts';
import { ENDING_IDS, ENDING_TILES, End } from '../data/endings.ts';
import {
  ARMOUR,
  firstTile,
  HEALING_POTION,
  OMNIPOTENCE,
  POLYMORPH,
  TILE_HP,
  TILE_IDS,
  type TileId,
  type TileSet,
  VORPAL_AXE,
  VORPAL_BLADE,
} from '../data/equipment.ts';
import { type Kind, MONSTER_IDS, type MonsterId, STRENGTH } from '../data/monsters.ts';
import { type Event, shown, toAll } from '../events.ts';
import { EXCHANGE, KEEP, NAME, TAKE_DAMAGE, USE_AXE } from '../options.ts';
import { FROM_DECK, packStep, stepEnd, stepKind } from '../packed.ts';
import { holds, Phase, pairAt, pileOf, type State, sizeOf, topCard } from '../state.ts';
import { defeatOf, readyTiles } from './defeat.ts';
import { endRun } from './result.ts';

/** WD-DGN-02: the adventurer's own hit points and those of the tiles that are left. */
export function startingHp(adventurer: number, tiles: TileSet): number {
  let hp = at(BASE_HP, adventurer);
  for (let rest = tiles & ARMOUR; rest !== 0; rest &= rest - 1) hp += at(TILE_HP, firstTile(rest));
  return hp;
}

/**
 * WD-DGN-01: the one who did not pass goes in. WD-DGN-03: a vorpal blade asks for a kind before the first card;
 * WD-DGN-04, WD-RULING-11: an empty dungeon asks nothing and is a success.
 */
export function enterDungeon(s: State, rng: Rng, emit: Emit<Event>): void {
  s.runner = firstSeat(s.bidding);
  s.turn = s.runner;
  s.steps = [];
  s.hp = startingHp(s.adventurer, s.tiles);
  emit?.(
    toAll('WD-BID-14', {
      type: 'enter',
      seat: s.runner,
      adventurer: at(ADVENTURER_IDS, s.adventurer),
      hp: s.hp,
      pile: sizeOf(s.dungeon),
      tiles: tileIds(s.tiles),
    }),
  );
  if (s.dungeon !== 0 && (s.tiles & VORPAL_BLADE) !== 0) s.phase = Phase.name;
  else descend(s, rng, emit);
}

/** WD-DEC-05, WD-RULING-26: any of the eight kinds. */
export function nameOptions(into: Option[]): void {
  for (let kind = 0; kind < MONSTER_IDS.length; kind++) into.push(NAME + kind);
}

export function answerName(s: State, kind: Kind, rng: Rng, emit: Emit<Event>): void {
  s.named = kind;
  emit?.(
    toAll('WD-DGN-03', {
      type: 'name',
      seat: s.runner,
      monster: at(MONSTER_IDS, kind),
      tile: tileId(s.tiles & VORPAL_BLADE),
    }),
  );
  descend(s, rng, emit);
}

/**
 * Card after card, until the runner must decide or the run ends. Turning up is nobody's decision. WD-RES-01: who is not dead when
 * the pile is exhausted has succeeded.
 */
function descend(s: State, rng: Rng, emit: Emit<Event>): void {
  while (pileOf(s) !== 0) {
    turnUp(s, emit);
    if (mayPolymorph(s)) {
      s.phase = Phase.polymorph;
      return;
    }
    if (!meet(s, rng, emit)) return;
  }
  endRun(s, s.hp > 0 || savedByOmnipotence(s, emit), rng, emit);
}

/** WD-DGN-05: the top card of the pile, for everyone. */
function turnUp(s: State, emit: Emit<Event>): void {
  s.faced = topCard(pileOf(s));
  s.turned |= 1 << s.faced;
  emit?.(
    shown('WD-DGN-05', {
      type: 'turn-up',
      seat: s.runner,
      monster: facedMonster(s),
      strength: at(STRENGTH, at(s.cards, s.faced)),
      by: pairAt(s.drawers, s.faced),
      pile: sizeOf(pileOf(s)),
    }),
  );
}

/** WD-DGN-06, WD-RULING-04: at any card turned up, while the deck holds one to exchange it for. */
const mayPolymorph = (s: State): boolean => (readyTiles(s) & POLYMORPH) !== 0 && s.drawn < s.cards.length;

export function polymorphOptions(into: Option[]): void {
  into.push(KEEP, EXCHANGE);
}

export function answerPolymorph(s: State, exchange: boolean, rng: Rng, emit: Emit<Event>): void {
  if (exchange) polymorph(s, emit);
  else emit?.(toAll('WD-DGN-06', { type: 'keep', seat: s.runner, monster: facedMonster(s) }));
  if (meet(s, rng, emit)) descend(s, rng, emit);
}

/** WD-DGN-06: the card is set aside without effect and the top card of the deck is faced in its place. */
function polymorph(s: State, emit: Emit<Event>): void {
  const from = facedMonster(s);
  pushStep(s, End.exchanged);
  s.spent |= POLYMORPH;
  s.faced = s.drawn;
  s.drawn++;
  s.turned |= 1 << s.faced;
  emit?.(
    shown('WD-DGN-06', {
      type: 'polymorph',
      seat: s.runner,
      from,
      to: facedMonster(s),
      deck: s.cards.length - s.drawn,
    }),
  );
}

/** Meets the card faced; false when the runner must decide about the axe, or is dead for good. */
function meet(s: State, rng: Rng, emit: Emit<Event>): boolean {
  const end = defeatOf(s, at(s.cards, s.faced));
  if (end !== End.none) {
    defeat(s, end, emit);
    return true;
  }
  if ((readyTiles(s) & VORPAL_AXE) !== 0) {
    s.phase = Phase.axe;
    return false;
  }
  return sufferAndGoOn(s, rng, emit);
}

/**
 * WD-DGN-09: costs nothing. The ring heals at once and without limit (WD-RULING-09); a pact acts by itself on the next monster
 * faced, be it a replacement (WD-RULING-08), and ends with it (WD-DGN-08).
 */
function defeat(s: State, end: End, emit: Emit<Event>): void {
  const healed = end === End.ringOfPower ? at(STRENGTH, at(s.cards, s.faced)) : 0;
  s.hp += healed;
  s.pactPending = end === End.demonicPact ? 1 : 0;
  pushStep(s, end);
  emit?.(
    toAll(end === End.vorpalAxe ? 'WD-DGN-10' : 'WD-DGN-07', {
      type: 'defeat',
      seat: s.runner,
      monster: facedMonster(s),
      how: at(ENDING_IDS, end),
      tile: tileId(s.tiles & at(ENDING_TILES, end)),
      hp: s.hp,
      healed,
    }),
  );
}

/** WD-DEC-07, WD-RULING-25: asked only where nothing else defeats the monster. */
export function axeOptions(into: Option[]): void {
  into.push(TAKE_DAMAGE, USE_AXE);
}

/** WD-DGN-10: the axe defeats the monster and is spent; `defeatOf` knows what it does to later copies. */
export function answerAxe(s: State, use: boolean, rng: Rng, emit: Emit<Event>): void {
  if (use) {
    s.spent |= VORPAL_AXE;
    s.axed = at(s.cards, s.faced);
    defeat(s, End.vorpalAxe, emit);
    descend(s, rng, emit);
    return;
  }
  emit?.(toAll('WD-DGN-10', { type: 'axe-saved', seat: s.runner, monster: facedMonster(s) }));
  if (sufferAndGoOn(s, rng, emit)) descend(s, rng, emit);
}

/**
 * WD-DGN-11: hit points fall by the strength. WD-RULING-02: death is looked at after every monster; 0 is dead (WD-RULING-18).
 * WD-DGN-13: without potion the runner is dead and the run over, WD-DGN-14: unless Omnipotence makes him go on. False when the run has
 * ended.
 */
function sufferAndGoOn(s: State, rng: Rng, emit: Emit<Event>): boolean {
  const alive = s.hp > 0;
  const lost = at(STRENGTH, at(s.cards, s.faced));
  s.hp -= lost;
  emit?.(toAll('WD-DGN-11', { type: 'damage', seat: s.runner, monster: facedMonster(s), lost, hp: s.hp }));
  if (s.hp > 0) {
    pushStep(s, End.damage);
    return true;
  }
  const potion = readyTiles(s) & HEALING_POTION;
  if (potion !== 0) {
    revive(s, potion, emit);
    return true;
  }
  pushStep(s, End.damage);
  const goesOn = (s.tiles & OMNIPOTENCE) !== 0;
  if (alive) {
    emit?.(toAll(goesOn ? 'WD-DGN-14' : 'WD-DGN-13', { type: 'death', seat: s.runner, hp: s.hp, goesOn }));
  }
  if (!goesOn) endRun(s, false, rng, emit);
  return goesOn;
}

/** WD-DGN-12, WD-RULING-03: by itself, the first time, on the last card too; no armour counted. */
function revive(s: State, potion: TileSet, emit: Emit<Event>): void {
  s.spent |= potion;
  s.hp = at(BASE_HP, s.adventurer);
  pushStep(s, End.potion);
  emit?.(toAll('WD-DGN-12', { type: 'potion', seat: s.runner, tile: tileId(potion), hp: s.hp }));
}

/** WD-RES-02, WD-RULING-07: asked of a dead runner whose pile is exhausted, who therefore has Omnipotence. */
function savedByOmnipotence(s: State, emit: Emit<Event>): boolean {
  const saved = allDifferent(s);
  emit?.(toAll('WD-RES-02', { type: 'omnipotence', seat: s.runner, saved }));
  return saved;
}

/** WD-RES-03: the monsters faced are the dungeon cards, a replacement in the place of an exchanged one. */
function allDifferent(s: State): boolean {
  let met = 0;
  for (const step of s.steps) {
    if (stepEnd(step) === End.exchanged) continue;
    const kind = 1 << stepKind(step);
    if ((met & kind) !== 0) return false;
    met |= kind;
  }
  return true;
}

function pushStep(s: State, end: End): void {
  const by = holds(s.dungeon, s.faced) ? pairAt(s.drawers, s.faced) : FROM_DECK;
  s.steps.push(packStep(at(s.cards, s.faced), end, by, s.hp));
}

const facedMonster = (s: State): MonsterId => at(MONSTER_IDS, at(s.cards, s.faced));
const tileId = (set: TileSet): TileId => at(TILE_IDS, firstTile(set));
const tileIds = (set: TileSet): TileId[] => TILE_IDS.filter((_, tile) => holds(set, tile));
