import { at, hasSeat, type Seat, type Viewer } from '@mazmorra/kernel';
import { ADVENTURER_IDS, type AdventurerId } from './data/adventurers.ts';
import { ENDING_TILES, End } from './data/endings.ts';
import {
  firstTile,
  firstTileOf,
  TILE_IDS,
  TILES_OF,
  TILES_PER_ADVENTURER,
  type TileId,
} from './data/equipment.ts';
import { COPIES, type Kind, MONSTER_IDS, type MonsterId, STRENGTH } from './data/monsters.ts';
import { SUCCESS_CARDS_USED } from './data/numbers.ts';
import { copiesByKind, knownCards } from './redeal.ts';
import { defeatOf } from './rules/defeat.ts';
import { startingHp } from './rules/dungeon.ts';
import { type Draft, Shared, SharedByKey } from './shared.ts';
import {
  type Card,
  type CardSet,
  cardUnder,
  holds,
  NONE,
  Phase,
  pairAt,
  pileOf,
  type State,
} from './state.ts';
import { AXE_SCOPE, CHOOSER, FIRST_TURN_ADD, MEMORY, NEXT_ADVENTURER } from './variants.ts';
import {
  type LastRunView,
  lastRunView,
  type RoundView,
  type RunView,
  roundView,
  runView,
} from './view-run.ts';

/** A monster card as a viewer sees it. */
export type SeenMonster = MonsterId | 'unknown';

export type PhaseId = 'choose' | 'bid' | 'place' | 'name' | 'polymorph' | 'axe' | 'over';

/** A face-down card of the dungeon. Who added it is no secret (WD-RULING-29). */
export interface PileCardView {
  readonly by: Seat;
  readonly monster: SeenMonster;
}

/** A tile of the adventurer. */
export interface TileView {
  readonly id: TileId;
  readonly state: 'ready' | 'spent' | 'sacrificed';
  /** Who sacrificed it. */
  readonly by?: Seat;
  /** The monster lying under it. */
  readonly monster?: SeenMonster;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly successes: number;
  readonly failures: number;
  /** The side of the player aid: red after the first failure. */
  readonly aid: 'white' | 'red';
  readonly eliminated: boolean;
  /** Still in the bidding of this round, or in its dungeon. */
  readonly bidding: boolean;
  /** Tiles sacrificed this round, in the order of the row, with the monsters under them. */
  readonly aside: readonly { readonly tile: TileId; readonly monster: SeenMonster }[];
}

/** What is to be said of a kind: how many a viewer has not seen, and whether it would hurt now. */
export interface KindView {
  readonly id: MonsterId;
  readonly strength: number;
  readonly copies: number;
  /** Copies that may still lie among the cards this viewer has not seen. */
  readonly unseen: number;
  /** The tile that defeats it as things stand; absent when it would cost hit points. */
  readonly defeatedBy?: TileId;
}

export interface View {
  readonly viewer: Viewer;
  readonly variants: {
    readonly firstTurnAdd: (typeof FIRST_TURN_ADD)[number];
    readonly firstTurnNoPass: boolean;
    readonly vorpalAxeScope: (typeof AXE_SCOPE)[number];
    readonly nextAdventurer: (typeof NEXT_ADVENTURER)[number];
    readonly adventurerChooser: (typeof CHOOSER)[number];
    readonly keptSuccesses: boolean;
    readonly memory: (typeof MEMORY)[number];
  };
  readonly phase: PhaseId;
  /** The seat that decides now; absent when the game is over. */
  readonly turn?: Seat;
  readonly round: number;
  readonly starter: Seat;
  /** Absent only before the first round. */
  readonly adventurer?: AdventurerId;
  /** The hit points the adventurer would enter with now, or has in the dungeon. */
  readonly hp: number;
  readonly tiles: readonly TileView[];
  readonly players: readonly PlayerView[];
  /** Success cards nobody has won yet. */
  readonly supply: number;
  /** Cards left in the deck. */
  readonly deck: number;
  /** Face-down dungeon cards from the bottom to the top: the last one is turned up first. */
  readonly pile: readonly PileCardView[];
  /** The card drawn and not placed yet. */
  readonly drawn?: { readonly seat: Seat; readonly monster: SeenMonster };
  /** The run going on, or the one that has just ended. */
  readonly run?: RunView;
  /** During the bidding: the run of the round before. */
  readonly last?: LastRunView;
  readonly kinds: readonly KindView[];
  /** The rounds played. */
  readonly rounds: readonly RoundView[];
  readonly winner?: Seat;
}

