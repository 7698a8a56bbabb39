import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import { fits } from '../support/fits.ts';
import { picker } from '../support/games.ts';
import { told } from '../support/origins.ts';
import { type Hand, TablePage } from '../support/table-page.ts';
import { desktop, expect, type Language, phone, test } from '../support/test.ts';
import { until } from '../support/until.ts';
import { weigh } from '../support/weigh.ts';

/** Bytes of compressed code that the screen of one game may have, with its pictures. DungeonQuest, with most of them, has 96,000. */
const perGame = 100_000;

interface Way {
  readonly hand: Hand;
  readonly size: typeof desktop;
  readonly language: Language;
}

/** The screens of the games; what they draw lies in the folder `art` of each. */
const games = join(import.meta.dirname, '../../packages/web/src/games');

const ways: readonly Way[] = [
  { hand: 'mouse', size: desktop, language: 'en' },
  { hand: 'touch', size: phone, language: 'es' },
  { hand: 'keyboard', size: desktop, language: 'es' },
];

for (const [number, game] of gameIds.entries()) {
  // The short run plays each game in one way, not the same for all, and long games not to their end.
  for (const { hand, size, language } of ways.filter(
    (_, index) => isLong || index === (2 * number) % ways.length,
  )) {
    test(`${game} by ${hand}, ${size.width} x ${size.height}, ${language}: from the home page against bots, its weight, the marks of origin`, async ({
      stage,
    }) => {
      const { page, picture } = await stage.visit({ size, language, touch: hand === 'touch' });
      const weights = ['', 'pieces-'].map((part) =>
        weigh(page, (path) => path.startsWith(`/assets/${part}${game}-`) && path.endsWith('.js')),
      );
      const table = await TablePage.playNow(page, game, hand);
      expect(await table.over(), 'over before it began').toBe(false);
      const [code = 0, pieces = 0] = await Promise.all(weights.map((weight) => weight()));
      expect(code > 0, `code has ${code} bytes`).toBe(true);
      // What tells a game is loaded with its pictures.
      expect(pieces > 1000, `pictures have ${pieces} bytes`).toBe(existsSync(join(games, game, 'art')));
      expect(code + pieces, 'bytes of the screen of the game').toBeLessThanOrEqual(perGame);
      await picture(`${game} first decision`);
      expect(await violations(page, true), 'axe at the first decision').toEqual([]);
      await expect.poll(() => sideways(page), 'sideways').toBe(0);
      const pick = picker(game, hand === 'keyboard' ? 12 : undefined);
      if (told.includes(game)) {
        // On a phone the first mark of DungeonQuest is that of the first room.
        expect(await table.playOn(pick, 4), 'over after four decisions').toBeUndefined();
        await page.locator('.origin-mark').filter({ visible: true }).first().waitFor();
      }
      const end = await table.playOn(pick, isLong ? 400 : 12);
      if (isLong) expect(end, 'decisions to the end').toBeGreaterThan(0);
      await picture(`${game} afterwards`);
      expect(await violations(page, true), 'axe afterwards').toEqual([]);
    });
  }
}

/* Whole games in the sizes in which they are played most, by real taps and clicks on what lies on the table. */
for (const { width, height, touch } of isLong
  ? [
      { width: 844, height: 390, touch: true },
      { width: 360, height: 640, touch: true },
      { width: 1920, height: 1080, touch: false },
    ]
  : [])
  for (const [number, game] of gameIds.entries()) {
    const language: Language = number % 2 === 0 ? 'es' : 'en';
    test(`${game}: a whole game, ${width} x ${height}, ${language}, everything fits on the way`, async ({
      stage,
    }) => {
      const { page, picture } = await stage.visit({ size: { width, height }, language, touch });
      const table = await TablePage.playNow(page, game, touch ? 'touch' : 'mouse');
      const pick = picker(game);
      const found: string[] = [];
      let decisions = 0;
      while ((await table.next()) !== 'end') {
        if (decisions % 8 === 3) {
          found.push(...(await fits(page)).found.map((what) => `decision ${decisions}: ${what}`));
          await picture(`whole ${game} ${decisions}`);
        }
        await table.chooseAny(pick);
        decisions += 1;
        if (decisions > 400) throw new Error('not over after 400 decisions');
      }
      await picture(`whole ${game} end`);
      found.push(...(await fits(page)).found.map((what) => `end: ${what}`));
      expect(found).toEqual([]);
      expect(decisions).toBeGreaterThan(3);
    });
  }

test('reload in the middle: the table is at the very same decision', async ({ stage }) => {
  const { page } = await stage.visit({});
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  for (let turn = 0; turn < 3 && !(await table.over()); turn++) await table.chooseAny();
  await table.next();
  const before = [await table.decision(), await table.options()];
  await page.reload();
  await table.next();
  expect([await table.decision(), await table.options()], 'decision and options').toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await table.next();
  expect([await table.decision(), await table.options()], 'from the shelf').toEqual(before);
});

test('the language can be switched in the middle of a game', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  const before = await table.decision();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByText('Te toca', { exact: true }).waitFor();
  expect(await table.decision(), 'decision').toEqual(before);
});

test('hot-seat: a curtain falls between people and nothing of the table is behind it', async ({ stage }) => {
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
      await expect(page.locator('.table'), 'tables behind the curtain').toHaveCount(0);
      names.push((await page.locator('h1').textContent()) ?? '');
      await picture('curtain');
      expect(await violations(page, true), 'axe on the curtain').toEqual([]);
      await table.liftCurtain();
    } else await table.chooseAny((options) => options.find((name) => name !== 'pass') ?? 'pass');
  }
  expect(new Set(names).size, `curtains for ${[...new Set(names)].join(', ')}`).toBeGreaterThanOrEqual(2);
});

test('take-back: an answer that showed nothing comes back, and the table is as before', async ({ stage }) => {
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await table.next();
  expect(await table.options(), 'options').toEqual(before);
});

test('what others did is played slowly, can be skipped and looked at again', async ({ stage }) => {
  const { page } = await stage.visit({ settings: { speed: 1 } });
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  await table.chooseAny();
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip.click();
  await table.next();
  await page.getByRole('button', { name: 'Show again' }).click();
  await skip.waitFor();
  await expect(
    page.locator('.choice-bar[data-decision]'),
    'nothing is asked while it is shown again',
  ).toHaveCount(0);
  await skip.click();
  await table.next();
});

test('the log tells what happened, and each line opens its rule', async ({ stage }) => {
  const { page, picture } = await stage.visit({});
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect.poll(() => page.locator('.log-line').count(), 'lines in the log').toBeGreaterThan(3);
  await picture('log');
  expect(await violations(page, true), 'axe').toEqual([]);
  await page.locator('.log-line .why').first().click();
  await page.getByRole('heading', { name: 'Why?' }).waitFor();
});

test('the keyboard stays where it is needed: on what is picked, which a second press confirms, then at the next question', async ({
  stage,
}) => {
  const { page } = await stage.visit({});
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon', 'keyboard');
  await table.next();
  await table.tabTo('[data-option]');
  await page.keyboard.press('Enter');
  await until(page, `document.activeElement.matches('.option-picked > .option-press')`);
  const before = await table.decision();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.choice-bar[data-decision]:not([data-decision="${before}"]), dialog.end[open]`);
  await until(page, `document.activeElement.closest('.choice-bar, .option, dialog') !== null`);
});

test('whose turn it is stands in the title of the page', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'es' });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  await expect(page, 'title').toHaveTitle('● Te toca · Bienvenido a la mazmorra · Mazmorra');
});
