import type { AnyGame, Option } from '@mazmorra/kernel';
import type { Sureness, Weighed } from '../bot.ts';
import type { Tree } from './tree.ts';

/** What a search found out about the options at a node, the one tried most first. */
export function weigh(tree: Tree, node: number, game: AnyGame): Weighed[] {
  if (node < 0) return [];
  const first = tree.first[node] as number;
  const weighed = Array.from({ length: tree.count[node] as number }, (_, i): Weighed => {
    const option = tree.option[first + i] as Option;
    const visits = tree.edgeVisits[first + i] as number;
    const value = visits === 0 ? 0 : (tree.edgeSum[first + i] as number) / visits;
    return { option, name: game.nameOf(option), value, visits };
  });
  return weighed.sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** How far the best option is ahead, against the error that so many playouts of wins and losses leave. */
export function sureness(options: readonly Weighed[]): Sureness {
  const [best, next] = options;
  if (best === undefined || next === undefined) return 'only';
  if (next.visits === 0) return best.visits > 1 ? 'clear' : 'close';
  const error = Math.sqrt(0.25 / (best.visits + 1) + 0.25 / (next.visits + 1));
  const lead = best.value - next.value;
  if (lead > 2 * error) return 'clear';
  return lead > 0.5 * error ? 'likely' : 'close';
}
