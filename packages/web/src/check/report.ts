import type { Difference } from '@mazmorra/kernel';
import type { Checked } from '../local/check.ts';

/** What is checked, in this order. */
export const checkSteps = ['rules', 'commitment', 'moves', 'outcome', 'seal'] as const;
export type CheckStep = (typeof checkSteps)[number];

/** `open`: not looked at, because something before it does not hold. `none`: there is nothing of the kind. */
export type StepState = 'holds' | 'fails' | 'open' | 'none';

const failing: Readonly<Record<Difference['code'], CheckStep>> = {
  'unknown-game': 'rules',
  version: 'rules',
  start: 'moves',
  'seed-withheld': 'commitment',
  commitment: 'commitment',
  refused: 'moves',
  check: 'moves',
  outcome: 'outcome',
  seal: 'seal',
};

/** How far a record holds, step by step. */
export function reportOf({
  verdict,
  random,
}: Checked): { readonly step: CheckStep; readonly state: StepState }[] {
  const fails = verdict.holds ? undefined : failing[verdict.difference.code];
  const at = fails === undefined ? checkSteps.length : checkSteps.indexOf(fails);
  return checkSteps.map((step, place) => {
    if (place > at) return { step, state: 'open' };
    if (place === at) return { step, state: 'fails' };
    return { step, state: step === 'commitment' && random.algorithm === 'sfc32' ? 'none' : 'holds' };
  });
}

/** The move at which a record first goes another way, if it is a move. */
export const wrongMove = ({ verdict }: Checked): number | undefined =>
  !verdict.holds && 'answer' in verdict.difference ? verdict.difference.answer : undefined;
