import type { Page } from '@playwright/test';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { violations } from '../support/accessible.ts';
import { type AnyTable, momentOf, openMoment } from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

/** What the focused thing says of itself. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(
    `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
  );

/** Whether the focus is somewhere at the table and not lost to the page. */
const atTable = (page: Page): Promise<unknown> =>
  page.evaluate(
    `document.activeElement?.closest('.table') !== null && document.activeElement !== document.body`,
  );

const cell = (x: number, y: number): string => `[role="gridcell"][data-cell="${x}:${y}"]`;

test('saboteur: arrow keys walk the mine, each cell tells what it joins, Enter lays and confirms', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'saboteur', 'keyboard');
  await table.next();
  await table.tabTo('[role="gridcell"]');
  expect(await focused(page), 'the first cell is the start').toMatch(/^Column 0, row 0: Start/);
  expect(await focused(page)).toMatch(/Right: (open, nothing there yet|joined to .+)\./);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(cell(1, 0)), 'one to the right').toBeFocused();
  await page.keyboard.press('End');
  expect(await focused(page), 'the end of the row is a goal').toMatch(/^Column 8, row 0: .*goal/i);
  await page.keyboard.press('Home');
  expect(await focused(page), 'the empty place left of the start').toMatch(
    /^Column -1, row 0: empty\. Right: a tunnel from “Start/,
  );
  expect(await violations(page, true), 'axe with a cell in focus').toEqual([]);

  const before = await table.decision();
  const cards = await page.locator('.sb-hand [data-card]').count();
  let held = 0;
  do {
    await page.keyboard.press(String(++held));
    await page.locator(`.sb-hand [aria-keyshortcuts="${held}"][aria-pressed="true"]`).waitFor();
  } while (held < cards && (await page.locator('.sb-ghost').count()) === 0);
  const place = await page.locator('.sb-ghost').first().getAttribute('data-option');
  const [, , x, y] = (place ?? '').split(':').map(Number);
  await page.locator(cell(x ?? 0, y ?? 0)).focus();
  expect(await focused(page), 'what can be laid there is told').toMatch(/empty\..*from the ladder\./);
  await page.keyboard.press('Enter');
  await expect(page.locator(cell(x ?? 0, y ?? 0))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), [data-curtain]`, {
    state: 'attached',
  });
});

test('saboteur: a number holds a card up, and Enter lays it', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'saboteur', 'keyboard');
  await table.next();
  const before = await table.decision();
  const cards = await page.locator('.sb-hand [data-card]').count();
  let held = 0;
  do {
    await page.keyboard.press(String(++held));
    await page.locator(`.sb-hand [aria-keyshortcuts="${held}"][aria-pressed="true"]`).waitFor();
  } while (held < cards && (await page.locator('.sb-ghost').count()) === 0);
  await page.locator('.sb-ghost').first().waitFor();
  // Enter at the moment when the card is drawn held up, which is before the next paint.
  await page.keyboard.press('Escape');
  await page.locator('.sb-ghost').first().waitFor({ state: 'detached' });
  await page.evaluate(`new MutationObserver((_, observer) => {
    if (!document.querySelector('.sb-hand [aria-pressed="true"]')) return;
    observer.disconnect();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }).observe(document.body, { subtree: true, childList: true, attributes: true })`);
  await page.keyboard.press(String(held));
  await expect(page.locator('.sb-ghost:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.locator('.sb-ghost[aria-pressed="true"]').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
});

for (const game of gameIds)
  test(`${game}: the first thing to choose is three tabs at most from where a decision begins`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ language: 'en' });
    const table = await TablePage.playNow(page, game, 'keyboard');
    await table.next();
    const isOnChoice = (): Promise<unknown> =>
      page.evaluate(
        `document.activeElement.closest('[data-option], [data-card], .choice-options, [role="gridcell"]') !== null`,
      );
    let tabs = 0;
    do await page.keyboard.press('Tab');
    while (++tabs < 20 && !(await isOnChoice()));
    expect(tabs).toBeLessThanOrEqual(3);
  });

test('dungeonquest: arrow keys walk the dungeon, Enter goes to a room and the focus stays at the table', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = new TablePage(page, 'keyboard');
  const found = (_: unknown, game: AnyTable): boolean =>
    game.number > 6 &&
    game.decisions.some(({ options }) =>
      options.some((option) => game.game.nameOf(option).startsWith('move:')),
    );
  const moment = momentOf({ game: 'dungeonquest', seats: 2, found });
  await openMoment(page, moment, { people: moment.asked, after: true });
  await table.next();
  await table.tabTo('[role="gridcell"]');
  expect(await focused(page), 'begins where the hero stands').toMatch(/^[A-M]\d+: .*You are here\./);
  const target = await page.locator('[data-option^="move:"]').first().getAttribute('data-option');
  const [x, y] = (target ?? '').slice('move:'.length).split('-').map(Number);
  const from = (await page.evaluate(`document.activeElement.dataset.cell`)) as string;
  const [fx, fy] = from.split(':').map(Number);
  const key =
    x === fx
      ? (y ?? 0) > (fy ?? 0)
        ? 'ArrowDown'
        : 'ArrowUp'
      : (x ?? 0) > (fx ?? 0)
        ? 'ArrowRight'
        : 'ArrowLeft';
  await page.keyboard.press(key);
  await expect(page.locator(cell(x ?? 0, y ?? 0)), 'the room one may go to').toBeFocused();
  const name = `${'ABCDEFGHIJKLM'[x ?? 0]}${(y ?? 0) + 1}`;
  expect(await focused(page), 'the room and what is known of it').toMatch(
    new RegExp(`^${name}: (unexplored|.{3,}\\. .*(passage|door|portcullis) to )`),
  );
  expect(await violations(page, true), 'axe with a cell in focus').toEqual([]);
  const before = await table.decision();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-confirm]');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
  await expect.poll(() => atTable(page), 'focus after confirming').toBe(true);
});

test('a number picks and Enter confirms wherever the focus is; it stays at the table, and the turn is told with its question', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'dungeon-raiders', 'keyboard');
  await table.next();
  await expect(page.locator('[data-live="urgent"]'), 'the turn with its question').toHaveText(
    /^Your turn\. .+/,
  );
  const options = await table.options();
  const before = await table.decision();
  // The focus lies on another card than the one that the number picks.
  await page.locator('[data-option="play:power-1"]').focus();
  expect(options).toContain('play:power-2');
  await page.keyboard.press('2');
  await expect(page.locator('[data-option="play:power-2"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
  expect(await table.next()).toBe('asked');
  await expect.poll(() => atTable(page), 'focus at the next question').toBe(true);
  expect(await table.options(), 'the 2 was played, not the 1').toContain('play:power-1');
});

test('a link leads the focus to the heading of the page that comes, and so does the way back', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'en' });
  await page.goto('/');
  await page.waitForSelector('[data-cover]');
  expect(await page.evaluate('document.activeElement === document.body'), 'a first page takes no focus').toBe(
    true,
  );
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.locator('.home-tools a[href="/settings"]').focus();
  await page.keyboard.press('Enter');
  await expect(heading('Settings')).toBeFocused();
  await page.goBack();
  await expect(heading('Mazmorra')).toBeFocused();
  await page.locator('.home-foot a[href^="/rules/"]').click();
  await expect(page.locator('h1')).toBeFocused();
});

test('a card stays the same element when it can be played again', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  await table.pick('play:power-1');
  const card = `document.querySelector('.dr-hand .option:has([data-option="play:power-5"]) .dr-held')`;
  await page.evaluate(`${card}.marked = true`);
  const before = await table.decision();
  await page.locator('[data-confirm]').click();
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
  expect(await table.next()).toBe('asked');
  expect(await page.evaluate(`${card}.marked`)).toBe(true);
});

test('the list of choices opens on the first choice and leads on to the confirmation', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en' });
  const table = await TablePage.playNow(page, 'dungeon-raiders', 'keyboard');
  await table.next();
  await table.tabTo('.choice-question button');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-listed]').first(), 'the first choice').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-confirm]'), 'then the confirmation').toBeFocused();
});

test('dungeon raiders: the strength of a boss and whom it attacks are in the text', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en' });
  const found = (_: unknown, game: AnyTable): boolean =>
    (game.view('spectator') as { challenge: { kind: string } }).challenge.kind === 'boss';
  const moment = momentOf({ game: 'dungeon-raiders', seats: 3, found });
  await openMoment(page, moment, { people: moment.asked, after: true });
  const table = new TablePage(page);
  if ((await table.next()) === 'curtain') await table.liftCurtain();
  const told = page.locator('.dr-plaque .unseen', { hasText: /Attacks the (lowest|highest) card/ });
  await expect(told).toHaveText(/(Strength \d+ with 3 players|Cannot be defeated)\. Attacks the .+: .+\./);
});