const PHASE_IDS: readonly PhaseId[] = ['choose', 'bid', 'place', 'name', 'polymorph', 'axe', 'over'];

const sharedVariants = new Shared<View['variants']>();
const sharedTiles = new Shared<TileView>();
const sharedAsideTiles = new Shared<TileView>();
const sharedKinds = new Shared<KindView>();
const sharedPlayers = new Shared<PlayerView>();
const sharedAsides = new SharedByKey<number, PlayerView['aside']>();
const sharedCards = new Shared<PileCardView>();

/** What a viewer may know, and nothing else (section 5). `known` is the only door to the kind of a card. */
export function view(s: State, viewer: Viewer): View {
  const known = knownCards(s, viewer);
  const tiles = s.adventurer === NONE ? [] : tilesView(s, known);
  const draft: Draft<View> = {
    viewer,
    variants: variantsView(s),
    phase: at(PHASE_IDS, s.phase),
    round: s.round,
    starter: s.starter,
    hp: hpOf(s),
    tiles,
    players: playersView(s, known, tiles),
    supply: SUCCESS_CARDS_USED - heldSuccesses(s),
    deck: s.cards.length - s.drawn,
    pile: pileView(s, known),
    kinds: kindsView(s, known),
    rounds: s.rounds.map(roundView),
  };
  if (s.phase !== Phase.over) draft.turn = s.turn;
  if (s.adventurer !== NONE) draft.adventurer = at(ADVENTURER_IDS, s.adventurer);
  if (s.phase === Phase.place)
    draft.drawn = { seat: s.turn, monster: monsterOf(kindOf(s, s.drawn - 1, known)) };
  if (s.runner !== NONE) draft.run = runView(s);
  else if (s.rounds.length > 0) draft.last = lastRunView(s);
  if (s.winner !== NONE) draft.winner = s.winner;
  return draft;
}

function variantsView(s: State): View['variants'] {
  const house = ((s.firstTurnAdd * 2 + s.firstTurnNoPass) * 2 + s.axeSingle) * 2 + s.nextRandom;
  const index = ((house * 2 + s.starterChooses) * 2 + s.successesLost) * 2 + s.memoryHidden;
  return (
    sharedVariants.get(index) ??
    sharedVariants.keep(index, {
      firstTurnAdd: at(FIRST_TURN_ADD, s.firstTurnAdd),
      firstTurnNoPass: s.firstTurnNoPass === 1,
      vorpalAxeScope: at(AXE_SCOPE, s.axeSingle),
      nextAdventurer: at(NEXT_ADVENTURER, s.nextRandom),
      adventurerChooser: at(CHOOSER, s.starterChooses),
      keptSuccesses: s.successesLost === 0,
      memory: at(MEMORY, s.memoryHidden),
    })
  );
}

/** The kind of a card as far as the viewer knows it, else `NONE`. */
const kindOf = (s: State, card: Card, known: CardSet): Kind =>
  holds(known, card) ? at(s.cards, card) : NONE;

const monsterOf = (kind: Kind): SeenMonster => (kind === NONE ? 'unknown' : at(MONSTER_IDS, kind));

/** WD-BID-12: everybody may count the pile; its cards are known only to who put them there. */
function pileView(s: State, known: CardSet): PileCardView[] {
  const pile: PileCardView[] = [];
  const down = pileOf(s);
  for (let card = 0; card < s.drawn; card++) if (holds(down, card)) pile.push(pileCard(s, card, known));
  return pile;
}

function pileCard(s: State, card: Card, known: CardSet): PileCardView {
  const by = pairAt(s.drawers, card);
  const kind = kindOf(s, card, known);
  const key = (kind + 1) * 4 + by;
  return sharedCards.get(key) ?? sharedCards.keep(key, { by, monster: monsterOf(kind) });
}

function hpOf(s: State): number {
  if (s.adventurer === NONE) return 0;
  return s.runner === NONE ? startingHp(s.adventurer, s.tiles) : s.hp;
}

export function heldSuccesses(s: State): number {
  let held = 0;
  for (let seat = 0; seat < s.seats; seat++) held += pairAt(s.successes, seat);
  return held;
}

const PLACES: readonly number[] = Array.from({ length: TILES_PER_ADVENTURER }, (_, place) => place);

const tilesView = (s: State, known: CardSet): TileView[] =>
  PLACES.map((place) => {
    const tile = firstTileOf(s.adventurer) + place;
    return holds(s.tiles, tile) ? heldTile(tile, holds(s.spent, tile)) : asideTile(s, tile, place, known);
  });

