import type { AnyGame, Option } from '@mazmorra/kernel';
import type { Sureness, Weighed } from '../bot.ts';
import type { Tree } from './tree.ts';

/** The results of a search for the options at a node, the most visited first. */
export function weigh(tree: Tree, node: number, game: AnyGame): Weighed[] {
  if (node < 0) return [];
  const first = tree.first[node] as number;
  const weighed = Array.from({ length: tree.count[node] as number }, (_, i): Weighed => {
    const option = tree.option[first + i] as Option;
    const visits = tree.edgeVisits[first + i] as number;
    const value = visits === 0 ? 0 : (tree.edgeSum[first + i] as number) / visits;
    return { option, name: game.nameOf(option), value, visits, ...rangeOf(value, visits) };
  });
  return weighed.sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/**
 * The 95 % confidence interval of a value after this many visits (Wilson interval). Values lie between 0 and 1, so
 * their variance is at most that of wins and losses and the interval is never too narrow.
 */
export function rangeOf(value: number, visits: number): { readonly low: number; readonly high: number } {
  if (visits === 0) return { low: 0, high: 1 };
  const z2 = 1.96 ** 2;
  const centre = (value + z2 / (2 * visits)) / (1 + z2 / visits);
  const half =
    (1.96 * Math.sqrt((value * (1 - value)) / visits + z2 / (4 * visits * visits))) / (1 + z2 / visits);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Compares the lead of the best option with the standard error of this many playouts of wins and losses. */
export function sureness(options: readonly Weighed[]): Sureness {
  const [best, next] = options;
  if (best === undefined || next === undefined) return 'only';
  if (next.visits === 0) return best.visits > 1 ? 'clear' : 'close';
  const error = Math.sqrt(0.25 / (best.visits + 1) + 0.25 / (next.visits + 1));
  const lead = best.value - next.value;
  if (lead > 2 * error) return 'clear';
  return lead > 0.5 * error ? 'likely' : 'close';
}
