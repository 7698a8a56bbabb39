import { violations } from '../support/accessible.ts';
import { picker } from '../support/games.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, phone, test } from '../support/test.ts';

/** A browser that keeps nothing, in the page and in its workers. */
const broken: Readonly<Record<string, string>> = {
  'a database that cannot be opened': `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };`,
  'no database and no store at all': `
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });`,
};

for (const [what, script] of Object.entries(broken)) {
  test(`with ${what} one plays from memory and is told so`, async ({ stage }) => {
    const { page, context, picture } = await stage.visit({ size: phone, language: 'es', touch: true });
    await context.addInitScript(script);
    const table = await TablePage.playNow(page, 'dungeon-raiders', 'touch');
    const note = page.locator('[data-memory-note]');
    await expect(note).toContainText('no guarda nada');
    expect(await table.next()).toBe('asked');
    await picture(`memory ${what}`);
    expect(await violations(page, true), 'axe').toEqual([]);
    await note.getByRole('button').tap();
    await expect(note).toHaveCount(0);
    const [skip] = await page.getByRole('button', { name: 'No, gracias' }).all();
    await skip?.tap();
    await table.chooseAny(picker('dungeon-raiders'));
    expect(await table.next(), 'the game goes on').toBe('asked');
    // Within the page nothing is lost: the way home and back to the table.
    await page.evaluate(
      `history.pushState(null, '', '/games'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await page.waitForSelector('.mine-lists a[href^="/table/"]');
    await expect(page.getByText('no guarda nada')).toHaveCount(1);
    await page.locator('.mine-lists a[href^="/table/"]').first().tap();
    expect(await table.next(), 'the same game').toBe('asked');
  });
}

test('the browser is asked to keep the games', async ({ stage }) => {
  const { page, context } = await stage.visit({});
  await context.addInitScript(
    `globalThis.asked = 0; navigator.storage.persist = async () => { globalThis.asked += 1; return true; }`,
  );
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  expect(await page.evaluate('globalThis.asked')).toBe(1);
});
