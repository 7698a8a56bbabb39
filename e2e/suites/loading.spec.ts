import { playedTable } from '../../packages/web/test/support/played.ts';
import { keep } from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const table = playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'loading', answers: 4 });

/** Lets this file fail to arrive, so many times. */
async function broken({ page }: Visitor, file: RegExp, times: number): Promise<void> {
  let left = times;
  await page.route(file, (route) => (left-- > 0 ? route.abort() : route.fallback()));
}

test('a table opens though its worker could not be loaded at first', async ({ stage }) => {
  const visitor = await stage.visit({});
  await broken(visitor, /table\.worker-/, 1);
  const page = await TablePage.playNow(visitor.page, 'welcome-to-the-dungeon');
  expect(await page.next()).toBe('asked');
  visitor.faults.length = 0;
});

for (const [what, file] of [
  ['the worker', /table\.worker-/],
  ['the screen of the game', /assets\/welcome-to-the-dungeon-/],
] as const)
  test(`a table of which ${what} cannot be loaded says so, and a reload opens it`, async ({ stage }) => {
    const visitor = await stage.visit({});
    const { page } = visitor;
    await keep(page, table);
    await page.route(file, (route) => route.abort());
    await page.goto(`/table/${table.id}`);
    const again = page.getByRole('button', { name: 'Reload' });
    await again.waitFor();
    await page.unroute(file);
    await again.click();
    await new TablePage(page).next();
    visitor.faults.length = 0;
  });
