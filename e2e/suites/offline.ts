import { check, equal, until } from '../support/expect.ts';
import { test } from '../support/suite.ts';
import { TablePage } from '../support/table-page.ts';

test('after the first load everything on this device works without a network', async (stage) => {
  const { page, context } = await stage.visit({ offline: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await until(
    page,
    `caches.keys().then(async (names) => (await (await caches.open(names[0])).keys()).length > 20)`,
  );
  await page.reload();
  await until(page, 'navigator.serviceWorker.controller !== null');
  await context.setOffline(true);
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  check(!(await table.over()), 'a game was dealt');
  await table.chooseAny();
  const url = page.url();
  await page.goto(url);
  await table.next();
  await page.goto('/rules/dungeon-raiders');
  await page.waitForSelector('main');
});

test('the app can be installed', async (stage) => {
  const { page, context } = await stage.visit({ offline: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  equal(errors, [], 'reasons against installing');
});
