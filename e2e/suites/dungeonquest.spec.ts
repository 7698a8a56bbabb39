import type { Locator } from '@playwright/test';
import { columnOf, type HeroView, rowOf, type View } from '../../packages/games/dungeonquest/src/index.ts';
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
  still,
} from '../support/moment.ts';
import { resize } from '../support/sizes.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, type Language, phone, test, type Visit, type Visitor } from '../support/test.ts';
import { dragged } from '../support/trace.ts';
import { until } from '../support/until.ts';

/** Walks rather than searches, fights rather than runs: so that it sees much and ends soon. */
const bold = (options: readonly string[]): string => {
  const liked = ['attack', 'leave', 'cross', 'use', 'yes', 'card:', 'move:', 'draw'];
  for (const like of liked) {
    const found = options.filter((name) => name.startsWith(like));
    if (found.length > 0) return found[found.length >> 1] ?? '';
  }
  return options[0] ?? '';
};

const hunting = ['attack', 'move:'];

/** A table at which somebody of this browser is in the middle of a fight. */
async function toCombat({ page }: Visitor): Promise<TablePage> {
  const found = asks('DEC-CARD', 'card:');
  const moment = momentOf({ game: 'dungeonquest', seats: 2, like: hunting, found });
  await openMoment(page, moment, { people: [moment.asked[0] ?? 0], after: true });
  const table = new TablePage(page);
  await table.next();
  await page.waitForSelector('.dq-fight .dq-own-hand [data-option^="card:"]');
  return table;
}

test('dungeonquest: reload in mid-combat, at the very same cards', async ({ stage }) => {
  const visitor = await stage.visit({});
  const { page, picture } = visitor;
  const table = await toCombat(visitor);
  await picture('dungeonquest combat');
  expect(await violations(page), 'axe in combat').toEqual([]);
  const before = [await table.decision(), await table.options()];
  await page.reload();
  await table.next();
  await expect(page.locator('.dq-fight'), 'the fight goes on').toHaveCount(1);
  expect([await table.decision(), await table.options()], 'decision and cards').toEqual(before);
  await table.chooseAny(bold);
});

const looks: readonly (Visit & { readonly size: typeof desktop; readonly language: Language })[] = [
  { size: desktop, language: 'en', settings: { theme: 'night' } },
  { size: phone, language: 'es', settings: { theme: 'day' } },
];
for (const { size, language, settings = {} } of looks) {
  test(`dungeonquest: combat without page scroll, ${size.width} x ${size.height}, ${language}`, async ({
    stage,
  }) => {
    const visitor = await stage.visit({ size, language, settings, touch: size === phone });
    const { page, picture } = visitor;
    await toCombat(visitor);
    await picture('dungeonquest fight');
    await expect.poll(() => sideways(page), 'sideways').toBe(0);
    expect(await violations(page), 'axe').toEqual([]);
    // On a wide screen the bar stands beside the board, and the hand has the height of the window.
    const below = await page.evaluate(`(() => {
      const cards = [...document.querySelectorAll('.dq-own-hand .option')].map((card) => card.getBoundingClientRect());
      const bar = document.querySelector('.table-foot').getBoundingClientRect();
      const beside = cards.every(({ right }) => right <= bar.left);
      return Math.max(...cards.map(({ bottom }) => bottom)) - (beside ? innerHeight : bar.top);
    })()`);
    expect(Number(below), `the hand is ${below} px under the bar`).toBeLessThanOrEqual(1);
  });
}

test('dungeonquest: nothing scrolls sideways at 320 px', async ({ stage }) => {
  const { page, picture } = await stage.visit({ size: { width: 320, height: 640 } });
  const table = await TablePage.playNow(page, 'dungeonquest');
  for (let turn = 0; turn < 6 && !(await table.over()); turn++) await table.chooseAny(bold);
  await expect.poll(() => sideways(page), 'sideways').toBe(0);
  await picture('dungeonquest narrow');
});

test('dungeonquest: the rulebook has pictures and passes the scan', async ({ stage }) => {
  const { page, picture } = await stage.visit({ language: 'es' });
  await page.goto('/rules/dungeonquest');
  await page.locator('.book-chapter').first().waitFor();
  await expect
    .poll(() => page.locator('.book-picture .dq-tile').count(), 'rooms are drawn')
    .toBeGreaterThan(10);
  await picture('dungeonquest rulebook');
  expect(await violations(page), 'axe').toEqual([]);
});

test('dungeonquest: the design page shows every tile and card', async ({ stage }) => {
  const { page, picture } = await stage.visit({});
  await page.goto('/design');
  await page.locator('.dq-design .dq-tile').first().waitFor();
  await expect(page.locator('.dq-design figure .dq-tile'), 'tiles').toHaveCount(117);
  await expect.poll(() => page.locator('.dq-design .dq-card').count(), 'cards').toBeGreaterThan(140);
  await page.locator('.dq-design').scrollIntoViewIfNeeded();
  await picture('dungeonquest design');
});

