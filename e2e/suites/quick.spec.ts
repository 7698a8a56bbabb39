import { gameIds } from '../../packages/catalogue/src/index.ts';
import type { Received } from '../../packages/server/test/secrecy.ts';
import {
  looksRight,
  onlineInTheLongRun,
  type Person,
  person,
  play,
  received,
  restless,
  tableOf,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';
import { until } from '../support/until.ts';

const game = 'welcome-to-the-dungeon';

/** Tables from the pool have a clock. How much time is left is no secret, and no second run of the game tells the same. */
const withoutClock = ({ eyes, frames }: Received): Received => ({
  eyes,
  frames: frames.map((frame) => frame.replace(/,"clock":\{"left":\{[^}]*\}(?:,"reserve":\{[^}]*\})?\}/, '')),
});

/** From the home page into the pool, for one game. */
async function waits({ visitor: { page } }: Person, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.click('[data-people] a');
  await page.fill('[data-name]', name);
  for (const other of gameIds) if (other !== game) await page.uncheck(`[data-wish="${other}"]`);
  await page.locator('[data-bots] .choices-one').first().click();
  await page.locator('[data-wait]:enabled').click();
  await page.waitForSelector('[data-waiting], [data-gathering]');
}

onlineInTheLongRun(
  'three strangers wait, one of them practises, and all play together',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'es' });
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    const cal = await person(stage, { size: desktop, language: 'en' });
    await ana.visitor.page.goto(server.url);
    await ana.visitor.page.waitForSelector('[data-people]');
    await looksRight(ana, 'home with nobody there');
    await ana.visitor.page.click('[data-people] a');
    await ana.visitor.page.waitForSelector('[data-wait]');
    await looksRight(ana, 'choose what to wait for');
    await waits(ana, server.url, 'Ana');
    await ana.visitor.page.getByText('Ahora mismo no espera nadie más').waitFor();
    await looksRight(ana, 'waiting alone');
    await bea.visitor.page.goto(`${server.url}/quick`);
    await bea.visitor.page.getByText('1 person is waiting').waitFor();
    await looksRight(bea, 'choose what to wait for');
    await waits(bea, server.url, 'Bea');
    await ana.visitor.page.getByText('2 personas esperan').waitFor();
    await looksRight(bea, 'waiting');

    // Bea practises: the note says that she still waits, also after a reload.
    await bea.visitor.page.getByRole('link', { name: 'Welcome to the Dungeon' }).tap();
    await bea.visitor.page.getByRole('button', { name: 'Deal the cards' }).tap();
    await bea.visitor.page.waitForSelector('.table-board');
    await bea.visitor.page.waitForSelector('[data-pool-note]');
    await looksRight(bea, 'practising while waiting', true);
    await bea.visitor.page.reload();
    await bea.visitor.page.waitForSelector('[data-pool-note]');

    // Ana's phone has the page open as well. It does not know that she waits, and is called all the same.
    await ana.visitor.page.waitForSelector('[data-waiting]');
    const secret = await ana.visitor.page.evaluate(`localStorage.getItem('mazmorra.secret')`);
    const phoneOfAna = await person(stage, { size: phone, language: 'es', touch: true });
    await phoneOfAna.visitor.context.addInitScript(
      `localStorage.setItem('mazmorra.secret', ${JSON.stringify(secret)})`,
    );
    await phoneOfAna.visitor.page.goto(`${server.url}/quick`);
    await phoneOfAna.visitor.page.waitForSelector('[data-waiting]');

    await waits(cal, server.url, 'Cal');
    await phoneOfAna.visitor.page.waitForURL(/\/t\//);
    await bea.visitor.page.waitForSelector('[data-called]');
    await until(bea.visitor.page, `document.title.startsWith('(1) ')`);
    await ana.visitor.page.waitForSelector('[data-gathering]');
    await looksRight(ana, 'called to the table');
    await looksRight(bea, 'called while practising', true);
    await bea.visitor.page.tap('[data-called] a');
    await bea.visitor.page.waitForURL(/\/t\//);
    const people = [ana, bea, cal];
    for (const { visitor } of people) await visitor.page.waitForSelector('.table-board');
    for (const { visitor } of people)
      await visitor.page.waitForSelector('[data-seat-time]', { state: 'attached' });
    expect(new Set(people.map(tableOf)).size).toBe(1);
    await expect(bea.visitor.page.locator('[data-called], [data-pool-note]')).toHaveCount(0);
    await play(people, 14, restless());
    const table = tableOf(ana);
    return { table, received: people.map((one, seat) => withoutClock(received(one, seat))) };
  },
);

onlineInTheLongRun(
  'an empty lobby says what to do; the list is filtered',
  'SQLite',
  async (stage, server) => {
    const ana = await person(stage, { size: phone, language: 'es', touch: true });
    const bea = await person(stage, { size: desktop, language: 'en' });
    const { page } = ana.visitor;
    // Where the boxes stand on the first page, once the numbers of the server have come.
    const boxesAt = async (): Promise<number | undefined> => {
      await page.goto(server.url);
      await page.waitForSelector('[data-people] p > span:not([data-asked]):not(.home-room)');
      return (await page.locator('.home-boxes').boundingBox())?.y;
    };
    const empty = await boxesAt();
    await page.goto(`${server.url}/online`);
    await page.waitForSelector('[data-empty]');
    await page.locator('[data-empty]').scrollIntoViewIfNeeded();
    await looksRight(ana, 'empty lobby');
    const { page: other } = bea.visitor;
    await other.goto(`${server.url}/online?game=saboteur`);
    await other.fill('[data-name]', 'Bea');
    await other.locator('.choices-one', { hasText: 'in the lobby' }).click();
    await other.locator('[data-open-table]:enabled').click();
    await other.waitForSelector('[data-place="0"][data-kind="person"]');
    await expect(page.locator('[data-lobby] [data-table]'), 'the list while it is open').toHaveCount(1);
    await expect.poll(boxesAt, 'nothing moves on the first page, whoever is there').toBe(empty);
    await page.getByRole('link', { name: '1 mesa abierta' }).tap();
    const row = page.locator('[data-lobby] [data-table]');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Inglés');
    await expect(row).toContainText('1 persona en la mesa');
    await row.getByText('Reglas de la casa').tap();
    await row.locator('.online-variants li').first().waitFor();
    await looksRight(ana, 'the list');
    await page.locator('[data-filters] summary').tap();
    await page.getByLabel('Idioma', { exact: true }).last().selectOption('es');
    await expect(row).toHaveCount(0);
    await page.getByText('Ahora mismo no hay ninguna mesa así').waitFor();
    await looksRight(ana, 'the filters');
    return undefined;
  },
);
