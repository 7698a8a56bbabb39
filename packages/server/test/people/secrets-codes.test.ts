import { expect, test } from 'vitest';
import { codeHash, newCodes } from '../../src/people/secrets.ts';

test('eight codes of sixteen letters in groups of four, without letters that look like others', () => {
  const codes = newCodes();
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
});

test('a code is known however it is typed, and another one is not', () => {
  const hash = codeHash('2345-6789-ABCD-EFGH');
  for (const typed of ['23456789abcdefgh', ' 2345 6789 abcd efgh ', '2345–6789–ABCD–EFGH'])
    expect(codeHash(typed)).toBe(hash);
  expect(codeHash('2345-6789-ABCD-EFGJ')).not.toBe(hash);
  expect(hash).not.toContain('2345');
});
