import { describe, expect, test } from 'vitest';
import { compactPath } from '../build/compact-path.ts';

describe('compact paths', () => {
  test.each([
    ['absolute becomes relative', 'M10 20L15 30', 'm10 20l5 10'],
    ['more points after a move are lines', 'M10 20 15 30', 'm10 20l5 10'],
    ['numbers may touch', 'm1.4.5l-1.5.5', 'm1 1l-1 0'],
    ['errors do not add up', 'm0 0l1.4 0l1.4 0l1.4 0', 'm0 0l1 0l2 0l1 0'],
    ['flags of an arc are single digits', 'M0 0a5 5 0 015.2 5', 'm0 0a5 5 0 0 1 5 5'],
    ['level and upright lines', 'M1 1H9V4h-2v-1', 'm1 1h8v3h-2v-1'],
    ['a curve keeps its handles', 'M2 2C3 3 4 4 5.2 5.4', 'm2 2c1 1 2 2 3 3'],
    ['after closing, the pen is where the shape began', 'M5 5h4v4zm1 1h1', 'm5 5h4v4zm1 1h1'],
  ])('%s', (_, path, short) => {
    expect(compactPath(path)).toBe(short);
  });
});
