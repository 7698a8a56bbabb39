import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './provision.ts';
import { found, root, runNode, type Step, skipped, type Tally } from './step.ts';

/** Reads the last `N passed, N failed[, N skipped]` that a suite of ours printed. */
export function tallyOf(output: string, code: number): Tally {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)].at(-1);
  if (last === undefined) return found([`it ended with ${code} and without a line \`N passed, N failed\``]);
  const [passed, failed, left] = [Number(last[1]), Number(last[2]), Number(last[3] ?? 0)];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: left };
}

export const webBuild: Step = {
  name: 'the web client builds',
  async run() {
    if (!existsSync(join(root, 'packages/web/vite.config.ts'))) return skipped('there is no web client yet');
    const { code, output } = await runNode(['scripts/build-web.mjs']);
    return found(code === 0 ? [] : [output.trimEnd()]);
  },
};

export const browser: Step = {
  name: 'the real browser, both languages, with an accessibility scan',
  async run() {
    if (!existsSync(join(root, 'e2e/run.ts'))) return skipped('there is no browser suite yet');
    const chromium = findChromium();
    if (chromium === undefined) return skipped('without Chromium there is no browser suite');
    process.env['CHROMIUM'] = chromium;
    const { code, output } = await runNode(['e2e/run.ts'], true);
    return tallyOf(output, code);
  },
};
