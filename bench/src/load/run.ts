import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { shareStolen, ticks } from './host.ts';
import { type Figures, Gate, Meter, openLoop, type Pace } from './meter.ts';
import { TableLoad } from './our-load.ts';
import { causeOf, PauseLog } from './pauses.ts';
import { PeerTable } from './peer-load.ts';
import { bareLine, colyseusLine, PlainTable } from './plain-load.ts';

/** The share of CPU time that the host gave to other machines during a measurement (steal). */
interface Disturbed {
  readonly stolen: number;
}

/** 1,000 sockets at 250 tables; everybody answers at once. */
type Busy = Figures & Disturbed & { readonly cpuPerAnswer: number };

export interface LoadFigures {
  readonly name: string;
  readonly durable: boolean;
  /** All rounds played. */
  readonly rounds: readonly Busy[];
  /** The same tables at 250 answers a second. */
  readonly calm: readonly Figures[];
  /** Causes of slow answers in those rounds: count and worst case in ms. */
  readonly causes: ReadonlyMap<string, SlowAnswers>;
  /** Bytes of memory per idle seated connection. */
  readonly idleBytes: number;
}

interface SlowAnswers {
  readonly count: number;
  readonly worst: number;
}

interface AnyTable {
  pace: Pace;
  stopped: boolean;
  connect(port: number, meter: Meter): Promise<void>;
  start(): Promise<unknown>;
  close(): void;
}

const BOARDGAME_IO = 'boardgame.io, in memory';
const BARE = 'bare ws, grouped fdatasync';

const TABLES = 250;
const SEATS = 4;
/** At 250 answers a second a round must be longer; otherwise a single slow answer is the slowest of a hundred and sets the p99. */
const CALM = { perSecond: 250, rounds: 5, seconds: 4 };
const AT_ONCE = 25;
/** Warm-up in seconds, until V8 has compiled the hot functions. */
const WARM_UP = 10;
/** Milliseconds between the start or stop of the load and the measurement. */
const SETTLE = 700;
/** Milliseconds after which our tables have freed the memory that only active games need. */
const REST = 11_000;

/** Our server on SQLite, or on the PostgreSQL database named. */
export async function ours(database?: string): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-load-'));
  const server = await Child.start(new URL('./our-server.ts', import.meta.url), [database ?? folder]);
  const name = database === undefined ? 'mazmorra, SQLite' : 'mazmorra, PostgreSQL';
  return new Contestant({ name, durable: true, server, folder, make: (pace) => new TableLoad(pace) });
}

export async function peer(): Promise<Contestant> {
  const server = await Child.start(new URL('./peer-server.ts', import.meta.url));
  const make = (pace: Pace) => new PeerTable(pace);
  return new Contestant({ name: BOARDGAME_IO, durable: false, server, make });
}

/** `ws` with the same rules and a log file: the minimum cost of durability and of these rules. */
export async function bare(): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-bare-'));
  const server = await Child.start(new URL('./bare-server.ts', import.meta.url), [folder]);
  const make = (pace: Pace) => new PlainTable(pace, bareLine);
  return new Contestant({ name: BARE, durable: true, server, folder, make });
}

export async function colyseus(): Promise<Contestant> {
  const server = await Child.start(new URL('./colyseus-server.ts', import.meta.url));
  const make = (pace: Pace) => new PlainTable(pace, colyseusLine);
  return new Contestant({ name: 'Colyseus, in memory', durable: false, server, make });
}

interface Entry {
  readonly name: string;
  readonly durable: boolean;
  readonly server: Child;
  readonly folder?: string;
  make(pace: Pace): AnyTable;
}

/** Pauses of the load generator are attributed to it, not to the server. */
const generator = new PauseLog();

/** A server with all its clients. They are idle unless it is being measured, so that several servers can take turns. */
export class Contestant {
  readonly #entry: Entry;
  readonly #meter = new Meter();
  readonly #tables: AnyTable[];
  readonly #busy: Busy[] = [];
  readonly #calm: Figures[] = [];
  readonly #causes = new Map<string, SlowAnswers>();
  #gate = new Gate();
  #idleBytes = 0;

  constructor(entry: Entry) {
    this.#entry = entry;
    this.#tables = Array.from({ length: TABLES }, () => entry.make(this.#gate.pace));
  }

