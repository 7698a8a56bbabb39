import { Tab } from '../../packages/server/test/tab.ts';
import { looksRight, online, person } from '../support/people.ts';
import { expect, phone } from '../support/test.ts';

online(
  'a token is made, shown once and withdrawn; the account of a program plays with one, and its seat says so',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: phone, language: 'en', touch: true });
    const { page } = ana.visitor;
    const me = async (token: string): Promise<number> =>
      (await fetch(`${server.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    await page.goto(`${server.url}/online`);
    await page.locator('[data-mine] .quiet').waitFor();
    await page.goto(`${server.url}/settings`);
    await page.locator('[data-token-name]').fill('my graphs');
    await page.locator('[data-make-token]:enabled').tap();
    const shown = page.locator('[data-token]');
    const token = await shown.inputValue();
    expect(await me(token)).toBe(200);
    await page.locator('[data-programs]').scrollIntoViewIfNeeded();
    await looksRight(ana, 'a token for a program');
    await page.getByRole('button', { name: /my graphs/ }).tap();
    await expect(page.getByRole('button', { name: /my graphs/ })).toHaveCount(0);
    expect(await me(token)).toBe(401);

    await page.locator('[data-become-program]').tap();
    await page.locator('[data-become-now]').tap();
    await page.locator('[data-programs="true"]').waitFor();
    await page.getByRole('switch', { name: 'It plays' }).tap();
    await page.locator('[data-token-name]').fill('bot');
    await page.locator('[data-make-token]:enabled').tap();
    await expect(shown).not.toHaveValue(token);
    const port = Number(new URL(server.url).port);
    const robot = await Tab.enter(port, { secret: await shown.inputValue() });
    // A token for playing opens no tables: somebody else does.
    const host = await Tab.enter(port, { name: 'Bea' });
    const { table, invite } = await host.ask('create', { game: 'saboteur', seats: 3 });
    await robot.ask('open', { c: 1, table, invite });
    await robot.ask('sit', { c: 1 });
    const cleo = await person(stage, { size: phone, language: 'en', touch: true });
    await cleo.visitor.page.goto(`${server.url}/t/${table}#${invite}`);
    await cleo.visitor.page.locator('[data-place="0"]', { hasText: 'program' }).waitFor();
    await looksRight(cleo, 'a program at a table');
    for (const tab of [robot, host]) await tab.close();
    return undefined;
  },
);
