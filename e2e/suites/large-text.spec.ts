import type { Page } from '@playwright/test';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { atRest } from '../support/rest.ts';
import { resize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Text twice as large, as the browser's own settings make it. */
const twice = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important; }');
  document.adoptedStyleSheets.push(sheet);
}`;

const windows = [
  [390, 844],
  [844, 390],
  [1280, 720],
] as const;

/** The share of the window that the board's place has, and what can be pressed and is not hit at its middle once it was scrolled to. */
const look = (page: Page): Promise<{ share: number; sideways: number; unreached: string[] }> =>
  page.evaluate(`(() => {
    const { width, height } = document.querySelector('.table-board').getBoundingClientRect();
    const pressed = '.top-bar :is(a, button), [data-option], [data-card], .choice-bar button, .table-short-open';
    const unreached = [...document.querySelectorAll(pressed)].filter((one) => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = one.getBoundingClientRect();
      const xs = [0.5, 0.2, 0.8].map((share) => box.left + share * box.width);
      return !xs.some((x) => one.contains(document.elementFromPoint(x, box.top + box.height / 2)));
    });
    return {
      share: (100 * width * height) / (innerWidth * innerHeight),
      sideways: document.documentElement.scrollWidth - innerWidth,
      unreached: unreached.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('data-option') ?? one.textContent),
    };
  })()`);

for (const one of moments.filter(({ name }) => name === 'first decision'))
  test(`${one.game}: text of 200 % leaves the board two fifths and everything in reach`, async ({
    stage,
  }) => {
    const { page, context } = await stage.visit({ language: 'es', settings: still });
    await context.addInitScript(twice);
    await openAt(page, one, 'es', false);
    for (const [width, height] of windows) {
      await resize(page, { width, height });
      await atRest(page);
      const { share, ...rest } = await look(page);
      expect.soft(share, `${width} x ${height}`).toBeGreaterThanOrEqual(40);
      expect.soft(rest, `${width} x ${height}`).toEqual({ sideways: 0, unreached: [] });
    }
  });
