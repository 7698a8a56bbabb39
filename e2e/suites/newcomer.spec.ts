import { gameIds } from '../../packages/catalogue/src/index.ts';
import type { View } from '../../packages/games/dungeonquest/src/index.ts';
import type { Seat } from '../../packages/kernel/src/index.ts';
import { wordsOf } from '../../packages/languages/src/node.ts';
import { shell } from '../../packages/languages/src/subjects/shell.ts';
import type { SavedTable } from '../../packages/web/src/local/saved.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { type AnyTable, happened, keep, momentOf, openMoment, still, stopAt } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { TablePage } from '../support/table-page.ts';
import { expect, phone, test } from '../support/test.ts';

const en = wordsOf(shell)('en');

const begun = playedTable('saboteur', { seats: 3, seed: 'begun', answers: 2 });

test('a phone shows on its first screen the game under way, all games and Settings; a cover asks for the bots', async ({
  stage,
}) => {
  const { page } = await stage.visit({ size: phone, touch: true, settings: { soundAsked: false } });
  await keep(page, begun);
  await page.goto('/');
  const things = [
    page.locator(`a[href="/table/${begun.id}"]`).first(),
    ...gameIds.map((game) => page.locator(`[data-cover="${game}"]`)),
    page.getByRole('link', { name: en.home.settings }).first(),
  ];
  for (const thing of things) {
    const box = await thing.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= phone.height, `${thing}`).toBe(true);
  }
  // What is for those who build the page is not for those who play.
  await expect(page.locator('a[href="/design"]')).toHaveCount(0);
  await page.locator('[data-cover="dungeon-raiders"]').tap();
  await page.getByLabel(en.home.botLevel).selectOption('novice');
  const table = await TablePage.playNow(page, 'dungeon-raiders', 'touch');
  await table.next();
  // Sound is offered at the first table, and never again.
  const offer = page.locator('[data-sound-offer]');
  await offer.getByRole('button', { name: en.table.soundNo }).tap();
  await expect(offer).toHaveCount(0);
  const id = new URL(page.url()).pathname.split('/')[2];
  expect(id).toMatch(/^dungeon-raiders-/);
  expect(await levelsOf(page, id)).toEqual([undefined, 'novice', 'novice', 'novice']);
  await page.goto(`/table/${begun.id}`);
  await table.next();
  await expect(offer).toHaveCount(0);
});

test('a cover asks how many bots play, and DungeonQuest whether one chooses the hero', async ({ stage }) => {
  const { page } = await stage.visit({});
  await page.goto('/');
  await page.locator('[data-cover="dungeonquest"]').click();
  await page.getByLabel(en.home.bots).selectOption('2');
  await page.getByLabel('Choose my hero').check();
  await page.locator('[data-play="dungeonquest"]').click();
  await page.waitForURL(/\/table\//);
  await new TablePage(page).next();
  await expect(page.locator('[data-option^="hero:"]')).not.toHaveCount(0);
  expect(await levelsOf(page, new URL(page.url()).pathname.split('/')[2])).toHaveLength(3);
});

/** The levels of the seats of a table that the browser keeps. */
const levelsOf = (page: TablePage['page'], id: string | undefined): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('mazmorra', 1);
    request.onsuccess = () => {
      const found = request.result.transaction('tables').objectStore('tables').get('${id}');
      found.onsuccess = () => { request.result.close(); resolve(found.result.seats.map(({ level }) => level)); };
    };
  })`);

test('no word tells what a card is before it has turned up', async ({ stage }) => {
  const { page } = await stage.visit({ settings: still });
  const moment = momentOf({
    game: 'dungeonquest',
    seats: 2,
    like: ['move:', 'search'],
    found: happened('draws', ({ card }) => card !== undefined),
  });
  await openMoment(page, moment, { people: [moment.seat] });
  await stopAt(new TablePage(page), moment, 'draws');
  const title = (await page.locator('.dq-moment .card-title').first().textContent()) ?? '';
  expect(title).not.toBe('');
  const said = (await page.locator('.ticker-line').textContent()) ?? '';
  expect(said).not.toContain(title.replaceAll('\u00AD', ''));
});

test('what has but one option is done by itself', async ({ stage }) => {
  const { page } = await stage.visit({ settings: { ...still, single: true } });
  const forced = ({ decisions }: AnyTable) => decisions.find(({ options }) => options.length === 1);
  let own: Seat | undefined;
  const moment = momentOf({
    game: 'dungeon-raiders',
    seats: 3,
    found(_, table) {
      own = forced(table)?.seat;
      return own !== undefined;
    },
  });
  await openMoment(page, moment, { people: [own ?? 0], after: true });
  const table = new TablePage(page);
  expect(await table.next()).toBe('asked');
  expect((await table.options()).length).toBeGreaterThan(1);
});

test('who has died has a stone in My games', async ({ stage }) => {
  const { page } = await stage.visit({});
  await keep(page, deadly());
  await page.goto('/games');
  await expect(page.locator('.mine-stone')).toHaveCount(1);
});

/** A game that the hero of seat 0 did not survive. */
function deadly(): SavedTable {
  for (let seed = 1; seed < 50; seed++) {
    const table = playedTable('dungeonquest', { seats: 2, seed: `deadly ${seed}`, level: 'novice' });
    if (table.outcome?.scores[0]?.['out'] === 0) return table;
  }
  throw new Error('fifty heroes came out alive');
}

test('after some games one may choose without confirming', async ({ stage }) => {
  const { page } = await stage.visit({ settings: { ...still, played: 1 } });
  const end = moments.find(({ game, show }) => game === 'dungeon-raiders' && show === 'end');
  if (!end) throw new Error('there is no such moment');
  await openAt(page, end, 'en', false);
  await page.locator('[data-confirm-offer]').getByRole('button', { name: en.end.confirmOff }).click();
  const table = await TablePage.playNow(page, 'dungeon-raiders');
  await table.next();
  const before = await page.locator('.choice-bar').getAttribute('data-decision');
  await page.locator('[data-option]').first().click();
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"])`, { state: 'attached' });
});

