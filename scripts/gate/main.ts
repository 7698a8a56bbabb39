// The gate: what a change must pass. `npm test` is the short run; `-- --quick` and `-- --long` are the two others,
// `-- --only types,arrows` runs the steps whose names contain one of these words, `-- --write-times` writes the seconds
// into CONTRIBUTING.md, `-- --resume` goes on with a run that was interrupted.
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { EXTRAS, isInstalled } from '../setup.mjs';
import { chooseSteps } from './choose.ts';
import { PassedSteps } from './kept.ts';
import { progressLine } from './progress.ts';
import { howToGet, isHere, provision } from './provision.ts';
import { found, type Run, type Step, skipped, type Tally, type Timed } from './step.ts';
import { STEPS } from './steps.ts';
import { timesSoFar, writeTimes } from './times.ts';

/** Why a step cannot run here. */
function whatIsMissing({ needs, extra }: Step): string | undefined {
  const missing = needs?.find((program) => !isHere(program));
  if (missing) return howToGet(missing);
  if (extra === undefined || isInstalled('test', EXTRAS[extra])) return undefined;
  return `${EXTRAS[extra]} is not installed. Get it with \`node scripts/setup.mjs ${extra}\`.`;
}

async function runStep(step: Step, run: Run): Promise<Timed> {
  const start = performance.now();
  const missing = whatIsMissing(step);
  const tally = missing
    ? skipped(missing)
    : await step.run(run).catch((error: unknown) => found([String(error)]));
  const seconds = (performance.now() - start) / 1000;
  const mark = tally.failed > 0 ? '✗' : tally.passed > 0 ? '✓' : '–';
  const counts = tally.passed + tally.failed + tally.skipped > 1 ? `  (${describe(tally)})` : '';
  process.stdout.write(`${mark} ${seconds.toFixed(1).padStart(6)} s  ${step.name}${counts}\n`);
  printNotes(tally, Number.POSITIVE_INFINITY);
  return { ...tally, seconds };
}

/** Prints what a step has to say, of each note at most so many lines. */
function printNotes({ notes = [] }: Tally, lines: number): void {
  for (const note of notes) {
    const shown = note.split('\n').slice(0, lines).join('\n');
    process.stdout.write(`${stripVTControlCharacters(shown).replace(/^/gm, '      ')}\n`);
  }
}

/** Says again at the end what failed: a log that is cut keeps its end. */
function printFailures(tallies: ReadonlyMap<string, Tally>): void {
  for (const [name, tally] of tallies) {
    if (tally.failed === 0) continue;
    process.stdout.write(`\n✗ ${name}\n`);
    printNotes(tally, 12);
  }
}

const describe = ({ passed, failed, skipped: left }: Tally): string =>
  `${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`;

/** Takes a step as passed that an interrupted run has passed already. */
function takeOver(step: Step, timed: Timed): Timed {
  step.resume?.();
  process.stdout.write(`✓ ${timed.seconds.toFixed(1).padStart(6)} s  ${step.name}  (passed before)\n`);
  return timed;
}

async function runAll(
  steps: readonly Step[],
  run: Run,
  resume: boolean,
): Promise<ReadonlyMap<string, Timed>> {
  // The quick run starts no browser and no database, so it need not install any.
  const programs = run === 'quick' ? [] : steps.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]);
  for (const note of await provision([...new Set(programs)])) process.stdout.write(`${note}\n`);
  const passed = new PassedSteps(run);
  const notResumed = resume ? passed.resume() : undefined;
  if (notResumed !== undefined) process.stdout.write(`${notResumed}\n`);
  if (run === 'long' && !resume)
    process.stdout.write('When this is interrupted, `npm test -- --long --resume` goes on.\n');
  const [tallies, times] = [new Map<string, Timed>(), timesSoFar()];
  for (const [place, step] of steps.entries()) {
    const spent = new Map([...tallies].map(([name, { seconds }]) => [name, seconds]));
    if (run !== 'quick') process.stdout.write(`${progressLine(steps, place, run, times, spent)}\n`);
    const before = passed.get(step.name);
    const timed = before ? takeOver(step, before) : await runStep(step, run);
    passed.keep(step.name, timed);
    tallies.set(step.name, timed);
  }
  return tallies;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean' },
      long: { type: 'boolean' },
      resume: { type: 'boolean' },
      'write-times': { type: 'boolean' },
    },
  });
  const run: Run = values.long ? 'long' : values.quick ? 'quick' : 'short';
  // Suites read it through `isLong` of the test kit.
  if (run === 'long') process.env['MAZMORRA_LONG'] = '1';
  const steps = chooseSteps(STEPS, run, values.only?.split(','));
  const tallies = await runAll(steps, run, values.resume ?? false);
  const count = (of: (tally: Tally) => number): number =>
    [...tallies.values()].reduce((sum, tally) => sum + of(tally), 0);
  const sum = {
    passed: count((tally) => tally.passed),
    failed: count((tally) => tally.failed),
    skipped: count((tally) => tally.skipped),
  };
  if (sum.passed === 0 && sum.failed === 0) sum.failed = 1;
  if (values['write-times']) {
    const ran = [...tallies].filter(([, { passed }]) => passed > 0);
    writeTimes(STEPS, run, new Map(ran.map(([name, { seconds }]) => [name, seconds])));
  }
  printFailures(tallies);
  process.stdout.write(`\n${describe(sum)}\n`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
