import { join } from 'node:path';
import { sideways, violations } from '../support/accessible.ts';
import { check, equal, until } from '../support/expect.ts';
import { type OpenHouse, openHouse } from '../support/house.ts';
import { desktop, phone, type Stage, test, type Visitor } from '../support/suite.ts';
import { TablePage } from '../support/table-page.ts';

const built = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../../packages/web/dist');

/** One real server for one test. */
function online(name: string, run: (stage: Stage, house: OpenHouse) => Promise<void>): void {
  test(`online: ${name}`, async (stage) => {
    const house = await openHouse(built);
    try {
      await run(stage, house);
    } finally {
      await house.close();
    }
  });
}

interface Seated {
  readonly visitor: Visitor;
  readonly table: TablePage;
}

/** Opens a table with so many seats and comes back with its invitation. */
async function opens({ page }: Visitor, address: string, name: string, seats: number): Promise<string> {
  await page.goto(address);
  await page.fill('[data-name]', name);
  await page
    .locator('.choices-one')
    .filter({ has: page.getByText(String(seats), { exact: true }) })
    .click();
  await page.locator('[data-open-table]:enabled').click();
  await page.waitForSelector('[data-place="0"][data-kind="person"]');
  return page.inputValue('[data-invite]');
}

async function joins({ page }: Visitor, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.fill('[data-name]', name);
  await page.click('[data-sit]');
  await page.waitForSelector('.online-own');
}

/** Ana in English at a desk, Bea in Spanish on her phone. */
async function pair(
  stage: Stage,
  house: OpenHouse,
): Promise<{ ana: Seated; bea: Seated; invitation: string }> {
  const ana = await stage.visit({ size: desktop, language: 'en' });
  const bea = await stage.visit({ size: phone, language: 'es', touch: true });
  const invitation = await opens(ana, `${house.url}/online?game=welcome-to-the-dungeon`, 'Ana', 2);
  await joins(bea, invitation, 'Bea');
  await ana.page.waitForSelector('[data-place="1"][data-kind="person"]');
  return {
    ana: { visitor: ana, table: new TablePage(ana.page) },
    bea: { visitor: bea, table: new TablePage(bea.page, 'touch') },
    invitation,
  };
}

async function looksRight({ page, picture }: Visitor, name: string): Promise<void> {
  await picture(`online ${name}`);
  equal(await violations(page), [], `axe: ${name}`);
  equal(await sideways(page), 0, `sideways: ${name}`);
}

const isOver = async ({ table }: Seated): Promise<boolean> =>
  (await table.page.$('dialog.end[open]')) !== null;
const isAsked = async ({ table }: Seated): Promise<boolean> =>
  (await table.page.$('.choice-bar[data-decision]')) !== null;

