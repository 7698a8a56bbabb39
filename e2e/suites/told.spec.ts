import type { Page } from '@playwright/test';
import { type GameId, gameIds } from '../../packages/catalogue/src/index.ts';
import { wordsOf } from '../../packages/languages/src/node.ts';
import { lessons } from '../../packages/languages/src/subjects/lessons.ts';
import { shell } from '../../packages/languages/src/subjects/shell.ts';
import { bookOf } from '../../packages/lessons/src/node.ts';
import { botName } from '../../packages/protocol/src/bot-names.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { coats } from '../../packages/web/src/look/crests.ts';
import { LessonPage } from '../support/lesson-page.ts';
import { momentOf, openMoment, still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import type { LookedAt } from '../support/moments/moment.ts';
import { openAt } from '../support/moments/open.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

const en = wordsOf(shell)('en');
const lessonWords = wordsOf(lessons)('en');

/* What the table says at a moment: about whom, whose turn it is, how it ended. */

function momentNamed(game: GameId, name: string): LookedAt {
  const found = moments.find((one) => one.game === game && one.name === name);
  if (!found) throw new Error(`${game} has no moment ${name}`);
  return found;
}

/** Every line with a crest: the colour of the crest, and the words. */
const crested = `[...document.querySelectorAll('.ticker-line, .log-line')].flatMap((line) => {
  const crest = line.querySelector('.crest path');
  return crest ? [[crest.getAttribute('fill'), [...line.children].find(({ localName }) => localName === 'span').textContent]] : [];
})`;

const names = Array.from({ length: 10 }, (_, place) => botName(place));

for (const game of gameIds)
  test(`${game}: the crest in the ticker and before each line of the log is of somebody the line names`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ language: 'en', settings: still });
    const moment = momentOf({ game, seats: 4, found: (_, table) => table.number > 40 });
    const own = moment.asked[0] ?? 0;
    await openMoment(page, moment, { people: [own], after: true, names });
    await new TablePage(page).next();
    await page.getByRole('button', { name: en.table.log }).click();
    await page.waitForSelector('.log-line');
    const lines = (await page.evaluate(crested)) as [string, string][];
    expect(lines.length, 'lines with a crest').toBeGreaterThan(10);
    const wrong = lines.filter(([colour, line]) => {
      const seat = coats.findIndex((coat) => coat.colour === colour);
      return seat === own ? !/\byou/i.test(line) : !line.includes(names[seat] ?? '?');
    });
    expect(wrong).toEqual([]);
  });

/** The short run has one of each game. */
const reveals = gameIds.flatMap((game) => {
  const all = moments.filter((one) => one.game === game && typeof one.show === 'object');
  return isLong ? all : all.slice(0, 1);
});

for (const game of gameIds)
  test(`${game}: it is nobody’s turn while something is shown`, async ({ stage }) => {
    const { page } = await stage.visit({ language: 'en', settings: still });
    for (const one of reveals.filter((reveal) => reveal.game === game)) {
      await openAt(page, one, 'en', false);
      await expect(page.locator('[data-status]'), one.name).not.toHaveText(/turn/i);
      await expect(page.locator('.panel-awaited'), one.name).toHaveCount(0);
    }
  });

/** Writes down every reply of the coach that stands there while something is still shown, and how often something was. */
const film = `(() => {
  window.film = { early: [], shown: 0 };
  new MutationObserver(() => {
    if (!document.querySelector('.ticker[data-playing="true"]')) return;
    window.film.shown += 1;
    const said = document.querySelector('.coach-text')?.textContent ?? '';
    if (said !== '' && said !== ${JSON.stringify(lessonWords.watch)}) window.film.early.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

test('welcome-to-the-dungeon: the coach says nothing of what the table still shows', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'en', newcomer: true, settings: { speed: 3 } });
  await page.addInitScript(film);
  await page.goto('/learn/welcome-to-the-dungeon');
  await new LessonPage(page).walk(await bookOf('welcome-to-the-dungeon'));
  const { early, shown } = (await page.evaluate('window.film')) as { early: string[]; shown: number };
  expect(shown, 'changes of the page while something was shown').toBeGreaterThan(20);
  expect(early).toEqual([]);
});

test('a second click on what is picked confirms, and the bar says so', async ({ stage }) => {
  const { page } = await stage.visit({ size: { width: 1440, height: 900 }, settings: still });
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  const before = await table.decision();
  const card = page.locator('.table-hand [data-option]').first();
  await card.click();
  await expect(page.getByText(en.choice.tapAgain)).toBeVisible();
  await card.click();
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
});

test('saboteur: while it is asked whose tool to break, no tool is drawn broken that is whole', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'en', settings: still });
  const one = momentNamed('saboteur', 'ten players, whose tool to break');
  await openAt(page, { ...one, first: async () => undefined }, 'en', false);
  const before = await cracks(page);
  await one.first?.(new TablePage(page));
  await expect.poll(() => page.locator('.sb-aim-tool').count(), 'players to aim at').toBeGreaterThan(3);
  expect(await cracks(page)).toBe(before);
  // The one that is picked, and no other.
  await page.locator('.sb-aim').first().click();
  await page.waitForSelector('[data-confirm]');
  expect(await cracks(page)).toBe(before + 1);
});

const cracks = (page: Page): Promise<number> => page.locator('.players .sb-crack').count();

test('saboteur: with a map in hand all three goals are in view, also after the device was turned', async ({
  stage,
}) => {
  const { page } = await stage.visit({ size: { width: 1024, height: 768 }, language: 'en', settings: still });
  await openAt(page, momentNamed('saboteur', 'a map held'), 'en', false);
  for (const size of [
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const goals = page.locator('.plane-window [data-option^="map:"]');
    await expect(goals).not.toHaveCount(0);
    for (const goal of await goals.all()) await expect(goal).toBeInViewport({ ratio: 0.99 });
  }
});

test('the end: the dead have no place, nothing is a column of noughts and ones, playing again comes first', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'en', settings: still });
  for (const game of gameIds) {
    const one = moments.find((each) => each.game === game && each.name === 'end, dead');
    await openAt(page, one ?? momentNamed(game, 'end, lost'), 'en', false);
    const dialog = page.locator('dialog.end');
    for (const place of await dialog.locator('[data-dead] .end-place').allTextContents())
      expect(place, game).not.toMatch(/\d/);
    if (game === 'dungeonquest') await expect(dialog.locator('[data-dead]')).not.toHaveCount(0);
    await expect(dialog.locator('td, th'), game).toHaveCount(0);
    const fates = await dialog.locator('.end-who > span:last-child').allTextContents();
    for (const fate of fates) expect(fate, game).toMatch(/\p{L}{3}/u);
    expect(await dialog.locator('.end-story').textContent(), game).not.toMatch(/[A-Z]{2}-[A-Z]+-\d/);
    await expect(dialog.locator('.end-actions button').first(), game).toHaveText(en.end.again);
  }
});
