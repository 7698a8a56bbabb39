import { at, type Emit, type Option, type Rng, type Seat, type Variants } from '@mazmorra/kernel';
import { CELLS, towers } from './data/board.ts';
import { cards, fullDeck, PILES, RUNE } from './data/cards.ts';
import { fullCombatDeck } from './data/combat.ts';
import { heroes } from './data/heroes.ts';
import { DETERMINATION_TOKENS, SUN_START } from './data/limits.ts';
import { monsters } from './data/monsters.ts';
import { TILES } from './data/tiles.ts';
import { type Event, shown, told } from './events.ts';
import type { SetUpFrame } from './frames.ts';
import { HERO, TOWER } from './options.ts';
import { restingCombat } from './rules/combat/opening.ts';
import { tokenOf } from './rules/tokens.ts';
import { startTurn } from './rules/turn.ts';
import { ask, heroOf, pop, type Run, requireTop } from './run.ts';
import type { Hero, State } from './state.ts';
import { optionalRules, runesEach } from './variants.ts';

/**
 * Set-up (3.2) for one to four seats in clockwise order (DQ-SETUP-01). DQ-SETUP-02: one pile of tiles. DQ-SETUP-03: every deck shuffled by
 * itself, the trap deck too (DQ-RULING-02). DQ-SETUP-05: the sun on its first space. DQ-SETUP-06: all tokens in the reserve. DQ-SETUP-07: full
 * pools. Returns the state before the first decision; `advance` of the engine takes it there.
 */
export function newState(seats: number, variants: Variants, rng: Rng, emit: Emit<Event>): State {
  const choosing = variants['hero-selection'] === 'choose-in-seat-order';
  const state: State = {
    seats,
    optional: optionalRules(seats, variants),
    first: 0,
    turn: 0,
    sun: SUN_START,
    over: 0,
    heroes: Array.from({ length: seats }, newHero),
    board: new Array<number>(CELLS).fill(-1),
    rotated: 0,
    markers: [],
    tiles: rng.shuffle(Array.from({ length: TILES }, (_, tile) => tile)),
    sight: [],
    decks: Array.from({ length: PILES }, (_, deck) => rng.shuffle(fullDeck(deck))),
    discards: Array.from({ length: PILES }, () => []),
    runesAway: fullDeck(RUNE),
    reserve: monsters.flatMap(({ lives }, monster) => lives.map((life) => tokenOf(monster, life))),
    tokens: [],
    tokenCells: [],
    tokenSeen: [],
    lastServant: -1,
    determination: DETERMINATION_TOKENS,
    corridors: [],
    combat: restingCombat(rng.shuffle(fullCombatDeck())),
    frames: [
      {
        kind: 'set-up',
        step: choosing ? 'heroes' : 'first-player',
        seat: 0,
        left: seats,
        runes: runesEach(variants),
      },
    ],
  };
  if (!choosing) dealHeroes(state, rng, emit);
  if (variants['late-start'] === true) startLate(state, rng, emit);
  return state;
}

/** DQ-SETUP-13: no wounds, no Loot, no kept card, no determination. */
const newHero = (): Hero => ({
  hero: -1,
  fate: 'inside',
  cell: -1,
  half: -1,
  from: -1,
  wounds: 0,
  lostTurns: 0,
  searches: 0,
  walledSearches: 0,
  pending: 0,
  stuck: 0,
  freed: 0,
  mustReturn: 0,
  dark: 0,
  crossed: 0,
  mayGoDown: 0,
  surfaced: 0,
  penance: 0,
  below: 0,
  facing: 0,
  travelled: 0,
  pile: [],
  visitLoot: 0,
  hole: 0,
  loot: [],
  lootGold: [],
  lootDone: [],
  lootSeen: [],
  kept: [],
  keptTokens: [],
  keptDone: [],
  runes: [],
  roomTokens: 0,
  passageTokens: 0,
  holeTokens: 0,
  onceTokens: 0,
  focusTokens: 0,
  passage: -1,
  turns: 0,
  dragonCards: 0,
  cause: 'none',
  by: -1,
});

