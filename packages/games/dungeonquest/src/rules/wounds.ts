import type { Option, Seat } from '@mazmorra/kernel';
import { shown, told } from '../events.ts';
import type { EffectsFrame, WoundsFrame } from '../frames.ts';
import { does } from '../options.ts';
import { ask, frameAt, heroOf, pop, push, type Run, rollDie, runEffects } from '../run.ts';
import type { Cause } from '../state.ts';
import { fall } from './death.ts';
import { abilityOf, cardIdOf, hasRune, lifeOfHero, useRune } from './heroes.ts';

/** Suffering and healing wounds (3.19). */

/** Wounds from one source outside combat: the Protection Rune may help (DQ-RUNE-06). */
export function suffer(run: Run, seat: Seat, amount: number, cause: Cause, by: number, slot = -1): void {
  if (amount <= 0) return;
  if (hasRune(heroOf(run.state, seat), 'protection'))
    push(run, { kind: 'wounds', seat, amount, cause, by, slot, step: 'rune', first: 0, second: 0 });
  else takeWounds(run, seat, amount, cause, by, slot);
}

/** Dragon Rage: two dice, which Gherinn may roll again (DQ-DRG-05). */
export function sufferRage(run: Run, seat: Seat): void {
  const first = rollDie(run);
  const second = rollDie(run);
  run.emit?.(shown('DQ-DRG-05', { type: 'rolls', seat, dice: [first, second], for: 'dragon-rage' }));
  push(run, {
    kind: 'wounds',
    seat,
    amount: first + second,
    cause: 'dragon',
    by: -1,
    slot: -1,
    step: 'reroll',
    first,
    second,
  });
}

export function stepWounds(run: Run, frame: WoundsFrame): void {
  const { seat } = frame;
  const hero = heroOf(run.state, seat);
  switch (frame.step) {
    case 'reroll': {
      frame.step = 'rune';
      const ability = abilityOf(hero, 'afterDragonRageRoll');
      if (ability !== undefined) runEffects(run, seat, ability.program, 'ability', hero.hero);
      return;
    }
    case 'rune':
      frame.step = 'suffer';
      if (hasRune(hero, 'protection')) ask(run, 'DEC-WOUND-RUNE', seat);
      return;
    case 'suffer':
      pop(run);
      if (frame.amount > 0) takeWounds(run, seat, frame.amount, frame.cause, frame.by, frame.slot);
  }
}

/** DQ-DIE-01 */
export function takeWounds(run: Run, seat: Seat, count: number, cause: Cause, by: number, slot = -1): void {
  const hero = heroOf(run.state, seat);
  hero.wounds += count;
  const life = lifeOfHero(hero);
  const kept = slot >= 0 ? { by: cardIdOf(by) } : {};
  run.emit?.(told('DQ-DIE-01', { type: 'wounds', seat, count, wounds: hero.wounds, life, cause, ...kept }));
  if (hero.wounds >= life) fall(run, seat, cause, by, slot);
}

/** DQ-DIE-05 */
export function heal(run: Run, seat: Seat, amount: number): void {
  const hero = heroOf(run.state, seat);
  const count = Math.min(amount, hero.wounds);
  hero.wounds -= count;
  run.emit?.(told('DQ-DIE-05', { type: 'heals', seat, count, wounds: hero.wounds }));
}

/** DEC-WOUND-RUNE */
export function answerWoundRune(run: Run, seat: Seat, option: Option): void {
  if (option === does.use) useRune(run, seat, 'protection');
}

/** Op `preventWounds` on the wounds below. */
export function preventWounds(run: Run, frame: EffectsFrame, max: number): void {
  const wounds = frameAt(run.state, 1, 'wounds');
  if (wounds === undefined) return;
  const count = Math.min(max, wounds.amount);
  wounds.amount -= count;
  run.emit?.(told('DQ-RUNE-06', { type: 'prevented', seat: frame.seat, count }));
}

/** DEC-REROLL-RAGE */
export function answerRerollRage(run: Run, seat: Seat, option: Option): void {
  const frame = frameAt(run.state, 1, 'wounds');
  if (frame === undefined || option === does.no) return;
  run.emit?.(told('DQ-DRG-05', { type: 'ability-used', seat, ability: 'gherinn-kellos' }));
  if (option !== does.second) frame.first = rollDie(run);
  if (option !== does.first) frame.second = rollDie(run);
  frame.amount = frame.first + frame.second;
  const dice = [frame.first, frame.second];
  run.emit?.(shown('DQ-DRG-05', { type: 'rolls', seat, dice, for: 'dragon-rage', again: true }));
}
