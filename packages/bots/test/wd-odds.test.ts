import { at, completeVariants, FastRng } from '@mazmorra/kernel';
import {
  ADVENTURERS,
  BASE_HP,
  welcomeToTheDungeon as game,
  MONSTERS,
  Phase,
  type State,
  TILE_HP,
  TILES,
  TILES_OF,
} from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import { Knowledge } from '../src/games/welcome-to-the-dungeon/knowledge.ts';
import { odds, oddsForStrangers } from '../src/games/welcome-to-the-dungeon/odds.ts';
import { seatInput } from '../src/input.ts';

const option = (name: string): number => game.optionNamed(name) ?? -1;
const [keep, exchange] = [option('keep'), option('polymorph')];
const [take, useAxe] = [option('take-damage'), option('use-axe')];
const allCards = MONSTERS.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind));

/** One dungeon: the pile from the bottom up with unknown cards as -1, and cards known to be elsewhere. */
interface Case {
  readonly adventurer: number;
  readonly tiles: number;
  readonly pile: readonly number[];
  readonly gone: readonly number[];
}

const rng = new FastRng('brute');

function randomCase(): Case {
  const adventurer = rng.int(ADVENTURERS.length);
  let tiles = at(TILES_OF, adventurer);
  for (let tile = 0; tile < TILES.length; tile++) if (rng.unit() < 0.35) tiles &= ~(1 << tile);
  const deck = rng.shuffle([...allCards]);
  const height = 1 + rng.int(5);
  const pile = deck.slice(0, height).map((kind, i) => (i < 3 && rng.unit() < 0.6 ? -1 : kind));
  // Cards seen elsewhere keep the number of unseen ones small enough to enumerate all their orders.
  const gone = deck.slice(height, height + 4 + rng.int(3));
  return { adventurer, tiles, pile: rng.shuffle(pile), gone };
}

const unseenOf = ({ pile, gone }: Case): number[] => {
  const unseen = [...allCards];
  for (const kind of [...pile, ...gone]) if (kind >= 0) unseen.splice(unseen.indexOf(kind), 1);
  return unseen;
};

const knowledgeOf = (one: Case): Knowledge => {
  const what = new Knowledge().stranger(0);
  for (const kind of allCards) what.unseen[kind] = 0;
  const unseen = unseenOf(one);
  for (const kind of unseen) what.unseen[kind] = (what.unseen[kind] ?? 0) + 1;
  what.unseenTotal = unseen.length;
  for (const kind of one.pile) kind < 0 ? what.addUnknown() : what.add(kind);
  return what;
};

/** All orders of the unseen cards that differ in the pile or in the card on top of the deck. */
function* dealsOf(unseen: readonly number[], count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = 0; i < unseen.length; i++) {
    const rest = unseen.filter((_, j) => j !== i);
    for (const deal of dealsOf(rest, count - 1)) yield [at(unseen, i), ...deal];
  }
}

/**
 * The probability of success by the rules themselves: every deal is played, and deals that the runner cannot
 * distinguish at a decision get the same answer. Each deal is a state in which the run is about to begin.
 */
function bruteForce(one: Case): number {
  const unknown = one.pile.filter((kind) => kind < 0).length;
  const unseen = unseenOf(one);
  const states = [...dealsOf(unseen, unknown + 1)].map((deal) => stateOf(one, deal, unseen));
  return best(states) / states.length;
}

/** A table of two seats where the other seat passes now and seat 0 must enter. */
function stateOf(one: Case, deal: readonly number[], unseen: readonly number[]): State {
  const s = game.setup(2, completeVariants(game, 2, {}), new FastRng('any'));
  let next = 0;
  const pile = one.pile.map((kind) => (kind < 0 ? at(deal, next++) : kind));
  const rest = [...unseen];
  for (const kind of deal) rest.splice(rest.indexOf(kind), 1);
  const top = at(deal, next);
  const drawn = 13 - rest.length - 1;
  const deck = [...pile, ...one.gone, top, ...rest];
  Object.assign(s, { cards: deck, drawn, adventurer: one.adventurer, tiles: one.tiles, turn: 1 });
  s.dungeon = (1 << pile.length) - 1;
  s.phase = Phase.bid;
  game.answer(s, 1, option('pass'), new FastRng('run'));
  return s;
}

