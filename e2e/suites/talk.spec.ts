import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../../packages/testkit/src/long.ts';
import { violations } from '../support/accessible.ts';
import { built } from '../support/build.ts';
import { fits } from '../support/fits.ts';
import { momentOf, openMoment, openTable, people, stopTimersAt } from '../support/moment.ts';
import { holdBots } from '../support/rest.ts';
import { resize, sizes } from '../support/sizes.ts';
import { TablePage } from '../support/table-page.ts';
import { desktop, expect, phone, type Stage, test } from '../support/test.ts';

/** A game of Saboteur somewhat into its first round at which a bot has said something. */
function talkedTable() {
  const moment = momentOf({
    game: 'saboteur',
    seats: 4,
    like: ['path:path-'],
    found: (_, game) => game.number > 6,
  });
  const [own = 0] = moment.asked;
  const [from, about] = [0, 1, 2, 3].filter((seat) => seat !== own);
  const number = moment.answers.length;
  const table = {
    ...moment.saved,
    id: 'talk',
    seats: people
      .slice(0, 4)
      .map((name, seat) =>
        seat === own ? { name, kind: 'person' } : { name, kind: 'bot', level: 'novice' },
      ),
    answers: [...moment.answers, [moment.seat, moment.option]],
    talk: [{ seat: from, about, reason: 'dead-end-blocks', round: 1, number }],
    started: 1,
    updated: 1,
  };
  return { table, own, about: about ?? 0, from: from ?? 0 };
}

async function opened(stage: Stage, size: typeof phone, language: 'en' | 'es', settings = {}) {
  const visitor = await stage.visit({ size, language, settings });
  const { table, ...seats } = talkedTable();
  await openTable(visitor.page, table);
  await new TablePage(visitor.page).next();
  return { ...visitor, ...seats };
}

const ways = [
  [phone, 'es'],
  [desktop, 'en'],
] as const;

for (const [size, language] of isLong ? ways : ways.slice(0, 1))
  test(`saboteur: tokens of accusation lie before players, are laid and taken back (${size.width}, ${language})`, async ({
    stage,
  }) => {
    const { page, picture, about, from } = await opened(stage, size, language);
    const tokens = page.locator('.sb-tokens');
    await expect(tokens).toHaveCount(1);
    await expect(page.locator(`.panel[data-seat="${about}"] .sb-tokens`)).toHaveAttribute(
      'aria-label',
      new RegExp(people[from] ?? ''),
    );
    await page.locator(`.panel[data-seat="${from}"] .panel-head`).click();
    await page.locator(`[data-accuse="${from}"]`).click();
    await expect(tokens).toHaveCount(2);
    await expect(page.locator(`[data-accuse="${from}"]`)).toHaveAttribute('aria-pressed', 'true');
    await picture('talk details');
    expect(await violations(page, false, 'dialog[open]'), 'axe: details').toEqual([]);
    await page.keyboard.press('Escape');
    await picture('talk tokens');
    expect(await violations(page, true), 'axe: tokens').toEqual([]);
    await page.reload();
    await new TablePage(page).next();
    await expect(tokens, 'kept with the table').toHaveCount(2);
    await page.locator(`.panel[data-seat="${from}"] .panel-head`).click();
    await page.locator(`[data-accuse="${from}"]`).click();
    await expect(tokens).toHaveCount(1);
  });

test('saboteur: what was said stands in the log; switched off, nothing of it is there', async ({ stage }) => {
  const { page, from, about } = await opened(stage, desktop, 'en');
  await page.getByRole('button', { name: /log/i }).first().click();
  await expect(page.locator('.log')).toContainText(`${people[from]}: “`);
  await expect(page.locator('.log')).toContainText(people[about] ?? '');
  const silent = await opened(stage, desktop, 'en', { talk: false });
  await expect(silent.page.locator('.panel')).toHaveCount(4);
  await expect(silent.page.locator('.sb-tokens')).toHaveCount(0);
});

/** Takes the place of the workers in which bots think: the first that is asked gives this answer and says this, the others think for ever. */
const speaking = (option: number, spoken: object): string => `
  let told = false;
  addEventListener('message', ({ ports: [port] }) => {
    port.onmessage = ({ data: { kind, id } }) => {
      if (kind !== 'think' || told) return;
      told = true;
      port.postMessage({ kind: 'choice', id, choice: ${JSON.stringify({ option, spoken })} });
    };
  });`;

test('saboteur: a remark is read whole beside who speaks at every size, and never over the line of what happened', async ({
  stage,
}) => {
  let option = 0;
  const moment = momentOf({
    game: 'saboteur',
    seats: 4,
    found(_, game) {
      option = game.decisions[0]?.options[0] ?? 0;
      return game.number > 6;
    },
  });
  const [from = 0] = moment.asked;
  const about = (from + 2) % 4;
  const bots = readdirSync(join(built, 'assets')).find((file) => /^bots\.worker-.*\.js$/.test(file));
  stage.served.instead.set(`/assets/${bots}`, speaking(option, { about, reason: 'break-trusted' }));
  const { page } = await stage.visit({ size: phone, language: 'es' });
  await openMoment(page, moment, { people: [moment.seat] });
  const table = new TablePage(page);
  await table.next();
  await holdBots(page, true);
  await page.evaluate(stopTimersAt('.talk-bubble'));
  await table.choose(moment.option);
  const remark = page.locator('.talk-bubble');
  await expect(remark).toContainText(`${people[from]}: «`);
  await expect(remark).toContainText(people[about] ?? '');
  for (const size of sizes) {
    await resize(page, size);
    const { found } = await fits(page);
    expect
      .soft(
        // It may lie over the numbers of the table for some seconds.
        found.filter((what) => /^(?!covered by p\.talk-bubble).*(a remark|talk-bubble)/.test(what)),
        size.name,
      )
      .toEqual([]);
    await expect.soft(remark, size.name).toBeInViewport({ ratio: 0.99 });
  }
});
