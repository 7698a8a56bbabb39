import type { Playable } from '@mazmorra/bots';
import { type Dilemma, dilemmaInput, openDilemma } from '@mazmorra/bots';
import type { DilemmaEffort } from './find.ts';
import { isMissed, temptations } from './missed.ts';
import { ahead, search } from './search.ts';

/**
 * The result of a check: the dilemma with the current bots, where `tempting` is what an adventurer chooses now, or a
 * fault.
 */
export type Checked =
  | { readonly holds: Dilemma }
  /**
   * `position`: the rules have changed. `seen`: adventurers choose the best option. `unclear`: a deep search prefers
   * another option, or this one only by a small margin.
   */
  | { readonly fault: 'position' | 'seen' | 'unclear' };

/**
 * Checks whether a dilemma still is one; improved bots may now find what they missed before. One deep search with its
 * own random numbers must prefer the same option by at least half of the gap that the finder requires.
 */
export function checkDilemma(
  playable: Playable,
  dilemma: Dilemma,
  { deep, gap }: Pick<DilemmaEffort, 'deep' | 'gap'>,
): Checked {
  if ('fault' in openDilemma(playable.game, dilemma)) return { fault: 'position' };
  const { seed, answers, options } = dilemma;
  const best = options[0]?.[0];
  const taken = temptations(playable, dilemma);
  if (!isMissed(playable, dilemma)) return { fault: 'seen' };
  const others = taken.filter((name) => name !== best);
  const tempting = others.includes(dilemma.tempting) ? dilemma.tempting : (others[0] ?? '');
  const input = dilemmaInput(playable.game, dilemma, 'check');
  const found = search(playable, input, deep, `${seed}/${answers.length}/check`);
  const isClear = found?.options[0]?.name === best && ahead(found, tempting) >= gap / 2;
  return isClear ? { holds: { ...dilemma, tempting } } : { fault: 'unclear' };
}
