import { randomInt } from 'node:crypto';
import { allGames } from '@mazmorra/catalogue/loaded';
import { Party } from './crowd.ts';
import { type KillReport, pause, playOn, reportOf, restAndCompare } from './kill.ts';
import { Victim } from './victim.ts';

export interface SeveralOptions {
  readonly database: string;
  /** The address of a NATS server; the database's own LISTEN and NOTIFY without one. */
  readonly bus?: string;
  readonly processes: number;
  readonly kills: number;
  readonly parties: number;
  /** Milliseconds between two kills. */
  readonly every: number;
}

export interface SeveralReport extends KillReport {
  /** The longest that a table needed to go on after a kill, in milliseconds. */
  readonly longest: number;
}

/**
 * Several servers on one database, everybody connected to any of them, and one of them killed again and again. Who loses the connection connects
 * to another one.
 */
export async function killOneOfSeveral(options: SeveralOptions): Promise<SeveralReport> {
  const began = performance.now();
  const { database, bus, processes, kills, parties, every } = options;
  const victims = Array.from({ length: processes }, () => new Victim(database, undefined, [], bus));
  await Promise.all(victims.map((victim) => victim.start()));
  // As behind a load balancer without sticky sessions: each connection may go to another server.
  const address = () => {
    const alive = victims.filter((victim) => victim.isAlive);
    return `ws://127.0.0.1:${alive[randomInt(alive.length)]?.port ?? 1}/socket`;
  };
  const crowd = Array.from({ length: parties }, (_, i) => {
    const game = allGames[i % allGames.length] as (typeof allGames)[number];
    return new Party(game, address, i, { bot: i % 2 === 1 });
  });
  const playing = crowd.map((party) => party.play());
  let longest = 0;
  for (let i = 0; i < kills; i++) {
    await playOn(crowd);
    await pause(randomInt(0, every));
    const victim = victims[randomInt(victims.length)] as Victim;
    await victim.kill();
    longest = Math.max(longest, await goOn(crowd));
    await victim.start();
  }
  const { stuck, views } = await restAndCompare(crowd, playing);
  await Promise.all(victims.map((victim) => victim.stop()));
  const report = await reportOf({ database }, { crowd, views, kills, stuck, began });
  return { ...report, longest: Math.round(longest) };
}

/** The most milliseconds that a table may need to go on; after twice that nobody waits any longer. */
export const PATIENCE = 5000;

/** How long it takes until something has happened at every table. */
async function goOn(crowd: readonly Party[]): Promise<number> {
  const began = performance.now();
  const heights = () => crowd.map((party) => party.height);
  const before = heights();
  let still = before.map((_, i) => i);
  while (still.length > 0 && performance.now() - began < 2 * PATIENCE) {
    await pause(20);
    const now = heights();
    still = still.filter((i) => now[i] === before[i]);
  }
  return performance.now() - began;
}