test('*Try it* for the position that is open lays it out anew', async ({ stage }) => {
  const { page } = await stage.visit({});
  const address = '/try/dungeon-raiders/tie-for-a-chest';
  await page.goto(address);
  const table = new TablePage(page);
  await page.waitForSelector('.coach[data-step="0"]');
  await table.choose('play:power-5');
  await page.waitForSelector('[data-lesson-end]');
  await page.locator('.top-bar').getByRole('button', { name: en.table.rules }).click();
  await page.locator(`.book-try a[href="${address}"]`).first().click();
  await expect(page.locator('.coach[data-step="0"]')).toBeVisible();
  await expect(page.locator('dialog[open]'), 'the book is closed').toHaveCount(0);
  await expect(page.locator('[data-lesson-end]')).toHaveCount(0);
  await table.choose('play:power-5');
  await page.waitForSelector('[data-lesson-end]');
});

test('who is out of the bidding comes to their next decision with one press', async ({ stage }) => {
  const { page } = await stage.visit({ settings: { speed: 1 } });
  const table = await TablePage.playNow(page, 'welcome-to-the-dungeon');
  await table.next();
  await table.choose('pass');
  // Whatever is shown from now on until one is asked again has to be pressed away once.
  const skip = page.locator('.ticker').getByRole('button', { name: en.table.skip });
  await skip.click();
  await page.evaluate(`{
    window.shown = 0;
    const ticker = document.querySelector('.ticker');
    new MutationObserver(() => {
      if (ticker.dataset.playing === 'true') window.shown += 1;
    }).observe(ticker, { attributes: true, attributeFilter: ['data-playing'] });
  }`);
  await table.next();
  expect(await page.evaluate('window.shown'), 'moments shown on the way').toBe(0);
});

test('who has died in DungeonQuest bets on who comes out, and the bet is there after a reload', async ({
  stage,
}) => {
  const { page, picture } = await stage.visit({ settings: { ...still, speed: 1 } });
  let own: Seat | undefined;
  const moment = momentOf({
    game: 'dungeonquest',
    seats: 4,
    like: ['attack', 'move:'],
    found(_, table) {
      const fates = (table.view('all') as View).heroes.map(({ fate }) => fate);
      own = fates.indexOf('dead');
      return own >= 0 && fates.filter((fate) => fate === 'inside').length === 3;
    },
  });
  await openMoment(page, moment, { people: [own ?? 0], after: true });
  const bet = page.locator('[data-bet]').last();
  await bet.click();
  await expect(bet).toHaveAttribute('aria-pressed', 'true');
  await picture('dungeonquest bet of the dead');
  const on = await bet.getAttribute('data-bet');
  await page.reload();
  await expect(page.locator(`[data-bet="${on}"]`).first()).toHaveAttribute('aria-pressed', 'true');
});
