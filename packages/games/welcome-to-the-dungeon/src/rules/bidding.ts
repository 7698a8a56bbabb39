import { at, type Emit, type GameEvent, hasSeat, type Option, type Rng, seatBit } from '@mazmorra/kernel';
import { firstTile, firstTileOf, TILE_HP, TILE_IDS, type Tile } from '../data/equipment.ts';
import { MONSTER_IDS, type MonsterId } from '../data/monsters.ts';
import type { Event } from '../events.ts';
import { ADD, DRAW, PASS, SACRIFICE } from '../options.ts';
import { type Card, nextOf, Phase, type State, sizeOf } from '../state.ts';
import { FIRST_TURN_ADD } from '../variants.ts';
import { enterDungeon, startingHp } from './dungeon.ts';

const EACH_PLAYER = FIRST_TURN_ADD.indexOf('each-player');

export const deckIsEmpty = (s: State): boolean => s.drawn === s.cards.length;

/** The card that was drawn and is not placed yet. */
const cardInHand = (s: State): Card => s.drawn - 1;

/** WD-BID-03 and WD-VAR-02 may take one of the two choices away, never both: a first turn meets a deck of 10 or more. */
const mayDraw = (s: State): boolean => !deckIsEmpty(s);
const mayPass = (s: State): boolean => s.firstTurnNoPass === 0 || !hasSeat(s.fresh, s.turn);

/** WD-VAR-01, WD-RULING-13: on a first turn of the round the drawn monster must be added. */
export const firstTurnForcesAdd = (s: State): boolean =>
  s.firstTurnAdd !== 0 &&
  hasSeat(s.fresh, s.turn) &&
  (s.firstTurnAdd === EACH_PLAYER || s.turn === s.starter);

/**
 * WD-BID-02, WD-BID-05: draw or pass, on the very first turn too (WD-RULING-12). WD-RULING-14: with an empty deck all others pass in
 * turn, so who drew the last card is left.
 */
export function bidOptions(s: State, into: Option[]): void {
  if (mayDraw(s)) into.push(DRAW);
  if (mayPass(s)) into.push(PASS);
}

/**
 * WD-BID-07, WD-BID-09: into the dungeon, or aside under one of the tiles that are left. WD-BID-08, WD-RULING-15: without a tile only
 * the dungeon. There is no way back to a pass (WD-RULING-27).
 */
export function placeOptions(s: State, into: Option[]): void {
  into.push(ADD);
  if (firstTurnForcesAdd(s)) return;
  for (let rest = s.tiles; rest !== 0; rest &= rest - 1) into.push(SACRIFICE + firstTile(rest));
}

/** WD-BID-06: the top card, seen by the one who draws it. */
export function answerDraw(s: State, emit: Emit<Event>): void {
  const seat = s.turn;
  s.drawers |= seat << (s.drawn * 2);
  s.drawn++;
  s.phase = Phase.place;
  emit?.({
    rule: 'WD-BID-06',
    public: { type: 'draw', seat, deck: s.cards.length - s.drawn },
    ...naming(s, { type: 'draw', seat, deck: s.cards.length - s.drawn, monster: monsterInHand(s) }),
    reveals: true,
  });
}

/** WD-BID-04: out of this round, its dungeon included. WD-BID-14: the last one left enters at once. */
export function answerPass(s: State, rng: Rng, emit: Emit<Event>): void {
  const seat = s.turn;
  s.bidding &= ~seatBit(seat);
  const forced = deckIsEmpty(s);
  emit?.({
    rule: forced ? 'WD-BID-03' : 'WD-BID-04',
    public: { type: 'pass', seat, forced, left: sizeOf(s.bidding) },
  });
  if ((s.bidding & (s.bidding - 1)) === 0) enterDungeon(s, rng, emit);
  else endTurn(s);
}

/** WD-BID-11, WD-RULING-01: on top of the pile. A later card has a higher number, so the top is the highest. */
export function answerAdd(s: State, emit: Emit<Event>): void {
  const seat = s.turn;
  s.dungeon |= 1 << cardInHand(s);
  emit?.({
    rule: 'WD-BID-11',
    public: { type: 'add', seat, pile: sizeOf(s.dungeon) },
    ...naming(s, { type: 'add', seat, pile: sizeOf(s.dungeon), monster: monsterInHand(s) }),
  });
  endTurn(s);
}

/** WD-BID-10: tile and monster are out of play for the rest of the round. */
export function answerSacrifice(s: State, tile: Tile, emit: Emit<Event>): void {
  const seat = s.turn;
  s.tiles &= ~(1 << tile);
  s.aside |= cardInHand(s) << ((tile - firstTileOf(s.adventurer)) * 4);
  if (emit) {
    const gone = { type: 'sacrifice', seat, tile: at(TILE_IDS, tile), ...hpWithout(s, tile) } as const;
    emit({
      rule: 'WD-BID-10',
      public: gone,
      ...naming(s, { ...gone, monster: monsterInHand(s) }),
    });
  }
  endTurn(s);
}

/** For the log: the hit points that are left, where the piece gave some. */
const hpWithout = (s: State, tile: Tile): { readonly hp?: number } =>
  at(TILE_HP, tile) === 0 ? {} : { hp: startingHp(s.adventurer, s.tiles) };

/** WD-BID-13: the next seat clockwise that is still in the bidding. */
function endTurn(s: State): void {
  s.fresh &= ~seatBit(s.turn);
  s.turn = nextOf(s.bidding, s.turn, s.seats);
  s.phase = Phase.bid;
}

/**
 * The form of an event that names the card: told to the one whose turn it is, or, where the cards are to be remembered (WD-VAR-08), to nobody
 * until the game is over and laid open. A card set aside is no exception: its draw was told without its name, and the table shows it.
 */
const naming = (s: State, event: Event): Pick<GameEvent<Event>, 'private' | 'open'> =>
  s.memoryHidden === 0 ? { private: { [s.turn]: event } } : { open: event };

const monsterInHand = (s: State): MonsterId => at(MONSTER_IDS, at(s.cards, cardInHand(s)));
