import { at, type Option, type Seat } from '@mazmorra/kernel';
import { isPlain, neighbour, spaceOf, towers } from '../data/board.ts';
import { DUNGEON } from '../data/cards.ts';
import { monsterIndex, monsters } from '../data/monsters.ts';
import { cardProgram, effectAt } from '../data/programs.ts';
import { shown, told } from '../events.ts';
import type { ServantFrame } from '../frames.ts';
import { does, SEAT, SERVANT, TO } from '../options.ts';
import { ask, isInside, pop, type Run, requireAsker, requireTop } from '../run.ts';
import type { State } from '../state.ts';
import { hasToken, isExplored, openMove } from './board.ts';
import { takeCard } from './cards.ts';
import { cardIdOf } from './heroes.ts';
import { meetServant } from './monsters.ts';
import { drawToken, kindOfToken, putToken, tokenOf } from './tokens.ts';

/** Servants of Kalladra: the turn of an eliminated player. */

/** A turn like any other: the player to the mover's left comes next (DQ-VAR-25). */
export function stepServant(run: Run, frame: ServantFrame): void {
  switch (frame.step) {
    case 'choose': {
      const options: Option[] = [];
      servantOptions(run.state, frame.seat, options);
      if (options.length > 1) ask(run, 'DEC-SERVANT', frame.seat);
      else frame.step = 'done';
      return;
    }
    case 'target':
      frame.step = 'done';
      findVictim(run, frame);
      return;
    case 'done':
      pop(run);
  }
}

/** DEC-SERVANT */
export function servantOptions(state: State, _seat: Seat, into: Option[]): void {
  for (let token = 0; token < state.tokens.length; token++) {
    if (!mayServe(state, token)) continue;
    const cell = at(state.tokenCells, token);
    for (let direction = 0; direction < 4; direction++) {
      const option = SERVANT + cell * 4 + direction;
      if (monsterMove(state, cell, direction) >= 0 && !into.includes(option)) into.push(option);
    }
  }
  if (mayAdd(state)) into.push(does['add-monster']);
  into.push(does.pass);
}

/** DQ-VAR-22: of several tokens the one moved last must wait. */
const mayServe = (state: State, token: number): boolean =>
  state.tokens.length < 2 || token !== state.lastServant;

/** DQ-VAR-20: the room a monster may go to by an open move, or -1; DQ-VAR-21: never a tower, the Treasure Chamber, the dark or another's. */
function monsterMove(state: State, cell: number, direction: number): number {
  const to = openMove(state, cell, direction);
  return to >= 0 && isPlain(to) && isExplored(state, to) && !hasToken(state, to) ? to : -1;
}

/** DQ-VAR-27: with fewer tokens than heroes; DQ-VAR-28: and a room next to a tower without one. */
const mayAdd = (state: State): boolean =>
  state.tokens.length < state.heroes.filter(isInside).length && towerRooms(state).length > 0;

/** Explored rooms next to a tower that hold no token. */
function towerRooms(state: State): number[] {
  const rooms: number[] = [];
  for (const tower of towers) {
    for (let direction = 0; direction < 4; direction++) {
      const cell = neighbour(tower.cell, direction);
      if (cell >= 0 && isExplored(state, cell) && !hasToken(state, cell)) rooms.push(cell);
    }
  }
  return rooms;
}

export function answerServant(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'servant');
  frame.step = 'done';
  if (option === does.pass) return;
  if (option === does['add-monster']) callMonster(run, frame);
  else {
    const move = option - SERVANT;
    moveServant(run, frame, seat, move >> 2, move & 3);
  }
}

function moveServant(run: Run, frame: ServantFrame, seat: Seat, cell: number, direction: number): void {
  const { state } = run;
  const to = neighbour(cell, direction);
  const token = state.tokenCells.findIndex((place, index) => place === cell && mayServe(state, index));
  state.tokenCells[token] = spaceOf(to);
  state.lastServant = token;
  frame.token = token;
  frame.step = 'target';
  const monster = at(monsters, kindOfToken(at(state.tokens, token))).id;
  run.emit?.(told('DQ-VAR-20', { type: 'servant-moves', seat, monster, from: cell, to }));
}

/** DQ-VAR-27: dungeon cards are drawn until a monster comes; a token of its kind enters next to a tower. */
function callMonster(run: Run, frame: ServantFrame): void {
  const { state } = run;
  const drawn: number[] = [];
  let monster = -1;
  while (monster < 0) {
    const card = takeCard(run, DUNGEON);
    if (card < 0) break;
    drawn.push(card);
    monster = monsterOn(card);
  }
  at(state.discards, DUNGEON).push(...drawn);
  const life = drawToken(run, monster);
  if (life === 0) return;
  frame.drawn = tokenOf(monster, life);
  run.emit?.(
    shown('DQ-VAR-27', {
      type: 'servant-calls',
      seat: frame.seat,
      monster: at(monsters, monster).id,
      drawn: drawn.map(cardIdOf),
    }),
  );
  ask(run, 'DEC-SERVANT-PLACE', frame.seat);
}

/** The monster on a dungeon card, -1 on others. */
function monsterOn(card: number): number {
  const effect = effectAt(at(cardProgram, card), 0);
  return effect.op === 'monster' ? monsterIndex(effect.monster) : -1;
}

/** DEC-SERVANT-PLACE */
export function placeOptions(state: State, _seat: Seat, into: Option[]): void {
  for (const cell of towerRooms(state)) into.push(TO + cell);
}

export function answerPlace(run: Run, _seat: Seat, option: Option): void {
  const { state } = run;
  const frame = requireTop(state, 'servant');
  const cell = option - TO;
  putToken(state, frame.drawn, cell, 0);
  frame.token = state.tokens.length - 1;
  frame.drawn = -1;
  frame.step = 'target';
  const monster = at(monsters, kindOfToken(at(state.tokens, frame.token))).id;
  run.emit?.(told('DQ-VAR-27', { type: 'token-placed', monster, cell }));
}

function victims(state: State, frame: ServantFrame): number[] {
  const cell = at(state.tokenCells, frame.token);
  const found: number[] = [];
  state.heroes.forEach((hero, seat) => {
    if (isInside(hero) && hero.below === 0 && spaceOf(hero.cell) === cell) found.push(seat);
  });
  return found;
}

/** DQ-VAR-23: a hero in the room encounters the token at once. */
function findVictim(run: Run, frame: ServantFrame): void {
  const found = victims(run.state, frame);
  const only = found[0];
  if (only === undefined) return;
  if (found.length === 1) meetServant(run, only, frame.token, frame.seat);
  else ask(run, 'DEC-SERVANT-TARGET', frame.seat);
}

/** DEC-SERVANT-TARGET */
export function victimOptions(state: State, _seat: Seat, into: Option[]): void {
  for (const seat of victims(state, requireAsker(state, 'servant'))) into.push(SEAT + seat);
}

export function answerVictim(run: Run, _seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'servant');
  meetServant(run, option - SEAT, frame.token, frame.seat);
}
