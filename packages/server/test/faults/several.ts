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
  readonly spread: Spread;
}

/**
 * How a proxy spreads people: at random; the people of a party to one server, as long as it is there; or by a proxy that changes its
 * mind every second and has a twin that is a second behind, so that people of a party are sent to different servers.
 */
export type Spread = 'random' | 'together' | 'changing';

export interface SeveralReport extends KillReport {
  /** The longest that a table needed to go on after a kill, in milliseconds. */
  readonly longest: number;
}

/** Several servers on one database, and one of them killed again and again. Who loses the connection connects to another one. */
export async function killOneOfSeveral(options: SeveralOptions): Promise<SeveralReport> {
  const began = performance.now();
  const { database, bus, processes, kills, parties, every, spread } = options;
  const victims = Array.from({ length: processes }, () => new Victim(database, undefined, [], bus));
  await Promise.all(victims.map((victim) => victim.start()));
  let connections = 0;
  const places: Readonly<Record<Spread, (party: number) => number>> = {
    random: () => randomInt(processes),
    together: (party) => party,
    changing: (party) => party + Math.floor(performance.now() / 1000) - (connections % 2),
  };
  const address = (party: number) => () => {
    connections++;
    const alive = victims.filter((victim) => victim.isAlive);
    return `ws://127.0.0.1:${alive[places[spread](party) % alive.length]?.port ?? 1}/socket`;
  };
  const crowd = Array.from({ length: parties }, (_, i) => {
    const game = allGames[i % allGames.length] as (typeof allGames)[number];
    return new Party(game, address(i), i, { bot: i % 2 === 1 });
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
/** The same where people of a table meet at one server, which drives it. */
export const PATIENCE_TOGETHER = 3000;

/** How long it takes until something has happened at every table. */
export async function goOn(crowd: readonly Party[]): Promise<number> {
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
