import type { Frame } from './frames.ts';
import { restingCombat } from './rules/combat/opening.ts';
import type { Combat, Hero, State } from './state.ts';

/** A copy that shares nothing with the original. Written out by hand: search bots copy all the time. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    optional: state.optional,
    first: state.first,
    turn: state.turn,
    sun: state.sun,
    over: state.over,
    heroes: state.heroes.map(copyHero),
    board: state.board.slice(),
    rotated: state.rotated,
    markers: state.markers.slice(),
    tiles: state.tiles.slice(),
    sight: state.sight.slice(),
    decks: copyLists(state.decks),
    discards: copyLists(state.discards),
    runesAway: state.runesAway.slice(),
    reserve: state.reserve.slice(),
    tokens: state.tokens.slice(),
    tokenCells: state.tokenCells.slice(),
    tokenSeen: state.tokenSeen.slice(),
    lastServant: state.lastServant,
    determination: state.determination,
    corridors: state.corridors.slice(),
    // Most of the time nobody fights, and of a resting combat only the deck is not always the same.
    combat: state.combat.on === 1 ? copyCombat(state.combat) : restingCombat(state.combat.deck.slice()),
    frames: state.frames.map(copyFrame),
  };
}

/** Frames hold numbers and strings only (`frames.ts`). */
const copyFrame = (frame: Frame): Frame => ({ ...frame });

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

function copyHero(hero: Hero): Hero {
  return {
    hero: hero.hero,
    fate: hero.fate,
    cell: hero.cell,
    half: hero.half,
    from: hero.from,
    wounds: hero.wounds,
    lostTurns: hero.lostTurns,
    searches: hero.searches,
    walledSearches: hero.walledSearches,
    pending: hero.pending,
    stuck: hero.stuck,
    freed: hero.freed,
    mustReturn: hero.mustReturn,
    dark: hero.dark,
    crossed: hero.crossed,
    mayGoDown: hero.mayGoDown,
    surfaced: hero.surfaced,
    penance: hero.penance,
    below: hero.below,
    facing: hero.facing,
    travelled: hero.travelled,
    pile: hero.pile.slice(),
    visitLoot: hero.visitLoot,
    hole: hero.hole,
    loot: hero.loot.slice(),
    lootGold: hero.lootGold.slice(),
    lootDone: hero.lootDone.slice(),
    lootSeen: hero.lootSeen.slice(),
    kept: hero.kept.slice(),
    keptTokens: hero.keptTokens.slice(),
    keptDone: hero.keptDone.slice(),
    runes: hero.runes.slice(),
    roomTokens: hero.roomTokens,
    passageTokens: hero.passageTokens,
    holeTokens: hero.holeTokens,
    onceTokens: hero.onceTokens,
    focusTokens: hero.focusTokens,
    passage: hero.passage,
    turns: hero.turns,
    dragonCards: hero.dragonCards,
    cause: hero.cause,
    by: hero.by,
  };
}

function copyCombat(combat: Combat): Combat {
  return {
    on: combat.on,
    duel: combat.duel,
    automaton: combat.automaton,
    players: combat.players.slice(),
    monster: combat.monster,
    life: combat.life,
    round: combat.round,
    deck: combat.deck.slice(),
    discard: combat.discard.slice(),
    stack: combat.stack.slice(),
    hands: copyLists(combat.hands),
    piles: copyLists(combat.piles),
    played: copyLists(combat.played),
    chosen: combat.chosen.slice(),
    powers: combat.powers.slice(),
    drawn: combat.drawn.slice(),
    seen: copyLists(combat.seen),
    handSize: combat.handSize.slice(),
    bonus: combat.bonus.slice(),
    cancelled: combat.cancelled.slice(),
    noCounter: combat.noCounter.slice(),
    noDeathblow: combat.noDeathblow.slice(),
    mustPlay: combat.mustPlay.slice(),
    reduce: combat.reduce.slice(),
    limit: combat.limit.slice(),
    ifWon: combat.ifWon.slice(),
    ifLost: combat.ifLost.slice(),
    next: combat.next.slice(),
    waiting: combat.waiting.slice(),
    incoming: combat.incoming.slice(),
    countered: combat.countered,
    winner: combat.winner,
    fleeing: combat.fleeing,
    shown: combat.shown.slice(),
  };
}
