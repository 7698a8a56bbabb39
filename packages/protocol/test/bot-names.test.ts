import { expect, test } from 'vitest';
import { botName } from '../src/index.ts';

test('bots at ten seats have ten names, and then the names begin again', () => {
  const names = Array.from({ length: 10 }, (_, seat) => botName(seat));
  expect(new Set(names).size).toBe(10);
  expect([botName(0), botName(1), botName(9)]).toEqual(['Bruma', 'Hollín', 'Yesca']);
  expect([botName(10), botName(11), botName(19)]).toEqual(['Bruma', 'Hollín', 'Yesca']);
});
