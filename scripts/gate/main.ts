// The gate: every check there is, in the order in which a fault is cheapest to find. `npm test -- --only types,arrows` runs
// the steps whose names contain one of these words.
import { parseArgs } from 'node:util';
import { arrows } from './arrows.ts';
import { lockFile } from './lock-file.ts';
import { browser, serverFaults, webBuild } from './programs.ts';
import { provision } from './provision.ts';
import { pureRules } from './pure-rules.ts';
import { rulesNamed, rulesProven } from './rule-coverage.ts';
import { check, found, type Step, type Tally } from './step.ts';
import { passedTitles, unitTests } from './unit.ts';

const TYPESCRIPT = 'node_modules/typescript7/bin/tsc';

const types = (what: string, project: string): Step => ({
  name: `types: ${what}`,
  run: () => check([TYPESCRIPT, '-p', project]),
});

const STEPS: readonly Step[] = [
  lockFile,
  {
    name: 'format and lint',
    run: () => check(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  },
  types('rules', 'tsconfig.rules.json'),
  types('node', 'tsconfig.node.json'),
  types('web', 'packages/web/tsconfig.json'),
  arrows,
  pureRules,
  { name: 'dead exports', run: () => check(['node_modules/knip/bin/knip.js', '--no-config-hints']) },
  rulesNamed,
  unitTests,
  rulesProven(() => passedTitles),
  serverFaults,
  webBuild,
  browser,
];

async function runStep(step: Step): Promise<Tally> {
  const start = performance.now();
  const tally = await step.run().catch((error: unknown) => found([String(error)]));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const mark = tally.failed > 0 ? '✗' : tally.passed > 0 ? '✓' : '–';
  const counts = tally.passed + tally.failed + tally.skipped > 1 ? `  (${describe(tally)})` : '';
  process.stdout.write(`${mark} ${seconds} s  ${step.name}${counts}\n`);
  for (const note of tally.notes ?? []) process.stdout.write(`${note.replace(/^/gm, '      ')}\n`);
  return tally;
}

const describe = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const words = values.only?.split(',') ?? [''];
  const steps = STEPS.filter(({ name }) => words.some((word) => name.includes(word)));
  const needsPrograms = [unitTests, serverFaults, browser].some((step) => steps.includes(step));
  for (const note of needsPrograms ? await provision() : []) process.stdout.write(`${note}\n`);
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const { passed, failed, skipped } = await runStep(step);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  if (sum.passed === 0 && sum.failed === 0) sum.failed = 1;
  process.stdout.write(`\n${describe(sum)}\n`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

await main();
