import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { bookOf } from '../../packages/lessons/src/node.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { violations } from '../support/accessible.ts';
import { LessonPage } from '../support/lesson-page.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const folder = join(import.meta.dirname, '../../packages/lessons/src/games');
const ids = readdirSync(folder);

test('on the first Play now a lesson is offered, it can be left, and it goes on where it was left', async ({
  stage,
}) => {
  const { page } = await stage.visit({ newcomer: true, size: phone });
  const book = await bookOf('dungeon-raiders');
  const [chapter] = book.lesson.chapters;
  await page.goto('/');
  await page.locator('[data-cover="dungeon-raiders"]').click();
  await page.getByRole('link', { name: 'Learn it in five minutes' }).click();
  const lesson = new LessonPage(page);
  for (const [index, step] of (chapter?.steps ?? []).slice(0, 4).entries()) {
    await page.waitForSelector(`.coach[data-step="${index}"]`);
    await lesson.take(step);
  }
  await page.waitForSelector('.coach[data-step="4"]');
  await page.goto('/');
  await page.locator('[data-cover="dungeon-raiders"]').click();
  await page.getByRole('link', { name: 'Go on with the lesson' }).click();
  await expect(page.locator('.coach[data-step="4"]')).toContainText(chapter?.steps[4]?.say.en ?? 'no step');
  expect(await violations(page, true)).toEqual([]);
});

test('an answer that the lesson does not want is met with a sentence and changes nothing', async ({
  stage,
}) => {
  const { page } = await stage.visit({ newcomer: true });
  await page.goto('/learn/dungeon-raiders');
  const lesson = new LessonPage(page);
  for (let step = 0; step < 2; step++) {
    await page.waitForSelector(`.coach[data-step="${step}"]`);
    await page.locator('.coach [data-next]').click();
  }
  await page.waitForSelector('.coach[data-step="2"]');
  await lesson.table.pick('play:power-2');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.coach-wrong')).toContainText('nothing beats a 5');
  await expect(page.locator('.coach[data-step="2"]')).toBeVisible();
});

test('somebody who knows the game is not asked again', async ({ stage }) => {
  const { page } = await stage.visit({ newcomer: true });
  await page.goto('/');
  await page.locator('[data-cover="dungeon-raiders"]').click();
  await expect(page.getByRole('link', { name: 'Learn it in five minutes' })).toBeFocused();
  await page.locator('[data-play="dungeon-raiders"]').click();
  await page.waitForURL(/\/table\//);
  await page.goto('/');
  await page.locator('[data-cover="dungeon-raiders"]').click();
  await expect(page.locator('[data-play="dungeon-raiders"]')).toBeFocused();
  await page.locator('[data-play="dungeon-raiders"]').click();
  await page.waitForURL(/\/table\//);
});

test('on a phone held sideways the way on is in view at the first step of every lesson', async ({
  stage,
}) => {
  const { page } = await stage.visit({ newcomer: true, size: { width: 844, height: 390 }, touch: true });
  for (const id of ids) {
    await page.goto(`/learn/${id}`);
    await expect(page.locator('.coach [data-next]'), id).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.coach-text p').first(), id).toBeInViewport();
  }
});

for (const id of ids)
  for (const language of isLong ? LANGUAGES : [])
    test(`the lesson of ${id} is walked through in ${language}`, async ({ stage }) => {
      const size = language === 'es' ? desktop : phone;
      const { page, picture } = await stage.visit({ newcomer: true, size, language });
      await page.goto(`/learn/${id}`);
      const hand = language === 'es' ? 'keyboard' : 'mouse';
      await new LessonPage(page, hand).walk(await bookOf(id), (place) => picture(`lesson-${id}-${place}`));
      expect(await violations(page, true)).toEqual([]);
    });

for (const id of isLong ? ids : [])
  test(`on a phone held sideways every step of the lesson of ${id} says in view what is to be done`, async ({
    stage,
  }) => {
    const size = { width: 844, height: 390 };
    const { page, picture } = await stage.visit({ newcomer: true, size, touch: true });
    await page.goto(`/learn/${id}`);
    await new LessonPage(page, 'touch').walk(await bookOf(id), async (place) => {
      const told = page.locator('.coach-text p').last();
      await expect(told, `step ${place}`).toBeInViewport({ ratio: 0.9 });
      await picture(`lesson-${id}-${place}`);
    });
  });

for (const id of ids)
  test(`nothing stands over the lesson of ${id}: no recap of what nobody played, no role that the coach tells`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ newcomer: true, settings: { recap: true } });
    const { lesson } = await bookOf(id);
    const asked = lesson.chapters[0]?.steps.findIndex(({ answers }) => answers) ?? -1;
    await page.goto(`/learn/${id}`);
    const coached = new LessonPage(page);
    for (const step of lesson.chapters[0]?.steps.slice(0, asked + 1) ?? []) await coached.take(step);
    await page.waitForSelector(`.coach[data-step="${asked + 1}"]`);
    await page.reload();
    await page.waitForSelector(`.coach[data-step="${asked + 1}"]`);
    // The log comes with the table: what it says would be in the recap.
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator('dialog[open] .log-line').first()).toBeVisible();
  });

test('a position of the rulebook is tried, and tried again', async ({ stage }) => {
  const { page, picture } = await stage.visit({});
  await page.goto('/rules/dungeon-raiders#DR-TREAS-03');
  await page.getByRole('link', { name: 'Try it: A tie for a chest' }).click();
  await page.waitForSelector('.coach[data-step="0"]');
  await picture('try-tie');
  await new TablePage(page).choose('play:power-5');
  await expect(page.locator('.coach')).toContainText('A tie: 1 coin each');
  await page.getByRole('button', { name: 'Try it again' }).click();
  await expect(page.locator('.coach[data-step="0"]')).toBeVisible();
  await new TablePage(page).choose('play:power-5');
  // The why of a line of the log leads to it as well.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const line = page.locator('.log-line', { hasText: 'share the chest' });
  await line.getByRole('button', { name: 'Why?' }).click();
  const again = page.getByRole('link', { name: 'Try it: A tie for a chest' }).first();
  await expect(again).toHaveAttribute('href', '/try/dungeon-raiders/tie-for-a-chest');
});

test('the master gives a hint, and the list of games says so', async ({ stage }) => {
  const { page, picture } = await stage.visit({ size: phone });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  await page.locator('[data-hint]').click();
  // What it would do, and in a sentence of its own why.
  await expect(page.locator('[data-hinted]')).toHaveText(/^The master would choose “.+”\. .+\.$/);
  await picture('hint');
  const hinted = (await page.locator('[data-hinted]').getAttribute('data-hinted')) ?? '';
  expect(await table.options()).toContain(hinted);
  await page.goto('/games');
  await expect(page.getByText('with hints')).toBeVisible();
});

test('what appears for the first time is explained once, and can be read again', async ({ stage }) => {
  const { page, picture } = await stage.visit({ size: phone, settings: { tips: true } });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  await expect(page.locator('[data-tip="bidding"]')).toBeVisible();
  await picture('tip');
  await page.locator('[data-tip] button').click();
  await expect(page.locator('[data-tip="bidding"]')).toHaveCount(0);
  await page.reload();
  await table.next();
  await expect(page.locator('[data-tip="bidding"]')).toHaveCount(0);
  await page.goto('/rules/welcome-to-the-dungeon');
  await expect(page.locator('[data-chapter="tips"]')).toContainText('must go into the dungeon');
});
