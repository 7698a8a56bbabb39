import {
  allSeeTheEnd,
  forgive,
  joins,
  letsBotPlay,
  looksRight,
  online,
  onlineInTheLongRun,
  opens,
  person,
  play,
  received,
  restless,
  screenLink,
  tableOf,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone } from '../support/test.ts';
import { until } from '../support/until.ts';

const wide = { width: 1920, height: 1080 };

const first = (options: readonly string[]): string => options[0] ?? '';
const hasty = (options: readonly string[]): string =>
  options.find((option) => option === 'pass') ?? first(options);

online(
  'welcome-to-the-dungeon: two languages, chat and mute, a reload, a killed server, to the end; checked, watched in a fresh browser, played again',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const invitation = await opens(ana, `${server.url}/online?game=welcome-to-the-dungeon`, 'Ana', 2);
    await joins(bea, invitation, 'Bea');
    const [{ page }, { page: other }] = [ana.visitor, bea.visitor];
    await page.waitForSelector('[data-place="1"][data-kind="person"]');
    await looksRight(ana, 'waiting room');
    await looksRight(bea, 'waiting room');
    await page.click('[data-start]');
    await play([ana, bea], 4, first);

    await other.tap('[data-drawer]');
    await other.tap('[data-phrase="luck"]');
    await until(other, `document.querySelector('[data-chat]').textContent.includes('¡Suerte!')`);
    await looksRight(bea, 'chat');
    await until(page, `document.querySelector('[data-chat]').textContent.includes('Good luck!')`);
    await page.click('[data-drawer]');
    await page.getByRole('button', { name: 'Mute Bea' }).click();
    await page.getByRole('button', { name: 'Unmute Bea' }).waitFor();
    await page.keyboard.press('Escape');
    await other.tap('[data-phrase="hello"]');
    await until(other, `document.querySelectorAll('[data-chat] li').length === 2`);
    await page.click('[data-phrase="nice"]');
    await until(page, `document.querySelector('[data-chat]').textContent.includes('Well played!')`);
    const heard = await page.locator('[data-chat]').textContent();
    expect(heard?.includes('Bea'), `who is muted is still read: ${heard}`).toBe(false);
    await other.keyboard.press('Escape');

    await page.reload();
    await page.waitForSelector('.table-board');
    await looksRight(ana, 'game');
    await looksRight(bea, 'game');
    await server.kill();
    await play([ana, bea], 200, hasty);
    for (const each of [ana, bea]) forgive(each);
    await allSeeTheEnd([ana, bea]);
    await looksRight(bea, 'end');

    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.waitForSelector('[data-verdict="holds"]');
    expect((await page.locator('[data-seed]').textContent())?.length, 'the seed is told').toBe(64);
    await looksRight(ana, 'checked');
    await page.keyboard.press('Escape');
    await page.route('**/api/records/*', async (route) => {
      const record = await (await route.fetch()).json();
      const [share, ...others] = record.random.contributions;
      record.random.contributions = [`${share.slice(0, -2)}${share.endsWith('00') ? '01' : '00'}`, ...others];
      await route.fulfill({ json: record });
    });
    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.waitForSelector('[data-verdict="broken"]');
    await page.unroute('**/api/records/*');
    await page.keyboard.press('Escape');

    const table = tableOf(ana);
    const all = [received(ana, 0), received(bea, 1)];
    const stranger = await stage.visit({ size: desktop, language: 'es' });
    await stranger.page.goto(`${server.url}/r/${table}`);
    await stranger.page.waitForSelector('.table-board');
    await stranger.picture('online replay');

    await page.getByRole('button', { name: 'Play again with the same people' }).click();
    await other.getByRole('button', { name: 'Sí, otra' }).click();
    for (const each of [page, other]) {
      await each.waitForURL((url) => !url.pathname.endsWith(table));
      await each.waitForSelector('.table-board');
    }
    return { table, received: all };
  },
);

