import {
  allSeeTheEnd,
  forgive,
  looksRight,
  onlineInTheLongRun,
  person,
  play,
  tableOf,
} from '../support/people.ts';
import { desktop, expect, phone } from '../support/test.ts';

const game = 'welcome-to-the-dungeon';

/** Passing whenever it is allowed makes the shortest game. */
const hasty = (options: readonly string[]): string =>
  options.find((option) => option === 'pass') ?? options[0] ?? '';

onlineInTheLongRun(
  'the daily dungeon is played once, to its end; the result stands in the table and can be shared',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const { page, context } = ana.visitor;
    await page.goto(server.url);
    await page.click('[data-people] a[href="/daily"]');
    await page.waitForSelector(`[data-play-daily="${game}"]`);
    await expect(page.locator('.daily-game').first()).toHaveAttribute('data-game', 'dungeonquest');
    await looksRight(ana, 'daily before');
    const today = (await page.locator('[data-day]').getAttribute('data-day')) ?? '';
    // A second tab that still offers the game when it has been played in the first.
    const other = await context.newPage();
    await other.goto(`${server.url}/daily`);
    await other.waitForSelector(`[data-play-daily="${game}"]`);

    await page.fill('[data-name]', 'Ana');
    await page.click(`[data-play-daily="${game}"]`);
    await page.waitForURL(/\/t\//);
    await page.waitForSelector('.table-board');
    const table = tableOf(ana);
    await play([ana], 1, hasty);
    await expect(page.locator('[data-hint]')).toHaveCount(0);
    await page.goto(`${server.url}/daily`);
    await page.click(`[data-game="${game}"][data-state="playing"] [data-play-daily]`);
    await page.waitForURL(`**/t/${table}`);
    await page.waitForSelector('.table-board');
    await play([ana], 400, hasty);
    await allSeeTheEnd([ana]);
    await expect(page.getByRole('button', { name: 'Analysis' })).toHaveCount(0);
    await looksRight(ana, 'daily end');
    expect((await page.request.get(`${server.url}/api/records/${table}`)).status()).toBe(404);

    await page.getByRole('button', { name: 'Results of the day' }).click();
    const own = page.locator(`[data-game="${game}"][data-state="counted"]`);
    await own.waitFor();
    await expect(own.locator('[data-play-daily]')).toHaveCount(0);
    await expect(own.locator('[data-best] [data-you]')).toContainText('Ana (guest) (you)');
    const text = await own.locator('[data-share]').inputValue();
    expect(text).toMatch(
      /^Mazmorra, daily dungeon of .+: Welcome to the Dungeon\n\S+ 🟧🟧🟧🟧🟧 · \d success(es)?\n/u,
    );
    expect(text).toContain(`${server.url}/daily`);
    await expect(page.locator('[data-streak="1"]')).toBeVisible();
    await looksRight(ana, 'daily after');

    await other.click(`[data-play-daily="${game}"]`);
    await expect(other.locator('.online-problem')).toContainText('The first try counts');
    await other.close();

    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    // A clock that is years ahead changes nothing: the day is the server's.
    await bea.visitor.page.clock.setFixedTime('2031-05-05T05:05:05Z');
    await bea.visitor.page.goto(`${server.url}/daily`);
    await expect(bea.visitor.page.locator('[data-day]')).toHaveAttribute('data-day', today);
    const hers = bea.visitor.page.locator(`[data-game="${game}"]`);
    await hers.locator('summary', { hasText: 'Resultados' }).tap();
    await expect(hers.locator('[data-best] tbody tr')).toHaveCount(1);
    await expect(hers.locator('[data-best]')).toContainText('Ana');
    expect(bea.frames.join('\n'), 'who did not play is not told the table').not.toContain(table);
    await looksRight(bea, 'daily of somebody else');
    await bea.visitor.page.goto(`${server.url}/daily/2026-02-31`);
    await bea.visitor.page.getByText('Ese día no hubo mazmorra diaria').waitFor();
    await bea.visitor.page.getByRole('link', { name: 'Hoy' }).tap();
    await bea.visitor.page.waitForSelector('[data-day]');
    await bea.visitor.context.setOffline(true);
    await bea.visitor.page.waitForSelector('[data-offline]');
    await expect(bea.visitor.page.locator('[data-play-daily]:enabled')).toHaveCount(0);
    await looksRight(bea, 'daily offline');
    forgive(bea);
    // So short a game is little to look for leaks in: the suites of the server do that.
    return undefined;
  },
);
