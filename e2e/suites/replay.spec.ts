import { readFileSync } from 'node:fs';
import { playedFile, playedTable } from '../../packages/web/test/support/played.ts';
import { sideways, violations } from '../support/accessible.ts';
import { picker } from '../support/games.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, phone, test, type Visitor } from '../support/test.ts';

const finished = playedTable('welcome-to-the-dungeon', { seats: 3, seed: 'replay' });
const record = playedFile(finished);

/** Opens a record from the home page as a reader does. */
async function openFile({ page }: Visitor, text: string): Promise<void> {
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.mazmorra.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForURL(/\/replay\//);
  await page.waitForSelector('[data-position]');
}

test('a finished game is watched again, from any seat, saved, opened from the file and played on', async ({
  stage,
}) => {
  const { page, picture } = await stage.visit({});
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.playToEnd(picker('welcome-to-the-dungeon'));

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).mazmorra, 'the file is a record').toBe(1);

  await page.getByRole('button', { name: 'See how it was decided' }).click();
  await page.waitForURL(/\/replay\/.*\?at=\d+&eyes=\d&play=1$/);
  // It plays on from there, perhaps to the end: a move back stops it before.
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'More about this game' }).click();
  await page.getByRole('button', { name: 'Copy the link to this moment' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the start' }).click();
  const position = (): Promise<string | null> => page.locator('[data-position]').textContent();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByText(/^Move 1 of/).waitFor();
  await page.getByRole('combobox', { name: 'View as' }).selectOption('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText('The game is over').waitFor();
  await page.getByRole('button', { name: 'To the start' }).click();
  expect(/^Move 0 of \d+$/.test((await position()) ?? ''), 'at the start').toBe(true);
  await picture('replay');
  expect(await violations(page, true), 'axe').toEqual([]);

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('dialog[open] .row button').first().click();
  await page.waitForURL(/\/table\//);
  await table.next();

  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.waitForSelector('[data-position]');
});

test('a replay plays by itself to the end, and tells nothing of it before', async ({ stage }) => {
  const visitor = await stage.visit({});
  const { page } = visitor;
  await openFile(visitor, playedFile(playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'short' })));
  await expect(page.getByRole('combobox', { name: 'View as' }), 'first eyes').toHaveValue('spectator');
  const told = (await page.locator('body').innerText()).toLowerCase();
  expect(/wins|game is over/.test(told), 'the end is not told at the start').toBe(false);
  const last = Number((await page.locator('[data-position]').innerText()).split(' ').pop());
  await page.getByRole('slider').fill(String(last - 3));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('The game is over').waitFor();
});

test('the link of a game of this device opens it in a fresh browser', async ({ stage }) => {
  const sender = await stage.visit({});
  await sender.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFile(sender, record);
  await sender.page.getByRole('button', { name: 'More about this game' }).click();
  await sender.page.getByRole('button', { name: 'Copy the link' }).click();
  await sender.page.waitForSelector('[data-link]');
  expect(await violations(sender.page, true), 'axe: more about this game').toEqual([]);
  const link = await sender.page.locator('[data-link]').inputValue();
  expect(await sender.page.evaluate('navigator.clipboard.readText()'), 'the clipboard').toEqual(link);

  const friend = await stage.visit({ language: 'es', size: phone, touch: true });
  await friend.page.goto(link);
  await friend.page.getByText(`Jugada 0 de ${finished.answers.length}`).waitFor();
  await expect.poll(() => sideways(friend.page), 'sideways').toBe(0);
  await friend.picture('replay-link');
  await friend.page.goto('/');
  await friend.page.goto(link.slice(0, -30));
  await friend.page.getByText('le falta un trozo').waitFor();
});

test('check this game: green on an honest file, red on an altered one, with the move', async ({ stage }) => {
  const visitor = await stage.visit({});
  const { page, picture } = visitor;
  const verdict = async (is: string): Promise<void> => {
    await page.getByRole('button', { name: 'More about this game' }).click();
    await page.getByRole('button', { name: 'Check this game' }).click();
    await page.waitForSelector(`[data-verdict="${is}"]`);
    expect(await violations(page, true), `axe: ${is}`).toEqual([]);
    await picture(`check-${is}`);
  };
  await openFile(visitor, record);
  await verdict('holds');
  const { random } = finished;
  const promised = random.algorithm === 'chacha20' ? random.commitment : '';
  expect(await page.locator('[data-commitment]').innerText(), 'what was committed').toEqual(promised);
  await expect(page.locator('[data-step][data-state="holds"]'), 'steps that hold').toHaveCount(5);

  const altered = JSON.parse(record);
  altered.answers[8][1] = 'hero:nobody';
  await openFile(visitor, JSON.stringify(altered));
  await page.getByText('The rules refuse move 9').waitFor();
  await verdict('broken');
  expect(/^Move 9 \(/.test(await page.locator('[data-why]').innerText()), 'the move is named').toBe(true);
  await page.getByRole('button', { name: 'Show me that moment' }).click();
  await page.getByText('Move 8 of 8').waitFor();
});

test('a file that is no record is refused in words', async ({ stage }) => {
  const { page } = await stage.visit({});
  await page.goto('/');
  await page.waitForSelector('.box');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await page.locator('.shelf-bad').waitFor();
});
