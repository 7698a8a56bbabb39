import {
  allSeeTheEnd,
  joins,
  letsBotPlay,
  looksRight,
  onlineInTheLongRun,
  opens,
  person,
  play,
  tableOf,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

const sideways = { width: 844, height: 390 };
const first = (options: readonly string[]): string => options[0] ?? '';

onlineInTheLongRun(
  'an idle seat is handed to a bot and taken back; playing again asks everybody and starts with who said yes',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const cal = await person(stage, { size: sideways, language: 'es', touch: true });
    const people = [ana, bea, cal];
    const invitation = await opens(ana, `${server.url}/online?game=welcome-to-the-dungeon`, 'Ana', 3);
    await joins(bea, invitation, 'Bea');
    await joins(cal, invitation, 'Cal');
    const [{ page }, { page: beas }, { page: cals }] = [ana.visitor, bea.visitor, cal.visitor];
    await page.locator('[data-start]:enabled').click();
    for (const one of people) await one.visitor.page.waitForSelector('.table-board');
    const turn = beas.locator('.choice-bar[data-decision]');
    const waitsForBea = page.locator('[data-seat="1"].panel-awaited');
    await expect(async () => {
      if (!(await waitsForBea.isVisible())) await play([ana, cal], 1, first);
      await expect(waitsForBea).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(turn).toHaveCount(1);

    await beas.goto(`${server.url}/credits`);
    await page.waitForSelector('[data-idle="1"]');
    await looksRight(ana, 'an idle seat', true);
    await cals.waitForSelector('[data-idle="1"]', { state: 'attached' });
    await looksRight(cal, 'an idle seat, held sideways', true);
    await page.click('[data-hand-over]');
    await page.waitForSelector('[data-seat="1"][data-presence="covered"]');
    await expect(waitsForBea).toHaveCount(0);
    await beas.goto(invitation);
    await beas.waitForSelector('[data-returned]', { state: 'attached' });
    await page.waitForSelector('[data-seat="1"][data-presence="here"]');
    if (await beas.locator('dialog[open]').count()) await beas.keyboard.press('Escape');
    await looksRight(bea, 'back at the table', true);

    for (const one of people) await letsBotPlay(one);
    await allSeeTheEnd(people);
    // Whoever had the drawer open sees the end again.
    for (const { visitor } of people) {
      await visitor.page.reload();
      await visitor.page.waitForSelector('dialog.end[open]');
    }
    const table = tableOf(ana);
    await page.getByRole('button', { name: 'Play again with the same people' }).click();
    await beas.getByText('Ana quiere echar otra. ¿Y tú?').waitFor();
    await looksRight(bea, 'asked to play again');
    await looksRight(ana, 'waiting for the others to play again');
    await looksRight(cal, 'asked to play again, held sideways');
    await beas.getByRole('button', { name: 'Sí, otra' }).tap();
    await page.getByText('Bea plays again.').waitFor();
    await cals.getByRole('button', { name: 'No, gracias' }).tap();
    for (const one of [ana, bea]) {
      await one.visitor.page.waitForURL((url) => !url.pathname.endsWith(table));
      await one.visitor.page.waitForSelector('.table-board');
      await expect(one.visitor.page.locator('.panel')).toHaveCount(2);
    }
    expect(tableOf(ana)).toBe(tableOf(bea));
    await cals.getByText('Los demás ya están en la siguiente partida.').waitFor();
    return undefined;
  },
);