/** What the runner sees at a decision; the rest is face down. */
const seen = (s: State): string =>
  JSON.stringify([
    s.phase,
    s.hp,
    s.faced,
    s.turned,
    s.spent,
    s.cards.map((k, i) => ((s.turned >> i) & 1 ? k : -1)),
  ]);

const choices: Partial<Record<Phase, readonly number[]>> = {
  [Phase.name]: MONSTERS.map(({ id }) => option(`name:${id}`)),
  [Phase.polymorph]: [keep, exchange],
  [Phase.axe]: [take, useAxe],
};

/** The number of these deals that succeed under optimal play without seeing hidden cards. */
function best(states: readonly State[]): number {
  let won = 0;
  const groups = new Map<string, State[]>();
  for (const s of states) {
    if (s.result >= 0) won += s.result;
    else groups.set(seen(s), [...(groups.get(seen(s)) ?? []), s]);
  }
  for (const group of groups.values()) {
    const options = choices[at(group, 0).phase] ?? [];
    won += Math.max(...options.map((answer) => best(group.map((s) => answered(s, answer)))));
  }
  return won;
}

function answered(s: State, answer: number): State {
  const after = game.copy(s);
  game.answer(after, 0, answer, new FastRng('run'));
  // The next round begins at once; the result of the last one is in its record.
  if (after.rounds.length > s.rounds.length)
    after.result = (at(after.rounds, after.rounds.length - 1) >> 4) & 1;
  return after;
}

describe('the odds of a run', () => {
  test('WD-DGN-07 to WD-RES-03: equal brute force over all deals', () => {
    for (let i = 0; i < 120; i++) {
      const one = randomCase();
      const { pile, gone } = one;
      const tiles = TILES.filter((_, tile) => (one.tiles >> tile) & 1).map(({ id }) => id);
      const label = `${at(ADVENTURERS, one.adventurer).id} ${tiles} pile ${pile} gone ${gone}`;
      expect(odds(one.adventurer, one.tiles, knowledgeOf(one)), label).toBeCloseTo(bruteForce(one), 9);
    }
  });

  test('a warrior without the shield survives any pile', () => {
    const shield = 1 << TILES.findIndex(({ id }) => id === 'warrior-knight-shield');
    const hp = at(BASE_HP, 0) + at(TILE_HP, 0);
    expect(hp).toBe(8);
    for (let height = 0; height <= 11; height++) {
      expect(oddsForStrangers(0, at(TILES_OF, 0) & ~shield, height), `${height} cards`).toBe(1);
    }
  });
});

test('WD-VAR-08: a bot remembers what it put into the dungeon where the table does not show it again', () => {
  const chance = new FastRng('memory');
  const s = game.setup(2, completeVariants(game, 2, { memory: 'hidden' }), chance);
  const seat = s.turn;
  game.answer(s, seat, option('draw'), chance);
  const [card, kind] = [s.drawn - 1, at(s.cards, s.drawn - 1)];
  game.answer(s, seat, option('add'), chance);
  const worlds = Array.from({ length: 30 }, (_, i) =>
    seatInput(game, s, seat, [], new FastRng(`world ${i}`)).imagine(new FastRng(`again ${i}`)),
  );
  expect(new Set(worlds.map((world) => at(world.cards, card)))).toEqual(new Set([kind]));
  expect(new Set(worlds.map((world) => at(world.cards, card + 1))).size).toBeGreaterThan(1);
  const others = Array.from({ length: 30 }, (_, i) =>
    at(seatInput(game, s, 1 - seat, [], new FastRng(`other ${i}`)).imagine(new FastRng(`${i}`)).cards, card),
  );
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('odds do not depend on what was asked before: approximate ones are their own, and sets of tiles against which fewer kinds do harm have keys of their own', () => {
  const [warrior, three, two] = [0, 0b1011, 0b0011];
  const what = new Knowledge();
  what.roughly = true;
  odds(warrior, three, what.stranger(3));
  what.roughly = false;
  what.stranger(3);
  for (const kind of [4, 7]) what.unseen[kind] = (what.unseen[kind] as number) - 1;
  what.unseenTotal -= 2;
  expect(odds(warrior, three, what)).toBeCloseTo(29 / 55);
  expect(odds(warrior, two, what.stranger(1))).toBe(1);
});
