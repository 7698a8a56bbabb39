import { RUNS, type Run, type Step } from './step.ts';

/** The steps of a run, in their order. */
const stepsOf = (steps: readonly Step[], run: Run): readonly Step[] =>
  steps.filter(({ when }) => RUNS.indexOf(when) <= RUNS.indexOf(run));

/**
 * The steps of a run whose names contain one of these words. A word that matches none is an error: a run of nothing must not
 * look like one in which all is well.
 */
export function chooseSteps(
  steps: readonly Step[],
  run: Run,
  words: readonly string[] | undefined,
): readonly Step[] {
  const chosen = stepsOf(steps, run);
  if (words === undefined) return chosen;
  for (const word of words) {
    const matches = ({ name }: Step): boolean => word !== '' && name.includes(word);
    if (chosen.some(matches)) continue;
    const elsewhere = steps.find(matches);
    throw new Error(
      elsewhere
        ? `--only ${word}: "${elsewhere.name}" is a step of \`npm test -- --${elsewhere.when}\``
        : `--only ${word}: no step has this word in its name. The steps:\n${chosen.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  }
  return chosen.filter(({ name }) => words.some((word) => name.includes(word)));
}
