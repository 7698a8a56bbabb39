import { at, type Option, type Seat, seatBit } from '@mazmorra/kernel';
import { TREASURE, typeOf } from '../data/cards.ts';
import { monsters } from '../data/monsters.ts';
import { secret, shown, told } from '../events.ts';
import type { EffectsFrame, MonsterFrame } from '../frames.ts';
import { does, TOKEN } from '../options.ts';
import {
  ask,
  frameAt,
  heroOf,
  pop,
  push,
  type Run,
  requireAsker,
  requireTop,
  rollDie,
  runEffects,
} from '../run.ts';
import type { State } from '../state.ts';
import { AUTOMATON, MONSTROUS_TREASURES } from '../variants.ts';
import { drawCards, refuse } from './cards.ts';
import { closeCombat, openCombat } from './combat/opening.ts';
import { canEscape, tryEscape } from './escape.ts';
import { abilityOf, hasRune, monsterPlayerOf, useAbility, useRune } from './heroes.ts';
import { drawToken, kindOfToken, leaveToken, liftToken, returnToken, tokensOnBoard } from './tokens.ts';
import { takeWounds } from './wounds.ts';

/** Monster encounters (3.13). */

type Origin = 'card' | 'token' | 'threat' | 'servant';

/**
 * The seat that plays the monster: the next one clockwise, or nobody with the automaton (DQ-BOT-01, DQ-BOT-03). With servants about it
 * is so in heroes' turns (DQ-VAR-26).
 */
const playerFor = (state: State, seat: Seat): number =>
  (state.optional & AUTOMATON) !== 0 ? -1 : monsterPlayerOf(state, seat);

/** DQ-MON-01: by a card, a threat that turns into a monster, or a token. */
function newEncounter(
  run: Run,
  seat: Seat,
  monster: number,
  escapable: boolean,
  player: number,
  origin: Origin,
): MonsterFrame {
  const hero = heroOf(run.state, seat);
  const frame: MonsterFrame = {
    kind: 'monster',
    seat,
    player,
    monster,
    life: 0,
    seen: 0,
    servant: 0,
    cell: hero.cell,
    below: hero.below,
    escape: escapable ? 1 : 0,
    step: origin === 'card' ? 'token' : 'rune',
    heroPowers: 15,
    monsterPowers: 15,
    byChoice: 0,
  };
  push(run, frame);
  run.emit?.(
    told('DQ-MON-01', {
      type: 'monster',
      seat,
      monster: at(monsters, monster).id,
      player,
      cell: hero.cell,
      from: origin,
    }),
  );
  return frame;
}

/** Ops `monster` and `fight`. Death Touch was offered when a card of type monster was drawn (DQ-RUNE-05). */
export function meetMonster(run: Run, frame: EffectsFrame, monster: number, escapable: boolean): void {
  const { seat } = frame;
  const origin = typeOf[frame.of] === 'monster' ? 'card' : 'threat';
  newEncounter(run, seat, monster, escapable, playerFor(run.state, seat), origin);
}

/** A token in the space (DQ-MON-03). */
export function meetToken(run: Run, seat: Seat, index: number): void {
  const monster = kindOfToken(at(run.state.tokens, index));
  liftToken(run.state, index, newEncounter(run, seat, monster, true, playerFor(run.state, seat), 'token'));
}

/** A token led by a servant of Kalladra: whoever moved it plays it (DQ-VAR-23); it may be escaped as usual (DQ-VAR-24). */
export function meetServant(run: Run, seat: Seat, index: number, mover: Seat): void {
  const monster = kindOfToken(at(run.state.tokens, index));
  const player = (run.state.optional & AUTOMATON) !== 0 ? -1 : mover;
  liftToken(run.state, index, newEncounter(run, seat, monster, true, player, 'servant'));
}

export function stepMonster(run: Run, frame: MonsterFrame): void {
  const { state } = run;
  const { seat } = frame;
  const hero = heroOf(state, seat);
  switch (frame.step) {
    case 'rune':
      frame.step = 'token';
      if (hasRune(hero, 'deathTouch')) ask(run, 'DEC-MONSTER-RUNE', seat);
      return;
    case 'token':
      takeToken(run, frame);
      return;
    case 'choose':
      frame.step = 'shot';
      ask(run, 'DEC-ESCAPE', seat);
      return;
    case 'shot': {
      frame.step = 'lightning';
      openCombat(run, frame);
      const ability = abilityOf(hero, 'choseAttack');
      if (ability !== undefined && frame.byChoice === 1) ask(run, 'DEC-TATIANNA', seat);
      return;
    }
    case 'lightning':
      frame.step = 'fight';
      if (!isDead(state) && hasRune(hero, 'lightning')) ask(run, 'DEC-COMBAT-RUNE', seat);
      return;
    case 'fight':
      frame.step = 'killed';
      if (!isDead(state)) push(run, { kind: 'combat', step: 'draw', side: 0 });
      return;
    default:
      afterKill(run, frame);
  }
}

const isDead = ({ combat }: State): boolean => at(combat.piles, 1).length >= combat.life;