function heldTile(tile: number, spent: boolean): TileView {
  const key = tile * 2 + (spent ? 1 : 0);
  return (
    sharedTiles.get(key) ??
    sharedTiles.keep(key, { id: at(TILE_IDS, tile), state: spent ? 'spent' : 'ready' })
  );
}

function asideTile(s: State, tile: number, place: number, known: CardSet): TileView {
  const card = cardUnder(s.aside, place);
  const by = pairAt(s.drawers, card);
  const kind = kindOf(s, card, known);
  const key = (tile * 4 + by) * (MONSTER_IDS.length + 1) + kind + 1;
  return (
    sharedAsideTiles.get(key) ??
    sharedAsideTiles.keep(key, {
      id: at(TILE_IDS, tile),
      state: 'sacrificed',
      by,
      monster: monsterOf(kind),
    })
  );
}

function playersView(s: State, known: CardSet, tiles: readonly TileView[]): PlayerView[] {
  const players = new Array<PlayerView>(s.seats);
  for (let seat = 0; seat < s.seats; seat++) players[seat] = playerView(s, seat, known, tiles);
  return players;
}

function playerView(s: State, seat: Seat, known: CardSet, tiles: readonly TileView[]): PlayerView {
  const aside = asideKey(s, seat, known);
  if (aside !== 0)
    return newPlayerView(s, seat, sharedAsides.get(aside) ?? sharedAsides.keep(aside, asideOf(seat, tiles)));
  const flags = (hasSeat(s.alive, seat) ? 1 : 0) + (hasSeat(s.bidding, seat) ? 2 : 0);
  const key = ((seat * 4 + pairAt(s.successes, seat)) * 4 + pairAt(s.failures, seat)) * 4 + flags;
  return sharedPlayers.get(key) ?? sharedPlayers.keep(key, newPlayerView(s, seat, []));
}

/** Tells apart what a player has sacrificed, as a viewer sees it: a digit for each tile. 0 is nothing. */
function asideKey(s: State, seat: Seat, known: CardSet): number {
  if (s.adventurer === NONE || (at(TILES_OF, s.adventurer) & ~s.tiles) === 0) return 0;
  let key = 0;
  for (let place = 0; place < TILES_PER_ADVENTURER; place++) {
    key *= 10;
    if (holds(s.tiles, firstTileOf(s.adventurer) + place)) continue;
    const card = cardUnder(s.aside, place);
    if (pairAt(s.drawers, card) !== seat) continue;
    key += kindOf(s, card, known) + 2;
  }
  return key === 0 ? 0 : key * ADVENTURER_IDS.length + s.adventurer;
}

const asideOf = (seat: Seat, tiles: readonly TileView[]): PlayerView['aside'] =>
  tiles.filter((tile) => tile.by === seat).map(({ id, monster = 'unknown' }) => ({ tile: id, monster }));

function newPlayerView(s: State, seat: Seat, aside: PlayerView['aside']): PlayerView {
  const failures = pairAt(s.failures, seat);
  return {
    seat,
    successes: pairAt(s.successes, seat),
    failures,
    aid: failures === 0 ? 'white' : 'red',
    eliminated: !hasSeat(s.alive, seat),
    bidding: hasSeat(s.bidding, seat),
    aside,
  };
}

const KINDS: readonly Kind[] = MONSTER_IDS.map((_, kind) => kind);

function kindsView(s: State, known: CardSet): KindView[] {
  const seenCopies = copiesByKind(s, known);
  return KINDS.map((kind) => kindView(s, kind, at(COPIES, kind) - pairAt(seenCopies, kind)));
}

function kindView(s: State, kind: Kind, unseen: number): KindView {
  const end = defeatOf(s, kind);
  const tiles = end === End.none ? 0 : s.tiles & at(ENDING_TILES, end);
  const tile = tiles === 0 ? NONE : firstTile(tiles);
  const key = (kind * (MOST_COPIES + 1) + unseen) * (TILE_IDS.length + 1) + tile + 1;
  return sharedKinds.get(key) ?? sharedKinds.keep(key, newKindView(kind, unseen, tile));
}

function newKindView(kind: Kind, unseen: number, tile: number): KindView {
  const [id, strength, copies] = [at(MONSTER_IDS, kind), at(STRENGTH, kind), at(COPIES, kind)];
  const plain = { id, strength, copies, unseen };
  return tile === NONE ? plain : { ...plain, defeatedBy: at(TILE_IDS, tile) };
}

const MOST_COPIES = Math.max(...COPIES);
