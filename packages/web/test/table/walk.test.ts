import { expect, test } from 'vitest';
import { walk } from '../../src/table/grid/walk.ts';

const places = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: -2 },
  { x: 8, y: 2 },
];

test.each([
  ['ArrowRight', { x: 0, y: 0 }, { x: 1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }, { x: 4, y: 0 }],
  ['ArrowLeft', { x: 4, y: 0 }, { x: 1, y: 0 }],
  ['ArrowUp', { x: 4, y: 0 }, { x: 4, y: -2 }],
  ['Home', { x: 4, y: 0 }, { x: 0, y: 0 }],
  ['End', { x: 0, y: 0 }, { x: 4, y: 0 }],
])('%s walks along the line, across gaps', (key, from, to) => {
  expect(walk(places, from, key)).toEqual(to);
});

test('off the end of a line an arrow goes to the nearest place on that side', () => {
  expect(walk(places, { x: 4, y: 0 }, 'ArrowRight')).toEqual({ x: 8, y: 2 });
  expect(walk(places, { x: 8, y: 2 }, 'ArrowUp')).toEqual({ x: 4, y: 0 });
});

test('there is nothing beyond the last place, and other keys do not walk', () => {
  expect(walk(places, { x: 8, y: 2 }, 'ArrowRight')).toBeUndefined();
  expect(walk(places, { x: 0, y: 0 }, 'Enter')).toBeUndefined();
});
