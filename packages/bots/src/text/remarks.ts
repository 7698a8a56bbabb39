import type { Names } from '@mazmorra/kernel';
import { type Argument, argumentsIn } from '@mazmorra/languages';
import { type BotsWords, bots } from '@mazmorra/languages/bots';
import type { Weighed } from '../bot.ts';
import type { Remark } from '../remark.ts';
import { rangeOf } from '../search/explain.ts';

type Dotted<K> = K extends `${infer Game}-${infer Rest}` ? `${Game}.${Rest}` : never;

/** A remark is named by its game and what it says: `wd.survive` is told by `remarks_wd-survive`. */
export type RemarkId = Dotted<keyof BotsWords['remarks']>;

/** A remark as it was sent or stored, perhaps by another version. */
export type ToldRemark = Omit<Remark, 'id'> & { readonly id: string };

type Size = 'little' | 'most' | 'plain';

/** A probability in whole percents; rounding never makes it impossible or certain. */
function sized(chance: number): readonly [size: Size, percent: number] {
  const percent = Math.round(chance * 100);
  if (chance > 0 && chance < 0.01) return ['little', percent];
  return [chance < 1 && chance > 0.99 ? 'most' : 'plain', percent];
}

/** Amounts are told to a tenth. */
const amount = (value: number): number => Math.round(value * 10) / 10;

function changeOf(before: string, chance: string, isMore: boolean): string {
  if (before === chance) return 'same';
  return isMore ? 'up' : 'down';
}

/** A remark as a sentence, or `undefined` if this version does not know it. */
export function remarkText(
  words: BotsWords,
  remark: ToldRemark,
  names: Pick<Names, 'seat'>,
): string | undefined {
  const { seat, from = 0, to = 0 } = remark;
  const id = remark.id.replace('.', '-');
  const { remarks }: { readonly remarks: Readonly<Record<string, unknown>> } = words;
  const said = Object.hasOwn(remarks, id) ? remarks[id] : undefined;
  if (typeof said !== 'function') return said as string | undefined;
  const [before, chance] = [words.percent(...sized(from)), words.percent(...sized(to))];
  const given: Readonly<Record<string, Argument>> = {
    name: seat === undefined ? '' : names.seat(seat),
    count: amount(to),
    from: amount(from),
    before,
    chance,
    change: changeOf(before, chance, to > from),
  };
  return said(...argumentsIn(bots, `remarks_${id}`, given));
}

/** If the bounds are further apart than this, they are shown instead of the value. */
const closely = 0.1;

/** The value of an option in words: a probability if many playouts determine it closely, otherwise a range. */
export function worthText(words: BotsWords, weighed: Omit<Weighed, 'option'>): string {
  const { value, visits } = weighed;
  if (visits === 0) return words.untried;
  const { low, high } = { ...rangeOf(value, visits), ...weighed };
  return high - low <= closely
    ? words.chance(...sized(value))
    : words.chanceBetween(words.percent(...sized(low)), words.percent(...sized(high)));
}
