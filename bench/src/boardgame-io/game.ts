import {
  ADVENTURER_IDS,
  type AdventurerId,
  MONSTERS,
  type MonsterId,
  type TileId,
} from '@mazmorra/welcome-to-the-dungeon';
import type { Ctx, Game, MoveFn, TurnConfig } from 'boardgame.io';
import { type BoardgameIoMove, enumerate, mustAdd } from './moves.ts';
import { playerView } from './player-view.ts';
import {
  descend,
  enterDungeon,
  exchange,
  meet,
  requirePlayer,
  requireRun,
  settle,
  suffer,
  tilesOf,
  useAxe,
} from './run.ts';
import { DEFAULT_OPTIONS, type G, type Options, type Player } from './state.ts';

type Context = Parameters<MoveFn<G>>[0];

const ALL_MONSTERS: readonly MonsterId[] = MONSTERS.flatMap(({ id, copies }) =>
  Array<MonsterId>(copies).fill(id),
);

const newPlayer = (): Player => ({
  successes: 0,
  failures: 0,
  eliminated: false,
  passed: false,
  hadTurn: false,
  aside: [],
});

function beginRound({ G, random }: Pick<Context, 'G' | 'random'>): void {
  if (G.adventurer === null) throw new Error('no adventurer was chosen');
  G.round++;
  G.tiles = tilesOf(G.adventurer);
  G.spent = [];
  G.deck = random.Shuffle([...ALL_MONSTERS]);
  G.pile = [];
  G.run = null;
  for (const player of Object.values(G.players)) {
    player.passed = player.eliminated;
    player.hadTurn = false;
    player.aside = [];
  }
}

const drawAdventurer = ({ random }: Pick<Context, 'random'>): AdventurerId =>
  ADVENTURER_IDS[random.Die(ADVENTURER_IDS.length) - 1] ?? 'warrior';

/** A turn order that starts at a seat found in G and continues with the seats still bidding. */
const turnOf = (first: (G: G) => string): TurnConfig<G> => ({
  order: {
    first: ({ G, ctx }) => ctx.playOrder.indexOf(first(G)),
    next: ({ G, ctx }) => nextBidder(G, ctx),
  },
});

function nextBidder(G: G, ctx: Ctx): number {
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const position = (ctx.playOrderPos + step) % ctx.numPlayers;
    if (!requirePlayer(G, ctx.playOrder[position] ?? '').passed) return position;
  }
  return ctx.playOrderPos;
}

function finishTurn({ G, events, playerID }: Context): void {
  requirePlayer(G, playerID).hadTurn = true;
  events.endTurn();
}

/** After a run has advanced as far as it can: starts the next question, the next round, or ends the game. */
function afterRun(context: Context): void {
  const { G, ctx, events } = context;
  const run = requireRun(G);
  if (run.success === null) {
    if (run.awaiting === null) throw new Error('the run waits for nothing');
    if (ctx.phase === 'dungeon') events.setActivePlayers({ currentPlayer: run.awaiting });
    else events.setPhase('dungeon');
    return;
  }
  settle(G, ctx.playOrder);
  if (G.winner !== null) return;
  if (G.options.nextAdventurer === 'random') G.adventurer = drawAdventurer(context);
  events.setPhase(G.options.nextAdventurer === 'random' ? 'bidding' : 'choose');
}

const chooseAdventurer: MoveFn<G> = ({ G, events }, adventurer: AdventurerId) => {
  G.adventurer = adventurer;
  events.setPhase('bidding');
};

const draw: MoveFn<G> = ({ G, events, playerID }) => {
  const monster = G.deck.shift();
  if (monster === undefined) return 'INVALID_MOVE';
  G.drawn = { by: playerID, monster };
  events.setActivePlayers({ currentPlayer: 'place' });
  return undefined;
};

