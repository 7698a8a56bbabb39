import { at, type Emit, firstSeat, type Rng, seatBit } from '@mazmorra/kernel';
import { firstTileOf, TILE_IDS, TILES_OF, TILES_PER_ADVENTURER } from '../data/equipment.ts';
import { MONSTER_IDS } from '../data/monsters.ts';
import { FAILURES_TO_LOSE, SUCCESSES_TO_WIN } from '../data/numbers.ts';
import { type Event, shown, toAll } from '../events.ts';
import { packRound } from '../packed.ts';
import { cardUnder, holds, NONE, Phase, pairAt, pileOf, type State, sizeOf } from '../state.ts';
import { nextRound } from './next.ts';

/**
 * The result of a run, for the runner alone (WD-RES-09). WD-RES-08, WD-RULING-30: everything of this round is
 * turned up before anybody has won.
 */
export function endRun(s: State, success: boolean, rng: Rng, emit: Emit<Event>): void {
  s.result = success ? 1 : 0;
  s.faced = NONE;
  const sacrificed = sizeOf(at(TILES_OF, s.adventurer) & ~s.tiles);
  s.rounds.push(packRound(s.adventurer, s.runner, s.result, sizeOf(s.dungeon), sacrificed));
  if (success) succeed(s, emit);
  else fail(s, emit);
  turnUpRest(s, emit);
  s.winner = winnerOf(s);
  if (s.winner === NONE) nextRound(s, rng, emit);
  else endGame(s, emit);
}

/** WD-RES-04: one success card. */
function succeed(s: State, emit: Emit<Event>): void {
  s.successes += 1 << (s.runner * 2);
  tellResult(s, 'WD-RES-04', emit);
}

/** WD-RES-05: the aid turns to red; WD-RES-06: who had it red already is out, keeping what was won (WD-RULING-28) or not (WD-VAR-07). */
function fail(s: State, emit: Emit<Event>): void {
  s.failures += 1 << (s.runner * 2);
  tellResult(s, 'WD-RES-05', emit);
  if (pairAt(s.failures, s.runner) < FAILURES_TO_LOSE) return;
  s.alive &= ~seatBit(s.runner);
  const gaveBack = s.successesLost === 1 && pairAt(s.successes, s.runner) > 0;
  if (gaveBack) s.successes &= ~(3 << (s.runner * 2));
  emit?.(toAll('WD-RES-06', { type: 'eliminated', seat: s.runner, ...(gaveBack && { gaveBack }) }));
}

function tellResult(s: State, rule: string, emit: Emit<Event>): void {
  emit?.(
    toAll(rule, {
      type: 'result',
      seat: s.runner,
      success: s.result === 1,
      hp: s.hp,
      pile: sizeOf(s.dungeon),
      successes: pairAt(s.successes, s.runner),
      failures: pairAt(s.failures, s.runner),
    }),
  );
}

/** WD-RES-08: the monsters in front of players and the dungeon cards that nobody reached; not the deck (WD-RULING-22). */
function turnUpRest(s: State, emit: Emit<Event>): void {
  const left = pileOf(s);
  s.turned = (1 << s.drawn) - 1;
  if (emit === undefined) return;
  const first = firstTileOf(s.adventurer);
  for (let place = 0; place < TILES_PER_ADVENTURER; place++) {
    if (holds(s.tiles, first + place)) continue;
    const card = cardUnder(s.aside, place);
    const tile = at(TILE_IDS, first + place);
    const monster = at(MONSTER_IDS, at(s.cards, card));
    emit(shown('WD-RES-08', { type: 'turn-up-aside', seat: pairAt(s.drawers, card), tile, monster }));
  }
  if (left === 0) return;
  const monsters = s.cards.filter((_, card) => holds(left, card)).map((kind) => at(MONSTER_IDS, kind));
  emit(shown('WD-RES-08', { type: 'turn-up-left', monsters: monsters.reverse() }));
}

/** WD-RES-04, WD-RES-07, WD-END-01: two success cards, or nobody else left. */
function winnerOf(s: State): number {
  if (pairAt(s.successes, s.runner) === SUCCESSES_TO_WIN) return s.runner;
  return (s.alive & (s.alive - 1)) === 0 ? firstSeat(s.alive) : NONE;
}

function endGame(s: State, emit: Emit<Event>): void {
  s.phase = Phase.over;
  s.turn = s.winner;
  const byCards = pairAt(s.successes, s.winner) === SUCCESSES_TO_WIN;
  emit?.(
    toAll(byCards ? 'WD-RES-04' : 'WD-RES-07', {
      type: 'win',
      seat: s.winner,
      by: byCards ? 'successes' : 'last-left',
    }),
  );
}
