import { readFileSync } from 'node:fs';
import { violations } from '../support/accessible.ts';
import { check, equal } from '../support/expect.ts';
import { test } from '../support/suite.ts';
import { TablePage } from '../support/table-page.ts';
import { picker } from './games.ts';

test('a finished game is watched again, from any seat, saved, opened from the file and played on', async (stage) => {
  const { page, picture } = await stage.visit({});
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.playToEnd(picker('welcome-to-the-dungeon'));

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  check(JSON.parse(readFileSync(file, 'utf8')).mazmorra === 1, 'the file is a record');

  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.waitForURL(/\/replay\//);
  await page.waitForSelector('[data-position]');
  const position = (): Promise<string | null> => page.locator('[data-position]').textContent();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^Move 1 of/).waitFor();
  await page.getByRole('combobox', { name: 'Whose eyes' }).selectOption('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText('The game is over').waitFor();
  await page.getByRole('button', { name: 'To the start' }).click();
  check(/^Move 0 of \d+$/.test((await position()) ?? ''), 'at the start');
  await picture('replay');
  equal(await violations(page, true), [], 'axe');

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('dialog[open] .row button').first().click();
  await page.waitForURL(/\/table\//);
  await table.next();

  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.waitForSelector('[data-position]');
});

test('a file that is no record is refused in words', async (stage) => {
  const { page } = await stage.visit({});
  await page.goto('/');
  await page.waitForSelector('.box');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await page.locator('.shelf-bad').waitFor();
});
