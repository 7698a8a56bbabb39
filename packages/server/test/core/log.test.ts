import { expect, test } from 'vitest';
import { logTo, reasonOf, shortId } from '../../src/core/log.ts';

test('a line is one JSON object with time, level and event', () => {
  const lines: string[] = [];
  logTo((line) => lines.push(line))('warn', 'cut off', { why: 'two\nlines', missing: undefined });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('}\n')).toBe(true);
  expect(lines[0]?.trim().split('\n')).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toEqual({ time: expect.any(String), level: 'warn', event: 'cut off', why: 'two\nlines' });
  expect(Number.isNaN(Date.parse(line.time))).toBe(false);
});

test('the id of a table is cut, so that the log opens no table; anything has a reason', () => {
  expect(shortId('abcdefghijkl')).toBe('abcde');
  expect([reasonOf(new Error('why')), reasonOf('because')]).toEqual(['why', 'because']);
});
