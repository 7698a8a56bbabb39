import type { Page } from '@playwright/test';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { promisedTo, sharedAt } from '../../packages/web/test/support/shares.ts';
import { momentOf, openMoment, still } from '../support/moment.ts';
import { atRest } from '../support/rest.ts';
import { resize } from '../support/sizes.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

/** After so many answers a game is well under way. */
const UNDER_WAY = 10;

/** The share of the window that the playing surface has, in hundredths. */
const share = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const { width, height } = document.querySelector('[data-board]').getBoundingClientRect();
    return (100 * width * height) / (innerWidth * innerHeight);
  })()`);

for (const game of gameIds)
  for (const [when, answers] of [
    ['at the first decision', 0],
    ['after ten answers', UNDER_WAY],
  ] as const)
    test(`${game}: the board has its share of the window ${when}`, async ({ stage }) => {
      const { page } = await stage.visit({ language: 'es', settings: still });
      const moment = momentOf({
        game,
        seats: 4,
        like: ['path:path-'],
        found: (_, table) => table.number > answers && table.decisions.length > 0,
      });
      await openMoment(page, moment, { people: moment.asked.slice(0, 1), after: true });
      await new TablePage(page).next();
      for (const [place, [width, height]] of sharedAt.entries()) {
        await resize(page, { width, height });
        await atRest(page);
        expect
          .soft(await share(page), `${width} x ${height}`)
          .toBeGreaterThanOrEqual(promisedTo(game)[place] ?? 100);
      }
    });
