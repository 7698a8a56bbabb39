import type { Option } from '@mazmorra/kernel';
import type { Choice, Explanation, Weighed } from '../bot.ts';
import { rangeOf, sureness } from './explain.ts';

/**
 * Merges the results of searches of one decision that ran at the same time, each in worlds of its own (root
 * parallelization, see Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search", 2008). The answer is the
 * one that most of them chose, and of several the one with the highest mean value. Visits are not compared: in a race
 * all remaining options have the same number. Remarks, beliefs and the options that were not searched are those of the
 * first.
 */
export function mergeChoices(first: Choice, others: readonly Choice[]): Choice {
  const own = first.explanation;
  const theirs = others.flatMap(({ explanation }) => explanation ?? []);
  if (own === undefined || theirs.length === 0) return first;
  const options = own.options
    .map((weighed) => together(weighed, theirs))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  const place = chosen(options, [first, ...others]);
  options.unshift(...options.splice(place, 1));
  const option = options[0]?.option ?? first.option;
  const { reason: _, ...rest } = first;
  const reason = [first, ...others].find((one) => one.option === option)?.reason;
  return {
    ...rest,
    option,
    ...(reason === undefined ? {} : { reason }),
    explanation: {
      ...own,
      options,
      sure: sureness(options),
      iterations: theirs.reduce((sum, { iterations }) => sum + iterations, own.iterations),
      ms: Math.max(own.ms, ...theirs.map(({ ms }) => ms)),
    },
  };
}

/** The result for one option over all searches. */
function together(own: Weighed, theirs: readonly Explanation[]): Weighed {
  const all = [
    own,
    ...theirs.flatMap(({ options }) => options.filter(({ option }) => option === own.option)),
  ];
  const visits = all.reduce((sum, one) => sum + one.visits, 0);
  const value = visits === 0 ? 0 : all.reduce((sum, one) => sum + one.value * one.visits, 0) / visits;
  return { ...own, value, visits, ...rangeOf(value, visits) };
}

/** The index of the option that most searches chose; of several the one with the highest value. */
function chosen(options: readonly Weighed[], choices: readonly Choice[]): number {
  const votes = (option: Option): number => choices.filter((one) => one.option === option).length;
  let best = 0;
  for (const [place, { option, value }] of options.entries()) {
    const leader = options[best] as Weighed;
    const lead = votes(option) - votes(leader.option);
    if (lead > 0 || (lead === 0 && value > leader.value)) best = place;
  }
  return best;
}