/** DQ-CMB-23 and DQ-CMB-27: glory, wounds, treasure, and the token goes back. */
function afterKill(run: Run, frame: MonsterFrame): void {
  const { state } = run;
  const { seat, monster } = frame;
  switch (frame.step) {
    case 'killed': {
      frame.step = 'wounds';
      run.emit?.(
        shown('DQ-CMB-21', {
          type: 'monster-killed',
          seat,
          monster: at(monsters, monster).id,
          player: frame.player,
          life: frame.life,
        }),
      );
      const hero = heroOf(state, seat);
      const ability = abilityOf(hero, 'monsterKilledInCombat');
      if (ability !== undefined) runEffects(run, seat, ability.program, 'ability', hero.hero, -1, 0);
      return;
    }
    case 'wounds': {
      frame.step = 'treasure';
      const count = at(state.combat.piles, 0).length;
      closeCombat(run);
      if (count > 0) takeWounds(run, seat, count, 'combat', monster);
      return;
    }
    case 'treasure':
      frame.step = 'gone';
      if ((state.optional & MONSTROUS_TREASURES) !== 0) ask(run, 'DEC-MONSTROUS', seat);
      return;
    default:
      pop(run);
      returnToken(state, monster, frame.life);
  }
}

/** DQ-MON-05, DQ-LIM-02: a token of the reserve; where none of the kind is left, one of the board (DQ-MON-06, DQ-MON-11). */
function takeToken(run: Run, frame: MonsterFrame): void {
  const { state } = run;
  if (frame.life === 0) frame.life = drawToken(run, frame.monster);
  if (frame.life > 0) {
    frame.step = 'choose';
    lookAtToken(run, frame);
    return;
  }
  if (frame.player >= 0) ask(run, 'DEC-TOKEN', frame.player);
  else takeFromBoard(run, frame, run.rng.pick(tokensOnBoard(state, frame.monster)));
}

/** Only the monster player may look at the Life. */
function lookAtToken(run: Run, frame: MonsterFrame): void {
  const { player } = frame;
  if (player < 0) return;
  frame.seen |= seatBit(player);
  const monster = at(monsters, frame.monster).id;
  run.emit?.(
    secret(
      'DQ-MON-05',
      [player],
      { type: 'monster-life', monster, player, life: frame.life },
      { type: 'monster-life', monster, player },
    ),
  );
}

function takeFromBoard(run: Run, frame: MonsterFrame, index: number): void {
  const cell = at(run.state.tokenCells, index);
  liftToken(run.state, index, frame);
  run.emit?.(told('DQ-MON-06', { type: 'token-taken', monster: at(monsters, frame.monster).id, cell }));
}

/** DEC-TOKEN: by place, since all look alike from the back. */
export function tokenOptions(state: State, _seat: Seat, into: Option[]): void {
  const frame = requireAsker(state, 'monster');
  for (const index of tokensOnBoard(state, frame.monster)) {
    const option = TOKEN + at(state.tokenCells, index);
    if (!into.includes(option)) into.push(option);
  }
}

export function answerToken(run: Run, _seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'monster');
  const cell = option - TOKEN;
  const { tokens, tokenCells } = run.state;
  const index = tokens.findIndex(
    (token, place) => kindOfToken(token) === frame.monster && tokenCells[place] === cell,
  );
  takeFromBoard(run, frame, index);
}

/** DEC-ESCAPE (DQ-MON-07) */
export function escapeOptions(state: State, _seat: Seat, into: Option[]): void {
  if (canEscape(state, requireAsker(state, 'monster'))) into.push(does.escape);
  into.push(does.attack);
}

export function answerEscape(run: Run, _seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'monster');
  if (option === does.escape) tryEscape(run, frame);
  else frame.byChoice = canEscape(run.state, frame) ? 1 : 0;
}

/** DEC-TATIANNA */
export function answerFirstShot(run: Run, seat: Seat, option: Option): void {
  const ability = abilityOf(heroOf(run.state, seat), 'choseAttack');
  if (option === does.use && ability !== undefined) useAbility(run, seat, ability);
}

/** DEC-COMBAT-RUNE */
export function answerLightning(run: Run, seat: Seat, option: Option): void {
  if (option === does.use) useRune(run, seat, 'lightning');
}

/** DEC-MONSTER-RUNE, on a card just drawn or on a token met: both are meant by a monster card (DQ-CARD-05). */
export function answerDeathTouch(run: Run, seat: Seat, option: Option): void {
  if (option === does.use) useRune(run, seat, 'deathTouch');
}

/** Op `removeMonster` (DQ-RUNE-05): the card is not read, or the token goes back and the encounter is over. */
export function removeMonster(run: Run, seat: Seat): void {
  const frame = frameAt(run.state, 1, 'monster');
  if (frame === undefined) {
    refuse(run, seat, 'rune-death-touch');
    return;
  }
  run.emit?.(told('DQ-RUNE-05', { type: 'monster-removed', seat, monster: at(monsters, frame.monster).id }));
  if (frame.life > 0) returnToken(run.state, frame.monster, frame.life);
  frame.life = 0;
  /* The rune's own list of effects lies above the encounter; both are over. */
  pop(run);
  pop(run);
}

/** The encounter is broken off by the hero's end: the token stays (DQ-MON-10), the combat cards go back. */
export function monsterLeft(run: Run, frame: MonsterFrame): void {
  if (run.state.combat.on === 1) closeCombat(run);
  leaveToken(run, frame);
}

/** DEC-MONSTROUS (DQ-VAR-100) */
export function answerMonstrous(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'monster');
  if (option !== does.roll) return;
  const die = rollDie(run);
  const found = die < frame.life;
  run.emit?.(shown('DQ-VAR-100', { type: 'monstrous', seat, die, life: frame.life, found }));
  if (found) drawCards(run, seat, TREASURE, 1);
}
