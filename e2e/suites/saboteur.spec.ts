import type { Step } from '../../packages/kernel/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import {
  type AnyTable,
  asks,
  byDay,
  byNight,
  happened,
  lookAt,
  momentOf,
  openMoment,
} from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, type Stage, test, type Visit, type Visitor } from '../support/test.ts';
import { dragged } from '../support/trace.ts';

const narrow = { width: 320, height: 640 };

const people = [0, 1, 2];

/** Three people at one screen, at a turn at which somebody may do this. */
async function threePeople(
  stage: Stage,
  wanted: Visit,
  option: string,
): Promise<{ visitor: Visitor; table: TablePage }> {
  const visitor = await stage.visit({ ...wanted });
  const table = new TablePage(visitor.page, wanted.touch ? 'touch' : 'mouse');
  await turnWith(table, option);
  return { visitor, table };
}

/** A turn somewhat into the round at which this option is offered. */
async function turnWith(table: TablePage, option: string): Promise<void> {
  const offered = asks('SB-DEC-01', option);
  const found = (step: Step<unknown>, game: AnyTable): boolean => game.number > 8 && offered(step, game);
  const moment = momentOf({ game: 'saboteur', seats: 3, like: ['path:path-'], found });
  await openMoment(table.page, moment, { people, after: true });
  await toTable(table);
}

async function toTable(table: TablePage): Promise<'asked' | 'end'> {
  for (;;) {
    const next = await table.next();
    if (next !== 'curtain') return next;
    await table.liftCurtain();
  }
}

/** The page as it is: a picture, no violation, nothing beyond its sides. */
async function looksRight({ page, picture }: Visitor, name: string): Promise<void> {
  await picture(`saboteur ${name}`);
  expect(await violations(page), `axe: ${name}`).toEqual([]);
  await expect.poll(() => sideways(page), `sideways: ${name}`).toBe(0);
}

/** Holds up a card of the hand by tapping it. */
async function hold(table: TablePage, beginning: string): Promise<void> {
  await table.press(`.sb-hand [data-card^="${beginning}"]`);
  await table.page.waitForSelector('.sb-hand .option-picked');
}

test('saboteur: a card is picked, its ghosts light up, it is turned, laid and lit, by mouse', async ({
  stage,
}) => {
  const { visitor, table } = await threePeople(stage, { size: desktop, language: 'en' }, 'path:path-curve');
  const { page } = visitor;
  await hold(table, 'path-curve');
  await expect.poll(() => page.locator('.sb-ghost').count(), 'ghosts').toBeGreaterThanOrEqual(2);
  await looksRight(visitor, 'ghosts');
  await expect(page.locator('.option-picked .sb-tile > g[transform]'), 'turned cards before').toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.locator('.option-picked .sb-tile > g[transform]'), 'turned cards after R').toHaveCount(1);
  const tiles = await page.locator('.sb-cell .sb-tile-lit').count();
  const decision = await table.decision();
  await table.press('.sb-ghost');
  await looksRight(visitor, 'ghost picked');
  await table.press('[data-confirm]');
  await page.waitForSelector(`.choice-bar:not([data-decision="${decision}"]), [data-curtain]`, {
    state: 'attached',
  });
  expect(await toTable(table), 'the next turn').toBe('asked');
  await expect(page.locator('.sb-cell .sb-tile-lit'), 'lit tiles').toHaveCount(tiles + 1);
});

test('saboteur: laid by keyboard alone, without the list', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'es' });
  const table = await TablePage.playNow(page, 'saboteur', 'keyboard');
  for (let turn = 0; turn < 12; turn++) {
    if ((await table.next()) === 'end') return;
    const before = await table.decision();
    const cards = await page.locator('.sb-hand [data-card]').count();
    let placed = false;
    for (let card = 1; card <= cards && !placed; card++) {
      await page.keyboard.press(String(card));
      placed = (await page.locator('.sb-ghost').count()) > 0;
    }
    if (placed) {
      await table.tabTo('.sb-ghost');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('d');
    await page.waitForSelector('[data-confirm]');
    await table.tabTo('[data-confirm]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), dialog.end[open]`, {
      state: 'attached',
    });
    if (placed) return;
  }
  throw new Error('no card could be laid in twelve turns');
});

test('saboteur: tools are broken and mended on the players, the rockfall and the map on the mine, by touch', async ({
  stage,
}) => {
  const { visitor, table } = await threePeople(stage, { size: phone, language: 'es', touch: true }, 'break:');
  const { page } = visitor;
  await hold(table, 'break-');
  await expect(page.locator('.panel .sb-aim'), 'players to aim at').toHaveCount(3);
  await looksRight(visitor, 'aim');
  const decision = await table.decision();
  await table.press('.panel:nth-child(2) .sb-aim');
  await table.press('[data-confirm]');
  await page.waitForSelector(`.choice-bar:not([data-decision="${decision}"]), [data-curtain]`, {
    state: 'attached',
  });
  await toTable(table);
  await expect(page.locator('.panel:nth-child(2) .sb-token-broken'), 'broken tools').toHaveCount(1);
  await looksRight(visitor, 'broken');

  await turnWith(table, 'map:');
  await hold(table, 'map');
  await expect(page.locator('.sb-goal-option'), 'goals to look at').toHaveCount(3);
  await looksRight(visitor, 'map held');
  await table.press('[data-option="map:top"]');
  await table.press('[data-confirm]');
  await page.waitForSelector('[data-curtain]');
  // Only who looked sees it: nothing of it is there for the next person.
  await toTable(table);
  await expect(page.locator('.sb-goal-face'), 'goals known to somebody else').toHaveCount(0);

  await turnWith(table, 'rockfall:');
  await hold(table, 'rockfall');
  await expect.poll(() => page.locator('.sb-falling').count(), 'tunnels that may fall').toBeGreaterThan(0);
  await looksRight(visitor, 'rockfall held');
});

