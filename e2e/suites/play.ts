import { sideways, violations } from '../support/accessible.ts';
import { check, equal, until } from '../support/expect.ts';
import { desktop, type Language, phone, test } from '../support/suite.ts';
import { type Hand, TablePage } from '../support/table-page.ts';
import { games, picker } from './games.ts';

interface Way {
  readonly hand: Hand;
  readonly size: typeof desktop;
  readonly language: Language;
}

const ways: readonly Way[] = [
  { hand: 'mouse', size: desktop, language: 'en' },
  { hand: 'touch', size: phone, language: 'es' },
  { hand: 'keyboard', size: desktop, language: 'es' },
];

for (const game of games) {
  for (const { hand, size, language } of ways) {
    test(`${game} by ${hand}, ${size.width} x ${size.height}, ${language}: from the home page to the end against bots`, async (stage) => {
      const { page, picture } = await stage.visit({ size, language, touch: hand === 'touch' });
      const table = await TablePage.playNow(page, game, hand);
      check(!(await table.over()), 'over before it began');
      await picture(`${game} first decision`);
      equal(await violations(page, true), [], 'axe at the first decision');
      equal(await sideways(page), 0, 'sideways');
      await table.playToEnd(picker(game, hand === 'keyboard' ? 12 : undefined));
      await page.waitForTimeout(300);
      await picture(`${game} end`);
      equal(await violations(page, true), [], 'axe at the end');
    });
  }
}

test('reload in the middle: the table is at the very same decision', async (stage) => {
  const { page } = await stage.visit({});
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  for (let turn = 0; turn < 3 && !(await table.over()); turn++) await table.chooseAny();
  await table.next();
  const before = [await table.decision(), await table.options()];
  await page.reload();
  await table.next();
  await table.closeRecap();
  equal([await table.decision(), await table.options()], before, 'decision and options');
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await table.next();
  await table.closeRecap();
  equal([await table.decision(), await table.options()], before, 'from the shelf');
});

test('the language can be switched in the middle of a game', async (stage) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  const before = await table.decision();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByText('Te toca', { exact: true }).waitFor();
  equal(await table.decision(), before, 'decision');
});

test('hot-seat: a curtain falls between people and nothing of the table is behind it', async (stage) => {
  const { page, picture } = await stage.visit({});
  await page.goto('/play/welcome-to-the-dungeon?people=3');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL(/\/table\//);
  const table = new TablePage(page);
  const names: string[] = [];
  for (let turn = 0; turn < 40 && new Set(names).size < 3 && !(await page.$('dialog.end[open]')); turn++) {
    const next = await table.next();
    if (next === 'end') break;
    if (next === 'curtain') {
      equal(await page.locator('.table').count(), 0, 'tables behind the curtain');
      names.push((await page.locator('h1').textContent()) ?? '');
      await picture('curtain');
      equal(await violations(page, true), [], 'axe on the curtain');
      await table.liftCurtain();
    } else await table.chooseAny((options) => options.find((name) => name !== 'pass') ?? 'pass');
  }
  check(new Set(names).size >= 2, `curtains for ${[...new Set(names)].join(', ')}`);
});

test('take-back: an answer that showed nothing comes back, and the table is as before', async (stage) => {
  const { page } = await stage.visit({});
  await page.goto('/play/welcome-to-the-dungeon?people=3');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL(/\/table\//);
  const table = new TablePage(page);
  if ((await table.next()) === 'curtain') await table.liftCurtain();
  const before = await table.options();
  await page.locator('[data-option=pass]').click();
  await page.locator('[data-confirm]').click();
  await page.waitForSelector('[data-curtain]');
  await page.getByRole('button', { name: 'Take back' }).click();
  await table.next();
  equal(await table.options(), before, 'options');
});

test('what others did is played slowly, can be skipped and looked at again', async (stage) => {
  const { page } = await stage.visit({ settings: { speed: 1 } });
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  await table.chooseAny();
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip.click();
  await table.next();
  await page.getByRole('button', { name: 'Look again' }).click();
  await skip.waitFor();
  check(
    (await page.locator('.choice-bar[data-decision]').count()) === 0,
    'nothing is asked while it is shown again',
  );
  await skip.click();
  await table.next();
});

test('the log tells what happened, and each line opens its rule', async (stage) => {
  const { page, picture } = await stage.visit({});
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  await page.getByRole('button', { name: 'Log' }).click();
  check((await page.locator('.log-line').count()) > 3, 'lines in the log');
  await picture('log');
  equal(await violations(page, true), [], 'axe');
  await page.locator('.log-line .log-rule').first().click();
  await page.getByRole('heading', { name: /^Rule DR-/ }).waitFor();
});

test('the keyboard stays where it is needed: picking leads to the confirmation, confirming to the next question', async (stage) => {
  const { page } = await stage.visit({});
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon', 'keyboard');
  await table.next();
  await table.tabTo('.choice-options [data-option]');
  await page.keyboard.press('Enter');
  await until(page, `document.activeElement.matches('[data-confirm]')`);
  const before = await table.decision();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.choice-bar[data-decision]:not([data-decision="${before}"]), dialog.end[open]`);
  await until(page, `document.activeElement.closest('.choice-bar, dialog') !== null`);
});

test('whose turn it is stands in the title of the page', async (stage) => {
  const { page } = await stage.visit({ language: 'es' });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  equal(await page.title(), '● Te toca · Bienvenido a la mazmorra · Mazmorra', 'title');
});