onlineInTheLongRun(
  'dungeon-raiders: three people and a bot, a big screen, a phone as the hand, a lost network and what was missed',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'es' });
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    const carl = await person(stage, { size: desktop, language: 'en', settings: { recap: true } });
    const screen = await person(stage, { size: wide, language: 'es' });
    const invitation = await opens(ana, `${server.url}/online?game=dungeon-raiders`, 'Ana', 4);
    await joins(bea, invitation, 'Bea');
    await joins(carl, invitation, 'Carl');
    await screen.visitor.page.goto(screenLink(invitation));
    await screen.visitor.page.waitForSelector('[data-big="waiting"] [role="img"]');
    await looksRight(screen, 'big screen waiting');
    await ana.visitor.page.click('[data-fill]');
    await ana.visitor.page.locator('[data-start]:enabled').click();

    await bea.visitor.page.waitForSelector('.table[data-layout="own"] .hand [data-option]');
    await looksRight(bea, 'phone as hand', true);
    await bea.visitor.page.tap('[data-to-board]');
    await bea.visitor.page.waitForSelector('.table:not([data-layout="own"]) .dr-board');
    await looksRight(bea, 'board one tap away', true);
    await bea.visitor.page.tap('[data-to-hand]');
    await screen.visitor.page.waitForSelector('.table[data-layout="room"] [data-big="corner"] [role="img"]');
    await expect(screen.visitor.page.locator('.hand'), 'hands on the big screen').toHaveCount(0);
    await looksRight(screen, 'big screen', true);
    // On the phone a card is played with a thumb on it.
    await bea.visitor.page.locator('.hand [data-option]').first().tap();

    await letsBotPlay(carl);
    await ana.visitor.page.waitForSelector('[data-seat="2"][data-presence="covered"]');
    await carl.visitor.context.setOffline(true);
    await carl.visitor.page.waitForSelector('.top-connection');
    await play([ana, bea], 5, first);
    await carl.visitor.context.setOffline(false);
    await carl.visitor.page.waitForSelector('.top-connection', { state: 'detached' });
    await carl.visitor.page.waitForSelector('dialog[open] .log');
    await expect
      .poll(() => carl.visitor.page.locator('dialog[open] .log-move').count(), 'all that was missed is told')
      .toBeGreaterThan(3);
    await looksRight(carl, 'what was missed', true);
    await carl.visitor.page.keyboard.press('Escape');
    await carl.visitor.page.click('[data-take]');
    await ana.visitor.page.waitForSelector('[data-seat="2"][data-presence="here"]');
    await play([ana, bea, carl], 6, restless());

    for (const each of [ana, carl, bea]) await letsBotPlay(each);
    await allSeeTheEnd([ana, bea, carl, screen]);
    await screen.visitor.page.waitForSelector('.table[data-viewer="all"]');
    const table = tableOf(ana);
    const all = [received(ana, 0), received(bea, 1), received(carl, 2), received(screen, 'spectator')];
    const results = ana.visitor.page.locator('.end-again');
    if (await results.isVisible()) await results.click();
    await ana.visitor.page.getByRole('button', { name: 'Otra con la misma gente' }).click();
    await ana.visitor.page.getByRole('button', { name: 'Empezar con quienes quieren' }).click();
    await screen.visitor.page.waitForURL((url) => !url.pathname.endsWith(table));
    await screen.visitor.page.waitForSelector('[data-big="waiting"], .table[data-layout="room"]');
    expect(tableOf(screen), 'the big screen goes along to the next game').not.toBe(table);
    return { table, received: all };
  },
);

