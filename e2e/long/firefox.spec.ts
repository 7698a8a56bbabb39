import { gameIds as games } from '../../packages/catalogue/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { built } from '../support/build.ts';
import { picker } from '../support/games.ts';
import { startServer } from '../support/server.ts';
import { answer, expect, fixChanceOf, isAsked, isOver, next, playNow, test } from './firefox.ts';

for (const game of games)
  test(`${game} in Firefox: from the home page to the end against bots`, async ({ enter, site }) => {
    fixChanceOf(site);
    const page = await enter();
    await playNow(page, site.url, game);
    const pick = picker(game);
    while ((await next(page)) !== 'end') await answer(page, pick);
  });

/**
 * A table is opened again and again behind an active service worker, left while its workers may still load. In Firefox one in
 * about sixty never opened while the table's worker started the worker of the bots itself.
 */
test('a table opens every time in Firefox', async ({ enter, site }) => {
  const page = await enter();
  const opens = isLong ? 150 : 10;
  for (let each = 0; each < opens; each++) {
    if (each % 3 === 2) await page.reload();
    else await playNow(page, site.url, games[each % games.length] ?? 'saboteur');
    expect(await next(page), `open ${each + 1}`).toBe('asked');
  }
});

test('two people play Welcome to the Dungeon online in Firefox, to the end', async ({ enter }) => {
  const server = await startServer(built, 'SQLite');
  try {
    const [ana, bea] = [await enter({ confirm: false }), await enter({ confirm: false })];
    await ana.goto(`${server.url}/online?game=welcome-to-the-dungeon`);
    await (await ana.waitForSelector('[data-name]'))?.type('Ana');
    await ana.$$eval('[data-seats] .choices-one', (choices) => {
      const two = choices.find((choice) => choice.textContent?.includes('2'));
      (two as unknown as { click(): void } | undefined)?.click();
    });
    await (await ana.waitForSelector('[data-open-table]:enabled'))?.click();
    await ana.waitForSelector('[data-place="0"][data-kind="person"]');
    const invitation = await ana.$eval(
      '[data-invite]',
      (field) => (field as unknown as { value: string }).value,
    );
    await bea.goto(invitation);
    await (await bea.waitForSelector('[data-name]'))?.type('Bea');
    await (await bea.waitForSelector('[data-sit]'))?.click();
    await bea.waitForSelector('.online-own');
    await (await ana.waitForSelector('[data-start]:enabled'))?.click();
    const pick = (options: readonly string[]): string =>
      options.find((option) => option === 'pass') ?? options[0] ?? '';
    while (!(await isOver(ana))) {
      for (const page of [ana, bea]) if (await isAsked(page)) await answer(page, pick);
    }
    await bea.waitForSelector('dialog.end[open], .end-again');
    // Before the server goes: a page without one would look for it.
    for (const page of [ana, bea]) await page.close();
  } finally {
    await server.close();
  }
});