if (isLong)
  test('dungeonquest: a frame costs far less than a sixtieth of a second while a hundred tiles are dragged', async ({
    stage,
  }) => {
    const visitor = await stage.visit({});
    const table = await TablePage.playNow(visitor.page, 'dungeonquest');
    await table.next();
    await dragged(visitor, { plane: '.dq-plane', tile: '.dq-cell:has(.dq-tile)' });
  });

/** What everybody stops for, by the event that shows it, where not any will do. */
const moments: Readonly<Record<string, (step: Step<unknown>) => boolean>> = {
  dies: happened('dies', ({ cause }) => cause !== 'sunset'),
  'sunset-roll': happened('sunset-roll', ({ closed }) => closed === true),
  end: happened('end', ({ winners }) => Array.isArray(winners) && winners.length > 0),
};
const scans = [
  { look: byNight, signs: ['dragon-wakes', 'sunset-roll', 'end'] },
  { look: byDay, signs: ['dies', 'sunset-roll', 'leaves'] },
];
for (const { look, signs } of isLong ? scans : []) {
  test(`dungeonquest: what everybody stops for passes the scan by ${look.settings.theme}`, async ({
    stage,
  }) => {
    const visitor = await stage.visit(look);
    for (const sign of signs) {
      const found = moments[sign] ?? happened(sign);
      const moment = momentOf({ game: 'dungeonquest', seats: 2, like: hunting, found });
      await lookAt(visitor, moment, sign);
    }
  });
}

test('dungeonquest: two people fight at one screen and neither sees the hand of the other', async ({
  stage,
}) => {
  const { page, picture } = await stage.visit({ size: phone, touch: true });
  const variants = { 'hero-versus-hero': true };
  const duel = asks('DEC-CARD', 'card:');
  const moment = momentOf({
    game: 'dungeonquest',
    seats: 2,
    variants,
    like: hunting,
    found: (step, game) => duel(step, game) && game.decisions.length === 2,
  });
  await openMoment(page, moment, { people: [0, 1], after: true });
  const table = new TablePage(page, 'touch');
  if ((await table.next()) === 'curtain') await table.liftCurtain();
  const first = (await table.options()).filter((name) => name.startsWith('card:'));
  await expect(
    page.locator('.dq-far-hand [data-option], .dq-far-hand .dq-combat-card'),
    'the far hand is face down',
  ).toHaveCount(0);
  await picture('dungeonquest hot-seat fight');
  await table.choose(first[0] ?? '');
  expect(await table.next(), 'a curtain falls').toBe('curtain');
  await expect(page.locator('.dq-combat-card'), 'cards behind the curtain').toHaveCount(0);
  await table.liftCurtain();
  await page.waitForSelector('.dq-own-hand [data-option^="card:"]');
  await expect(
    page.locator('.dq-far-hand .dq-combat-card, .dq-blow .dq-combat-card'),
    'what the other chose is face down',
  ).toHaveCount(0);
});

/** Optional rules and an ability that ask for something of their own; each is answered on the screen. */
const ownPlaces = [
  {
    name: 'servants of Kalladra',
    rules: { 'servants-of-kalladra': true },
    seats: 3,
    kind: 'DEC-SERVANT',
    like: 'servant:',
  },
  { name: 'death can wait', rules: { 'death-can-wait': true }, seats: 2, kind: 'DEC-WAIT-LOOT', like: '' },
  { name: 'tower power', rules: { 'tower-power': true }, seats: 2, kind: 'DEC-TOWER-POWER', like: '' },
  { name: 'alone against the automaton', rules: {}, seats: 1, kind: 'DEC-CARD', like: 'card:' },
  { name: 'the glory of Hugo', rules: {}, seats: 2, kind: 'DEC-HUGO', like: 'card:' },
];
for (const look of isLong ? [byNight, byDay] : [])
  test(`dungeonquest: optional rules and abilities ask in their own place, by ${look.settings.theme}`, async ({
    stage,
  }) => {
    const { page, picture } = await stage.visit(look);
    for (const { name, rules, seats, kind, like } of ownPlaces) {
      const found = asks(kind, like);
      const moment = momentOf({ game: 'dungeonquest', seats, variants: rules, like: hunting, found });
      await openMoment(page, moment, { people: moment.asked, after: true });
      const table = new TablePage(page);
      if ((await table.next()) === 'curtain') await table.liftCurtain();
      await picture(`dungeonquest ${name}`);
      expect(await violations(page), `axe: ${name}`).toEqual([]);
      await expect.poll(() => sideways(page), `sideways: ${name}`).toBe(0);
      const before = await page.locator('.choice-bar').getAttribute('data-decision');
      const option = (await table.options()).find((one) => one.startsWith(like));
      await table.choose(option ?? '');
      await until(
        page,
        `document.querySelector('.choice-bar')?.dataset.decision !== ${JSON.stringify(before)}`,
      );
    }
  });

