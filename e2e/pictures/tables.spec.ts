import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type GameId, gameIds } from '../../packages/catalogue/src/index.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { openTable, people } from '../support/moment.ts';
import { atRest } from '../support/rest.ts';
import { TablePage } from '../support/table-page.ts';
import { test } from '../support/test.ts';
import { moving, still } from './webp.ts';

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

for (const game of gameIds) {
  test(`a picture of ${game}`, async ({ stage }) => {
    const { page } = await stage.visit({ settings: { lessMotion: true, theme: 'night' } });
    await openTable(page, halfPlayed(game));
    await new TablePage(page).next();
    await atRest(page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${game}.webp`), await still(page));
  });
}

test('a moving picture of a table', async ({ stage }) => {
  const { page } = await stage.visit({ settings: { theme: 'night', speed: 2 } });
  await openTable(page, halfPlayed('dungeon-raiders'));
  const table = new TablePage(page);
  await table.next();
  const [option = ''] = await table.options();
  const film = await moving(page, 720, async () => {
    await table.choose(option);
    await table.next();
  });
  writeFileSync(join(folder, 'table.webp'), film);
});
