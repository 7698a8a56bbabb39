import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PassedSteps } from '../kept.ts';
import { duration, progressLine } from '../progress.ts';
import type { Step } from '../step.ts';

const folder = mkdtempSync(join(tmpdir(), 'mazmorra-gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a run that was interrupted', () => {
  const file = join(folder, 'long.json');
  const passed = { passed: 3, failed: 0, skipped: 0, seconds: 7 };
  const at = (sources: string): PassedSteps => new PassedSteps('long', { file, sources });

  beforeEach(() => rmSync(file, { force: true }));

  test('goes on after the steps that passed, with their seconds', () => {
    at('a').keep('types', passed);
    const next = at('a');
    expect(next.resume()).toBeUndefined();
    expect(next.get('types')).toEqual(passed);
    expect(next.get('lint')).toBeUndefined();
  });

  test('runs again what failed and what was skipped', () => {
    const run = at('a');
    run.keep('types', passed);
    run.keep('lint', { ...passed, failed: 1 });
    run.keep('Firefox', { passed: 0, failed: 0, skipped: 1, seconds: 0 });
    const next = at('a');
    next.resume();
    expect(['types', 'lint', 'Firefox'].map((name) => next.get(name) !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('takes nothing over without being told to', () => {
    at('a').keep('types', passed);
    expect(at('a').get('types')).toBeUndefined();
  });

  test.each([
    ['other sources', () => at('b').keep('types', passed), 'The sources have changed'],
    ['nothing kept', () => undefined, 'No run was interrupted'],
    ['a file that was cut', () => writeFileSync(file, '{"sources":"a","st'), 'cannot be read'],
  ])('begins anew and says why: %s', (_, prepare, why) => {
    prepare();
    const next = at('a');
    expect(next.resume()).toContain(why);
    expect(next.get('types')).toBeUndefined();
  });

  test('of what was resumed, what passed before is kept for the next time', () => {
    at('a').keep('types', passed);
    const second = at('a');
    second.resume();
    second.keep('lint', passed);
    const third = at('a');
    third.resume();
    expect([third.get('types'), third.get('lint')]).toEqual([passed, passed]);
  });
});

describe('the line before a step', () => {
  const step = (name: string): Step => ({ name, when: 'long', run: () => Promise.reject() });
  const steps = ['types', 'unit', 'browser'].map(step);
  const times = { types: { long: 60 }, unit: { long: 600 }, browser: { long: 1200 } };

  test('says the place, what is gone and what is left', () => {
    expect(progressLine(steps, 0, 'long', times, new Map())).toBe(
      '[1/3] types … 0 s gone, about 31 min left',
    );
  });

  test('reckons with a machine that was slower so far', () => {
    const spent = new Map([['types', 120]]);
    expect(progressLine(steps, 1, 'long', times, spent)).toBe('[2/3] unit … 2 min gone, about 60 min left');
  });

  test('says at least where a step has never been measured, and takes the seconds of a shorter run', () => {
    const some = { types: { short: 30 }, unit: { long: 600 } };
    expect(progressLine(steps, 0, 'long', some, new Map())).toContain('at least 11 min left');
  });

  test.each([
    [40, '40 s'],
    [600, '10 min'],
    [7500, '2 h 05 min'],
  ])('%i seconds are %s', (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });
});
