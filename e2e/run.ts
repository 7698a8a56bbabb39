// The real browser: `node e2e/run.ts [words of test names…]`. Builds the client first, unless E2E_DIST names a built one.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './support/browser.ts';
import { type Served, serveFolder } from './support/serve.ts';
import { allTests, artifacts, perform, type Test } from './support/suite.ts';
import './suites/shell.ts';
import './suites/play.ts';
import './suites/dungeon-raiders.ts';
import './suites/welcome-to-the-dungeon.ts';
import './suites/saboteur.ts';
import './suites/dungeonquest.ts';
import './suites/online.ts';
import './suites/online-games.ts';
import './suites/replay.ts';
import './suites/after.ts';
import './suites/offline.ts';
import './suites/weight.ts';
import './suites/lighthouse.ts';

/** Tests at a time, each lane with a browser of its own: as many as keep two cores busy. */
const LANES = 2;
const TRIES = 3;

const built = process.env['E2E_DIST'];
if (built === undefined) {
  const script = join(import.meta.dirname, '../scripts/build-web.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const words = process.argv.slice(2);
const chosen = allTests().filter(({ name }) => words.every((word) => name.includes(word)));
if (words.length === 0) rmSync(artifacts, { recursive: true, force: true });

const served = await serveFolder(built ?? join(import.meta.dirname, '../packages/web/dist'));
const together = chosen.filter(({ alone }) => !alone);
const passed = [
  ...(await Promise.all(Array.from({ length: LANES }, () => lane(together, served)))),
  await lane(
    chosen.filter(({ alone }) => alone),
    served,
  ),
].reduce((sum, count) => sum + count, 0);
await served.close();
console.log(`${passed} passed, ${chosen.length - passed} failed`);
process.exit(passed === chosen.length ? 0 : 1);

/** Takes tests from the list until it is empty; counts those that passed. */
async function lane(list: Test[], site: Served): Promise<number> {
  let good = 0;
  if (list.length === 0) return good;
  const browser = await openBrowser();
  for (let each = list.shift(); each; each = list.shift())
    if (await tried(each, (one) => perform(one, browser, site))) good++;
  await browser.close();
  return good;
}

/** Whole games are dealt anew each time; one that stumbles is told of and played again before it counts. */
async function tried(each: Test, run: (each: Test) => Promise<void>): Promise<boolean> {
  for (let left = TRIES - 1; ; left--) {
    const start = performance.now();
    const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      await run(each);
      console.log(`  ok   ${each.name} (${seconds()})`);
      return true;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      console.log(`  ${left > 0 ? 'once more' : 'FAIL'} ${each.name} (${seconds()})\n${what}`);
      if (left === 0) return false;
    }
  }
}
