import { at, completeVariants, FastRng, optionsOf } from '@mazmorra/kernel';
import { draw, type Fate, order, ScriptedRng } from '@mazmorra/testkit';
import { isLong } from '@mazmorra/testkit/long';
import {
  ADVENTURER_IDS,
  ENDING_IDS,
  welcomeToTheDungeon as game,
  MONSTER_IDS,
  type State,
  type TileView,
  type View,
} from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test, vi } from 'vitest';
import { inProduction } from '../src/boardgame-io/library.ts';
import { Match, type MatchState } from '../src/boardgame-io/match.ts';
import { measureBoardgameIo } from '../src/boardgame-io/measure.ts';
import { ourName } from '../src/boardgame-io/moves.ts';
import { playerView } from '../src/boardgame-io/player-view.ts';
import { DEFAULT_OPTIONS, type G, type Options, type PlacedCard } from '../src/boardgame-io/state.ts';

const GAMES = isLong ? 1000 : 100;

/** The boardgame.io version was written before these rulings became options and follows the earlier ones. */
const EARLIER_RULINGS = { adventurerChooser: 'starter', keptSuccesses: false } as const;

const TABLES: readonly Partial<Options>[] = [
  {},
  { firstAdventurer: 'mage' },
  { firstAdventurer: 'barbarian', vorpalAxeScope: 'single' },
  { firstAdventurer: 'rogue', firstTurnAdd: 'each-player' },
  { firstAdventurer: 'random', firstTurnAdd: 'starter-only', nextAdventurer: 'random' },
  { firstAdventurer: 'starter-chooses', firstTurnNoPass: true },
  {
    firstAdventurer: 'starter-chooses',
    firstTurnNoPass: true,
    firstTurnAdd: 'each-player',
    nextAdventurer: 'random',
  },
];

/** The random results of the other game's latest move, so that ours gets the same. */
function fatesOf(before: G | undefined, after: G, seats: number): Fate[] {
  const fates: Fate[] = [];
  if (before === undefined) fates.push(draw(Number(after.starter), seats));
  const { firstAdventurer, nextAdventurer } = after.options;
  const newRound = after.round !== (before?.round ?? 0);
  const drawn = before === undefined ? firstAdventurer === 'random' : nextAdventurer === 'random';
  const chosen = before?.round === 0;
  if (newRound && drawn && !chosen && after.adventurer !== null)
    fates.push(draw(ADVENTURER_IDS.indexOf(after.adventurer), 4));
  if (newRound) fates.push(order(...after.deck.map((id) => MONSTER_IDS.indexOf(id))));
  return fates;
}

/** A comparable description of a position in our game. */
function ourPicture(state: State): unknown {
  const view = game.view(state, 'all');
  return {
    asked: view.turn === undefined ? 'nobody' : [view.turn, view.phase],
    round: view.round,
    starter: view.phase === 'over' ? 'no more' : view.starter,
    adventurer: view.adventurer ?? 'none',
    tiles: view.tiles.filter(({ state: lies }) => lies !== 'sacrificed').map(tileMark),
    deck: state.cards.slice(state.drawn).map((kind) => at(MONSTER_IDS, kind)),
    ...laidCards(view),
    players: view.players.map(({ successes, failures, eliminated }) => [successes, failures, eliminated]),
    run: view.run && {
      runner: view.run.runner,
      hp: view.run.hp,
      named: view.run.named ?? 'none',
      axed: view.run.axed ?? 'none',
      pactPending: view.run.pactPending,
      faced: view.run.faced ?? 'none',
      steps: view.run.steps.map(({ monster, end, hp }) => [monster, end, hp]),
      success: view.run.result ?? 'open',
    },
    winner: view.winner ?? 'none',
  };
}

const tileMark = ({ id, state }: TileView): string => (state === 'spent' ? `${id} spent` : id);

/** Where the drawn cards lie, as far as the viewer knows them. */
function laidCards(view: View): object {
  const aside = (cards: View['players'][number]['aside']) =>
    cards.map(({ tile, monster }) => `${tile} ${monster}`).sort();
  return {
    drawn: view.drawn === undefined ? 'none' : [view.drawn.seat, view.drawn.monster],
    // After a run that ended early, the cards not reached are only shown.
    pile: view.run?.result === undefined ? view.pile.map(({ by, monster }) => [by, monster]) : 'shown',
    aside: view.players.map((player) => aside(player.aside)),
  };
}

