import type { Option, Seat } from '@mazmorra/kernel';
import { effectAt, programOf } from '../data/programs.ts';
import { shown } from '../events.ts';
import type { BribeFrame } from '../frames.ts';
import { does, LOOT } from '../options.ts';
import { ask, heroOf, pop, push, type Run, requireAsker, requireTop, rollDie, runInner } from '../run.ts';
import type { State } from '../state.ts';
import { lootOptions } from './bridge.ts';
import { loseLoot } from './loot.ts';

/** The Deep Elf (DQ-CARD-18): op `bribe`, Loot given one card at a time, at least one. */
export function startBribe(run: Run, seat: Seat): void {
  push(run, { kind: 'bribe', seat, gold: 0, cards: 0 });
}

export function stepBribe(run: Run, frame: BribeFrame): void {
  ask(run, 'DEC-BRIBE', frame.seat);
}

/** DEC-BRIBE: who has given all his Loot can only stop, and is not asked. */
export function bribeOptions(state: State, seat: Seat, into: Option[]): void {
  lootOptions(state, seat, into);
  if (requireAsker(state, 'bribe').cards > 0) into.push(does.stop);
}

export function answerBribe(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'bribe');
  if (option === does.stop) {
    offer(run, frame);
    return;
  }
  const hero = heroOf(run.state, seat);
  const index = hero.loot.indexOf(option - LOOT);
  frame.gold += hero.lootGold[index] ?? 0;
  frame.cards++;
  loseLoot(run, seat, index, 'bribe');
}

/** Her price against the bribe: less and he may go, more and she fights, the same and nothing happens (DQ-RULING-17). */
function offer(run: Run, frame: BribeFrame): void {
  pop(run);
  const effects = requireTop(run.state, 'effects');
  const effect = effectAt(effects.program, effects.at - 1);
  if (effect.op !== 'bribe') return;
  const die = rollDie(run);
  const price = die * effect.times;
  run.emit?.(shown('DQ-CARD-18', { type: 'bribe', seat: frame.seat, gold: frame.gold, die, price }));
  const { gold } = frame;
  const then = price < gold ? effect.ifLess : price > gold ? effect.ifMore : effect.ifEqual;
  runInner(run, effects, programOf(then), die);
}
