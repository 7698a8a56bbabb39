import { describe, expect, test } from 'vitest';
import { tallyOf } from '../programs.ts';
import { impurities } from '../pure-rules.ts';
import { idsIn } from '../rule-coverage.ts';

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
