import type { Seat } from '@mazmorra/kernel';
import { attributeOf, attributes } from '../data/abilities.ts';
import type { Amount, Attribute, Dice } from '../data/effect.ts';
import { type EventOf, shown } from '../events.ts';
import type { EffectsFrame } from '../frames.ts';
import { heroOf, type Run, rollDie } from '../run.ts';
import { cardIdOf } from './heroes.ts';

/** How much an effect says: a number, dice, or the margin of the failed test. */

type Meaning = Pick<EventOf<'rolls'>, 'less' | 'nothing'>;

/** Rolls for a text and says so, with what comes of the sum. */
export function roll(run: Run, frame: EffectsFrame, dice: Dice, meaning?: (sum: number) => Meaning): number {
  const first = rollDie(run);
  const second = dice === '2d6' ? rollDie(run) : 0;
  run.emit?.(
    shown('DQ-CARD-01', {
      type: 'rolls',
      seat: frame.seat,
      dice: second > 0 ? [first, second] : [first],
      for: frame.source === 'card' ? cardIdOf(frame.of) : frame.source,
      ...meaning?.(first + second),
    }),
  );
  return first + second;
}

/** DQ-CARD-09: never below 0. */
export function amountOf(run: Run, frame: EffectsFrame, amount: Amount, of: 'wounds' | 'turns'): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return roll(run, frame, amount);
  if ('failMargin' in amount) return frame.value;
  const { minus, min } = amount;
  const by = typeof minus === 'number' ? minus : attributeValue(run, frame.seat, minus);
  const leaves = (sum: number): number => Math.max(min, sum - by);
  const named = typeof minus === 'number' ? {} : { attribute: minus };
  return leaves(
    roll(run, frame, amount.roll, (sum) => ({ less: { by, ...named, leaves: leaves(sum), of } })),
  );
}

const attributeValue = (run: Run, seat: Seat, attribute: Attribute): number =>
  attributeOf(heroOf(run.state, seat).hero, attributes.indexOf(attribute));
