import type { Page } from '@playwright/test';
import type { GameId } from '../../packages/catalogue/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { resize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/*
 * Mine and dungeon are planes larger than the screen. Whatever the size of the screen becomes while a decision is open, all
 * that can be chosen on the plane lies in view, and so does the hero whose turn it is.
 */
const looked: readonly (readonly [GameId, string])[] = [
  ['saboteur', 'ten players, a tunnel held'],
  ['saboteur', 'a rockfall held'],
  ['saboteur', 'a map held'],
  ['dungeonquest', 'first decision'],
  ['dungeonquest', 'four heroes, longest names'],
  ['dungeonquest', 'a room picked'],
];

/** Turned and turned back, made small from large and large from small. */
const shapes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
  { width: 1920, height: 1080 },
] as const;

for (const [game, name] of looked)
  for (const first of isLong ? [shapes[0], shapes[6]] : [shapes[0]])
    test(`${game}, ${name}: all choices stay in view when the size changes from ${first.width} x ${first.height}`, async ({
      stage,
    }) => {
      const one = moments.find((each) => each.game === game && each.name === name);
      if (!one) throw new Error(`no moment of ${game} is called ${name}`);
      const { page } = await stage.visit({ size: first, language: 'en', settings: still });
      await openAt(page, one, 'en', false);
      const choices = page.locator('.plane-window [data-option]');
      expect(await choices.count(), 'things to choose on the plane').toBeGreaterThan(0);
      for (const shape of [first, ...shapes]) {
        await resize(page, shape);
        expect.soft(await unseen(page), `${shape.width} x ${shape.height}`).toEqual([]);
      }
    });

/** What does not lie in the window of the plane with all of its box. */
const unseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const view = document.querySelector('.plane-window').getBoundingClientRect();
    return [...document.querySelectorAll('.plane-window :is([data-option], .dq-piece[data-active])')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isSeen = left > view.left - 2 && right < view.right + 2 && top > view.top - 2 && bottom < view.bottom + 2;
      return isSeen ? [] : [one.getAttribute('data-option') ?? 'the hero whose turn it is'];
    });
  })()`);
