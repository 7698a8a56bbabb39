import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseSteps } from '../choose.ts';
import { languageFaults, loadedAtOnce } from '../one-language-list.ts';
import { tallyOf, tallyOfBrowser } from '../programs.ts';
import { impurities } from '../pure-rules.ts';
import { idsIn } from '../rule-coverage.ts';
import { root, type Step } from '../step.ts';
import { STEPS } from '../steps.ts';
import { styleFaults, unusedStyles, windowFaults } from '../styles.ts';
import { readTimes, withTimes } from '../times.ts';
import { packagesOf, tallyOfUnit } from '../unit.ts';

describe('rules stay pure', () => {
  test.each([
    ['a clock', 'const now = Date.now();', 'Date'],
    ['a clock behind new', 'const now = new Date();', 'Date'],
    ['chance of the machine', 'const roll = Math.random();', 'Math.random'],
    ['the language of the machine', 'const name = id.toLocaleUpperCase();', 'toLocaleUpperCase'],
    ['the console', 'console.log(state);', 'console'],
    ['a sentence', "const label = 'Choose a card';", 'Choose a card'],
    ['a word that no id would have', "const label = 'Dragón';", 'Dragón'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code, to be read and not to be filled in
    ['a sentence in a template', 'const label = `Ana takes ${coins}`;', 'Ana takes'],
  ])('%s is found', (_, source, named) => {
    expect(impurities('rules.ts', source, true)).toEqual([expect.stringContaining(named)]);
  });

  test.each([
    ['an id', "const id = 'crystal-ball';"],
    ['a rule id', "emit?.({ rule: 'DR-VAULT-03' });"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code, to be read and not to be filled in
    ['the name of an option', 'const name = `play:power-${value}`;'],
    ['a message of an error', "throw new RangeError('pick from nothing');"],
    ['a field that is called like a clock', 'const x = table.Date + table.performance;'],
    ['other arithmetic', 'const x = Math.floor(y);'],
    ['a comment', '// Date and Math.random are not used here'],
  ])('%s is not', (_, source) => {
    expect(impurities('rules.ts', source, true)).toEqual([]);
  });

  test('the kernel may hold sentences, but no clock', () => {
    expect(impurities('kernel.ts', "const message = 'the game has ended';", false)).toEqual([]);
    expect(impurities('kernel.ts', 'const now = Date.now();', false)).toHaveLength(1);
  });

  test('a fault is told with file and line', () => {
    expect(impurities('rules.ts', '\n\nconst roll = Math.random();', true)).toEqual([
      'rules.ts:3 `Math.random`',
    ]);
  });
});

describe('style sheets', () => {
  test.each([
    ['a viewport query', '@media (max-width: 30rem) {', 'window'],
    ['a colour', '.a { color: #fff; }', 'colour'],
    ['a colour in numbers', '.a { color: rgb(0 0 0 / 20%); }', 'colour'],
    ['a game', '.dr-room { margin: 0; }', 'game'],
    ['a size beside the scale', '.a { font-size: 0.9rem; }', 'scale'],
    ['small letters', '.a { font-size: 11px; }', '12'],
    ['letters that may become small', '.a { font: 700 clamp(0.6rem, 2vw, 1rem) var(--text); }', '12'],
    ['letters smaller than those around', '.a { font-size: 0.8em; }', '12'],
  ])('%s is found', (_, source, named) => {
    expect(styleFaults('table/foot.css', `\n${source}`)).toEqual([
      expect.stringMatching(new RegExp(`^table/foot.css:2 .*${named}`)),
    ]);
  });

  test.each([
    ['a query of the device', '@media (pointer: coarse) {'],
    ['a container query', '@container board (min-width: 30rem) {'],
    ['a mixed token', '.a { color: rgb(var(--shade) / 20%); }'],
    ['a step of the scale', '.a { font: 700 var(--type-small) / 1.1 var(--text); }'],
    ['bounds that can be read', '.a { font-size: clamp(12px, 3cqw, 2rem); }'],
    ['a comment', '/* #fff stands for .dr-room */'],
  ])('%s is not', (_, source) => {
    expect(styleFaults('table/foot.css', source)).toEqual([]);
  });

  test('the layout may ask for the window, tokens have colours, and code has one place', () => {
    expect(styleFaults('table/layout.css', '@media (min-width: 30rem) {')).toEqual([]);
    expect(styleFaults('look/css/tokens.css', '--stone: #15120f;')).toEqual([]);
    expect(windowFaults('parts/window.ts', 'window.innerWidth')).toEqual([]);
    expect(windowFaults('table/Foot.tsx', 'if (innerWidth < 400)')).toHaveLength(1);
    expect(windowFaults('table/Foot.tsx', "matchMedia('(max-width: 40rem)')")).toHaveLength(1);
    expect(windowFaults('table/Foot.tsx', "matchMedia('(prefers-reduced-motion)')")).toEqual([]);
  });

  test('what style sheets have and nothing names is found', () => {
    const sheets = `.used, .sb-role-miner { color: var(--ink); --ink: red; }
.gone { --lost: 1; animation: glow 1s; }
@keyframes glow {} @keyframes stray {}`;
    const code = ['used', '`sb-role-$', '{role}`'].join(' ').replace('$ ', '$');
    expect(unusedStyles(sheets, code).map((fault) => fault.split(' ')[2])).toEqual([
      'gone,',
      '--lost,',
      'stray,',
    ]);
  });
});

describe('the languages stand in one list', () => {
  test.each([
    ['a comparison', "return language === 'es' ? spanish.y(names) : english.and(names);"],
    ['a comparison of a field', "if (props.language !== 'en') return;"],
    ['a list', "for (const language of ['en', 'es'] as const) show(language);"],
    ['a type', "readonly language: 'es' | 'en';"],
  ])('%s is found', (_, source) => {
    expect(languageFaults('page.ts', `\n${source}`)).toEqual([expect.stringMatching(/^page\.ts:2 /)]);
  });

  test.each([
    "import { en } from './words/en.ts';",
    "import { es } from '@mazmorra/bots/text/es';",
    "export { es } from './sentences-es.ts';",
  ])('in the page %s is found, unless a file of one language says it', (line) => {
    expect(loadedAtOnce('packages/web/src/page.ts', `\n${line}`)).toEqual([
      expect.stringMatching(/^packages\/web\/src\/page\.ts:2 /),
    ]);
    expect(loadedAtOnce('packages/web/src/words/en.ts', line)).toEqual([]);
    expect(loadedAtOnce('packages/server/src/page.ts', line)).toEqual([]);
  });

  test('the types of words, and what is loaded when it is needed, are not', () => {
    for (const line of [
      "import type { Words } from './en.ts';",
      "  en: async () => (await import('./en.ts')).en,",
    ])
      expect(loadedAtOnce('packages/web/src/page.ts', line)).toEqual([]);
  });

  test('a record of all languages is not', () => {
    expect(languageFaults('page.ts', "const LOCALES = { en: 'en_GB', es: 'es_ES' };")).toEqual([]);
  });
});

describe('rule ids', () => {
  test('are told apart by prefix, and families without a number are none', () => {
    const text = 'DR-VAULT-03 and DR-SOLO-2-04b, not WD-DGN-07, DR-DEC-PLAY or XDR-TREAS-01';
    expect([...idsIn(text, 'DR')]).toEqual(['DR-VAULT-03', 'DR-SOLO-2-04b']);
  });
});

describe('the last line of a suite', () => {
  test.each([
    ['3 passed, 0 failed', 0, { passed: 3, failed: 0, skipped: 0 }],
    ['1 passed, 0 failed\n7 passed, 2 failed, 4 skipped', 1, { passed: 7, failed: 2, skipped: 4 }],
    ['5 passed, 0 failed', 1, { passed: 5, failed: 1, skipped: 0 }],
  ])('%j with exit %i', (output, code, tally) => {
    expect(tallyOf(output, code)).toEqual(tally);
  });

  test('a suite that says nothing has failed, whatever its exit code', () => {
    expect(tallyOf('all is well', 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the report of the unit tests', () => {
  const passed = { fullName: 'DR-VAULT-03 the vault', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'DR-TRAP-01 a trap', status: 'failed', failureMessages: ['expected 1 to be 2'] };
  const file = (...assertionResults: (typeof passed | typeof failed)[]) => ({
    name: join(root, 'packages/a.test.ts'),
    status: assertionResults.includes(failed) ? 'failed' : 'passed',
    message: '',
    assertionResults,
  });

  test('names each test that failed, with its file and what was wrong', () => {
    expect(tallyOfUnit({ testResults: [file(passed, failed)] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      notes: ['packages/a.test.ts › DR-TRAP-01 a trap\nexpected 1 to be 2'],
    });
  });

  test('a file that cannot be loaded is one failure, with the reason', () => {
    const broken = { ...file(), status: 'failed', message: 'Unexpected token' };
    expect(tallyOfUnit({ testResults: [file(passed), broken] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      notes: ['packages/a.test.ts\nUnexpected token'],
    });
  });

  test('a bad end without a failed test is a failure', () => {
    expect(tallyOfUnit({ testResults: [file(passed)] }, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(tallyOfUnit({ testResults: [file(passed)] }, 0)).toMatchObject({ failed: 0, notes: [] });
  });
});

describe('the report of the browser tests', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 2 };
  const suites = [
    {
      file: 'play.spec.ts',
      specs: [],
      suites: [
        {
          file: 'play.spec.ts',
          specs: [
            { title: 'by mouse', ok: true, tests: [{ results: [{}] }] },
            { title: 'by touch', ok: false, tests: [{ results: [{ error: { message: 'not visible' } }] }] },
          ],
        },
      ],
    },
  ];

  test('names each test that failed, and what could not be loaded', () => {
    const errors = [{ message: 'SyntaxError' }];
    expect(tallyOfBrowser({ suites, stats, errors }, 1).notes).toEqual([
      'play.spec.ts › by touch\nnot visible',
      'SyntaxError',
    ]);
  });

  test.each([
    ['all passed', { stats, errors: [] }, 0, { passed: 7, failed: 0, skipped: 2 }],
    ['one failed', { stats: { ...stats, unexpected: 1 }, errors: [] }, 1, { passed: 7, failed: 1 }],
    ['one passed at the second try', { stats: { ...stats, flaky: 1 }, errors: [] }, 0, { failed: 1 }],
    ['a file that cannot be loaded', { stats, errors: [{ message: 'SyntaxError' }] }, 1, { failed: 1 }],
    ['a bad end without a failed test', { stats, errors: [] }, 1, { passed: 7, failed: 1 }],
    [
      'nothing ran',
      { stats: { ...stats, expected: 0, skipped: 0 }, errors: [] },
      0,
      { passed: 0, failed: 1 },
    ],
    [
      'all were skipped',
      { stats: { ...stats, expected: 0 }, errors: [] },
      0,
      { passed: 0, failed: 1, skipped: 2 },
    ],
  ])('%s', (_, report, code, tally) => {
    expect(tallyOfBrowser({ suites: [], ...report }, code)).toMatchObject(tally);
  });
});

describe('choosing steps', () => {
  const step = (name: string, when: Step['when']): Step => ({ name, when, run: () => Promise.reject() });
  const steps = [step('types: web', 'quick'), step('browser', 'short'), step('Firefox', 'long')];
  const namesOf = (chosen: readonly Step[]): string[] => chosen.map(({ name }) => name);

  test('each run contains the one before', () => {
    expect(namesOf(chooseSteps(steps, 'quick', undefined))).toEqual(['types: web']);
    expect(namesOf(chooseSteps(steps, 'short', undefined))).toEqual(['types: web', 'browser']);
    expect(namesOf(chooseSteps(steps, 'long', undefined))).toEqual(['types: web', 'browser', 'Firefox']);
  });

  test('by words of their names', () => {
    expect(namesOf(chooseSteps(steps, 'long', ['types', 'Fire']))).toEqual(['types: web', 'Firefox']);
  });

  test('a word that matches no step is an error, also beside one that does', () => {
    expect(() => chooseSteps(steps, 'short', ['types', 'tpyes'])).toThrow('--only tpyes');
    expect(() => chooseSteps(steps, 'short', [''])).toThrow('--only');
  });

  test('a word of a step of a longer run names that run', () => {
    expect(() => chooseSteps(steps, 'short', ['Firefox'])).toThrow('--long');
  });

  test('the names of all steps differ', () => {
    expect(new Set(namesOf(STEPS)).size).toBe(STEPS.length);
  });
});

describe('the table of steps in CONTRIBUTING.md', () => {
  const contributing = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8');

  test('lists the steps of the gate (otherwise: npm test -- --write-times --only WORD)', () => {
    expect(Object.keys(readTimes(contributing)).slice(2)).toEqual(STEPS.map(({ name }) => name));
  });

  test('keeps the seconds it had', () => {
    expect(withTimes(contributing, STEPS, readTimes(contributing))).toBe(contributing);
  });
});

test('the packages that files lie in', () => {
  const files = [
    'packages/web/src/a.ts',
    'packages/games/saboteur/src/b.ts',
    'docs/c.md',
    'packages/web/d.ts',
  ];
  expect(packagesOf(files)).toEqual(['packages/web', 'packages/games/saboteur']);
});
