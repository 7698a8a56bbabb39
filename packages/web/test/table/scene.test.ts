import { expect, test } from 'vitest';
import { SOUNDS, sceneOf } from '../../src/table/scene.ts';

test.each([
  ['victory', [0], 0, []],
  ['shared', [0, 2], 0, []],
  ['defeat', [1], 0, []],
  ['death', [1], 0, [0]],
  ['ruin', [], 0, [0, 1, 2]],
  ['ruin', [], undefined, [0, 1, 2]],
  ['watched', [1], undefined, [0]],
] as const)('%s: %j win, seat %s looks, %j are dead', (scene, winners, own, dead) => {
  expect(sceneOf({ winners }, own, dead)).toBe(scene);
});

test('each end sounds different, so that one hears how it went', () => {
  expect(new Set(Object.values(SOUNDS)).size).toBe(Object.keys(SOUNDS).length);
});
