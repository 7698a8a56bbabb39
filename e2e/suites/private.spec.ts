import { violations } from '../support/accessible.ts';
import { picker } from '../support/games.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, phone, test } from '../support/test.ts';

/** The page's own database refuses to be opened; its workers have one, and must not use it. */
const refusing = `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };`;

/** Neither a database nor the store for settings: whatever touches them throws. */
const nothing = `
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });`;

test('with a database that cannot be opened one plays from memory and is told so', async ({ stage }) => {
  const { page, context, picture } = await stage.visit({ size: phone, language: 'es', touch: true });
  await context.addInitScript(refusing);
  const table = await TablePage.playNow(page, 'dungeon-raiders', 'touch');
  const note = page.locator('[data-memory-note]');
  await expect(note).toContainText('no guarda nada');
  expect(await table.next()).toBe('asked');
  await picture('memory');
  expect(await violations(page, true), 'axe').toEqual([]);
  await note.getByRole('button').tap();
  await expect(note).toHaveCount(0);
  await table.chooseAny(picker('dungeon-raiders'));
  expect(await table.next(), 'the game goes on').toBe('asked');
  // Within the page nothing is lost: the way to My games and back to the table.
  await page.evaluate(`history.pushState(null, '', '/games'); dispatchEvent(new PopStateEvent('popstate'))`);
  await page.waitForSelector('.mine-lists a[href^="/table/"]');
  await expect(page.getByText('no guarda nada')).toHaveCount(1);
  await page.locator('.mine-lists a[href^="/table/"]').first().tap();
  expect(await table.next(), 'the same game').toBe('asked');
});

test('with neither database nor store the first game still begins', async ({ stage }) => {
  const { page, context } = await stage.visit({ size: phone, language: 'es', touch: true });
  await context.addInitScript(nothing);
  await page.goto('/');
  await page.locator('[data-cover="dungeon-raiders"]').tap();
  // Nothing tells this page that somebody was here before: the lesson comes first.
  await page.getByRole('link', { name: 'Aprender en cinco minutos' }).waitFor();
  await page.locator('[data-play="dungeon-raiders"]').tap();
  await expect(page.locator('[data-memory-note]')).toContainText('no guarda nada');
  expect(await new TablePage(page, 'touch').next()).toBe('asked');
});

test('the browser is asked to keep the games', async ({ stage }) => {
  const { page, context } = await stage.visit({});
  await context.addInitScript(
    `globalThis.asked = 0; navigator.storage.persist = async () => { globalThis.asked += 1; return true; }`,
  );
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  expect(await page.evaluate('globalThis.asked')).toBe(1);
});
