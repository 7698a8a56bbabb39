import { at, type Seat } from '@mazmorra/kernel';
import { directionTo } from '../data/board.ts';
import { combatKinds, damageOf, escapeOf, heroPower, monsterPower } from '../data/combat.ts';
import { POWER_CARDS_EACH } from '../data/limits.ts';
import { monsters } from '../data/monsters.ts';
import { PORTCULLIS_ROOM } from '../data/tiles.ts';
import { shown } from '../events.ts';
import type { MonsterFrame } from '../frames.ts';
import { heroOf, type Run } from '../run.ts';
import type { State } from '../state.ts';
import { EARLIER_RULINGS } from '../variants.ts';
import { openMove, roomAt } from './board.ts';
import { abilityOf } from './heroes.ts';
import { walk } from './places.ts';
import { leaveToken } from './tokens.ts';
import { suffer } from './wounds.ts';

/**
 * DQ-MON-08: where and when a monster can be escaped. What forbids it wins over whatever allows it (DQ-TERM-09). DQ-CAT-15: not on the
 * whole turn after leaving the catacombs; with the earlier rulings (DQ-VAR-120) only where there is no way back.
 */
export function canEscape(state: State, frame: MonsterFrame): boolean {
  const hero = heroOf(state, frame.seat);
  if (frame.escape === 0 || abilityOf(hero, 'monsterEncounter')?.effect[0]?.op === 'forbid') return false;
  if (hero.surfaced === 1 && (state.optional & EARLIER_RULINGS) === 0) return false;
  if (hero.below === 1) return true;
  if (roomAt(state, hero.cell) === PORTCULLIS_ROOM || hero.from < 0) return false;
  return openMove(state, hero.cell, directionTo(hero.cell, hero.from)) >= 0;
}

/**
 * Both sides turn up a random power card (DQ-ESC-01). DQ-ESC-02: the hero gets away with an equal or higher escape value, otherwise
 * the monster strikes; if that kills him the encounter is broken off and the token stays (DQ-ESC-03), else the fight begins without
 * these two cards (DQ-ESC-04).
 */
export function tryEscape(run: Run, frame: MonsterFrame): void {
  const { seat, monster } = frame;
  const heroIndex = run.rng.int(POWER_CARDS_EACH);
  const monsterIndex = run.rng.int(POWER_CARDS_EACH);
  const heroCard = heroPower(heroOf(run.state, seat).hero) + heroIndex;
  const monsterCard = monsterPower(monster) + monsterIndex;
  const escaped = escapeOf(heroCard) >= escapeOf(monsterCard);
  const damage = escaped ? 0 : damageOf(monsterCard);
  run.emit?.(
    shown('DQ-ESC-02', {
      type: 'escape',
      seat,
      monster: at(monsters, monster).id,
      cards: [at(combatKinds, heroCard).id, at(combatKinds, monsterCard).id],
      values: [escapeOf(heroCard), escapeOf(monsterCard)],
      escaped,
      damage,
      player: frame.player,
    }),
  );
  if (escaped) {
    slipAway(run, frame);
    return;
  }
  frame.heroPowers &= ~(1 << heroIndex);
  frame.monsterPowers &= ~(1 << monsterIndex);
  suffer(run, seat, damage, 'escape', monster);
}

/** DQ-ESC-05: back where he came from, occupied or not, without door or portcullis; his turn ends. */
export function slipAway(run: Run, frame: MonsterFrame): void {
  leaveToken(run, frame);
  backToEnteredFrom(run, frame.seat, 'escape');
  run.unwind = true;
}

/**
 * DQ-ESC-06: the space is encountered on his next turn, the Treasure Chamber by a dragon card (DQ-RULING-35). DQ-ESC-07: below he just stays
 * where he is.
 */
export function backToEnteredFrom(run: Run, seat: Seat, how: 'escape' | 'wake'): void {
  const hero = heroOf(run.state, seat);
  if (hero.below === 1) return;
  if (hero.from >= 0) walk(run, seat, hero.from, how);
  hero.pending = 1;
}
