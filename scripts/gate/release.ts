import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRelease } from '../release/check.ts';
import { found, runNode, type Step, type Tally } from './step.ts';

const MAKE = 'scripts/release/main.ts';
const sums = (): string =>
  readFileSync(join(import.meta.dirname, '../../artifacts/release/SHA256SUMS'), 'utf8');

/** Makes the release twice, compares the files, and starts each form of it in an empty folder and on the data of earlier releases. */
export const release: Step = {
  name: 'releases are reproducible, start with nothing installed and play',
  when: 'long',
  async run(): Promise<Tally> {
    const faults: string[] = [];
    const made: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { code, output } = await runNode([MAKE]);
      if (code !== 0) return found([`the release cannot be made:\n${output}`]);
      made.push(sums());
    }
    if (made[0] !== made[1]) faults.push(`made twice, the files differ:\n${made.join('\n')}`);
    return found([...faults, ...(await checkRelease())]);
  },
};
