import {
  ADVENTURERS,
  type AdventurerId,
  MONSTERS,
  type MonsterId,
  TILES,
  type TileId,
} from '@mazmorra/welcome-to-the-dungeon';
import type { G, Player, Run } from './state.ts';

const strengthOf = (id: MonsterId): number => MONSTERS.find((monster) => monster.id === id)?.strength ?? 0;
const baseHp = (id: AdventurerId): number => ADVENTURERS.find((adventurer) => adventurer.id === id)?.hp ?? 0;

export function requireRun(G: G): Run {
  if (G.run === null) throw new Error('nobody is in the dungeon');
  return G.run;
}

export function requirePlayer(G: G, id: string): Player {
  const player = G.players[id];
  if (player === undefined) throw new Error(`no player ${id}`);
  return player;
}

function startingHp(G: G): number {
  let hp = G.adventurer === null ? 0 : baseHp(G.adventurer);
  for (const tile of TILES) {
    if (tile.effect.type === 'hp' && G.tiles.includes(tile.id)) hp += tile.effect.amount;
  }
  return hp;
}

const has = (G: G, name: string): boolean =>
  G.tiles.some((tile) => tile.endsWith(`-${name}`) && !G.spent.includes(tile));

function spend(G: G, name: string): void {
  const tile = G.tiles.find((id) => id.endsWith(`-${name}`));
  if (tile !== undefined) G.spent.push(tile);
}

export function enterDungeon(G: G, runner: string): void {
  G.run = {
    runner,
    hp: startingHp(G),
    named: null,
    axed: null,
    pactPending: false,
    current: null,
    faced: [],
    awaiting: null,
    success: null,
  };
  const blade = has(G, 'vorpal-sword') || has(G, 'vorpal-dagger');
  if (G.pile.length > 0 && blade) G.run.awaiting = 'name';
  else descend(G);
}

/** Turns up cards until the runner must decide or the run has ended. */
export function descend(G: G): void {
  const run = requireRun(G);
  while (run.success === null) {
    const card = G.pile.pop();
    if (card === undefined) {
      run.success = run.hp > 0 || allDifferent(run);
      return;
    }
    run.current = card.monster ?? null;
    if (has(G, 'polymorph') && G.deck.length > 0) {
      run.awaiting = 'polymorph';
      return;
    }
    meet(G);
    if (run.awaiting !== null) return;
  }
}

export function exchange(G: G): void {
  const run = requireRun(G);
  if (run.current !== null) run.faced.push({ monster: run.current, end: 'exchanged', hp: run.hp });
  spend(G, 'polymorph');
  run.current = G.deck.shift() ?? null;
}

/** The tile that defeats the current monster automatically, in the order of the rules. */
function defeatedBy(G: G, run: Run, monster: MonsterId): string | undefined {
  const strength = strengthOf(monster);
  if (run.pactPending) return 'pact-pending';
  if (has(G, 'demonic-pact') && monster === 'demon') return 'demonic-pact';
  if (has(G, 'ring-of-power') && strength <= 2) return 'ring-of-power';
  if (has(G, 'torch') && strength <= 3) return 'torch';
  if (has(G, 'holy-grail') && strength % 2 === 0) return 'holy-grail';
  if (has(G, 'dragon-spear') && monster === 'dragon') return 'dragon-spear';
  if (has(G, 'war-hammer') && monster === 'golem') return 'war-hammer';
  if (has(G, 'invisibility-cloak') && strength >= 6) return 'invisibility-cloak';
  if ((has(G, 'vorpal-sword') || has(G, 'vorpal-dagger')) && monster === run.named) return 'vorpal-named';
  if (G.options.vorpalAxeScope === 'kind' && monster === run.axed) return 'vorpal-axe-kind';
  return undefined;
}

/** Resolves the current monster. Leaves `awaiting` set when the axe may be used. */
export function meet(G: G): void {
  const run = requireRun(G);
  const monster = run.current;
  if (monster === null) throw new Error('no monster is faced');
  const end = defeatedBy(G, run, monster);
  if (end !== undefined) defeat(run, monster, end);
  else if (has(G, 'vorpal-axe')) run.awaiting = 'axe';
  else suffer(G);
}

function defeat(run: Run, monster: MonsterId, end: string): void {
  if (end === 'ring-of-power') run.hp += strengthOf(monster);
  run.pactPending = end === 'demonic-pact';
  run.faced.push({ monster, end, hp: run.hp });
  run.current = null;
}

export function useAxe(G: G): void {
  const run = requireRun(G);
  if (run.current === null) throw new Error('no monster is faced');
  run.axed = run.current;
  spend(G, 'vorpal-axe');
  defeat(run, run.current, 'vorpal-axe');
}

export function suffer(G: G): void {
  const run = requireRun(G);
  const monster = run.current;
  if (monster === null || G.adventurer === null) throw new Error('no monster is faced');
  run.hp -= strengthOf(monster);
  run.current = null;
  if (run.hp <= 0 && has(G, 'healing-potion')) {
    spend(G, 'healing-potion');
    run.hp = baseHp(G.adventurer);
    run.faced.push({ monster, end: 'potion', hp: run.hp });
    return;
  }
  run.faced.push({ monster, end: 'damage', hp: run.hp });
  if (run.hp <= 0 && !has(G, 'omnipotence')) run.success = false;
}

function allDifferent(run: Run): boolean {
  const met = run.faced.filter(({ end }) => end !== 'exchanged').map(({ monster }) => monster);
  return new Set(met).size === met.length;
}

/** Settles a run: success card, aid, elimination, winner, and who starts the next round. */
export function settle(G: G, playOrder: readonly string[]): void {
  const run = requireRun(G);
  const player = requirePlayer(G, run.runner);
  if (run.success) player.successes++;
  else player.failures++;
  if (player.failures === 2) {
    player.eliminated = true;
    player.successes = 0;
  }
  const left = playOrder.filter((id) => !requirePlayer(G, id).eliminated);
  if (player.successes === 2) G.winner = run.runner;
  else if (left.length === 1) G.winner = left[0] ?? null;
  G.starter = player.eliminated ? nextAlive(G, playOrder, run.runner) : run.runner;
}

function nextAlive(G: G, playOrder: readonly string[], from: string): string {
  const start = playOrder.indexOf(from);
  const turned = [...playOrder.slice(start + 1), ...playOrder.slice(0, start)];
  return turned.find((id) => !requirePlayer(G, id).eliminated) ?? from;
}

export const tilesOf = (id: AdventurerId): TileId[] =>
  TILES.filter((tile) => tile.adventurer === id).map((tile) => tile.id);
