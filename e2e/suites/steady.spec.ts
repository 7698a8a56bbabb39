import type { Page } from '@playwright/test';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sharedAt } from '../../packages/web/test/support/shares.ts';
import { picker } from '../support/games.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { atRest } from '../support/rest.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

async function boardOf(page: Page): Promise<Box> {
  await atRest(page);
  return page.locator('.table-board').boundingBox();
}

/** How far the edges of the board have moved, at most. */
function moved(before: Box, now: Box): number {
  if (!before || !now) throw new Error('there is no board');
  const edges = ({ x, y, width, height }: NonNullable<Box>) => [x, y, x + width, y + height];
  return Math.max(...edges(before).map((edge, side) => Math.abs(edge - (edges(now)[side] ?? 0))));
}

/** Pixels that nobody sees: a status in other words may be a fraction of a line higher. */
const UNSEEN = 2;

/* What one looks at must not move because one answers. */
const tall = { width: 412, height: 823 };
const sizes = isLong ? [tall, { width: 768, height: 1024 }, { width: 1280, height: 720 }] : [tall];

for (const size of sizes)
  test(`the board stays where it is while the choice bar comes and goes, ${size.width} x ${size.height}`, async ({
    stage,
  }) => {
    const { page } = await stage.visit({ size, language: 'es', settings: still });
    const table = new TablePage(page);
    const firsts = moments.filter(({ name }) => name === 'first decision');
    expect(firsts.map(({ game }) => game)).toEqual(gameIds);
    for (const one of firsts) {
      await openAt(page, { ...one, othersThink: true }, 'es', false);
      const asked = await boardOf(page);
      await table.pick((await table.options())[0] ?? '');
      expect.soft(moved(asked, await boardOf(page)), `${one.game}: picked`).toBeLessThan(UNSEEN);
      await answerUntilOthersThink(table);
      expect.soft(moved(asked, await boardOf(page)), `${one.game}: nothing asked`).toBeLessThan(UNSEEN);
    }
  });

const others = '.table:has(.panel-awaited[data-kind="bot"]):not(:has(.choice-bar[data-decision]))';

/** Confirms what is picked, and answers again where more than one answer makes a turn. */
async function answerUntilOthersThink(table: TablePage): Promise<void> {
  const { page } = table;
  for (;;) {
    const before = await table.decision();
    await page.locator('[data-confirm]').click();
    await page.waitForSelector(`${others}, .choice-bar[data-decision]:not([data-decision="${before}"])`);
    if ((await page.locator(others).count()) > 0) return;
    await table.pick((await table.options())[0] ?? '');
  }
}

/** What browsers call layout shift, as they count it: the most within five seconds, without what follows an own tap. */
const SHIFT = 0.01;

/** Run before a page: adds up how far things move that nobody has touched. */
const watched = `{
  let [first, last, sum] = [0, 0, 0];
  globalThis.shifted = { most: 0, moved: [] };
  const nameOf = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.className?.toString() ?? '?';
  new PerformanceObserver((list) => {
    for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput || !location.pathname.startsWith('/table/')) continue;
      if (at - last > 1000 || at - first > 5000) [first, sum] = [at, 0];
      [last, sum] = [at, sum + value];
      globalThis.shifted.most = Math.max(globalThis.shifted.most, sum);
      if (value > 0.002) globalThis.shifted.moved.push(value.toFixed(4) + ' ' + sources.map(({ node }) => nameOf(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/* The long run plays games at every size at which a share is promised. */
for (const game of gameIds)
  for (const [width, height] of isLong ? sharedAt : [])
    test(`${game}: what nobody has touched stays where it is through a game, ${width} x ${height}`, async ({
      stage,
    }) => {
      const touch = width < 1000;
      const settings = { speed: 3, single: true };
      const { page } = await stage.visit({ size: { width, height }, language: 'es', touch, settings });
      await page.addInitScript(watched);
      const table = await TablePage.playNow(page, game, touch ? 'touch' : 'mouse');
      await table.playOn(picker(game), 60);
      const shifted = (await page.evaluate('shifted')) as { readonly most: number; readonly moved: string[] };
      expect(shifted.most, `moved: ${shifted.moved.join('; ')}`).toBeLessThanOrEqual(SHIFT);
    });
