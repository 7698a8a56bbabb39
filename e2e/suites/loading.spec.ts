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

test('a table whose worker never answers says so after a while, and a reload opens it', async ({ stage }) => {
  const { page } = await stage.visit({});
  await keep(page, table);
  await page.clock.install();
  // A route that is removed lets waiting requests go on, and the table would open before the button is pressed.
  let held = true;
  await page.route(/table\.worker-/, (route) => (held ? undefined : route.continue()));
  await page.goto(`/table/${table.id}`);
  await page.getByText('Lighting the torches').waitFor();
  const again = page.getByRole('button', { name: 'Reload' });
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await again.waitFor();
  held = false;
  await again.click();
  await new TablePage(page).next();
});
