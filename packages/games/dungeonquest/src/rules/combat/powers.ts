import { at } from '@mazmorra/kernel';
import { attackTypes, typeIndex } from '../../data/combat.ts';
import type { AttackType, Effect } from '../../data/effect.ts';
import { combatProgram, effectAt, programs } from '../../data/programs.ts';
import { told } from '../../events.ts';
import type { Run } from '../../run.ts';
import type { Combat, Side } from '../../state.ts';
import { firstType } from './cards.ts';
import { cardId, other, tellFighter } from './opening.ts';

/** Texts of power cards being started; what they say is in `power-effects.ts`. */

/** Runs one of the entries of four numbers that `Combat` keeps. */
export function startEntry(run: Run, entries: readonly number[], entry: number): void {
  const { combat } = run.state;
  const side = at(entries, entry) as Side;
  run.state.frames.push({
    kind: 'effects',
    seat: at(combat.players, side),
    program: at(entries, entry + 1),
    at: 0,
    source: 'power',
    of: -1,
    slot: -1,
    side,
    value: 0,
    named: at(entries, entry + 2),
    picks: 0,
    first: at(entries, entry + 3) === 1 ? 1 : 0,
  });
}

/** Starts the text of a power card; plain cards have none. */
export function startPower(run: Run, side: Side, card: number, first: boolean): void {
  if (card < 0) return;
  const program = at(combatProgram, card);
  if (programIsEmpty(program)) return;
  run.emit?.(
    told('DQ-CMB-07', {
      type: 'power',
      side,
      fighter: tellFighter(run.state.combat, side),
      card: cardId(card),
      opponent: tellFighter(run.state.combat, other(side)),
      ...lacking(run.state.combat, side, program),
    }),
  );
  run.state.frames.push({
    kind: 'effects',
    seat: at(run.state.combat.players, side),
    program,
    at: 0,
    source: 'power',
    of: card,
    slot: -1,
    side,
    value: 0,
    named: -1,
    picks: 0,
    first: first ? 1 : 0,
  });
}

/** A card that does something against one type of attack does nothing against another; one that takes from the stack or a pile does nothing while that is empty. */
function lacking(
  combat: Combat,
  side: Side,
  program: number,
): { readonly lacks?: AttackType | 'combat-stack' | 'damage-pile' } {
  const effect = effectAt(program, 0);
  if (takesFromStack(effect)) return combat.stack.length === 0 ? { lacks: 'combat-stack' } : {};
  if (effect.op === 'discardFromDamagePile')
    return at(combat.piles, side).length === 0 ? { lacks: 'damage-pile' } : {};
  if (effect.op !== 'ifOpponentType') return {};
  const type = attackTypes.find((type) => type === effect.attackType);
  return type === undefined || firstType(combat, other(side)) === typeIndex(type) ? {} : { lacks: type };
}

/** Nothing is put on the stack between the reveal and the end of a round, so that what wants a card of it when the round is won wants it now. */
function takesFromStack(effect: Effect): boolean {
  if (effect.op === 'onWinRound' || effect.op === 'may') return effect.do.some(takesFromStack);
  return effect.op === 'takeFromCombatStack' || effect.op === 'combatStackToDamagePile';
}

const programIsEmpty = (program: number): boolean => at(programs, program).length === 0;
