import type { Explanation, SeatInput } from '@mazmorra/bots';
import { botOf, type Playable } from '@mazmorra/bots';
import { FastRng } from '@mazmorra/kernel';

/**
 * Search settings that give all options the same chance. A short search with the usual trust in the advice tries
 * nothing else.
 */
const EVEN = { trust: 0, curiosity: 4, depth: 1 };

/**
 * The same bots, with searches that try all options equally. For a game that rates its options: the best rated ones, or
 * all of them.
 */
export const evenly = (playable: Playable, all = false): Playable => ({
  game: playable.game,
  wits: {
    ...playable.wits,
    search: { ...playable.wits.search, ...EVEN, ...(all && { shortlist: Number.POSITIVE_INFINITY }) },
  },
});

/** The explanation that a search of this many iterations gives for a decision. */
export function search(
  playable: Playable,
  input: SeatInput<unknown, unknown, unknown>,
  iterations: number,
  seed: string,
  inWords = false,
): Explanation | undefined {
  const thinking = botOf(playable, 'master', { iterations }).think(input, new FastRng(seed));
  while (!thinking.slice(Number.POSITIVE_INFINITY));
  return thinking.choice(inWords).explanation;
}

/** The lead of the best option over the next one; 0 if it is the tempting one. */
export function ahead(explanation: Explanation | undefined, tempting: string): number {
  const [best, next] = [...(explanation?.options ?? [])].sort((a, b) => b.value - a.value);
  if (best === undefined || next === undefined || best.name === tempting) return 0;
  return best.value - next.value;
}

/**
 * The same for a search that tries its best option most often; 0 where the most visited option does not have the
 * highest value, because the search is then not sure.
 */
export function lead(explanation: Explanation | undefined, tempting: string): number {
  const most = explanation?.options[0];
  const best = Math.max(...(explanation?.options.map(({ value }) => value) ?? []));
  return most?.value === best ? ahead(explanation, tempting) : 0;
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
