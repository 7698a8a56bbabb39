import { ADVENTURER_IDS, MONSTERS } from '@mazmorra/welcome-to-the-dungeon';
import type { Ctx } from 'boardgame.io';
import { requirePlayer } from './run.ts';
import type { G } from './state.ts';

/** A legal move in the form that boardgame.io's bots expect. */
export interface BoardgameIoMove {
  readonly move: string;
  readonly args: string[];
}

const move = (name: string, ...args: string[]): BoardgameIoMove => ({ move: name, args });

/** WD-VAR-01: on a first turn the drawn monster must be added. */
export function mustAdd(G: G, playerID: string): boolean {
  const { firstTurnAdd } = G.options;
  if (firstTurnAdd === 'off' || requirePlayer(G, playerID).hadTurn) return false;
  return firstTurnAdd === 'each-player' || playerID === G.starter;
}

/** All legal moves of the current player. */
export function enumerate(G: G, ctx: Ctx): BoardgameIoMove[] {
  const player = ctx.currentPlayer;
  switch (ctx.activePlayers?.[player] ?? ctx.phase) {
    case 'choose':
      return ADVENTURER_IDS.map((id) => move('chooseAdventurer', id));
    case 'bidding': {
      const mayPass = !G.options.firstTurnNoPass || requirePlayer(G, player).hadTurn;
      return [...(G.deck.length > 0 ? [move('draw')] : []), ...(mayPass ? [move('pass')] : [])];
    }
    case 'place':
      return [move('add'), ...(mustAdd(G, player) ? [] : G.tiles.map((tile) => move('sacrifice', tile)))];
    case 'name':
      return MONSTERS.map(({ id }) => move('nameKind', id));
    case 'polymorph':
      return [move('keep'), move('polymorph')];
    case 'axe':
      return [move('takeDamage'), move('useAxe')];
    default:
      return [];
  }
}

const OUR_NAMES: Readonly<Record<string, string>> = {
  chooseAdventurer: 'choose',
  nameKind: 'name',
  takeDamage: 'take-damage',
  useAxe: 'use-axe',
};

/** The name that our own game gives the same choice. */
export function ourName({ move: name, args }: BoardgameIoMove): string {
  const [what] = args;
  const verb = OUR_NAMES[name] ?? name;
  return what === undefined ? verb : `${verb}:${what}`;
}