const pass: MoveFn<G> = (context) => {
  const { G, ctx, playerID } = context;
  const player = requirePlayer(G, playerID);
  if (G.options.firstTurnNoPass && !player.hadTurn) return 'INVALID_MOVE';
  player.passed = true;
  const [last, another] = ctx.playOrder.filter((id) => !requirePlayer(G, id).passed);
  if (last === undefined || another !== undefined) {
    finishTurn(context);
    return undefined;
  }
  enterDungeon(G, last);
  afterRun(context);
  return undefined;
};

const add: MoveFn<G> = (context) => {
  const { G } = context;
  if (G.drawn === null) return 'INVALID_MOVE';
  G.pile.push(G.drawn);
  G.drawn = null;
  finishTurn(context);
  return undefined;
};

const sacrifice: MoveFn<G> = (context, tile: TileId) => {
  const { G, playerID } = context;
  const place = G.tiles.indexOf(tile);
  if (place < 0 || G.drawn?.monster === undefined || mustAdd(G, playerID)) return 'INVALID_MOVE';
  G.tiles.splice(place, 1);
  requirePlayer(G, playerID).aside.push({ tile, monster: G.drawn.monster });
  G.drawn = null;
  finishTurn(context);
  return undefined;
};

/** A move of the runner: applies its effect, then continues the run. */
const runnerMove =
  (effect: (G: G, ...args: MonsterId[]) => void): MoveFn<G> =>
  (context, ...args: MonsterId[]) => {
    const { G } = context;
    const run = requireRun(G);
    run.awaiting = null;
    effect(G, ...args);
    if (run.awaiting === null && run.success === null) descend(G);
    afterRun(context);
  };

const nameKind = runnerMove((G, kind) => {
  requireRun(G).named = kind ?? null;
});
const keep = runnerMove(meet);
const polymorph = runnerMove((G) => {
  exchange(G);
  meet(G);
});

/**
 * Welcome to the Dungeon as a boardgame.io game: phases for choosing, bidding and the dungeon, a stage for each question within a turn, and
 * `playerView` to remove secrets. The rules are our own implementation in the style of the library.
 */
export function dungeonGame(options: Options = DEFAULT_OPTIONS): Game<G> {
  const chooses = options.firstAdventurer === 'starter-chooses';
  return {
    name: 'welcome-to-the-dungeon',
    minPlayers: 2,
    maxPlayers: 4,
    // Undo is disabled: it would only slow the library down.
    disableUndo: true,
    setup: ({ ctx, random }) => {
      const starter = String(random.Die(ctx.numPlayers) - 1);
      const { firstAdventurer: first } = options;
      const fixed =
        first === 'starter-chooses' ? null : first === 'random' ? drawAdventurer({ random }) : first;
      return {
        options,
        round: 0,
        starter,
        adventurer: fixed,
        tiles: [],
        spent: [],
        deck: [],
        deckSize: 0,
        drawn: null,
        pile: [],
        players: Object.fromEntries(ctx.playOrder.map((id) => [id, newPlayer()])),
        run: null,
        winner: null,
      };
    },
    phases: {
      choose: {
        start: chooses,
        turn: turnOf((G) => G.starter),
        moves: { chooseAdventurer },
      },
      bidding: {
        start: !chooses,
        onBegin: beginRound,
        turn: {
          ...turnOf((G) => G.starter),
          stages: { place: { moves: { add, sacrifice } } },
        },
        moves: { draw, pass },
      },
      dungeon: {
        turn: {
          ...turnOf((G) => requireRun(G).runner),
          onBegin: ({ G, events }) => {
            const { awaiting } = requireRun(G);
            if (awaiting !== null) events.setActivePlayers({ currentPlayer: awaiting });
          },
          stages: {
            name: { moves: { nameKind } },
            polymorph: { moves: { keep, polymorph } },
            axe: { moves: { takeDamage: runnerMove(suffer), useAxe: runnerMove(useAxe) } },
          },
        },
      },
    },
    endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
    playerView,
    ai: { enumerate: (G, ctx): BoardgameIoMove[] => enumerate(G, ctx) },
  };
}