onlineInTheLongRun(
  'saboteur: the server is killed in mid-game; a bot has a seat and gives it back; somebody comes late to watch',
  'PostgreSQL',
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'es' });
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 3);
    await joins(bea, invitation, 'Bea');
    await ana.visitor.page.click('[data-fill]');
    await ana.visitor.page.locator('[data-start]:enabled').click();
    const pick = restless();
    await play([ana, bea], 4, pick);
    await server.kill();
    await play([ana, bea], 4, pick);
    for (const each of [ana, bea]) forgive(each);

    await letsBotPlay(bea);
    await looksRight(bea, 'covered', true);
    await play([ana], 2, pick);
    await bea.visitor.page.click('[data-take]');
    await bea.visitor.page.waitForSelector('[data-take]', { state: 'detached' });
    await play([ana, bea], 3, pick);

    const late = await person(stage, { size: desktop, language: 'en' });
    await late.visitor.page.goto(invitation);
    await late.visitor.page.waitForSelector('.table[data-viewer="spectator"]');
    await expect(
      late.visitor.page.locator('.choice-bar[data-decision]'),
      'what a spectator is asked',
    ).toHaveCount(0);
    await looksRight(late, 'spectator', true);
    for (const each of [ana, bea]) await letsBotPlay(each);
    await allSeeTheEnd([ana, bea, late]);
    await late.visitor.page.waitForSelector('.table[data-viewer="all"]');
    return {
      table: tableOf(ana),
      received: [received(ana, 0), received(bea, 1), received(late, 'spectator')],
    };
  },
);

onlineInTheLongRun(
  'saboteur: on a phone that is the hand a tunnel is laid there, on places as large as a finger',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 3);
    await joins(bea, invitation, 'Bea');
    await ana.visitor.page.click('[data-fill]');
    await ana.visitor.page.locator('[data-start]:enabled').click();
    const { page } = bea.visitor;
    await page.click('[data-drawer]');
    await page.locator('[data-hand-mode] input').check();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.table[data-layout="own"]');
    const hand = new TablePage(page, 'touch');
    await letsBotPlay(ana);
    await page.waitForSelector('.choice-bar[data-decision]');
    await hand.next();
    const tunnels = page.locator('.sb-hand [data-card^="path-"].option-offered');
    await tunnels.first().tap();
    await page.waitForSelector('.own .sb-ghost');
    await looksRight(bea, 'a tunnel laid on the phone', true);
    for (const ghost of await page.locator('.own .sb-ghost').all()) {
      const box = await ghost.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'pixels of a place').toBeGreaterThanOrEqual(43.5);
    }
    const before = await hand.decision();
    await page.locator('.own .sb-ghost').first().tap();
    await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
    await letsBotPlay(bea);
    await allSeeTheEnd([ana, bea]);
    return { table: tableOf(ana), received: [received(ana, 0), received(bea, 1)] };
  },
);

onlineInTheLongRun(
  'dungeonquest: a phone as the hand by choice, the same person on a second device, to the end',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const invitation = await opens(ana, `${server.url}/online?game=dungeonquest`, 'Ana', 2);
    await joins(bea, invitation, 'Bea');
    await ana.visitor.page.click('.online-carry button');
    const code = await ana.visitor.page.locator('[data-carry]').getAttribute('data-carry');
    const anasPhone = await person(stage, {
      size: phone,
      language: 'en',
      touch: true,
    });
    await anasPhone.visitor.page.goto(`${invitation.split('#')[0]}#me=${code}`);
    await anasPhone.visitor.page.waitForSelector('[data-place="0"].online-own');
    await ana.visitor.page.locator('[data-start]:enabled').click();

    await bea.visitor.page.click('[data-drawer]');
    await bea.visitor.page.locator('[data-hand-mode] input').check();
    await bea.visitor.page.keyboard.press('Escape');
    await bea.visitor.page.waitForSelector('.table[data-layout="own"]');
    const pick = restless();
    await play([anasPhone, bea], 8, pick);
    await looksRight(bea, 'hand of dungeonquest', true);
    await bea.visitor.page.reload();
    await bea.visitor.page.waitForSelector('.table[data-layout="own"], dialog.end[open]');

    for (const each of [ana, bea]) await letsBotPlay(each);
    await allSeeTheEnd([ana, bea, anasPhone]);
    await looksRight(ana, 'end of dungeonquest', true);
    return { table: tableOf(ana), received: [received(ana, 0), received(anasPhone, 0), received(bea, 1)] };
  },
);
