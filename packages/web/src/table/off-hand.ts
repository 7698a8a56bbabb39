import type { OfferedDecision } from './client.ts';
import type { AnyScreen } from './contract.ts';

/** More buttons than this are no choice at a glance: the board is, and the list. */
const mostButtons = 8;

/** What becomes a button on a screen that has a hand but no board; `undefined` when that would be too many. */
export function offHand(
  { inHand }: AnyScreen,
  decision: OfferedDecision | undefined,
  view: unknown,
): readonly string[] | undefined {
  const options = decision?.options.filter((name) => !inHand?.(name, view)) ?? [];
  return options.length <= mostButtons ? options : undefined;
}