/** DQ-SETUP-08: a different random hero for each, with his power cards (DQ-SETUP-09); the others are out of the game. */
function dealHeroes(state: State, rng: Rng, emit: Emit<Event>): void {
  const order = rng.shuffle(heroes.map((_, index) => index));
  state.heroes.forEach((hero, seat) => {
    hero.hero = at(order, seat);
    emit?.(shown('DQ-SETUP-08', { type: 'hero', seat, hero: at(heroes, hero.hero).id }));
  });
}

/** DQ-VAR-110 */
function startLate(state: State, rng: Rng, emit: Emit<Event>): void {
  const die = rng.die();
  state.sun += die;
  emit?.(shown('DQ-VAR-110', { type: 'late-start', die, space: state.sun }));
}

/** The steps in which somebody decides or rolls; then the first player takes the first turn (DQ-SETUP-14). */
export function stepSetUp(run: Run, frame: SetUpFrame): void {
  switch (frame.step) {
    case 'heroes':
      if (frame.left > 0) ask(run, 'DEC-HERO', frame.seat);
      else frame.step = 'first-player';
      return;
    case 'first-player':
      rollFirstPlayer(run);
      dealRunes(run, frame.runes);
      frame.step = 'towers';
      frame.seat = run.state.first;
      frame.left = run.state.seats;
      return;
    case 'towers':
      if (frame.left > 0) ask(run, 'DEC-TOWER', frame.seat);
      else {
        pop(run);
        startTurn(run, run.state.first);
      }
  }
}

/** DQ-SETUP-10: the highest roll; those tied for it roll again. The marker never changes hands (DQ-SUN-06). */
function rollFirstPlayer(run: Run): void {
  const { state } = run;
  let rolling = state.heroes.map((_, seat) => seat);
  for (let rolls = 0; rolling.length > 1; rolls++) {
    const dice = rolling.map((seat) => {
      const die = run.rng.die();
      const again = rolls === 0 ? {} : ({ again: true } as const);
      run.emit?.(shown('DQ-SETUP-10', { type: 'first-roll', seat, die, ...again }));
      return die;
    });
    const best = Math.max(...dice);
    rolling = rolling.filter((_, index) => dice[index] === best);
  }
  state.first = at(rolling, 0);
  run.emit?.(told('DQ-SETUP-10', { type: 'first-player', seat: state.first }));
}

/** DQ-SETUP-11: face up; the others leave the game. */
function dealRunes(run: Run, each: number): void {
  const { state } = run;
  const runes = run.rng.shuffle(state.runesAway);
  state.heroes.forEach((hero, seat) => {
    for (let dealt = 0; dealt < each; dealt++) {
      const rune = runes.pop();
      if (rune === undefined) return;
      hero.runes.push(rune);
      run.emit?.(shown('DQ-SETUP-11', { type: 'rune-dealt', seat, card: at(cards, rune).id }));
    }
  });
  runes.sort((a, b) => a - b);
}

/** DEC-HERO */
export function heroOptions(state: State, _seat: Seat, into: Option[]): void {
  for (let hero = 0; hero < heroes.length; hero++)
    if (!state.heroes.some((other) => other.hero === hero)) into.push(HERO + hero);
}

export function answerHero(run: Run, seat: Seat, option: Option): void {
  const hero = option - HERO;
  heroOf(run.state, seat).hero = hero;
  run.emit?.(told('DQ-SETUP-08', { type: 'hero', seat, hero: at(heroes, hero).id }));
  nextSeat(run);
}

/** DEC-TOWER (DQ-SETUP-12) */
export function towerOptions(state: State, _seat: Seat, into: Option[]): void {
  towers.forEach(({ cell }, index) => {
    if (!state.heroes.some((other) => other.cell === cell)) into.push(TOWER + index);
  });
}

/** The hero stands in the tower without having entered it: it is not encountered (DQ-RULING-25). */
export function answerTower(run: Run, seat: Seat, option: Option): void {
  const { id, cell } = at(towers, option - TOWER);
  heroOf(run.state, seat).cell = cell;
  run.emit?.(told('DQ-SETUP-12', { type: 'tower-taken', seat, tower: id, cell }));
  nextSeat(run);
}

function nextSeat(run: Run): void {
  const frame = requireTop(run.state, 'set-up');
  frame.left--;
  frame.seat = (frame.seat + 1) % run.state.seats;
}
