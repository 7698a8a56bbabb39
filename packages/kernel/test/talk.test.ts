import { expect, test } from 'vitest';
import { type Accusation, standing } from '../src/index.ts';

test('the last word of each seat stands, in the order in which the seats first spoke', () => {
  const first: Accusation = { seat: 2, about: 0, round: 1, number: 3 };
  const second: Accusation = { seat: 1, about: 2, reason: 'wall', round: 1, number: 4 };
  const third: Accusation = { seat: 2, about: 1, round: 1, number: 6 };
  expect(standing([], 1)).toEqual([]);
  expect(standing([first, second], 1)).toEqual([first, second]);
  expect(standing([first, second, third], 1)).toEqual([third, second]);
});

test('a token that was taken back is off the table, and may be laid again', () => {
  const laid: Accusation = { seat: 2, about: 0, round: 1, number: 3 };
  const back: Accusation = { seat: 2, round: 1, number: 5 };
  expect(standing([laid, back], 1)).toEqual([]);
  expect(standing([laid, back, laid], 1)).toEqual([laid]);
});

test('with the next round all tokens are off the table', () => {
  const before: Accusation = { seat: 2, about: 0, round: 1, number: 3 };
  const now: Accusation = { seat: 1, about: 2, round: 2, number: 9 };
  expect(standing([before, now], 2)).toEqual([now]);
  expect(standing([before], 2)).toEqual([]);
});
