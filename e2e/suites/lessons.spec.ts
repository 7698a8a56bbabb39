import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../packages/lessons/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { violations } from '../support/accessible.ts';
import { LessonPage } from '../support/lesson-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const folder = join(import.meta.dirname, '../../packages/lessons/src/games');
const ids = readdirSync(folder);
const bookOf = async (id: string): Promise<Book<unknown>> =>
  (await import(join(folder, id, 'index.ts'))).book;

test('on the first Play now a lesson is offered, it can be left, and it goes on where it was left', async ({
  stage,
}) => {
  const { page } = await stage.visit({ newcomer: true, size: phone });
  const book = await bookOf('dungeon-raiders');
  const [chapter] = book.lesson.chapters;
  await page.goto('/');
  await page.locator('[data-play="dungeon-raiders"]').click();
  await page.getByRole('link', { name: 'Learn it in five minutes' }).click();
  const lesson = new LessonPage(page);
  for (const [index, step] of (chapter?.steps ?? []).slice(0, 4).entries()) {
    await page.waitForSelector(`.coach[data-step="${index}"]`);
    await lesson.take(step);
  }
  await page.waitForSelector('.coach[data-step="4"]');
  await page.goto('/');
  await page.locator('[data-play="dungeon-raiders"]').click();
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
  await page.locator('[data-play="dungeon-raiders"]').click();
  await page.locator('[data-known]').click();
  await page.waitForURL(/\/table\//);
  await page.goto('/');
  await page.locator('[data-play="dungeon-raiders"]').click();
  await page.waitForURL(/\/table\//);
});

for (const id of ids)
  for (const language of isLong ? (['en', 'es'] as const) : [])
    test(`the lesson of ${id} is walked through in ${language}`, async ({ stage }) => {
      const size = language === 'es' ? desktop : phone;
      const { page, picture } = await stage.visit({ newcomer: true, size, language });
      await page.goto(`/learn/${id}`);
      const hand = language === 'es' ? 'keyboard' : 'mouse';
      await new LessonPage(page, hand).walk(await bookOf(id), (place) => picture(`lesson-${id}-${place}`));
      expect(await violations(page, true)).toEqual([]);
    });
