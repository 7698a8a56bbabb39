import type { Page } from '@playwright/test';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, type Stage, test, type Visit, type Visitor } from '../support/test.ts';

const narrow = { width: 320, height: 640 };

interface Wanted extends Visit {
  /** As the set-up sheet calls them in the visitor's language. */
  readonly hero: string;
  /** What becomes of each monster drawn: `add`, or the tile that is sacrificed. Then one of the two passes. */
  readonly placed: readonly string[];
}

/** Two people at one screen who do as they are told: the way to a certain moment with any deal. */
async function atTheGate(stage: Stage, wanted: Wanted): Promise<{ visitor: Visitor; table: TablePage }> {
  const visitor = await stage.visit(wanted);
  const { page } = visitor;
  await page.goto('/play/welcome-to-the-dungeon?people=2');
  await page.waitForSelector('.seat-row');
  await page.locator('.seat-row button').last().click();
  await page.locator('.choices-one', { hasText: wanted.hero }).first().click();
  await page.locator('.setup-start button').click();
  await page.waitForURL(/\/table\//);
  const table = new TablePage(page, wanted.touch ? 'touch' : 'mouse');
  for (const place of wanted.placed) {
    await toTable(table);
    await table.choose('draw');
    await table.choose(place === 'add' ? place : `sacrifice:${place}`);
  }
  await toTable(table);
  await table.choose('pass');
  return { visitor, table };
}

async function toTable(table: TablePage): Promise<void> {
  if ((await table.next()) === 'curtain') await table.liftCurtain();
}

/** From here on moments take their time; the table goes on from its very decision. */
async function slowly(page: Page, table: TablePage): Promise<void> {
  await page.evaluate(
    `localStorage.setItem('mazmorra.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('mazmorra.settings')), speed: 1 }))`,
  );
  await page.reload();
  await toTable(table);
}

/** The page as it is: a picture, no violation, nothing beyond its sides. */
async function looksRight({ page, picture }: Visitor, name: string): Promise<void> {
  await picture(`welcome-to-the-dungeon ${name}`);
  expect(await violations(page), `axe: ${name}`).toEqual([]);
  await expect.poll(() => sideways(page), `sideways: ${name}`).toBe(0);
}

test('welcome-to-the-dungeon: the drawn monster is seen by its owner alone, and remembered for them', async ({
  stage,
}) => {
  const visitor = await stage.visit({ size: phone, language: 'es', touch: true });
  const { page } = visitor;
  await page.goto('/play/welcome-to-the-dungeon?people=3');
  await page.locator('.setup-start button').click();
  await page.waitForURL(/\/table\//);
  const table = new TablePage(page, 'touch');
  await toTable(table);
  await table.choose('draw');
  await page.waitForSelector('.wd-drawn .card-title');
  await looksRight(visitor, 'drawn');
  await table.choose('add');
  await toTable(table);
  await expect(page.locator('.wd-slip'), 'cards in the dungeon').toHaveCount(1);
  await expect(page.locator('.wd-slip-known'), 'cards the next person knows').toHaveCount(0);
  await expect(page.locator('.wd-drawn .card-title'), 'drawn card').toHaveCount(0);
  for (let turn = 0; turn < 2; turn++) {
    await toTable(table);
    await table.choose('draw');
    await table.choose('add');
  }
  await toTable(table);
  await expect(page.locator('.wd-slip-known'), 'cards the first person knows').toHaveCount(1);
});

test('welcome-to-the-dungeon: every choice is made on the thing it is about, and every tile says what it does', async ({
  stage,
}) => {
  const visitor = await stage.visit({ language: 'en' });
  const { page } = visitor;
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  await expect(page.locator('.wd-deck-stack [data-option="draw"]')).toBeVisible();
  await expect(page.locator('.wd-hand .wd-plate-button [data-option="pass"]')).toBeVisible();
  await expect(page.locator('.choice-bar [data-option]'), 'the same again on the bar').toHaveCount(0);
  const told = await page.locator('.wd-tile-does:visible').allTextContents();
  expect(told).toHaveLength(6);
  for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  await table.choose('draw');
  await table.next();
  await expect(page.locator('.wd-dungeon .option:has([data-option="add"]) .wd-plate')).toBeVisible();
  await looksRight(visitor, 'drawn, wide');
});

test('welcome-to-the-dungeon: a tile is sacrificed by picking it, and its place tells who did it', async ({
  stage,
}) => {
  const visitor = await stage.visit({ size: narrow, language: 'en', touch: true });
  const { page } = visitor;
  await page.goto('/play/welcome-to-the-dungeon?people=3');
  await page.locator('.setup-start button').click();
  await page.waitForURL(/\/table\//);
  const table = new TablePage(page, 'touch');
  await toTable(table);
  await table.choose('draw');
  await expect(page.locator('[data-option^="sacrifice:"]'), 'tiles that can be given up').toHaveCount(6);
  await page.locator('[data-option="sacrifice:warrior-plate-armor"]').tap();
  await page.getByText('Hit points: 11 → 6.').waitFor();
  await looksRight(visitor, 'sacrifice picked');
  await table.press('[data-confirm]');
  await page.waitForSelector('[data-curtain]');
  await table.liftCurtain();
  await page.waitForSelector('[data-tile="warrior-plate-armor"] .wd-tile-sacrificed');
  await expect(
    page.locator('[data-tile="warrior-plate-armor"] .wd-under-hidden'),
    'face-down card under it',
  ).toHaveCount(1);
  await table.press('.panel-head >> nth=0');
  await page.waitForSelector('.wd-details');
  await looksRight(visitor, 'seat details');
});

test('welcome-to-the-dungeon: a vorpal blade asks for one of eight kinds, then the four adventurers are offered', async ({
  stage,
}) => {
  const { visitor, table } = await atTheGate(stage, {
    hero: 'Guerrero',
    placed: ['add', 'add'],
    size: phone,
    language: 'es',
    touch: true,
  });
  const { page } = visitor;
  await toTable(table);
  await expect(page.locator('[data-option^="name:"]'), 'kinds').toHaveCount(8);
  await looksRight(visitor, 'naming a kind');
  await table.choose('name:vampire');
  await toTable(table);
  await expect(page.locator('[data-option^="choose:"]'), 'adventurers').toHaveCount(4);
  await looksRight(visitor, 'choosing an adventurer');
  await table.choose('choose:mage');
  await page.waitForSelector('[data-tile="mage-polymorph"]');
});

if (isLong)
  test('welcome-to-the-dungeon: the axe is offered on its tile when nothing else helps, and lights up when it strikes', async ({
    stage,
  }) => {
    const { visitor, table } = await atTheGate(stage, {
      hero: 'Barbarian',
      placed: ['barbarian-torch', 'barbarian-war-hammer', 'add'],
      size: desktop,
      language: 'en',
    });
    const { page } = visitor;
    await toTable(table);
    await page.waitForSelector('[data-tile="barbarian-vorpal-axe"] [data-option="use-axe"]');
    await page.waitForSelector('.wd-moment .card-title');
    await looksRight(visitor, 'axe offered');
    await slowly(page, table);
    await page.locator('[data-tile="barbarian-vorpal-axe"] [data-option="use-axe"]').click();
    await page.locator('[data-confirm]').click();
    await page.waitForSelector('[data-tile="barbarian-vorpal-axe"] .wd-lit');
    await page.waitForSelector('.wd-moment .wd-stamp-beaten');
    await looksRight(visitor, 'axe strikes');
  });

if (isLong)
  test('welcome-to-the-dungeon: Polymorph is offered at a monster turned up while the deck holds cards', async ({
    stage,
  }) => {
    const { visitor, table } = await atTheGate(stage, {
      hero: 'Mago',
      placed: ['add', 'add'],
      size: narrow,
      language: 'es',
      touch: true,
    });
    const { page } = visitor;
    await toTable(table);
    await page.waitForSelector('[data-tile="mage-polymorph"] [data-option="polymorph"]');
    await looksRight(visitor, 'polymorph offered');
    const before = await page.locator('.wd-trail li').count();
    await table.choose('polymorph');
    await toTable(table);
    await expect
      .poll(
        () => page.locator('.wd-trail li, .wd-hero-choice').count(),
        'the exchanged monster is on the trail',
      )
      .toBeGreaterThan(before);
  });

test('welcome-to-the-dungeon: everything on the table tells what it is by keyboard', async ({ stage }) => {
  const visitor = await stage.visit({ language: 'en' });
  const { page } = visitor;
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon', 'keyboard');
  await table.next();
  await table.tabTo('[data-tile="warrior-torch"] .tip-anchor');
  const tip = page.locator('[role=tooltip]');
  await tip.getByText('Defeats every monster of strength 3 or less.').waitFor();
  await looksRight(visitor, 'tool tip');
  await table.tabTo('[data-kind="dragon"] .tip-anchor');
  await tip.getByText('Right now defeated by: Dragon Spear').waitFor();
  await page.keyboard.press('Escape');
  await expect(tip, 'tool tips after Escape').toHaveCount(0);
});

test('welcome-to-the-dungeon: rulebook and parts', async ({ stage }) => {
  for (const [language, size] of [['es', phone] as const, ...(isLong ? [['en', desktop] as const] : [])]) {
    const visitor = await stage.visit({ language, size });
    await visitor.page.goto('/rules/welcome-to-the-dungeon#WD-DGN-10');
    await visitor.page.waitForSelector('.book-marked');
    await looksRight(visitor, 'rulebook');
    // All parts of all games on one page; the short run opens it for DungeonQuest.
    if (!isLong) continue;
    await visitor.page.goto('/design');
    await visitor.page.waitForSelector('#welcome-to-the-dungeon .wd-design-tiles');
    await visitor.page.locator('#welcome-to-the-dungeon').scrollIntoViewIfNeeded();
    await visitor.picture('welcome-to-the-dungeon design');
  }
});