test('dungeonquest: heroes are chosen from their cards; what need not be asked is not', async ({ stage }) => {
  const { page, picture } = await stage.visit({
    size: phone,
    language: 'es',
    touch: true,
  });
  const variants = { 'hero-selection': 'choose-in-seat-order' };
  const choosing = momentOf({ game: 'dungeonquest', seats: 2, variants, found: asks('DEC-HERO') });
  await openMoment(page, choosing, { people: choosing.asked, after: true });
  const table = new TablePage(page, 'touch');
  await table.next();
  const card = await page.locator('.dq-heroes button').first().boundingBox();
  expect(
    (card?.width ?? 0) > 60 && (card?.height ?? 0) > 80,
    `a hero's card of ${card?.width} x ${card?.height}`,
  ).toBe(true);
  await picture('dungeonquest hero choice');
  expect(await violations(page), 'axe').toEqual([]);

  const asked = momentOf({ game: 'dungeonquest', seats: 2, like: hunting, found: asks('DEC-REROLL-TEST') });
  await openMoment(page, asked, { people: asked.asked, after: true });
  await table.next();
  await page.getByRole('switch', { name: 'No me lo preguntes más' }).tap();
  await table.choose('no');
  const kept = await page.evaluate(`localStorage.getItem('mazmorra.dungeonquest.ask')`);
  expect(String(kept).includes('moment DEC-REROLL-TEST'), `kept: ${kept}`).toBe(true);
  await openMoment(page, asked, { people: asked.asked, after: true });
  await table.next();
  expect((await table.options()).includes('first'), 'the same is asked again').toBe(false);
});

/** The share of the window that the playing surface has at least, in hundredths. */
const shares = [
  { size: phone, least: 40 },
  { size: { width: 390, height: 844 }, least: 45 },
  { size: { width: 844, height: 390 }, least: 55 },
  { size: { width: 820, height: 1180 }, least: 55 },
  { size: desktop, least: 60 },
  { size: { width: 1920, height: 1080 }, least: 60 },
];

/** A table in the middle of the dungeon, where one of this browser may walk on. */
async function toWalk({ page }: Visitor): Promise<void> {
  const walks = asks('DEC-ACT', 'move:');
  const found = (step: Step<unknown>, table: AnyTable): boolean =>
    walks(step, table) && isCentral((table.view('spectator') as View).heroes[table.decisions[0]?.seat ?? 0]);
  const moment = momentOf({ game: 'dungeonquest', seats: 2, like: hunting, found });
  await openMoment(page, moment, { people: moment.asked, after: true });
  await new TablePage(page).next();
}

test('dungeonquest: dungeon and fight have their share of every screen', async ({ stage }) => {
  const visitor = await stage.visit({ language: 'es', settings: still });
  const { page, picture } = visitor;
  for (const open of [toWalk, toCombat]) {
    await open(visitor);
    for (const { size, least } of shares) {
      await resize(page, size);
      const { width, height } = await boxOf(page.locator('[data-board]'));
      const share = (100 * width * height) / (size.width * size.height);
      expect.soft(share, `${open.name}, ${size.width} x ${size.height}`).toBeGreaterThanOrEqual(least);
      await picture(`dungeonquest ${open.name} ${size.width}`);
    }
  }
});

test('dungeonquest: where rooms are large enough the whole dungeon is in view; elsewhere a small map beside it leads there and back', async ({
  stage,
}) => {
  const visitor = await stage.visit({ settings: still });
  const { page } = visitor;
  await toWalk(visitor);
  const map = page.locator('.dq-mini');
  const plane = page.locator('.dq-plane .plane-window');
  const inView = async () => {
    const { x, y, width, height } = await boxOf(plane);
    const seen = await page.locator('.dq-tower').evaluateAll((towers) =>
      (
        towers as unknown as {
          getBoundingClientRect(): Record<'left' | 'top' | 'right' | 'bottom', number>;
        }[]
      ).map((tower) => {
        const box = tower.getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom] as const;
      }),
    );
    return seen.filter(
      ([left, top, right, bottom]) =>
        left > x - 1 && top > y - 1 && right < x + width + 1 && bottom < y + height + 1,
    ).length;
  };
  await expect.poll(inView).toBe(4);
  await expect(map).toHaveCount(0);
  await resize(page, phone);
  await expect.poll(inView).toBeLessThan(4);
  const [above, surface] = [await boxOf(map), await boxOf(plane)];
  expect(above.y + above.height, 'the small map lies outside the dungeon').toBeLessThanOrEqual(surface.y + 1);
  await map.click();
  await expect.poll(inView).toBe(4);
  await map.click();
  await expect.poll(inView).toBeLessThan(4);
});

const isCentral = (hero: HeroView | undefined): boolean =>
  hero !== undefined && Math.abs(columnOf(hero.cell) - 6) < 2 && Math.abs(rowOf(hero.cell) - 5) < 2;

async function boxOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}
