import { TablePage } from '../support/table-page.ts';
import { expect, phone, test } from '../support/test.ts';

/** A phone that notes what it is asked for. */
const noting = `
  window.noted = { awake: 0, buzzes: 0 };
  const lock = () => {
    window.noted.awake++;
    return { release: async () => void window.noted.awake-- };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock() } });
  navigator.vibrate = () => { window.noted.buzzes++; return true; };
`;

test('a phone stays awake while one is asked, and vibrates at the next turn unless that is switched off', async ({
  stage,
}) => {
  for (const vibration of [true, false]) {
    const { page } = await stage.visit({ size: phone, touch: true, settings: { vibration } });
    await page.addInitScript(noting);
    const table = await TablePage.playNow(page, 'dungeon-raiders');
    await table.next();
    await expect.poll(() => page.evaluate('noted.awake')).toBe(1);
    await page.evaluate('noted.buzzes = 0');
    await table.choose('play:power-1');
    await table.next();
    await expect.poll(() => page.evaluate('noted.awake'), 'one lock at a time').toBe(1);
    expect(await page.evaluate('noted.buzzes')).toBe(vibration ? 1 : 0);
    await page.locator('.top-bar a[href="/"]').click();
    await page.waitForSelector('[data-cover]');
    await expect.poll(() => page.evaluate('noted.awake'), 'home needs no light').toBe(0);
  }
});

test('without a CloseWatcher the way back closes a dialog and does not leave the table', async ({
  stage,
}) => {
  const { page } = await stage.visit({ size: phone, touch: true });
  await page.addInitScript('delete window.CloseWatcher');
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  const at = page.url();
  const list = page.locator('.choice-question button').first();
  const dialog = page.locator('dialog[open]');
  await list.click();
  await expect(dialog).toHaveCount(1);
  await expect.poll(() => page.evaluate('history.state?.dialog')).toBeDefined();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(at);

  await list.click();
  await expect(dialog).toHaveCount(1);
  await expect.poll(() => page.evaluate('history.state?.dialog')).toBeDefined();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => page.evaluate('history.state?.dialog'), 'the entry is gone with it')
    .toBeUndefined();
  await page.goBack();
  await expect(page, 'then it leads to the page before').not.toHaveURL(at);
});
