import { Bots, begin, type Choice, type Thought } from '@mazmorra/bots';
import { loadPlayable } from '@mazmorra/catalogue/load';
import type { ThinkPool } from '../../src/local/study/study.ts';

/** Thinks at once, on this thread, with a fixed number of playouts instead of a time, for a search and for a comparison. */
export function quickPool(
  size = 2,
  searched = 60,
  compared = searched,
): ThinkPool & { readonly thoughts: Thought[] } {
  const thoughts: Thought[] = [];
  const bots = new Bots();
  return {
    size,
    thoughts,
    think(thought) {
      thoughts.push(thought);
      const choose = async (): Promise<Choice> => {
        const iterations = thought.pair ? compared : searched;
        const { thinking } = begin(bots, await loadPlayable(thought.game), {
          ...thought,
          budget: { iterations },
        });
        while (!thinking.slice(Number.POSITIVE_INFINITY));
        return thinking.choice(thought.inWords);
      };
      return { done: choose(), stop: () => undefined };
    },
  };
}
