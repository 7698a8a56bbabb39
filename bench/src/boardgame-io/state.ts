import type { AdventurerId, MonsterId, TileId } from '@mazmorra/welcome-to-the-dungeon';

/** The options of a table (WD-VAR-01 to WD-VAR-05). */
export interface Options {
  readonly firstTurnAdd: 'off' | 'each-player' | 'starter-only';
  readonly firstTurnNoPass: boolean;
  readonly firstAdventurer: AdventurerId | 'random' | 'starter-chooses';
  readonly vorpalAxeScope: 'kind' | 'single';
  readonly nextAdventurer: 'chosen' | 'random';
}

export const DEFAULT_OPTIONS: Options = {
  firstTurnAdd: 'off',
  firstTurnNoPass: false,
  firstAdventurer: 'warrior',
  vorpalAxeScope: 'kind',
  nextAdventurer: 'chosen',
};

/** A card that a player placed. `monster` is absent where the viewer may not know it. */
export interface PlacedCard {
  by: string;
  monster?: MonsterId;
}

export interface AsideCard {
  tile: TileId;
  monster?: MonsterId;
}

export interface Player {
  successes: number;
  failures: number;
  eliminated: boolean;
  passed: boolean;
  /** Whether the player has finished a turn this round. */
  hadTurn: boolean;
  aside: AsideCard[];
}

/** How a revealed monster was dealt with. */
export interface Faced {
  monster: MonsterId;
  end: string;
  hp: number;
}

/** What the runner must decide: a stage of the dungeon phase. */
export type RunStage = 'name' | 'polymorph' | 'axe';

export interface Run {
  runner: string;
  hp: number;
  named: MonsterId | null;
  axed: MonsterId | null;
  pactPending: boolean;
  current: MonsterId | null;
  faced: Faced[];
  awaiting: RunStage | null;
  success: boolean | null;
}

export interface G {
  options: Options;
  round: number;
  starter: string;
  adventurer: AdventurerId | null;
  tiles: TileId[];
  spent: TileId[];
  /** The first element is the top of the deck. */
  deck: MonsterId[];
  deckSize: number;
  drawn: PlacedCard | null;
  /** From bottom to top. */
  pile: PlacedCard[];
  players: Record<string, Player>;
  run: Run | null;
  winner: string | null;
}
