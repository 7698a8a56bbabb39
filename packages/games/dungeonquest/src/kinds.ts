import { effectAt } from './data/programs.ts';
import { openQuestion } from './engine.ts';
import { frameAt } from './run.ts';
import type { State } from './state.ts';

/**
 * The kind of the open decision: its id, and behind a colon what it is about where the same decision is put for
 * different things. `DEC-CARD-MAY:loot-body` lets a screen ask whether to loot the body.
 */
export function decisionKind(state: State): string {
  const decision = openQuestion(state)?.decision ?? '';
  switch (decision) {
    case 'DEC-CARD-MAY': {
      const frame = frameAt(state, 1, 'effects');
      const effect = frame && effectAt(frame.program, frame.at - 1);
      return effect?.op === 'may' ? `${decision}:${effect.id}` : decision;
    }
    case 'DEC-TILE':
      return state.sight.length > 0 ? `${decision}:pick` : decision;
    default:
      return decision;
  }
}
