import type { Page } from 'playwright-core';
import { sideways, violations } from '../support/accessible.ts';
import { check, equal } from '../support/expect.ts';
import { desktop, type Language, phone, test, testAlone, type Visitor } from '../support/suite.ts';
import { TablePage } from '../support/table-page.ts';

/** Walks rather than searches, fights rather than runs: so that it sees much and ends soon. */
const bold = (options: readonly string[]): string => {
  const liked = ['attack', 'leave', 'cross', 'use', 'yes', 'card:', 'move:', 'draw'];
  for (const like of liked) {
    const found = options.filter((name) => name.startsWith(like));
    if (found.length > 0) return found[found.length >> 1] ?? '';
  }
  return options[0] ?? '';
};

async function playUntil(table: TablePage, page: Page, selector: string, most = 150): Promise<boolean> {
  for (let turn = 0; turn < most; turn++) {
    const next = await table.next();
    if (await page.$(selector)) return true;
    if (next === 'end') return false;
    await table.chooseAny(bold);
  }
  return false;
}

/** A table at which a fight of the viewer is going on: most games have one soon, some have none. */
async function toCombat(visitor: Visitor): Promise<TablePage> {
  const { page } = visitor;
  for (let game = 0; game < 6; game++) {
    const table = await TablePage.playNow(page, 'dungeonquest');
    if (await playUntil(table, page, '.dq-fight .dq-own-hand [data-option^="card:"]')) return table;
  }
  throw new Error('six games without a fight');
}

test('dungeonquest: reload in mid-combat, at the very same cards', async (stage) => {
  const visitor = await stage.visit({});
  const { page, picture } = visitor;
  const table = await toCombat(visitor);
  await picture('dungeonquest combat');
  equal(await violations(page), [], 'axe in combat');
  const before = [await table.decision(), await table.options()];
  await page.reload();
  await table.next();
  await table.closeRecap();
  check((await page.locator('.dq-fight').count()) === 1, 'the fight goes on');
  equal([await table.decision(), await table.options()], before, 'decision and cards');
  await table.chooseAny(bold);
});

const looks: readonly { readonly size: typeof desktop; readonly language: Language }[] = [
  { size: desktop, language: 'en' },
  { size: phone, language: 'es' },
];
for (const { size, language } of looks) {
  test(`dungeonquest: combat without page scroll, ${size.width} x ${size.height}, ${language}`, async (stage) => {
    const visitor = await stage.visit({ size, language, touch: size === phone });
    const { page, picture } = visitor;
    await toCombat(visitor);
    await picture('dungeonquest fight');
    equal(await sideways(page), 0, 'sideways');
    equal(await violations(page), [], 'axe');
    const below = await page.evaluate(
      `Math.max(...[...document.querySelectorAll('.dq-own-hand .option')].map((card) => card.getBoundingClientRect().bottom)) - document.querySelector('.table-foot').getBoundingClientRect().top`,
    );
    check(Number(below) <= 1, `the hand is ${below} px under the bar`);
  });
}

test('dungeonquest: nothing scrolls sideways at 320 px', async (stage) => {
  const { page, picture } = await stage.visit({ size: { width: 320, height: 640 } });
  const table = await TablePage.playNow(page, 'dungeonquest');
  for (let turn = 0; turn < 6 && !(await table.over()); turn++) await table.chooseAny(bold);
  equal(await sideways(page), 0, 'sideways');
  await picture('dungeonquest narrow');
});

test('dungeonquest: the rulebook has pictures and passes the scan', async (stage) => {
  const { page, picture } = await stage.visit({ language: 'es' });
  await page.goto('/rules/dungeonquest');
  await page.locator('.book-chapter').first().waitFor();
  check((await page.locator('.book-picture .dq-tile').count()) > 10, 'rooms are drawn');
  await picture('dungeonquest rulebook');
  equal(await violations(page), [], 'axe');
});

test('dungeonquest: the design page shows every tile and card', async (stage) => {
  const { page, picture } = await stage.visit({});
  await page.goto('/design');
  await page.locator('.dq-design .dq-tile').first().waitFor();
  equal(await page.locator('.dq-design figure .dq-tile').count(), 117, 'tiles');
  check((await page.locator('.dq-design .dq-card').count()) > 140, 'cards');
  await page.locator('.dq-design').scrollIntoViewIfNeeded();
  await picture('dungeonquest design');
});

testAlone('dungeonquest: sixty frames a second while panning a hundred tiles', async (stage) => {
  const { page } = await stage.visit({});
  await TablePage.playNow(page, 'dungeonquest');
  await page.waitForSelector('.dq-plane .dq-cell');
  // A hundred copies of a placed tile: what the browser has to move is the same as in a long game.
  await page.evaluate(`(() => {
    const ground = document.querySelector('.plane-ground');
    const cell = ground.querySelector('.dq-cell');
    for (let index = 0; index < 100; index++) {
      const copy = cell.cloneNode(true);
      copy.style.transform = 'translate(' + (index % 13) * 100 + 'px, ' + Math.floor(index / 13) * 100 + 'px)';
      ground.append(copy);
    }
  })()`);
  const plane = await page.locator('.dq-plane').boundingBox();
  check(plane !== null, 'a plane');
  const { x, y, width, height } = plane;
  await page.evaluate(`(() => {
    window.frameTimes = [];
    let last = performance.now();
    const tick = (now) => { window.frameTimes.push(now - last); last = now; if (window.frameTimes.length < 600) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
  })()`);
  await page.mouse.move(x + width / 2, y + height * 0.7);
  await page.mouse.down();
  for (let step = 0; step < 90; step++) {
    const angle = (step / 90) * Math.PI * 2;
    await page.mouse.move(
      x + width / 2 + Math.sin(angle) * 140,
      y + height * 0.7 - 60 + Math.cos(angle) * 60,
    );
  }
  await page.mouse.up();
  const times = await page.evaluate('window.frameTimes.slice(2)');
  check(Array.isArray(times) && times.length > 20, 'frames were drawn');
  const sorted = times.map(Number).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const slow = sorted.filter((time) => time > 34).length;
  console.log(`    ${sorted.length} frames, median ${median.toFixed(1)} ms, ${slow} over 34 ms`);
  check(median < 17.5, `median frame ${median} ms`);
});
