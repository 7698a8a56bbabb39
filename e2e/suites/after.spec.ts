import { readFileSync } from 'node:fs';
import { backupText } from '../../packages/web/src/app/mine/backup.ts';
import type { SavedTable } from '../../packages/web/src/local/saved.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { sideways, violations } from '../support/accessible.ts';
import { picker } from '../support/games.ts';
import { onlineInTheLongRun, opens, person, play, tableOf } from '../support/people.ts';
import { expect, phone, type Stage, test, type Visit, type Visitor } from '../support/test.ts';
import { until } from '../support/until.ts';

/** What a reader has who once saved everything elsewhere. */
const fileOf = (...tables: SavedTable[]) => ({
  name: 'mazmorra.json',
  mimeType: 'application/json',
  buffer: Buffer.from(backupText({ tables, settings: {}, notes: {} })),
});

async function withGames(stage: Stage, visit: Visit, ...tables: SavedTable[]): Promise<Visitor> {
  const visitor = await stage.visit(visit);
  await visitor.page.goto('/games');
  await visitor.page.locator('input[type=file]').setInputFiles(fileOf(...tables));
  await visitor.page.waitForSelector('[data-told="true"]');
  return visitor;
}

test('after the game the master tells what it would have done, and the moment is one tap away', async ({
  stage,
}) => {
  const game = playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'analysis' });
  const { page, picture } = await withGames(stage, {}, game);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.waitForURL(/\/analysis\//);
  await page.locator('.analysis-all > summary').click();
  await page.waitForSelector('.analysis-row');
  // One's own decisions come first; what others might have done need not be waited for.
  await until(page, `document.querySelector('[data-judgement="pending"]') === null`);
  const rows = await page.locator('.analysis-row').count();
  expect(await page.locator('[data-decisions]').getAttribute('data-decisions'), 'rows').toEqual(String(rows));
  expect(
    Number(await page.locator('[data-chances]').getAttribute('data-chances')),
    'a curve',
  ).toBeGreaterThan(0);
  await expect(page.locator('[data-review]')).toHaveAttribute('data-review', /good|costly|unclear/);
  await page.locator('.analysis-details summary').first().click();
  await page.locator('.analysis-table summary').first().click();
  expect(await violations(page), 'axe').toEqual([]);
  expect(await page.locator('[data-cost]').count(), 'costliest moments').toBe(
    Number(await page.locator('[data-costliest]').getAttribute('data-costliest')),
  );
  await picture('analysis');

  const move = Number(await page.locator('.analysis-row').nth(1).getAttribute('data-move'));
  await page.locator('.analysis-row a').nth(1).click();
  await page.getByText(`Move ${move - 1} of ${game.answers.length}`).waitFor();
  await expect(page.getByRole('combobox', { name: 'View as' }), 'eyes').toHaveValue('0');
});

test('the master says whom it suspected; it can be stopped and goes on, and other seats can be looked at', async ({
  stage,
}) => {
  const game = playedTable('saboteur', { seats: 3, seed: 'suspects', variants: { rounds: 1 } });
  const { page, picture } = await withGames(stage, { language: 'es', size: phone, touch: true }, game);
  await page.goto(`/analysis/${game.id}`);
  await page.waitForSelector('[data-suspicions="1"]');
  await page.getByRole('button', { name: 'Parar' }).tap();
  await page.waitForSelector('[data-progress="stopped"]');
  expect(await violations(page), 'axe').toEqual([]);
  await expect.poll(() => sideways(page), 'sideways').toBe(0);
  await picture('analysis-suspicions');
  await page.getByRole('combobox', { name: 'Decisiones de' }).selectOption('1');
  await page.locator('.analysis-all > summary').tap();
  await page.waitForSelector('.analysis-row:not([data-judgement="pending"])');
});

test('my games: everything is saved as one file and comes back in a fresh browser, once', async ({
  stage,
}) => {
  const won = playedTable('dungeonquest', { seats: 1, seed: 'mine' });
  const role = playedTable('saboteur', { seats: 3, seed: 'mine', variants: { rounds: 1 } });
  const under = playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'mine', answers: 6 });
  const first = await withGames(stage, { settings: { name: 'Ana' } }, won, role, under);
  await first.page.evaluate(
    `localStorage.setItem('mazmorra.saboteur.notes', JSON.stringify({ 'x/0/1': { '1': 'saboteur' } }))`,
  );
  const saving = first.page.waitForEvent('download');
  await first.page.getByRole('button', { name: 'Save everything' }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8').includes('"secret"'), 'no key to a seat online is in the file').toBe(
    false,
  );

  const second = await stage.visit({ language: 'es', size: phone, touch: true });
  const { page } = second;
  await page.goto('/games');
  const read = async (
    what: string | ReturnType<typeof fileOf>,
    good: boolean,
    words: string,
  ): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(what);
    await page.getByText(words).waitFor();
    await page.waitForSelector(`[data-told="${good}"]`);
  };
  await read(file, true, '3 games added');
  await expect(page.locator('[data-saved]'), 'games').toHaveCount(3);
  await read(file, true, '0 games added');
  const half = Buffer.from(readFileSync(file, 'utf8').slice(0, 900));
  await read({ ...fileOf(), buffer: half }, false, 'Nothing was changed');
  await expect(page.locator('[data-saved]'), 'games still').toHaveCount(3);
  await page.waitForSelector('[data-game="dungeonquest"][data-played="1"]');
  await page.getByText('By role, in rounds').waitFor();
  expect(await page.evaluate(`JSON.parse(localStorage.getItem('mazmorra.settings')).name`), 'the name').toBe(
    'Ana',
  );
  expect(
    String(await page.evaluate(`localStorage.getItem('mazmorra.saboteur.notes')`)).includes('saboteur'),
    'the notebook',
  ).toBe(true);
  expect(await violations(page), 'axe').toEqual([]);
  await expect.poll(() => sideways(page), 'sideways').toBe(0);
  await second.picture('my-games');
  await page.getByRole('link', { name: 'Resume' }).tap();
  await page.waitForSelector('.choice-bar[data-decision]');
});

onlineInTheLongRun(
  'a game with bots counts among my games, is analysed and has a short link',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, {});
    const { page } = ana.visitor;
    await opens(ana, `${server.url}/online?game=welcome-to-the-dungeon`, 'Ana', 2);
    const table = tableOf(ana);
    await page.click('[data-fill]');
    await page.locator('[data-start]:enabled').click();
    await page.waitForSelector('.table-board');
    await play([ana], 200, picker('welcome-to-the-dungeon'));
    await page.getByRole('button', { name: 'What the master thinks' }).click();
    await page.waitForURL(/\/analysis\//);
    await page.locator('.analysis-all > summary').click();
    await page.waitForSelector('.analysis-row:not([data-judgement="pending"])');
    await expect(page.getByRole('combobox', { name: 'Whose decisions' }), 'my own seat').toHaveValue('0');

    await page.getByRole('link', { name: 'Watch the game' }).click();
    await page.getByRole('button', { name: 'More about this game' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.locator('[data-link]'), 'the link').toHaveValue(`${server.url}/r/${table}`);

    await page.goto(`${server.url}/games`);
    await page.waitForSelector(`[data-mine] [data-table="${table}"]`);
    await page.locator(`[data-saved="${table}"]`, { hasText: 'online' }).waitFor();
    await page.waitForSelector('[data-game="welcome-to-the-dungeon"][data-played="1"]');
    expect(await violations(page), 'axe').toEqual([]);
    return undefined;
  },
);
