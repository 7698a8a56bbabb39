import { at, type Rng, type Viewer } from '@mazmorra/kernel';
import { MONSTER_COUNT } from '../data/monsters.ts';
import { kindOfToken, lifeOfToken, tokenOf } from '../rules/tokens.ts';
import type { State } from '../state.ts';
import { knows } from '../view/hidden.ts';

/** Tokens of one kind that the viewer has not looked at change their Life among each other. */
export function redealTokens(world: State, viewer: Viewer, rng: Rng): void {
  for (let monster = 0; monster < MONSTER_COUNT; monster++) redealKind(world, viewer, rng, monster);
  world.reserve.sort((a, b) => a - b);
}

function redealKind(world: State, viewer: Viewer, rng: Rng, monster: number): void {
  const lives: number[] = [];
  const board: number[] = [];
  const reserve: number[] = [];
  world.tokens.forEach((token, index) => {
    if (kindOfToken(token) === monster && !knows(viewer, at(world.tokenSeen, index))) board.push(index);
  });
  world.reserve.forEach((token, index) => {
    if (kindOfToken(token) === monster) reserve.push(index);
  });
  for (const index of board) lives.push(lifeOfToken(at(world.tokens, index)));
  for (const index of reserve) lives.push(lifeOfToken(at(world.reserve, index)));
  const fight = world.frames.find((frame) => frame.kind === 'monster');
  const met =
    fight?.kind === 'monster' && fight.monster === monster && fight.life > 0 && !knows(viewer, fight.seen);
  if (met) lives.push(fight.life);
  const servant = world.frames.find((frame) => frame.kind === 'servant');
  const called = servant?.kind === 'servant' && servant.drawn >= 0 && kindOfToken(servant.drawn) === monster;
  if (called) lives.push(lifeOfToken(servant.drawn));
  lives.sort((a, b) => a - b);
  rng.shuffle(lives);
  if (met) {
    fight.life = takeAbove(lives, damageShown(world));
    if (world.combat.on === 1) world.combat.life = fight.life;
  }
  if (called) servant.drawn = tokenOf(monster, lives.pop() ?? 0);
  for (const index of board) world.tokens[index] = tokenOf(monster, lives.pop() ?? 0);
  for (const index of reserve) world.reserve[index] = tokenOf(monster, lives.pop() ?? 0);
}

/** A monster that still fights has more Life than cards of damage: everybody sees that. */
const damageShown = ({ combat }: State): number => (combat.on === 1 ? at(combat.piles, 1).length : 0);

/** A monster that has just been killed may have any Life up to its damage; then nothing is above. */
function takeAbove(lives: number[], damage: number): number {
  const index = lives.findIndex((life) => life > damage);
  const [life] = lives.splice(index >= 0 ? index : 0, 1);
  return life ?? 0;
}