/** With a confirmation, or by one tap where the visitor wants none. */
async function answer(table: TablePage, pick: (options: readonly string[]) => string): Promise<void> {
  const { page } = table;
  if ((await page.evaluate(`JSON.parse(localStorage.getItem('mazmorra.settings')).confirm`)) !== false)
    return table.chooseAny(pick);
  const before = await table.decision();
  await table.press('.choice-bar[data-decision] .choice-question button');
  await page.waitForSelector('[data-listed]');
  const entries = page.locator('[data-listed]');
  const names = await entries.evaluateAll((buttons: { getAttribute(name: string): string | null }[]) =>
    buttons.map((button) => button.getAttribute('data-listed') ?? ''),
  );
  await table.press(`[data-listed="${pick(names)}"]`);
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), dialog.end[open]`, {
    state: 'attached',
  });
}

/** Whoever is asked answers, until so many answers were given or the game is over. */
async function play(people: readonly Seated[], most: number, pick: (options: readonly string[]) => string) {
  let deadline = Date.now() + 30_000;
  for (let given = 0; given < most; ) {
    check(Date.now() < deadline, 'nobody is asked and nothing ends');
    let asked = false;
    for (const one of people) {
      if (await isOver(one)) return;
      if (!(await isAsked(one))) continue;
      asked = true;
      await one.table.closeRecap();
      await answer(one.table, pick);
      given += 1;
      deadline = Date.now() + 30_000;
      break;
    }
    if (!asked) await people[0]?.table.page.waitForTimeout(50);
  }
}

const first = (options: readonly string[]): string => options[0] ?? '';
const hasty = (options: readonly string[]): string =>
  options.find((option) => option === 'pass') ?? first(options);

online(
  'two people, two languages, a reload, to the end; checked, and watched in a fresh browser',
  async (stage, house) => {
    const { ana, bea } = await pair(stage, house);
    await looksRight(ana.visitor, 'waiting room');
    await looksRight(bea.visitor, 'waiting room');
    await ana.visitor.page.click('[data-start]');
    await play([ana, bea], 4, first);

    await bea.visitor.page.click('[data-drawer]');
    await bea.visitor.page.click('[data-phrase="luck"]');
    await until(bea.visitor.page, `document.querySelector('[data-chat]').textContent.includes('¡Suerte!')`);
    await looksRight(bea.visitor, 'chat');
    await bea.visitor.page.keyboard.press('Escape');
    await ana.visitor.page.click('[data-drawer]');
    await until(ana.visitor.page, `document.querySelector('[data-chat]').textContent.includes('Good luck!')`);
    await ana.visitor.page.keyboard.press('Escape');

    await ana.visitor.page.reload();
    await ana.visitor.page.waitForSelector('.table-board');
    await looksRight(ana.visitor, 'game');
    await looksRight(bea.visitor, 'game');
    await play([ana, bea], 200, hasty);
    for (const { visitor } of [ana, bea]) await visitor.page.waitForSelector('dialog.end[open]');
    await looksRight(bea.visitor, 'end');

    const { page } = ana.visitor;
    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.waitForSelector('[data-verdict="holds"]');
    check((await page.locator('[data-seed]').textContent())?.length === 64, 'the seed is told');
    await looksRight(ana.visitor, 'checked');
    await page.keyboard.press('Escape');
    await page.route('**/api/records/*', async (route) => {
      const record = await (await route.fetch()).json();
      const [first, ...others] = record.random.contributions;
      record.random.contributions = [`${first.slice(0, -2)}${first.endsWith('00') ? '01' : '00'}`, ...others];
      await route.fulfill({ json: record });
    });
    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.waitForSelector('[data-verdict="broken"]');
    await page.unroute('**/api/records/*');
    await page.keyboard.press('Escape');

    const stranger = await stage.visit({ size: desktop, language: 'es' });
    const table = new URL(page.url()).pathname.split('/').at(-1);
    await stranger.page.goto(`${house.url}/r/${table}`);
    await stranger.page.waitForSelector('.table-board');
    await stranger.picture('online replay');

    await page.getByRole('button', { name: 'Again with the same people' }).click();
    await page.waitForSelector('[data-start]:enabled');
    await bea.visitor.page.getByRole('button', { name: 'A la siguiente partida' }).click();
    await bea.visitor.page.waitForSelector('.online-own');
  },
);

/** A server that is away is noise in the console, and here it is meant to be. */
function forgiveSockets({ faults }: Visitor): void {
  const others = faults.filter((fault) => !fault.includes('WebSocket connection'));
  faults.splice(0, faults.length, ...others);
}

online(
  'the server goes down in mid-game, a bot has a seat and gives it back, somebody comes late to watch',
  async (stage, house) => {
    const { ana, bea, invitation } = await pair(stage, house);
    await ana.visitor.page.click('[data-start]');
    await play([ana, bea], 2, first);
    await house.restart();
    await play([ana, bea], 4, first);
    forgiveSockets(ana.visitor);
    forgiveSockets(bea.visitor);

    await bea.visitor.page.click('[data-drawer]');
    await bea.visitor.page.click('[data-leave]');
    await bea.visitor.page.waitForSelector('[data-take]', { state: 'attached' });
    await bea.visitor.page.keyboard.press('Escape');
    await looksRight(bea.visitor, 'covered');
    await bea.visitor.page.click('[data-take]');
    await bea.visitor.page.waitForSelector('[data-take]', { state: 'detached' });

    const late = await stage.visit({ size: desktop, language: 'es' });
    await late.page.goto(invitation);
    await late.page.waitForSelector('.table-board');
    equal(await late.page.locator('.choice-bar[data-decision]').count(), 0, 'decisions of a spectator');
    equal(await late.page.locator('.wd-slip-known').count(), 0, 'cards a spectator knows');
    await late.picture('online spectator');
    await play([ana, bea], 200, hasty);
    for (const { page } of [ana.visitor, bea.visitor, late]) await page.waitForSelector('dialog.end[open]');
  },
);

online(
  'a listed table: found in the lobby, asked for a seat, let in, filled with a bot',
  async (stage, house) => {
    const ana = await stage.visit({ size: desktop, language: 'es' });
    const bea = await stage.visit({ size: phone, language: 'en', touch: true });
    await ana.page.goto(`${house.url}/online?game=welcome-to-the-dungeon`);
    await ana.page.fill('[data-name]', 'Ana');
    await ana.page.locator('.choices-one', { hasText: 'en el vestíbulo' }).click();
    await ana.page.locator('.choices-one', { hasText: 'Que me pregunten' }).click();
    await looksRight(ana, 'door');
    await ana.page.locator('[data-open-table]:enabled').click();
    await ana.page.waitForSelector('[data-place="0"][data-kind="person"]');

    await bea.page.goto(`${house.url}/online`);
    await bea.page.waitForSelector('[data-lobby] [data-table]');
    await looksRight(bea, 'lobby');
    await bea.page.tap('[data-lobby] [data-table] a');
    await bea.page.fill('[data-name]', 'Bea');
    await bea.page.tap('[data-sit]');
    await ana.page.getByRole('button', { name: 'Dejar pasar' }).click();
    await bea.page.waitForSelector('.online-own');
    await ana.page.click('[data-fill]');
    await ana.page.waitForSelector('[data-place="2"][data-kind="bot"]');
    await looksRight(ana, 'full table');
    await ana.page.locator('[data-start]:enabled').click();
    for (const { page } of [ana, bea]) await page.waitForSelector('.table-board');
  },
);

/** Any option, never the same way twice in a row: a person who always takes the first may walk in circles. */
function restless(): (options: readonly string[]) => string {
  let turn = 0;
  return (options) => options[(turn++ * 7) % options.length] ?? '';
}

const others = [
  { game: 'dungeon-raiders', seats: 3 },
  { game: 'saboteur', seats: 3 },
  { game: 'dungeonquest', seats: 2 },
];
for (const { game, seats } of others)
  online(`${game} with a friend, to the end`, async (stage, house) => {
    const ana = await stage.visit({
      size: desktop,
      language: 'es',
      settings: { recap: false, confirm: false },
    });
    const bea = await stage.visit({
      size: phone,
      language: 'en',
      touch: true,
      settings: { recap: false, confirm: false },
    });
    const invitation = await opens(ana, `${house.url}/online?game=${game}`, 'Ana', seats);
    await joins(bea, invitation, 'Bea');
    if (seats > 2) await ana.page.click('[data-fill]');
    await ana.page.locator('[data-start]:enabled').click();
    const people = [
      { visitor: ana, table: new TablePage(ana.page) },
      { visitor: bea, table: new TablePage(bea.page, 'touch') },
    ];
    await play(people, 400, restless());
    for (const { visitor } of people) await visitor.page.waitForSelector('dialog.end[open]');
    await looksRight(ana, `end of ${game}`);
  });
