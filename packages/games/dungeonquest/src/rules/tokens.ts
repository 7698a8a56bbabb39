import { at } from '@mazmorra/kernel';
import { spaceOf } from '../data/board.ts';
import { monsters } from '../data/monsters.ts';
import { told } from '../events.ts';
import type { MonsterFrame } from '../frames.ts';
import type { Run } from '../run.ts';
import type { State } from '../state.ts';

/** Monster tokens on the board and in the reserve. A token is kind * 10 + Life. */

export const kindOfToken = (token: number): number => Math.floor(token / 10);
export const lifeOfToken = (token: number): number => token % 10;
export const tokenOf = (monster: number, life: number): number => monster * 10 + life;

/** Takes a random token of a kind out of the reserve; its Life, or 0 when there is none. */
export function drawToken(run: Run, monster: number): number {
  const { reserve } = run.state;
  let count = 0;
  for (const token of reserve) if (kindOfToken(token) === monster) count++;
  if (count === 0) return 0;
  let pick = run.rng.int(count);
  for (let index = 0; index < reserve.length; index++) {
    const token = at(reserve, index);
    if (kindOfToken(token) !== monster || pick-- > 0) continue;
    reserve.splice(index, 1);
    return lifeOfToken(token);
  }
  return 0;
}

/** The token goes back face down, sorted in by kind (DQ-MON-14). */
export function returnToken(state: State, monster: number, life: number): void {
  state.reserve.push(tokenOf(monster, life));
  state.reserve.sort((a, b) => a - b);
}

/** Takes a token off the board into the hands of the monster player. */
export function liftToken(state: State, index: number, frame: MonsterFrame): void {
  frame.life = lifeOfToken(at(state.tokens, index));
  frame.seen = at(state.tokenSeen, index);
  frame.servant = state.lastServant === index ? 1 : 0;
  state.tokens.splice(index, 1);
  state.tokenCells.splice(index, 1);
  state.tokenSeen.splice(index, 1);
  if (state.lastServant === index) state.lastServant = -1;
  else if (state.lastServant > index) state.lastServant--;
}

export function putToken(state: State, token: number, cell: number, seen: number): void {
  state.tokens.push(token);
  state.tokenCells.push(spaceOf(cell));
  state.tokenSeen.push(seen);
}

/**
 * After an escape or a death: face down in the room, or back to the reserve from below (DQ-MON-10, DQ-MON-12). Nobody else who is in
 * the room encounters it now (DQ-MON-17).
 */
export function leaveToken(run: Run, frame: MonsterFrame): void {
  if (frame.life === 0) return;
  const { state } = run;
  if (frame.below === 1) returnToken(state, frame.monster, frame.life);
  else {
    putToken(state, tokenOf(frame.monster, frame.life), frame.cell, frame.seen);
    if (frame.servant === 1) state.lastServant = state.tokens.length - 1;
    run.emit?.(
      told('DQ-MON-10', { type: 'token-placed', monster: at(monsters, frame.monster).id, cell: frame.cell }),
    );
  }
  frame.life = 0;
}

/** Indices of the tokens of a kind on the board, oldest first. */
export function tokensOnBoard(state: State, monster: number): number[] {
  const found: number[] = [];
  state.tokens.forEach((token, index) => {
    if (kindOfToken(token) === monster) found.push(index);
  });
  return found;
}
