import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import { told } from '../support/origins.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, phone, test } from '../support/test.ts';

for (const game of isLong ? told : told.slice(0, 1)) {
  test(`about the cards of ${game}: linked from rules, set-up and credits; every card opens with its origin`, async ({
    stage,
  }) => {
    const visitor = await stage.visit({ size: phone, language: 'es', touch: true });
    const { page } = visitor;
    // The links are made in one place for all games: the short run follows those of the first.
    const all = [`/rules/${game}`, `/play/${game}`, '/credits'];
    for (const path of all) {
      await page.goto(path);
      await page.locator(`a[href="/about/${game}"]`).waitFor();
    }
    await page.locator(`a[href="/about/${game}"]`).click();
    const groups = page.locator('.about details');
    await expect(groups).not.toHaveCount(0);
    for (const group of await groups.all()) await group.locator('summary').click();
    const cards = page.locator('.about dd');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const sentence of await cards.allInnerTexts()) expect(sentence).toMatch(/reglamento.*\.$/);
    await visitor.picture(`about ${game}`);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => sideways(page)).toBe(0);
  });
}

test('a tap on the mark of a card opens its tip with the sentence, picks nothing, and the settings hide the marks', async ({
  stage,
}) => {
  const { page, picture } = await stage.visit({ size: phone, touch: true });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon', 'touch');
  await table.next();
  const mark = page.locator('.wd-adventurer .origin-mark');
  await mark.tap();
  const line = page.locator('.tip .origin-line');
  await expect(line).toContainText('come from');
  await expect(page.locator('[data-confirm]'), 'nothing was picked').toHaveCount(0);
  await picture('origin of the adventurer');
  await page.evaluate(
    `localStorage.setItem('mazmorra.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('mazmorra.settings')), originMarks: false }))`,
  );
  await page.reload();
  await table.next();
  await page.locator('.wd-adventurer').waitFor();
  await expect(page.locator('.origin-mark')).toHaveCount(0);
  await page.locator('.wd-adventurer[tabindex="0"]').press('Tab');
  await page.locator('.wd-adventurer[tabindex="0"]').focus();
  await expect(page.locator('.tip .origin-line'), 'the tip still says it').toContainText('come from');
});

test('items in their piles and one’s own dwarf card tell their origin at the table', async ({ stage }) => {
  const { page, picture } = await stage.visit({ language: 'es' });
  const raiders = await TablePage.playNow(page, 'dungeon-raiders');
  await raiders.next();
  await page.locator('.dr-supply .tip-anchor').first().hover();
  await expect(page.locator('.tip .origin-line')).toHaveText(/reglamento.*\.$/);
  await picture('origin of an item');
  const saboteur = await TablePage.playNow(page, 'saboteur');
  await saboteur.next();
  await page.locator('.sb-role-button').click();
  await expect(page.locator('.sb-role-open .origin-line')).toHaveText(/reglamento.*\.$/);
  await picture('origin of a dwarf card');
});
