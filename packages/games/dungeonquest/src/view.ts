import { at, type Seat, seatsOf, type Viewer } from '@mazmorra/kernel';
import { deckIds } from './data/cards.ts';
import { CATACOMB_MARKERS } from './data/limits.ts';
import { monsters } from './data/monsters.ts';
import { tiles } from './data/tiles.ts';
import type { DecisionId } from './decision-ids.ts';
import { openQuestion } from './engine.ts';
import { entryAt, sideAt, tileAt } from './rules/board.ts';
import { cardIdOf } from './rules/heroes.ts';
import { kindOfToken, lifeOfToken } from './rules/tokens.ts';
import { activeSeat } from './run.ts';
import type { State } from './state.ts';
import { ruleNames } from './variants.ts';
import { type CombatView, viewCombat } from './view/combat.ts';
import { type DoingView, viewDoing } from './view/doing.ts';
import { type HeroView, viewHero } from './view/hero.ts';
import { HIDDEN, type Hidden, knows } from './view/hidden.ts';

/** What a viewer may know (specification 5), built field by field. The only place that decides who sees what. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  /** Optional rules in force, by id. */
  readonly rules: readonly string[];
  readonly first: Seat;
  readonly turn: number;
  /** Whose turn it is, -1 during set-up and at the end. */
  readonly active: number;
  readonly sun: number;
  readonly over: boolean;
  readonly heroes: readonly HeroView[];
  /** Placed tiles, in the order of their cells. */
  readonly rooms: readonly RoomView[];
  /** Cells with an entrance marker, and how many are left. */
  readonly markers: readonly number[];
  readonly markersLeft: number;
  readonly tilesLeft: number;
  /** Tiles looked at with the Rune of Sight. */
  readonly sight: readonly (string | Hidden)[];
  readonly decks: readonly DeckView[];
  readonly tokens: readonly TokenView[];
  /** Tokens in the reserve, by monster. */
  readonly reserve: Readonly<Record<string, number>>;
  readonly determinationLeft: number;
  /** What is being resolved, outermost first. */
  readonly doing: readonly DoingView[];
  readonly combat: CombatView | undefined;
  /** The question on the table and who must still answer it. */
  readonly asked: { readonly decision: DecisionId; readonly seats: readonly Seat[] } | undefined;
}

export interface RoomView {
  readonly cell: number;
  readonly tile: string;
  readonly type: string;
  /** The direction of its arrow. */
  readonly entry: number;
  /** The sides north, east, south, west: 0 open, 1 wall, 2 door, 3 portcullis. */
  readonly sides: readonly number[];
  readonly search: boolean;
}

export interface DeckView {
  readonly deck: string;
  readonly left: number;
  /** Face up, the last one on top. */
  readonly discards: readonly string[];
  /** Bottom first; only when everything is laid open. */
  readonly order: readonly string[] | Hidden;
}

export interface TokenView {
  readonly monster: string;
  readonly cell: number;
  readonly life: number | Hidden;
}

export function view(state: State, viewer: Viewer): View {
  const question = openQuestion(state);
  return {
    viewer,
    seats: state.seats,
    rules: ruleNames(state.optional),
    first: state.first,
    turn: state.turn,
    active: activeSeat(state),
    sun: state.sun,
    over: state.over === 1,
    heroes: state.heroes.map((hero, seat) => viewHero(state, hero, seat, viewer)),
    rooms: viewRooms(state),
    markers: [...state.markers],
    markersLeft: CATACOMB_MARKERS - state.markers.length,
    tilesLeft: state.tiles.length,
    sight: viewSight(state, viewer),
    decks: viewDecks(state, viewer),
    tokens: state.tokens.map((token, index) => ({
      monster: at(monsters, kindOfToken(token)).id,
      cell: at(state.tokenCells, index),
      life: knows(viewer, at(state.tokenSeen, index)) ? lifeOfToken(token) : HIDDEN,
    })),
    reserve: countReserve(state),
    determinationLeft: state.determination,
    doing: viewDoing(state, viewer),
    combat: viewCombat(state, viewer),
    asked: question && { decision: question.decision, seats: seatsOf(question.seats) },
  };
}

function viewRooms(state: State): RoomView[] {
  const rooms: RoomView[] = [];
  state.board.forEach((placed, cell) => {
    if (placed < 0) return;
    const tile = at(tiles, tileAt(state, cell));
    rooms.push({
      cell,
      tile: tile.id,
      type: tile.type,
      entry: entryAt(state, cell),
      sides: [0, 1, 2, 3].map((direction) => sideAt(state, cell, direction)),
      search: tile.search,
    });
  });
  return rooms;
}

/** Only the hero who uses the rune sees the tiles. */
function viewSight(state: State, viewer: Viewer): (string | Hidden)[] {
  const frame = state.frames.findLast((open) => open.kind === 'explore');
  const own = viewer === 'all' || (frame?.kind === 'explore' && frame.seat === viewer);
  return state.sight.map((tile) => (own ? at(tiles, tile).id : HIDDEN));
}

function viewDecks(state: State, viewer: Viewer): DeckView[] {
  return state.decks.map((cards, deck) => ({
    deck: at(deckIds, deck),
    left: cards.length,
    discards: at(state.discards, deck).map(cardIdOf),
    order: viewer === 'all' ? cards.map(cardIdOf) : HIDDEN,
  }));
}

function countReserve(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  monsters.forEach(({ id }, monster) => {
    counts[id] = state.reserve.filter((token) => kindOfToken(token) === monster).length;
  });
  return counts;
}
