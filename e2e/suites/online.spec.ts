import { joins, looksRight, onlineInTheLongRun, opens, person, play, tableOf } from '../support/people.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { until } from '../support/until.ts';

test('online without a server: said once, and nothing in the console; over plain http it says what does not work', async ({
  stage,
}) => {
  const { page } = await stage.visit({ language: 'es' });
  await page.goto('/online');
  await page.getByText('Ningún servidor responde').waitFor();
  await expect(page.locator('[data-plain-http]'), 'this machine is as good as https').toHaveCount(0);
  const asked = page.waitForResponse(/\/healthz$/);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await (await asked).finished();
  await page.getByText('Ningún servidor responde').waitFor();
  await page.addInitScript(`Object.defineProperty(window, 'isSecureContext', { value: false })`);
  await page.reload();
  await expect(page.locator('[data-plain-http]')).toContainText('no usa https');
});

onlineInTheLongRun(
  'a listed table: found in the lobby, asked for a seat, let in, filled with a bot',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'es' });
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    const { page } = ana.visitor;
    await page.goto(`${server.url}/online?game=welcome-to-the-dungeon`);
    await page.fill('[data-name]', 'Ana');
    await page.locator('.choices-one', { hasText: 'en el vestíbulo' }).click();
    await page.locator('.choices-one', { hasText: 'Que me pregunten' }).click();
    await looksRight(ana, 'door');
    await page.locator('[data-open-table]:enabled').click();
    await page.waitForSelector('[data-place="0"][data-kind="person"]');

    const { page: other } = bea.visitor;
    const nothing = await other.goto(`${server.url}/t/no-such-table`);
    expect(nothing?.status(), 'status of a table that does not exist').toBe(404);
    await other.getByRole('heading', { name: 'not open to you' }).waitFor();
    // The browser itself tells the status in the console.
    await expect.poll(() => bea.visitor.faults.length).toBe(1);
    expect(bea.visitor.faults.splice(0)).toEqual([expect.stringContaining('404')]);
    await looksRight(bea, 'no such table');
    await other.goto(`${server.url}/online`);
    await other.waitForSelector('[data-lobby] [data-table]');
    await looksRight(bea, 'lobby');
    await other.tap('[data-lobby] [data-table] a');
    await other.fill('[data-name]', 'Bea');
    await other.tap('[data-sit]');
    await page.getByRole('button', { name: 'Dejar pasar' }).click();
    await other.waitForSelector('.online-own');
    await page.click('[data-fill]');
    await page.waitForSelector('[data-place="2"][data-kind="bot"]');
    await looksRight(ana, 'full table');
    await page.locator('[data-start]:enabled').click();
    for (const each of [page, other]) await each.waitForSelector('.table-board');
    const bots = '[data-seat="2"] .panel-name';
    expect(await page.locator(bots).textContent(), 'a bot is called alike in both languages').toBe(
      await other.locator(bots).textContent(),
    );
    return undefined;
  },
);

onlineInTheLongRun(
  'two tables at once: the mark of the other, a clock, and stopping by agreement',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: desktop, language: 'es' });
    const { page } = ana.visitor;
    const address = `${server.url}/online?game=welcome-to-the-dungeon`;
    const timed = async (): Promise<string> => {
      await page.goto(address);
      await page.locator('.choices-one', { hasText: '1 minute a turn' }).click();
      await page.locator('[data-seats] .choices-one', { hasText: '2' }).click();
      await page.locator('[data-open-table]:enabled').click();
      await page.waitForSelector('[data-place="0"][data-kind="person"]');
      return page.inputValue('[data-invite]');
    };
    const slow = await opens(ana, address, 'Ana', 2);
    await joins(bea, slow, 'Bea');
    await page.locator('[data-start]:enabled').click();
    await page.waitForSelector('.table-board');
    const other = tableOf(ana);
    const quick = await timed();
    await joins(bea, quick, 'Bea');
    await page.locator('[data-start]:enabled').click();
    await page.waitForSelector('[data-seat-time]');
    await looksRight(ana, 'with a clock', true);

    // Bea goes back to the first table and plays there until it waits for Ana.
    await bea.visitor.page.goto(slow);
    await bea.visitor.page.waitForSelector('.table-board');
    await page.evaluate('navigator.setAppBadge = async (count) => { window.badge = count; }');
    const toOther = `[data-elsewhere="${other}"] a`;
    const asked = '.choice-bar[data-decision]';
    const waitsFor = async (): Promise<'Ana' | 'Bea' | undefined> => {
      if (await page.$(toOther)) return 'Ana';
      return (await bea.visitor.page.$(asked)) ? 'Bea' : undefined;
    };
    for (let turn = 0; turn < 3; turn++) {
      await expect.poll(waitsFor).toBeDefined();
      if ((await waitsFor()) === 'Bea') await play([bea], 1, (options) => options[0] ?? '');
    }
    await page.waitForSelector(toOther);
    await until(page, `document.title.startsWith('(1) ')`);
    expect(await page.evaluate('window.badge'), 'the number on the icon of the app').toBe(1);
    await page.click(toOther);
    await page.waitForURL(new RegExp(`/t/${other}`));
    await page.waitForSelector('.choice-bar[data-decision]');

    await bea.visitor.page.click('[data-drawer]');
    await bea.visitor.page.getByRole('button', { name: 'Por mí lo dejamos aquí' }).click();
    await page.click('[data-agree]');
    for (const each of [ana, bea])
      await each.visitor.page.waitForSelector('[data-stopped]', { state: 'attached' });
    await looksRight(ana, 'stopped', true);
    return undefined;
  },
);

onlineInTheLongRun(
  'the settings list one’s devices; one is signed out, and the person is forgotten',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 3);
    await joins(bea, invitation, 'Bea');
    const { page } = ana.visitor;
    await page.click('.online-carry button');
    const code = await page.locator('[data-carry]').getAttribute('data-carry');
    const anasPhone = await person(stage, { size: phone, language: 'es', touch: true });
    const { page: phonePage } = anasPhone.visitor;
    await phonePage.goto(`${invitation.split('#')[0]}#me=${code}`);
    await phonePage.waitForSelector('[data-place="0"].online-own');

    await page.goto(`${server.url}/settings`);
    await expect(page.locator('[data-device]')).toHaveCount(2);
    await expect(page.locator('[data-device]', { hasText: 'this device' })).toHaveCount(1);
    await looksRight(ana, 'account');
    await page.locator('[data-device]:not(:has-text("this device")) button').click();
    await expect(page.locator('[data-device]')).toHaveCount(1);
    // The phone is nobody’s now: it comes back as a new guest, to whom the table is not open.
    await phonePage.getByRole('heading', { name: 'Esta mesa no está abierta para ti' }).waitFor();

    const { page: beas } = bea.visitor;
    await expect(beas.locator('[data-place="0"]')).toHaveAttribute('data-kind', 'person');
    await page.getByRole('button', { name: 'Forget me' }).click();
    await looksRight(ana, 'before being forgotten');
    await page.getByRole('button', { name: 'Forget me for good' }).click();
    await page.waitForURL(`${server.url}/`);
    await expect(beas.locator('[data-place="0"]')).toHaveAttribute('data-kind', 'free');
    await page.goto(`${server.url}/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await expect(page.locator('[data-account]')).toHaveCount(0);

    await beas.goto(`${server.url}/settings`);
    await beas.getByRole('heading', { name: 'Tus dispositivos' }).waitFor();
    await looksRight(bea, 'account on a phone');
    return undefined;
  },
);
