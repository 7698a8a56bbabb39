import { gameIds } from '../../packages/catalogue/src/index.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

/** Icons whose colour is hardly another than the ground they stand on; what stands on a drawing is not judged. */
const faint = `(() => {
  const colour = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const linear = (value) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const found = [];
  let icons = 0;
  for (const icon of document.querySelectorAll('.table .icon')) {
    if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || icon.closest('.plane-ground, .card, .dr-door-picture')) continue;
    icons++;
    let ground;
    for (let outer = icon.parentElement; outer && !ground; outer = outer.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(outer);
      if (backgroundImage !== 'none') found.push('a picture behind ' + icon.parentElement.className);
      const [r, g, b, a = 1] = colour(backgroundColor);
      if (a > 0.5) ground = [r, g, b];
    }
    const [one, other] = [luminance(colour(getComputedStyle(icon).color)), luminance(ground ?? [255, 255, 255])];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 3) found.push(contrast.toFixed(2) + ' ' + icon.parentElement.className);
  }
  return { found, icons };
})()`;

for (const game of gameIds)
  test(`${game}: in forced colours every icon can be seen, and what can be chosen has an outline`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ settings: still });
    await page.emulateMedia({ forcedColors: 'active' });
    const first = moments.find((one) => one.game === game && one.name === 'first decision');
    if (!first) throw new Error('no first decision');
    await openAt(page, first, 'en', false);
    await atRest(page);
    const { found, icons } = (await page.evaluate(faint)) as { found: string[]; icons: number };
    expect(found).toEqual([]);
    expect(icons, 'icons').toBeGreaterThan(3);
    const offered = page.locator('.option-offered');
    await expect(offered).not.toHaveCount(0);
    for (const option of await offered.all()) await expect(option).toHaveCSS('outline-style', 'solid');
  });
