// The real browser: `node e2e/run.ts [words of test names…]`. Builds the client first, unless E2E_DIST names a built one.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './support/browser.ts';
import { serveFolder } from './support/serve.ts';
import { allTests, artifacts, perform } from './support/suite.ts';
import './suites/shell.ts';
import './suites/play.ts';
import './suites/dungeon-raiders.ts';
import './suites/welcome-to-the-dungeon.ts';
import './suites/saboteur.ts';
import './suites/dungeonquest.ts';
import './suites/online.ts';
import './suites/replay.ts';
import './suites/offline.ts';
import './suites/weight.ts';
import './suites/lighthouse.ts';

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
const browser = await openBrowser();
let passed = 0;
let failed = 0;
for (const each of chosen) {
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  // Whole games are dealt anew each time; one that stumbles is told of and played again before it counts.
  for (let again = 2; ; again--) {
    try {
      await perform(each, browser, served);
      passed += 1;
      console.log(`  ok   ${each.name} (${seconds()})`);
      break;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      console.log(`  ${again > 0 ? 'once more' : 'FAIL'} ${each.name} (${seconds()})\n${what}`);
      if (again > 0) continue;
      failed += 1;
      break;
    }
  }
}
await browser.close();
await served.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
