import type { Page } from '@playwright/test';
import type { GameId } from '../../packages/catalogue/src/index.ts';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { resize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** A scene of its own for each end: the moment in which it is seen, and the movements of its picture. */
const scenes: readonly (readonly [string, GameId, string, readonly string[]])[] = [
  ['victory', 'dungeon-raiders', 'end, won', ['end-rise', 'end-turn']],
  ['shared', 'saboteur', 'end, won', ['end-rise']],
  ['defeat', 'dungeon-raiders', 'end, lost', ['end-drop']],
  ['death', 'dungeon-raiders', 'end, dead', ['end-sink']],
  ['ruin', 'dungeonquest', 'end, nobody came out', ['end-smoulder']],
];

const momentNamed = (game: GameId, name: string) => {
  const one = moments.find((each) => each.game === game && each.name === name);
  if (!one) throw new Error(`no moment of ${game} is called ${name}`);
  return one;
};

test('each end has a scene that moves', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en', settings: { ...still, lessMotion: false } });
  for (const [scene, game, name, movements] of scenes) {
    await openAt(page, momentNamed(game, name), 'en', false);
    await expect(page.locator(`.end-scene[data-scene="${scene}"]`)).toBeVisible();
    expect(await movementsOf(page, '.end-scene'), scene).toEqual(movements);
  }
});

const windows = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
] as const;

for (const language of isLong ? LANGUAGES : (['en', 'de'] as const))
  test(`what can be done next is in view at every size, and the end fills the screen, ${language}`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ language, settings: still });
    for (const [, game, name] of scenes) {
      await openAt(page, momentNamed(game, name), language, false);
      for (const [width, height] of windows) {
        await resize(page, { width, height });
        const told = `${game}, ${name}, ${width} x ${height}`;
        expect(await page.locator('dialog.end').boundingBox(), told).toEqual({ x: 0, y: 0, width, height });
        for (const button of await page.locator('.end-actions button').all())
          await expect(button, told).toBeInViewport({ ratio: 1 });
      }
    }
  });

for (const [wish, settings, reducedMotion] of [
  ['by the settings', { ...still, lessMotion: true }, 'no-preference'],
  ['by the device', { ...still, lessMotion: false }, 'reduce'],
] as const)
  test(`where less movement is wished ${wish}, nothing moves at the end`, async ({ stage }) => {
    const { page } = await stage.visit({ language: 'en', settings });
    await page.emulateMedia({ reducedMotion });
    for (const [scene, game, name] of scenes) {
      await openAt(page, momentNamed(game, name), 'en', false);
      await expect(page.locator(`.end-scene[data-scene="${scene}"]`)).toBeVisible();
      expect(await movementsOf(page, 'body'), scene).toEqual([]);
    }
  });

test('the page follows a device that begins to wish for less movement', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en', settings: { ...still, lessMotion: false } });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
});

/** The animations of what is in there, running or ended: one that ended holds what it drew last, and is still listed. */
const movementsOf = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate(
    `document.getAnimations()
      .filter(({ effect }) => effect.target.closest(${JSON.stringify(place)}))
      .map((one) => one.animationName ?? one.transitionProperty)
      .sort()`,
  );
