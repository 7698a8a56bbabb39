import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './provision.ts';
import { check, found, root, runNode, type Step, skipped, type Tally } from './step.ts';

/** Reads the last `N passed, N failed[, N skipped]` that a suite of ours printed. */
export function tallyOf(output: string, code: number): Tally {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)].at(-1);
  if (last === undefined) return found([`it ended with ${code} and without a line \`N passed, N failed\``]);
  const [passed, failed, left] = [Number(last[1]), Number(last[2]), Number(last[3] ?? 0)];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: left };
}

/** Runs a suite that is a program of its own, with its output shown as it comes. */
async function runSuite(file: string): Promise<Tally> {
  if (!existsSync(join(root, file))) return found([`${file} is not there`]);
  const { code, output } = await runNode([file], true);
  return tallyOf(output, code);
}

export const webBuild: Step = {
  name: 'the web client builds',
  run: () => check(['scripts/build-web.mjs']),
};

export const serverFaults: Step = {
  name: 'the server killed again and again while tables play',
  run: () => runSuite('packages/server/test/faults/run.ts'),
};

export const browser: Step = {
  name: 'the real browser, both languages, with an accessibility scan',
  async run() {
    const chromium = findChromium();
    if (chromium === undefined) return skipped('without Chromium there is no browser suite');
    process.env['CHROMIUM'] = chromium;
    return runSuite('e2e/run.ts');
  },
};
