import { tallyOf } from './programs.ts';
import { runNode, type Step } from './step.ts';

/** Whether the tests would notice: at least 90 of 100 mutants of each game's rules must be killed (docs/mutation.md). */
export const mutation: Step = {
  name: 'mutants of rules, kernel, protocol and tables are killed',
  when: 'long',
  extra: 'mutation',
  async run() {
    const { code, output } = await runNode(['scripts/mutation/main.ts'], true);
    return tallyOf(output, code);
  },
};
