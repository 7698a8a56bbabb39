import { createServer } from 'node:http';
import { Tab } from '../../packages/server/test/tab.ts';
import { playAmongBots } from '../../packages/server/test/test-server.ts';
import { looksRight, online, person } from '../support/people.ts';
import { desktop, expect, phone } from '../support/test.ts';

/** Another site with one page. */
async function elsewhere(html: string): Promise<{ readonly url: string; close(): void }> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => void site.close() };
}

online(
  'a few moves of a finished game: as a link, in a page of another site, as files that are made here, and kept',
  'SQLite',
  async (stage, server) => {
    const ana = await Tab.enter(Number(new URL(server.url).port), { name: 'Ana' });
    const { table } = await ana.ask('create', { game: 'dungeon-raiders', seats: 3 });
    await ana.ask('open', { c: 1, table });
    await ana.ask('sit', { c: 1 });
    for (const seat of [1, 2]) await ana.ask('bot', { c: 1, seat, level: 'random' });
    await ana.ask('start', { c: 1 });
    const running = await fetch(`${server.url}/embed/${table}`);
    expect(running.status).toBe(404);
    await playAmongBots(ana);
    await ana.close();

    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    const { page } = bea.visitor;
    await page.goto(`${server.url}/r/${table}?at=4&to=7&eyes=spectator&play=1`);
    await expect(page.locator('[data-position]')).toHaveText(/^Move 7 of /);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const picture = await fetch(`${server.url}/api/pictures/${table}.png?at=4&to=7`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await (await fetch(page.url())).text()).toContain(
      `/api/pictures/${table}.png?at=4&amp;to=7&amp;eyes=spectator`,
    );
    await page.getByRole('button', { name: 'More about this game' }).tap();
    await page.locator('[data-to-clip]').tap();
    await page.locator('[data-clip] img').waitFor();
    await page.locator('[data-clip] .choices-one', { hasText: '3 moves' }).tap();
    await page.locator('[data-clip-link]').tap();
    const said = page.locator('[data-clip-text]');
    await expect(said).toHaveValue(`${server.url}/r/${table}?at=4&to=7&eyes=spectator&play=1`);
    await page.locator('[data-clip-embed]').tap();
    await expect(said).toHaveValue(/^<iframe src="/);
    const code = await said.inputValue();
    await looksRight(bea, 'show a moment');
    for (const [button, ending] of [
      ['svg', '.svg'],
      ['video', '.webm'],
    ]) {
      const downloaded = page.waitForEvent('download');
      await page.locator(`[data-clip-${button}]:enabled`).tap();
      expect((await downloaded).suggestedFilename()).toBe(`dungeon-raiders-4-7${ending}`);
    }
    await page.locator('[data-clip-keep]').tap();
    await page.locator('[data-clip-note]', { hasText: 'Kept' }).waitFor();
    await page.goto(`${server.url}/games`);
    await page.locator('[data-moments]').getByText('moves 4 to 7').waitFor();
    await page.locator('[data-moments]').scrollIntoViewIfNeeded();
    await looksRight(bea, 'finest moments');

    const cleo = await person(stage, { size: desktop, language: 'es' });
    const { page: other } = cleo.visitor;
    const site = await elsewhere(
      `<!doctype html><html lang="es"><title>Otra página</title><link rel="icon" href="data:,"><h1>Otra</h1>${code}`,
    );
    await other.goto(site.url);
    const frame = other.frameLocator('iframe');
    await frame.locator('#scene rect').first().waitFor({ state: 'attached' });
    await expect(frame.locator('#previous')).toBeDisabled();
    const before = await frame.locator('#scene').innerHTML();
    await frame.locator('#next').click();
    await expect.poll(() => frame.locator('#scene').innerHTML()).not.toBe(before);
    await expect(frame.locator('#lines')).not.toBeEmpty();
    await expect(frame.getByRole('link', { name: 'Ver la partida en Mazmorra' })).toHaveAttribute(
      'href',
      `/r/${table}?at=4&to=7&eyes=spectator&play=1`,
    );
    await cleo.visitor.picture('an embedded replay');
    site.close();
    return undefined;
  },
);
