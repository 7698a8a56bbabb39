import type { Page } from '@playwright/test';
import {
  BOSS_IDS,
  ROOM_CARD_IDS,
  ROOMS,
  type RoomId,
  type View,
} from '../../packages/games/dungeon-raiders/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import { type AnyTable, momentOf, openMoment, still } from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const game = 'dungeon-raiders';

/** A table from the set-up sheet: so many seats, and the variant if wanted. */
async function deal(page: Page, seats: number, tactical: boolean): Promise<TablePage> {
  await page.goto(`/play/${game}`);
  await page.waitForSelector('.seat-row');
  while ((await page.locator('.seat-row').count()) < seats) {
    await page.getByRole('button', { name: /Add a seat|Añadir/ }).click();
  }
  while ((await page.locator('.seat-row').count()) > seats) {
    await page
      .getByRole('button', { name: /Remove this seat|Quitar/ })
      .last()
      .click();
  }
  if (tactical) await page.locator('.plate [role=switch]').first().check();
  await page.getByRole('button', { name: /Deal the cards|Repartir/ }).click();
  await page.waitForURL(/\/table\//);
  return new TablePage(page);
}

/** A card of each kind, and every boss: their signs and words differ most. */
const roomsToSee: readonly RoomId[] = [...new Map(ROOM_CARD_IDS.map((id) => [ROOMS[id].kind, id])).values()];
const ways = [
  { size: desktop, language: 'en', seats: 3, rooms: roomsToSee },
  { size: phone, language: 'es', seats: 5, rooms: [...roomsToSee, ...BOSS_IDS] },
] as const;

const overflow =
  'document.querySelector(".table-board").scrollHeight - document.querySelector(".table-board").clientHeight';

// The short run has the rooms in `sizes.spec.ts`.
for (const { size, language, seats, rooms } of isLong ? ways : []) {
  test(`${game}: the rooms with ${seats} players, ${size.width} wide, ${language}: axe finds nothing, nothing is cut off`, async ({
    stage,
  }) => {
    const { page, picture } = await stage.visit({ size, language, touch: size === phone, settings: still });
    for (const room of rooms) {
      const found = (_: unknown, table: AnyTable) =>
        (table.view(0) as View).room === room && table.decisionOf(0) !== undefined;
      const moment = momentOf({ game, seats, found });
      await openMoment(page, moment, { people: [0], after: true });
      const table = new TablePage(page);
      expect(await table.next(), `${room}: what comes`).toBe('asked');
      await expect(page.locator('.dr-row > li'), 'doors').toHaveCount(5);
      await expect(page.locator('.dr-slot'), 'places for cards').toHaveCount(seats);
      const options = await table.options();
      await expect(page.locator('.dr-hand [data-option]'), 'cards that can be played').toHaveCount(
        options.length,
      );
      await picture(`${game} ${room}`);
      expect(await violations(page), `${room}: axe`).toEqual([]);
      await expect.poll(() => sideways(page), `${room}: sideways`).toBe(0);
      const over = Number(await page.evaluate(overflow));
      expect(over, `${room}: the board is ${over} px too high`).toBeLessThanOrEqual(2);
    }
  });
}

test(`${game}: a picked card is explained before it is played, and can be put back`, async ({ stage }) => {
  const { page, picture } = await stage.visit({});
  const table = await TablePage.playNow(page, game);
  await table.next();
  await page.locator('[data-option="play:power-4"]').click();
  await page.locator('.choice-explain p').waitFor();
  await picture(`${game} picked`);
  expect(await violations(page), 'axe').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.choice-explain'), 'nothing picked').toHaveCount(0);
});

test(`${game}: by torchlight the dark rooms are shown to their owner alone, after a reload too`, async ({
  stage,
}) => {
  const { page, picture } = await stage.visit({});
  // Five people at one screen: one of them is the Explorer, who brings a torch.
  await page.goto(`/play/${game}?people=5`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL(/\/table\//);
  const table = new TablePage(page);
  const onTurn = async (): Promise<void> => {
    while ((await table.next()) === 'curtain') await table.liftCurtain();
  };
  await onTurn();
  let options = await table.options();
  for (let others = 0; others < 4 && !options.includes('torch'); others++) {
    await table.choose(options[0] ?? '');
    await onTurn();
    options = await table.options();
  }
  const dark = await page.locator('.dr-door-dark').count();
  expect(dark, 'dark rooms to look at').toBeGreaterThan(0);
  await table.choose('torch');
  await table.next();
  await expect(page.locator('.dr-door-dark'), 'dark rooms left').toHaveCount(0);
  await expect(page.locator('.dr-door-peeked'), 'rooms only the owner has seen').toHaveCount(dark);
  await picture(`${game} by torchlight`);
  expect(await violations(page), 'axe').toEqual([]);
  await page.reload();
  await onTurn();
  await expect(page.locator('.dr-door-peeked'), 'remembered after a reload').toHaveCount(dark);
  const here = (): Promise<string | null> => page.locator('.panel-own .panel-name').textContent();
  const own = await here();
  // Whoever is the last to choose stays for the next room and is the first to choose there.
  for (let cards = 0; cards < 2 && (await here()) === own; cards++) {
    const played = (await table.options()).find((name) => name.startsWith('play:'));
    await table.choose(played ?? '');
    await onTurn();
  }
  expect(await here(), 'somebody else is here now').not.toBe(own);
  await expect(page.locator('.dr-door-peeked'), 'rooms the others know by another’s torch').toHaveCount(0);
});

test(`${game}: cards lie face down until all have chosen, then turn up for all to see`, async ({ stage }) => {
  const { page, picture } = await stage.visit({ settings: { speed: 1 } });
  const table = await TablePage.playNow(page, game);
  await table.next();
  await expect(page.locator('.dr-face'), 'open cards before the reveal').toHaveCount(0);
  await page.locator('[data-option="play:power-2"]').click();
  await page.locator('[data-confirm]').click();
  await page.locator('.dr-board[data-moment="cards-revealed"]').waitFor();
  await expect(page.locator('.dr-face'), 'open cards at the reveal').toHaveCount(4);
  await picture(`${game} reveal`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await table.next();
});

if (isLong)
  test(`${game}, tactical, phone, es: open cards in turn, the map goes round, played to the end`, async ({
    stage,
  }) => {
    const { page, picture } = await stage.visit({ size: phone, language: 'es', touch: true });
    const table = await deal(page, 3, true);
    await table.next();
    await expect(page.locator('.dr-mark-map'), 'one map').toHaveCount(1);
    await expect(page.locator('.dr-sealed'), 'nothing is face down').toHaveCount(0);
    await picture(`${game} tactical`);
    expect(await violations(page), 'axe').toEqual([]);
    let count = 0;
    await table.playToEnd((options) => options[count++ % options.length] ?? '');
    await picture(`${game} tactical end`);
    expect(await violations(page), 'axe at the end').toEqual([]);
  });

test(`${game}: the rulebook and a player’s sheet`, async ({ stage }) => {
  for (const language of isLong ? (['en', 'es'] as const) : (['es'] as const)) {
    const { page, picture } = await stage.visit({ language });
    await page.goto(`/rules/${game}`);
    await page.locator('.book-chapter').first().waitFor();
    await expect(page.locator('.book-chapter:not([data-chapter="tips"])'), 'chapters').toHaveCount(14);
    await picture(`${game} rulebook`);
    expect(await violations(page), 'axe of the rulebook').toEqual([]);
  }
  const { page, picture } = await stage.visit({ size: { width: 320, height: 640 } });
  const table = await TablePage.playNow(page, game);
  await table.next();
  await expect.poll(() => sideways(page), 'sideways at 320 pixels').toBe(0);
  await page.locator('.panel-head').nth(1).click();
  await page.locator('.dr-details').waitFor();
  await picture(`${game} player`);
  expect(await violations(page), 'axe of the sheet').toEqual([]);
  await expect.poll(() => sideways(page), 'sideways of the sheet').toBe(0);
});
