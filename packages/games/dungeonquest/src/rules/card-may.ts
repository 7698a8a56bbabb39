import type { Option, Seat } from '@mazmorra/kernel';
import { effectAt, programOf } from '../data/programs.ts';
import { told } from '../events.ts';
import { does } from '../options.ts';
import { type Run, requireTop, runInner } from '../run.ts';
import { cardIdOf } from './heroes.ts';

/**
 * DEC-CARD-MAY: the optional part of a card, decided before any further card is seen (DQ-CARD-10). A no has no effect, the Deep Elf's price
 * included (DQ-RULING-18).
 */
export function answerCardMay(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'effects');
  const effect = effectAt(frame.program, frame.at - 1);
  if (effect.op !== 'may') return;
  const yes = option === does.yes;
  run.emit?.(told('DQ-CARD-10', { type: 'card-may', seat, card: cardIdOf(frame.of), what: effect.id, yes }));
  if (yes) runInner(run, frame, programOf(effect.do));
}