/** The same description from boardgame.io's state. */
function theirPicture({ G, ctx }: MatchState): unknown {
  const ids = ctx.playOrder;
  const stage = ctx.activePlayers?.[ctx.currentPlayer] ?? ctx.phase ?? '';
  return {
    asked:
      ctx.gameover === undefined
        ? [Number(ctx.currentPlayer), stage === 'bidding' ? 'bid' : stage]
        : 'nobody',
    round: G.round,
    starter: ctx.gameover === undefined ? Number(G.starter) : 'no more',
    adventurer: G.adventurer ?? 'none',
    tiles: G.tiles.map((id) => (G.spent.includes(id) ? `${id} spent` : id)),
    deck:
      G.round === 0
        ? MONSTER_IDS.flatMap((id) => ('lich demon dragon'.includes(id) ? [id] : [id, id]))
        : G.deck,
    ...theirLaidCards(G, ids),
    players: ids.map((id) => {
      const player = G.players[id];
      return [player?.successes, player?.failures, player?.eliminated];
    }),
    run: G.run
      ? {
          runner: Number(G.run.runner),
          hp: G.run.hp,
          named: G.run.named ?? 'none',
          axed: G.run.axed ?? 'none',
          pactPending: G.run.pactPending,
          faced: G.run.current ?? 'none',
          steps: G.run.faced.map(({ monster, end, hp }) => [monster, end, hp]),
          success: G.run.success === null ? 'open' : G.run.success ? 'success' : 'failure',
        }
      : undefined,
    winner: G.winner === null ? 'none' : Number(G.winner),
  };
}

function theirLaidCards(G: G, ids: readonly string[]): object {
  const card = ({ by, monster }: PlacedCard) => [Number(by), monster ?? 'unknown'];
  return {
    drawn: G.drawn === null ? 'none' : card(G.drawn),
    pile: G.run === null || G.run.success === null ? G.pile.map(card) : 'shown',
    aside: ids.map((id) =>
      (G.players[id]?.aside ?? []).map(({ tile, monster = 'unknown' }) => `${tile} ${monster}`).sort(),
    ),
  };
}

/** Compares serialized texts first: a deep comparison of every step would take most of the time. */
function expectSame(theirs: unknown, ours: unknown): void {
  if (JSON.stringify(theirs) !== JSON.stringify(ours)) expect(theirs).toEqual(ours);
}

/** Plays the same answers through both games and compares options, positions and what each seat sees at every step. */
function playBoth(seats: number, options: Partial<Options>, seed: string, endings: Set<string>): number {
  const variants = completeVariants(game, seats, { ...options, ...EARLIER_RULINGS });
  const match = new Match({ ...DEFAULT_OPTIONS, ...options });
  const choices = new FastRng(seed);
  let theirs = match.begin(seats, seed);
  const start = new ScriptedRng(fatesOf(undefined, theirs.G, seats));
  const ours = game.setup(seats, variants, start);
  start.done();
  for (let answers = 0; ; answers++) {
    expectSame(theirPicture(theirs), ourPicture(ours));
    for (const viewer of theirs.ctx.playOrder) {
      const seen = playerView({ G: theirs.G, ctx: theirs.ctx, playerID: viewer });
      expectSame(theirLaidCards(seen, theirs.ctx.playOrder), laidCards(game.view(ours, Number(viewer))));
    }
    const moves = match.moves(theirs);
    const names =
      game.awaited(ours) === 0 ? [] : optionsOf(game, ours, ours.turn).map((option) => game.nameOf(option));
    expectSame(moves.map(ourName), names);
    if (moves.length === 0) return answers;
    const index = pickBoldly(names, choices);
    const before = theirs.G;
    theirs = match.play(theirs, at(moves, index));
    for (const { end } of theirs.G.run?.faced ?? []) endings.add(end);
    const rng = new ScriptedRng(fatesOf(before, theirs.G, seats));
    game.answer(ours, ours.turn, game.optionNamed(at(names, index)) ?? -1, rng);
    rng.done();
  }
}

/** Takes the first option (draw or add) half of the time: random bidders alone rarely fill a dungeon. */
const pickBoldly = (names: readonly string[], rng: FastRng): number =>
  rng.int(2) === 0 ? 0 : rng.int(names.length);

describe('Welcome to the Dungeon on boardgame.io', () => {
  test(`is the same game: ${GAMES} games, answer by answer`, () => {
    const endings = new Set<string>();
    let answers = 0;
    inProduction(() => {
      for (let n = 0; n < GAMES; n++)
        answers += playBoth(2 + (n % 3), at(TABLES, n % TABLES.length), `both ${n}`, endings);
    });
    expect(answers).toBeGreaterThan(10 * GAMES);
    // Every way in which a dungeon card can end was met.
    expect([...endings].sort()).toEqual(ENDING_IDS.filter((id) => id !== 'none').sort());
  });

  test('refuses what the rules refuse', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const match = new Match({ ...DEFAULT_OPTIONS, firstTurnAdd: 'each-player', firstTurnNoPass: true });
    const state = match.begin(2, 'refusals');
    expect(match.play(state, { move: 'pass', args: [] }).G).toEqual(state.G);
    const drawn = match.play(state, { move: 'draw', args: [] });
    expect(match.play(drawn, { move: 'sacrifice', args: ['warrior-torch'] }).G).toEqual(drawn.G);
    expect(match.play(drawn, { move: 'draw', args: [] }).G).toEqual(drawn.G);
    expect(complaints).toHaveBeenCalledTimes(3);
    complaints.mockRestore();
  });

  test('can be measured', async () => {
    const figures = await measureBoardgameIo({ seconds: 0.4 });
    expect(figures).toMatchObject({ game: 'welcome-to-the-dungeon', seats: 4 });
    expect(figures.answersPerSecond).toBeGreaterThan(0);
    expect(figures.searchIterationsPerSecond).toBeGreaterThan(0);
  });
});
