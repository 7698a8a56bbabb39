import type { Page } from '@playwright/test';
import { isLong } from '../../packages/testkit/src/long.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

const boardOf = async (page: Page): Promise<unknown> => page.locator('.table-board').boundingBox();

/* What one looks at must not move because one answers. */
const sizes = [
  { width: 412, height: 823 },
  ...(isLong
    ? [
        { width: 768, height: 1024 },
        { width: 1280, height: 720 },
      ]
    : []),
];

for (const size of sizes)
  test(`the board stays where it is while the choice bar comes and goes, ${size.width} x ${size.height}`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ size, language: 'es', settings: still });
    const table = new TablePage(page);
    for (const one of moments.filter(({ name }) => name === 'first decision')) {
      await openAt(page, one, 'es', false);
      const asked = await boardOf(page);
      await table.pick((await table.options())[0] ?? '');
      expect.soft(await boardOf(page), `${one.game}: picked`).toEqual(asked);
      // Nothing is asked any more: the bar is empty while the answer is on its way.
      await page.evaluate(`document.querySelector('.choice-bar').replaceChildren()`);
      expect.soft(await boardOf(page), `${one.game}: nothing asked`).toEqual(asked);
    }
  });