test('saboteur: the role is turned up and down with one key', async ({ stage }) => {
  const { page } = await stage.visit({});
  await page.goto('/');
  await page.locator('[data-cover="saboteur"]').click();
  await page.locator('[data-play="saboteur"]').click();
  await expect(page.locator('[data-intro="turn"] button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-intro="close"] button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('saboteur: the dwarf card is face down until tapped; notes stay on this device and out of other eyes', async ({
  stage,
}) => {
  const visitor = await stage.visit({ language: 'en' });
  const { page } = visitor;
  const table = await TablePage.playNow(page, 'saboteur');
  await table.next();
  await expect(page.locator('.sb-role-open'), 'role shown').toHaveCount(0);
  await expect(page.getByText(/^You are a (miner|saboteur) this round/), 'role told elsewhere').toHaveCount(
    0,
  );
  await page.getByRole('button', { name: /dwarf card in secret/ }).click();
  await expect(page.locator('.sb-role-open'), 'role shown after a tap').toHaveCount(1);
  await looksRight(visitor, 'role');
  await page.locator('.sb-plane').focus();
  await expect(page.locator('.sb-role-open'), 'role shown after looking away').toHaveCount(0);
  await page.locator('.sb-notes-door').click();
  await page.locator('dialog[open] .sb-mark-button.sb-mark-saboteur').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel .sb-pencil.sb-mark-saboteur'), 'marks on panels').toHaveCount(1);
  await page.reload();
  await table.next();
  await expect(page.locator('.panel .sb-pencil.sb-mark-saboteur'), 'marks after a reload').toHaveCount(1);
});

test('saboteur: the gold is shared out in secret, and a reload changes nothing', async ({ stage }) => {
  const visitor = await stage.visit({});
  const { page } = visitor;
  const table = new TablePage(page);
  const found = asks('SB-DEC-03');
  const moment = momentOf({ game: 'saboteur', seats: 3, like: ['path:path-'], found });
  await openMoment(page, moment, { people, after: true });
  await toTable(table);
  await looksRight(visitor, 'gold draft');
  await page.locator('.sb-packet [data-option]').first().hover();
  await expect(page.locator('.tip .origin-line'), 'a gold card tells its origin').toHaveText(/rulebook.*\.$/);
  const before = [await table.decision(), await table.options()];
  await page.evaluate(
    `localStorage.setItem('mazmorra.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('mazmorra.settings')), theme: 'day' }))`,
  );
  await page.reload();
  await toTable(table);
  expect([await table.decision(), await table.options()], 'after a reload in the draft').toEqual(before);
  expect(await violations(page, false, '.sb-moment'), 'axe: gold draft by day').toEqual([]);
});

for (const look of isLong ? [byNight, byDay] : []) {
  test(`saboteur: the unmasking, the payment and the last count pass the scan by ${look.settings.theme}`, async ({
    stage,
  }) => {
    const visitor = await stage.visit(look);
    const paid = happened('gold-paid');
    const over = happened('game-ended');
    const moment = momentOf({ game: 'saboteur', seats: 10, found: (step) => paid(step) && over(step) });
    for (const sign of ['cards-revealed', 'gold-paid', 'game-ended']) await lookAt(visitor, moment, sign);
  });
}

test('saboteur: ten players on a phone, and nothing sideways at 320 pixels', async ({ stage }) => {
  const visitor = await stage.visit({ size: phone, language: 'es', touch: true });
  const { page } = visitor;
  const like = ['path:path-', 'break:'];
  const moment = momentOf({ game: 'saboteur', seats: 10, like, found: (_, game) => game.number > 30 });
  await openMoment(page, moment, { people: moment.asked, after: true });
  const table = new TablePage(page, 'touch');
  await table.next();
  for (const size of [phone, narrow]) {
    await page.setViewportSize(size);
    await looksRight(visitor, `ten players ${size.width}`);
    const tall = await page.evaluate('document.documentElement.scrollHeight - innerHeight');
    expect(tall, 'pixels the page is too tall').toBe(0);
    const plane = await page.locator('.sb-plane').boundingBox();
    expect(plane?.height ?? 0, `the mine has ${plane?.height} pixels`).toBeGreaterThanOrEqual(150);
  }
  for (const door of ['descartes', 'Ronda', 'Cuaderno']) {
    await page.locator('.sb-door', { hasText: door }).tap();
    await page.waitForSelector('dialog[open]');
    await visitor.picture(`saboteur ${door}`);
    expect(await violations(page, false, 'dialog[open]'), `axe: ${door}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
});

if (isLong)
  test('saboteur: a frame costs far less than a sixtieth of a second while a hundred tiles are dragged', async ({
    stage,
  }) => {
    const visitor = await stage.visit({ language: 'en' });
    const table = await TablePage.playNow(visitor.page, 'saboteur');
    await table.next();
    await dragged(visitor, { plane: '.sb-plane', tile: '.sb-cell:has(.sb-tile-lit)' });
  });
