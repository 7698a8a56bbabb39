import { gameOf } from '../../packages/catalogue/src/loaded.ts';
import { sourceOf, Table } from '../../packages/kernel/src/index.ts';
import type { SavedTable } from '../../packages/web/src/local/saved.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { violations } from '../support/accessible.ts';
import { keep } from '../support/moment.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

/** A finished game in which the master would have taken another option at one decision of the reader. */
function withMistake(game: 'dungeon-raiders'): { readonly saved: SavedTable; readonly best: string } {
  const played = playedTable(game, { seats: 3, seed: 'practice' });
  const random = sourceOf(played.random);
  if (!random) throw new Error('a played game has its seed');
  const table: Table<unknown, unknown, unknown> = Table.reopen(gameOf(game), {
    seats: 3,
    variants: played.variants,
    random,
  });
  for (const [place, [seat, chosen]] of played.answers.entries()) {
    const options = table.decisionOf(seat)?.options.map((option) => table.game.nameOf(option)) ?? [];
    const best = options.find((name) => name !== chosen && name.startsWith('play:'));
    if (seat === 0 && best && chosen.startsWith('play:')) {
      const why = [{ id: 'dr.wounds', to: 1.5 }] as const;
      const opinion = {
        move: place + 1,
        best,
        options: [
          { name: best, value: 0.5, visits: 900 },
          { name: chosen, value: 0.3, visits: 300, why },
        ],
        sure: 'clear',
        iterations: 1200,
        lead: { mean: 0.2, error: 0.01 },
        ms: 300,
      } as const;
      return { saved: { ...played, analysis: { version: 3, opinions: [opinion] } }, best };
    }
    table.answer(seat, chosen);
  }
  throw new Error('the reader played no card');
}

for (const { size, language } of [
  { size: phone, language: 'es' },
  { size: desktop, language: 'en' },
] as const)
  test(`an own mistake comes back, ${size.width} wide: what kind it is, decided anew, and decided well it rests`, async ({
    stage,
  }) => {
    const touch = size === phone;
    const { page, picture } = await stage.visit({ size, language, touch, settings: { lessMotion: true } });
    const { saved, best } = withMistake('dungeon-raiders');
    await keep(page, saved);
    await page.goto('/practice/dungeon-raiders');
    await expect(page.locator('[data-kinds="1"] li')).toHaveCount(1);
    expect(await violations(page, true), 'axe before the first position').toEqual([]);
    await picture('practice');
    await page.locator('[data-begin]').click();
    const table = new TablePage(page, touch ? 'touch' : 'mouse');
    await table.next();
    await table.pick(best);
    await table.press('[data-confirm]');
    await expect(page.locator('[data-verdict="right"]')).toBeVisible();
    await picture('practice verdict');
    expect(await violations(page, true), 'axe at the verdict').toEqual([]);
    await page.locator('[data-next]').click();
    await expect(page.locator('[data-begin]')).toHaveCount(0);
    await page.goto('/');
    await page.locator('[data-cover="dungeon-raiders"]').click();
    await page.locator('dialog a[href="/practice/dungeon-raiders"]').click();
    await expect(page.locator('[data-kinds="1"]')).toBeVisible();
    await expect(page.locator('[data-begin]')).toHaveCount(0);
  });
