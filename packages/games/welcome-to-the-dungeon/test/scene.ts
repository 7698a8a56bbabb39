import { completeVariants, type Seat, type Variants } from '@mazmorra/kernel';
import { draw, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import { ALL_CARDS, kindOf } from '../src/data/monsters.ts';
import {
  type AdventurerId,
  type Event,
  welcomeToTheDungeon as game,
  type MonsterId,
  type State,
  TILES,
  type TileId,
  type View,
} from '../src/index.ts';

export type Table = Scenario<State, View, Event>;

/** All 13 cards with these on top, in this order; the rest follow in rising order. */
export function deckWith(top: readonly MonsterId[]): number[] {
  const rest = [...ALL_CARDS];
  for (const id of top) rest.splice(requireIndex(rest.indexOf(kindOf(id)), id), 1);
  return [...top.map(kindOf), ...rest];
}

function requireIndex(index: number, what: string): number {
  if (index < 0) throw new Error(`no ${what} is left`);
  return index;
}

interface Start {
  readonly seats?: number;
  readonly starter?: Seat;
  readonly adventurer?: AdventurerId;
  /** The top of the deck. */
  readonly deck?: readonly MonsterId[];
  readonly variants?: Variants;
}

/** A table at its first bid. */
export function newTable({
  seats = 3,
  starter = 0,
  adventurer = 'warrior',
  deck = [],
  variants = {},
}: Start = {}): Table {
  const rng = new ScriptedRng([draw(starter, seats), order(...deckWith(deck))]);
  const state = game.setup(
    seats,
    completeVariants(game, seats, { firstAdventurer: adventurer, ...variants }),
    rng,
  );
  rng.done();
  return new Scenario(game, state);
}

/** Plays answers given as `seat option`, such as `0 draw`. */
export function play(table: Table, ...answers: readonly string[]): Table {
  for (const answer of answers) {
    const [seat, name] = answer.split(' ');
    table.answer(Number(seat), name ?? '');
  }
  return table;
}

export const tilesOf = (adventurer: AdventurerId): TileId[] =>
  TILES.filter((tile) => tile.adventurer === adventurer).map((tile) => tile.id);

export interface Run {
  readonly adventurer: AdventurerId;
  /** What is left of the equipment, without the adventurer's name before it; all six when absent. */
  readonly tiles?: readonly string[];
  /** The dungeon cards in the order in which they are turned up. */
  readonly pile: readonly MonsterId[];
  /** What lies on top of the deck when the runner enters. */
  readonly deck?: readonly MonsterId[];
  readonly variants?: Variants;
}

/**
 * Two seats play a round, card by card, that leaves exactly these tiles and this pile; then one passes and the other is
 * in the dungeon. Nothing is laid out by hand: every position comes from legal answers.
 */
export function enter({ adventurer, tiles, pile, deck = [], variants = {} }: Run): Table {
  const kept = tiles?.map((tile) => `${adventurer}-${tile}`) ?? tilesOf(adventurer);
  const thrown = tilesOf(adventurer).filter((tile) => !kept.includes(tile));
  const used = [...pile, ...deck];
  const spare = deckWith(used).slice(used.length, used.length + thrown.length);
  const aside = spare.map((kind) => requireMonster(kind));
  const table = newTable({ seats: 2, adventurer, deck: [...aside, ...pile.toReversed(), ...deck], variants });
  for (const tile of thrown) place(table, `sacrifice:${tile}`);
  for (const _ of pile) place(table, 'add');
  table.answer(onTurn(table), 'pass');
  return table;
}

function requireMonster(kind: number): MonsterId {
  const found = (['goblin', 'skeleton', 'orc', 'vampire', 'golem', 'lich', 'demon', 'dragon'] as const)[kind];
  if (found === undefined) throw new Error(`no kind ${kind}`);
  return found;
}

export function onTurn(table: Table): Seat {
  const [seat] = table.awaited;
  if (seat === undefined) throw new Error('nobody is on turn');
  return seat;
}

/** The seat on turn draws and does this with the card. */
export function place(table: Table, what: string): void {
  const seat = onTurn(table);
  table.answer(seat, 'draw');
  table.answer(seat, what);
}

export interface Choices {
  readonly name?: MonsterId;
  /** The card, by its place in the order turned up, at which Polymorph is used. */
  readonly polymorphAt?: number;
  /** The monster the axe is used on. */
  readonly axeOn?: MonsterId;
}

/** Answers for the runner until the run ends. */
export function finishRun(table: Table, { name = 'goblin', polymorphAt, axeOn }: Choices = {}): Table {
  for (;;) {
    const { phase, run } = table.view('all');
    if (run === undefined || run.result !== undefined) return table;
    if (phase === 'name') table.answer(run.runner, `name:${name}`);
    else if (phase === 'polymorph')
      table.answer(run.runner, run.steps.length === polymorphAt ? 'polymorph' : 'keep');
    else table.answer(run.runner, run.faced === axeOn ? 'use-axe' : 'take-damage');
  }
}

export function requireRun(table: Table): NonNullable<View['run']> {
  const { run } = table.view('all');
  if (run === undefined) throw new Error('nobody is in the dungeon');
  return run;
}

/** Hit points after each monster faced. */
export const hpAfterEach = (table: Table): number[] =>
  requireRun(table).steps.flatMap(({ end, hp }) => (end === 'exchanged' ? [] : [hp]));

/** How each card ended. */
export const endsOf = (table: Table): string[] =>
  requireRun(table).steps.map(({ monster, end }) => `${monster}: ${end}`);

/** A fully equipped warrior who does not name the golem dies of demon and golem. */
export const DEADLY: readonly MonsterId[] = ['demon', 'golem', 'golem'];

/** The starting player of the next round takes the warrior; the deck is deadly. */
export function chooseWarrior(table: Table, deck: readonly MonsterId[] = DEADLY): void {
  table.answer(onTurn(table), 'choose:warrior', order(...deckWith(deck)));
}

/** Plays a round with the warrior and a deadly deck in which this seat fails. */
export function loseRound(table: Table, loser: Seat): void {
  while (table.view('all').phase === 'bid') {
    const seat = onTurn(table);
    if (seat === loser || table.view('all').pile.length < 2) place(table, 'add');
    else table.answer(seat, 'pass');
  }
  finishRun(table, { name: 'goblin' });
}

/** Plays a round in which this seat survives: nothing goes into the dungeon. */
export function winRound(table: Table, winner: Seat): void {
  const { round } = table.view('all');
  while (table.view('all').phase === 'bid' && table.view('all').round === round) {
    const seat = onTurn(table);
    if (seat === winner) place(table, `sacrifice:${firstReady(table)}`);
    else table.answer(seat, 'pass');
  }
}

function firstReady(table: Table): TileId {
  const tile = table.view('all').tiles.find(({ state }) => state === 'ready');
  if (tile === undefined) throw new Error('no tile is left');
  return tile.id;
}
