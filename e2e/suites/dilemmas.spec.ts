import { isLong } from '../../packages/testkit/src/long.ts';
import { violations } from '../support/accessible.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const ways = [
  { size: desktop, language: 'en', game: 'welcome-to-the-dungeon' },
  { size: phone, language: 'es', game: 'dungeon-raiders' },
] as const;

for (const { size, language, game } of isLong ? ways : ways.slice(1))
  test(`a dilemma of ${game}, ${size.width} wide, ${language}: chosen, judged with the values of all options, and the next one`, async ({
    stage,
  }) => {
    const { page, picture } = await stage.visit({ size, language, touch: size === phone });
    await page.goto('/');
    await page.locator(`[data-cover="${game}"]`).click();
    await page.locator(`dialog a[href="/dilemmas/${game}"]`).click();
    const table = new TablePage(page, size === phone ? 'touch' : 'mouse');
    await table.next();
    expect(await violations(page, true), 'axe at the question').toEqual([]);
    const options = await table.options();
    await table.pick(options[0] ?? '');
    await table.press('[data-confirm]');
    await expect(page.locator('[data-verdict]')).toBeVisible();
    expect(await page.locator('.dilemma-values dt').count()).toBeGreaterThan(1);
    await picture(`dilemma ${game}`);
    expect(await violations(page, true), 'axe at the verdict').toEqual([]);
    await page.locator('[data-next]').click();
    await expect(page.locator('[data-verdict]')).toHaveCount(0);
    await table.next();
    await page.reload();
    await table.next();
    await expect(page.locator('.coach-place')).toContainText(
      language === 'en' ? 'of 1 right' : 'de 1 acertados',
    );
  });