  /** The first tables load the code into memory; the later ones show the cost of one more seat. */
  async sitDown(): Promise<void> {
    const first = Math.floor(TABLES / 5);
    await this.#connect(this.#tables.slice(0, first));
    const before = await restingMemory(this.#entry.server);
    await this.#connect(this.#tables.slice(first));
    this.#idleBytes = ((await restingMemory(this.#entry.server)) - before) / ((TABLES - first) * SEATS);
  }

  #connect(tables: readonly AnyTable[]): Promise<void> {
    return inGroups(tables, async (table) => {
      await table.connect(this.#entry.server.port, this.#meter);
      await table.start();
    });
  }

  /** Everybody answers as soon as they are asked, until the time is up. */
  async play(seconds: number, counts: boolean): Promise<void> {
    const { server } = this.#entry;
    this.#gate.open();
    await pause(SETTLE);
    const cpu = await server.cpu();
    const figures = await this.#meterFor(seconds);
    const cpuPerAnswer = ((await server.cpu()) - cpu) / (figures.answersPerSecond * seconds);
    if (counts) this.#busy.push({ ...figures, cpuPerAnswer });
    this.#halt();
    await pause(SETTLE);
  }

  async #meterFor(seconds: number): Promise<Figures & Disturbed> {
    const before = ticks();
    this.#meter.start();
    await pause(seconds * 1000);
    return { ...this.#meter.stop(), stolen: shareStolen(before, ticks()) };
  }

  #halt(): void {
    this.#gate = new Gate();
    for (const table of this.#tables) table.pace = this.#gate.pace;
  }

  async playCalmly(seconds: number): Promise<void> {
    for (const table of this.#tables) table.pace = openLoop(CALM.perSecond, TABLES);
    this.#gate.open();
    await pause(1500);
    await this.#entry.server.pauses();
    generator.take();
    const figures = await this.#meterFor(seconds);
    this.#calm.push(figures);
    await this.#attribute(figures);
    this.#halt();
    await pause(SETTLE);
  }

  async #attribute({ slow }: Figures): Promise<void> {
    const [server, own] = [await this.#entry.server.pauses(), generator.take()];
    for (const answer of slow) {
      const cause = causeOf(answer, server, own);
      const { count, worst } = this.#causes.get(cause) ?? { count: 0, worst: 0 };
      this.#causes.set(cause, { count: count + 1, worst: Math.max(worst, answer.to - answer.from) });
    }
  }

  async leave(): Promise<void> {
    for (const table of this.#tables) table.close();
    await this.#entry.server.stop();
    if (this.#entry.folder) rmSync(this.#entry.folder, { recursive: true, force: true });
  }

  get figures(): LoadFigures {
    const { name, durable } = this.#entry;
    const causes = this.#causes;
    return { name, durable, rounds: this.#busy, calm: this.#calm, causes, idleBytes: this.#idleBytes };
  }
}

export interface LoadOptions {
  readonly seconds: number;
  readonly rounds: number;
}

/** The servers take turns, round by round, so that changes in the machine's speed affect all of them alike. */
export async function measure(
  contestants: readonly Contestant[],
  { seconds, rounds }: LoadOptions,
): Promise<LoadFigures[]> {
  try {
    for (const contestant of contestants) await contestant.sitDown();
    for (const contestant of contestants) await contestant.play(WARM_UP, false);
    for (let round = 0; round < rounds; round++)
      for (const contestant of contestants) await contestant.play(seconds, true);
    for (let round = 0; round < CALM.rounds; round++)
      for (const contestant of contestants) await contestant.playCalmly(CALM.seconds);
    return contestants.map(({ figures }) => figures);
  } finally {
    for (const contestant of contestants) await contestant.leave();
  }
}

async function restingMemory(server: Child): Promise<number> {
  await pause(REST);
  return server.memory();
}

async function inGroups<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await Promise.all(items.slice(i, i + AT_ONCE).map(run));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
};

/** The half of a server's rounds with the least steal time. */
function calmerHalf(rounds: readonly Busy[]): readonly Busy[] {
  return [...rounds].sort((a, b) => a.stolen - b.stolen).slice(0, Math.ceil(rounds.length / 2));
}

/** The table of `docs/performance.md`: medians of the calmer half of the rounds, and medians of the ratios within each of all rounds. */
export function loadTable(figures: readonly LoadFigures[]): string {
  const peer = figures.find(({ name }) => name === BOARDGAME_IO);
  const rows = figures.map(({ name, durable, rounds, calm, idleBytes }) => {
    const counted = calmerHalf(rounds);
    const of = (pick: (busy: Busy) => number) => median(counted.map(pick));
    const ratio = rounds.map((busy, i) => busy.answersPerSecond / (peer?.rounds[i]?.answersPerSecond ?? 1));
    const cells = [
      name,
      durable ? 'yes' : 'no',
      number.format(of((busy) => busy.answersPerSecond)),
      peer ? `${short.format(median(ratio))}x` : '',
      `${short.format(of((busy) => busy.p50))} / ${short.format(of((busy) => busy.p99))}`,
      `${short.format(median(calm.map(({ p50 }) => p50)))} / ${short.format(median(calm.map(({ p99 }) => p99)))}`,
      number.format(of((busy) => busy.bytesPerAnswer)),
      short.format(idleBytes / 1000),
      number.format(of((busy) => busy.cpuPerAnswer) * 1e6),
      `${short.format(of((busy) => busy.stolen) * 100)} %`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| server | durable | answers/s | | p50 / p99 ms | at 250/s: p50 / p99 ms | bytes per answer, 4 seats | kB per idle seat | µs of processor per answer | taken by the host |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Why answers took longer than 20 ms at 250 a second, by server and cause. */
export function causesTable(figures: readonly LoadFigures[]): string {
  const rows = figures.flatMap(({ name, calm, causes }) => {
    const answers = calm.reduce((sum, { count }) => sum + count, 0);
    if (causes.size === 0) return [`| ${name} | ${number.format(answers)} | none | | |`];
    const byCount = [...causes].sort(([, a], [, b]) => b.count - a.count);
    return byCount.map(
      ([cause, { count, worst }]) =>
        `| ${name} | ${number.format(answers)} | ${cause} | ${count} | ${number.format(worst)} |`,
    );
  });
  return [
    '| server | answers | cause of those over 20 ms | how many | worst, ms |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The median ratio of our p99 to that of the bare server. */
export function ratios(figures: readonly LoadFigures[]): string {
  const [own] = figures;
  const bareOne = figures.find(({ name }) => name === BARE);
  if (!own || !bareOne) return '';
  const each = own.calm.map(({ p99 }, i) => p99 / (bareOne.calm[i]?.p99 ?? 1));
  return `p99 at 250 answers a second, ${own.name} against ${BARE}, median of ${each.length} rounds: ${short.format(median(each))}x`;
}
