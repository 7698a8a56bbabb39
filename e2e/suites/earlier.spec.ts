import { gameOf } from '../../packages/catalogue/src/loaded.ts';
import { Refusal, sourceOf, Table } from '../../packages/kernel/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import type { SavedTable } from '../../packages/web/src/local/saved.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { sideways, violations } from '../support/accessible.ts';
import { byDay, byNight, keep, people } from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, test } from '../support/test.ts';

const game = gameOf('welcome-to-the-dungeon');
const earlier = { adventurerChooser: 'starter', keptSuccesses: false } as const;

/** Whether the answers of a table can be played with the rulings of today. */
function fitsToday({ random, answers, seats }: SavedTable): boolean {
  const source = sourceOf(random);
  if (!source) throw new Error('a saved game has its seed');
  const table = Table.open(game, { seats: seats.length, random: source });
  try {
    for (const [seat, option] of answers) table.answer(seat, option);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A game of three people that a program before today's rulings kept: under way, and not playable with the rulings of today. */
function savedBefore(): SavedTable {
  for (let seed = 0; seed < 600; seed++) {
    const wanted = { seats: 3, seed: `earlier ${seed}`, variants: earlier, answers: 40 };
    const table = playedTable('welcome-to-the-dungeon', wanted);
    if (table.outcome || fitsToday(table)) continue;
    // Such a program did not name variants that it did not know.
    return { ...table, variants: {}, seats: people.slice(0, 3).map((name) => ({ name, kind: 'person' })) };
  }
  throw new Error('no game shows the difference');
}

const mine = (id: string): string => `[data-saved="${id}"]`;

test('a game that was saved before a ruling changed is listed and goes on under the ruling it began with', async ({
  stage,
}) => {
  const { page } = await stage.visit();
  const saved = savedBefore();
  await keep(page, saved);
  await page.goto('/games');
  await expect(page.locator(mine(saved.id))).toHaveCount(1);
  await page.goto(`/table/${saved.id}`);
  const table = new TablePage(page);
  // Three people at one screen: the short run plays two rounds of the table.
  const end = await table.playOn((options) => options[0] ?? '', isLong ? 400 : 12);
  if (!isLong) return;
  expect(end).toBeGreaterThan(0);
  await page.goto(`/replay/${saved.id}`);
  await expect(page.locator('[data-position]')).toBeVisible();
  await expect(page.locator('[data-old-game]')).toHaveCount(0);
});

for (const how of isLong ? [byNight, byDay] : [byDay]) {
  test(`a game of a version that is no longer played is listed, shown with result and log, and saved, ${how.language}`, async ({
    stage,
  }) => {
    const { page, picture } = await stage.visit(how);
    const played = playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'old' });
    const saved: SavedTable = {
      ...played,
      version: 0,
      log: [{ n: 1, lines: { en: ['⟨0⟩ passes.'], es: ['⟨0⟩ pasa.'] } }],
    };
    await keep(page, saved);
    await page.goto('/games');
    await expect(page.locator(mine(saved.id))).toHaveCount(1);
    for (const address of [`/table/${saved.id}`, `/replay/${saved.id}`]) {
      await page.goto(address);
      await expect(page.locator('[data-old-game]')).toBeVisible();
      await expect(page.locator('.old-results li')).toHaveCount(2);
      await expect(page.locator('.old-log li')).toHaveText(
        how.language === 'es' ? 'Ana pasa.' : 'Ana passes.',
      );
    }
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => sideways(page)).toBe(0);
    await picture('old-game');
    const download = page.waitForEvent('download');
    await page.locator('[data-old-game] button').click();
    expect((await download).suggestedFilename()).toMatch(/^welcome-to-the-dungeon-.+\.mazmorra\.json$/);
  });
}
