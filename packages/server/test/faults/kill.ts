import { randomInt } from 'node:crypto';
import { allGames } from '@mazmorra/catalogue/loaded';
import { PATIENCE } from '@mazmorra/testkit/patience';
import { openStorage, type StoragePlace } from '../../src/storage/index.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { Room } from '../../src/table/room.ts';
import { load } from '../../src/table/stored-table.ts';
import { type Acknowledged, Party } from './crowd.ts';
import { Victim } from './victim.ts';

export interface KillReport {
  readonly kills: number;
  readonly tables: number;
  readonly games: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Clients whose view differs from the server's after the last restart. */
  readonly different: number;
  /** Tables on which nothing happened after a restart although somebody was asked. */
  readonly stuck: number;
  readonly seconds: number;
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Kills the server again and again while parties play, then looks whether anything was lost or done twice. */
export async function killWhilePlaying(
  place: StoragePlace,
  kills: number,
  parties: number,
): Promise<KillReport> {
  const began = performance.now();
  const victim = new Victim('database' in place ? place.database : place.data);
  await victim.start();
  const address = () => `ws://127.0.0.1:${victim.port}/socket`;
  const crowd = Array.from(
    { length: parties },
    (_, i) => new Party(allGames[i % allGames.length] as (typeof allGames)[number], address, i),
  );
  const playing = crowd.map((party) => party.play());
  for (let i = 0; i < kills; i++) {
    await playOn(crowd);
    await pause(randomInt(0, 150));
    await victim.kill();
    await victim.start();
  }
  const { stuck, views } = await restAndCompare(crowd, playing);
  await victim.stop();
  return reportOf(place, { crowd, views, kills, stuck, began });
}

/** Looks whether every table goes on, lets everybody come to rest, and collects what they see. */
export async function restAndCompare(crowd: readonly Party[], playing: readonly Promise<void>[]) {
  const stuck = await countStuck(crowd);
  await Promise.all(crowd.map((party) => party.rest()));
  await Promise.all(playing);
  await toldTheRest(crowd);
  const views = crowd.flatMap((party) =>
    party.views().map((view) => ({ ...view, table: party.tables.at(-1) ?? '' })),
  );
  for (const party of crowd) party.close();
  return { stuck, views };
}

interface Played {
  readonly crowd: readonly Party[];
  readonly views: Awaited<ReturnType<typeof restAndCompare>>['views'];
  readonly kills: number;
  readonly stuck: number;
  readonly began: number;
}

/** Compares what everybody was told with what is stored. */
export async function reportOf(
  place: StoragePlace,
  { crowd, views, kills, stuck, began }: Played,
): Promise<KillReport> {
  const storage = await openStorage(place);
  const acknowledged = crowd.flatMap((party) => party.players.flatMap((player) => player.acknowledged));
  const tables = crowd.flatMap((party) => party.tables);
  const report = {
    kills,
    tables: tables.length,
    games: crowd.reduce((sum, party) => sum + party.finished, 0),
    acknowledged: acknowledged.length,
    ...(await compareAnswers(storage, tables, acknowledged)),
    different: await countDifferent(storage, views),
    stuck,
    seconds: Math.round((performance.now() - began) / 1000),
  };
  await storage.close();
  return report;
}

const acknowledgedBy = (crowd: readonly Party[]): number =>
  crowd.reduce(
    (sum, { players }) => sum + players.reduce((own, player) => own + player.acknowledged.length, 0),
    0,
  );

/** Until there is something to lose: as many answers as there are tables. */
export async function playOn(crowd: readonly Party[]): Promise<void> {
  const before = acknowledgedBy(crowd);
  const deadline = Date.now() + PATIENCE;
  while (acknowledgedBy(crowd) < before + crowd.length && Date.now() < deadline) await pause(5);
}

/** After the last restart every table must go on. */
async function countStuck(crowd: readonly Party[]): Promise<number> {
  const heights = () => crowd.map((party) => party.height);
  const before = heights();
  const deadline = Date.now() + PATIENCE;
  let still = before.map((_, i) => i);
  while (still.length > 0 && Date.now() < deadline) {
    await pause(50);
    const now = heights();
    still = still.filter((i) => now[i] === before[i]);
  }
  return still.length;
}

async function compareAnswers(
  storage: Storage,
  tables: readonly string[],
  acknowledged: readonly Acknowledged[],
) {
  let lost = 0;
  let doubled = 0;
  const byTable = Map.groupBy(acknowledged, (answer) => answer.table);
  for (const table of tables) {
    const rows = (await storage.table(table, true))?.answers ?? [];
    // A decision answered twice, a number missing, a key used twice: something was done twice or torn apart.
    const decisions = new Set(rows.map((row) => `${row.seat} ${row.decision}`));
    const given = rows.filter((row) => row.key !== '');
    const keys = new Set(given.map((row) => `${row.seat} ${row.key}`));
    doubled += rows.length - decisions.size + (given.length - keys.size);
    doubled += rows.filter((row, i) => row.number !== i + 1).length;
    for (const { number, seat, option } of byTable.get(table) ?? []) {
      const row = rows[number - 1];
      if (row?.seat !== seat || row.option !== option) lost++;
    }
  }
  return { lost, doubled };
}

/** Everybody is told the rest of what they have not seen yet; who never is, is found to differ. */
async function toldTheRest(crowd: readonly Party[]): Promise<void> {
  const agree = (party: Party) =>
    party.isAsked && new Set(party.views().map(({ number }) => number)).size <= 1;
  const deadline = Date.now() + PATIENCE;
  while (!crowd.every(agree) && Date.now() < deadline) await pause(100);
}

async function countDifferent(
  storage: Storage,
  views: readonly {
    readonly table: string;
    readonly number: number;
    readonly view: unknown;
    readonly player: { table: { room: { you?: number } | undefined } | undefined };
  }[],
): Promise<number> {
  let different = 0;
  for (const { table, number, view, player } of views) {
    // From its first answer: a snapshot may have been stored by another version.
    const stored = await storage.table(table, true);
    const game = stored && allGames.find((one) => one.id === (JSON.parse(stored.row.room) as Room).game);
    const loaded = game && load(game, stored);
    const seat = player.table?.room?.you;
    if (!loaded?.game || seat === undefined) continue;
    const own = JSON.parse(JSON.stringify(loaded.game.view(seat)));
    if (loaded.game.number !== number || sorted(own) !== sorted(view)) different++;
  }
  return different;
}

/** JSON with the members in one order: a patched object may hold them in another than a fresh one. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
