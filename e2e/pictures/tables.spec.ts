import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { factsOf, type GameId, gameIds } from '../../packages/catalogue/src/index.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { openTable, people } from '../support/moment.ts';
import { atRest } from '../support/rest.ts';
import { TablePage } from '../support/table-page.ts';
import { test } from '../support/test.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
/** Games to choose from: the first seat plays longest in the one that is pictured. */
const seeds = Array.from({ length: 8 }, (_, number) => `picture ${number}`);

/** A game between bots, broken off beyond the middle at a decision of the first seat: there is something to see and to decide. */
function halfPlayed(game: GameId) {
  const { usual: seats } = factsOf(game).seats;
  const own = (seed: string): number[] =>
    playedTable(game, { seats, seed }).answers.flatMap(([seat], number) => (seat === 0 ? [number] : []));
  const [best] = seeds
    .map((seed) => ({ seed, own: own(seed) }))
    .sort((one, other) => other.own.length - one.own.length);
  if (best === undefined) throw new Error('no game was played');
  const table = playedTable(game, {
    seats,
    seed: best.seed,
    answers: best.own[Math.floor(best.own.length * 0.6)] ?? 0,
  });
  return {
    ...table,
    seats: table.seats.map((seat, place) => ({ ...seat, name: people[place] ?? seat.name })),
  };
}

/** The screenshot as WebP, which the browser can write and is a third of a PNG. */
async function webp(page: Page): Promise<Buffer> {
  const png = await page.screenshot();
  await page.route('**/picture.png', (route) => route.fulfill({ body: png, contentType: 'image/png' }));
  const address = await page.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch('/picture.png')).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82);
  })()`);
  return Buffer.from(String(address).split(',')[1] ?? '', 'base64');
}

for (const game of gameIds) {
  test(`a picture of ${game}`, async ({ stage }) => {
    const { page } = await stage.visit({ settings: { lessMotion: true, theme: 'night' } });
    await openTable(page, halfPlayed(game));
    await new TablePage(page).next();
    await atRest(page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${game}.webp`), await webp(page));
  });
}
