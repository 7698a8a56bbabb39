import { Tab } from '../../packages/server/test/tab.ts';
import { joins, looksRight, online, person, play } from '../support/people.ts';
import { expect, phone } from '../support/test.ts';

online(
  'two tables wait: the home page says so first, one tap leads from one to the next; holidays are seen by others',
  'SQLite',
  async (stage, server) => {
    const ana = await Tab.enter(Number(new URL(server.url).port), { name: 'Ana' });
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    const { page } = bea.visitor;
    const tables: string[] = [];
    for (const c of [1, 2]) {
      const { table, invite } = await ana.ask('create', {
        game: 'dungeon-raiders',
        seats: 3,
        clock: { kind: 'slow', hours: 48 },
      });
      await ana.ask('open', { c, table, invite });
      await ana.ask('sit', { c });
      await ana.ask('bot', { c, seat: 2, level: 'random' });
      await joins(bea, `${server.url}/t/${table}#${invite}`, 'Bea');
      tables.push(table);
    }
    for (const c of [1, 2]) await ana.ask('start', { c });
    await page.goto(server.url);
    await page.getByRole('heading', { name: '2 tables wait for you' }).waitFor();
    await expect(page).toHaveTitle(/^\(2\) /);
    await looksRight(bea, 'two tables wait');
    await page.locator('[data-my-turn] a').first().tap();

    // All choose at once, so that Bea, who has chosen, waits for Ana.
    await page.waitForSelector('.choice-bar[data-decision]');
    const first = new URL(page.url()).pathname;
    await play([bea], 1, (options) => options[0] ?? '');
    const next = page.locator('[data-elsewhere] a');
    await next.waitFor();
    await looksRight(bea, 'the next table', true);
    await next.tap();
    await page.waitForURL((url) => url.pathname !== first);
    expect(tables.map((table) => `/t/${table}`)).toContain(new URL(page.url()).pathname);
    await page.waitForSelector('.choice-bar[data-decision]');
    await expect(page).not.toHaveTitle(/^\(/);

    await page.goto(`${server.url}/settings`);
    await page.getByRole('switch', { name: 'my turn at a slow table' }).tap();
    await page.locator('[data-every]:enabled').selectOption('4');
    await page.fill('[data-holiday] input >> nth=0', '2020-01-01');
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.fill('[data-holiday] input >> nth=1', soon);
    await page.locator('[data-holiday-on]:enabled').tap();
    await page.locator('[data-holiday-off]:enabled').waitFor();
    await expect(page.locator('[data-every]')).toHaveValue('4');
    await page.locator('[data-calls]').scrollIntoViewIfNeeded();
    await looksRight(bea, 'on holiday');
    await ana.until(() => [1, 2].every((c) => ana.room(c).seats[1]?.holiday !== undefined));
    await page.goto(server.url);
    await page.locator('[data-my-turn] a').first().tap();
    await expect(page.locator('[data-holiday="1"]')).toHaveAttribute('title', /^on holiday until /);
    await looksRight(bea, 'a seat on holiday', true);
    await ana.close();
    return undefined;
  },
);
