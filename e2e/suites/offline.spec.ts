import { forgive } from '../support/people.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';
import { until } from '../support/until.ts';

test('after the first load everything on this device works without a network', async ({ stage }) => {
  const { page, context } = await stage.visit({ offline: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await until(
    page,
    `caches.keys().then(async (names) =>
      (await (await caches.open(names.find((name) => name.startsWith('mazmorra-')))).keys()).length > 20)`,
  );
  await page.reload();
  await until(page, 'navigator.serviceWorker.controller !== null');
  // What the home page asks of a server is not what is tested here.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  expect(await table.over(), 'a game was dealt').toBe(false);
  await table.chooseAny();
  const url = page.url();
  await page.goto(url);
  await table.next();
  await page.goto('/rules/dungeon-raiders');
  await page.waitForSelector('main');
  await page.goto('/learn/dungeon-raiders');
  await page.waitForSelector('.coach[data-step="0"]');
  await page.goto('/dilemmas/dungeon-raiders');
  await table.next();
  await page.goto('/daily');
  await page.waitForSelector('[data-offline]');
});

test('words of the reader’s language alone are kept; another one is taken as soon as there is a network', async ({
  stage,
}) => {
  const visitor = await stage.visit({ offline: true });
  const { page, context } = visitor;
  const kept = (language: string): string =>
    `caches.match('/index.html').then(async () => {
      const [name] = (await caches.keys()).filter((one) => one.startsWith('mazmorra-'));
      const files = await (await caches.open(name)).keys();
      return files.some(({ url }) => url.includes('/assets/${language}/'));
    })`;
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await page.reload();
  await until(page, 'navigator.serviceWorker.controller !== null');
  await until(page, kept('en'));
  expect(await page.evaluate(kept('es')), 'Spanish is kept').toBe(false);
  const table = await TablePage.playNow(page, 'saboteur');
  await table.next();
  const decision = await table.decision();
  await context.setOffline(true);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await expect(page.locator('[data-awaited]')).toContainText('Español has not been loaded yet');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // The files that could not be fetched until then.
  forgive({ visitor });
  await expect(page.locator('[data-awaited]')).toHaveCount(0);
  await until(page, kept('es'));
  await page.goBack();
  await page.waitForSelector('.choice-bar[data-decision]');
  expect(await table.decision(), 'decision').toEqual(decision);
});

test('the app can be installed', async ({ stage }) => {
  const { page, context } = await stage.visit({ offline: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(errors, 'reasons against installing').toEqual([]);
});

test('a new version is offered, taken when the reader agrees, and the table is where it was', async ({
  stage,
}) => {
  const { page } = await stage.visit({ offline: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await page.reload();
  await until(page, 'navigator.serviceWorker.controller !== null');
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  const decision = await table.decision();
  const worker = await (await fetch(`${stage.url}/sw.js`)).text();
  stage.served.instead.set('/sw.js', worker.replace(/[0-9a-f]{16}(?=[`"'])/, 'next'));
  await page.evaluate(
    'navigator.serviceWorker.getRegistration().then((registration) => registration.update())',
  );
  await page.getByRole('button', { name: 'Use it now' }).click();
  await until(
    page,
    `caches.keys().then((names) => names.filter((name) => name.startsWith('mazmorra-')).join() === 'mazmorra-next')`,
  );
  await page.waitForSelector('.choice-bar[data-decision]');
  expect(await table.decision(), 'decision').toEqual(decision);
});
