import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Choice, Thought } from '@mazmorra/bots';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { dealSource, newDeal, optionsOf, Table } from '@mazmorra/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Helpers, help, helpedThinkers } from '../../src/bots/helpers.ts';
import type { Question, Thinkers } from '../../src/bots/thinkers.ts';
import { readDatabaseId } from '../../src/processes/join.ts';
import { openStorage } from '../../src/storage/index.ts';
import { type NatsServer, startNats, whyNoNats } from '../nats.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';

/** What the bots of a server answer by themselves, where it is not to be mistaken for an answer of a helper. */
const BY_ITSELF: Choice = { option: -1 };
const byItself: Thinkers = { decide: async () => BY_ITSELF, close: async () => undefined };

/** A master's decision. Every world that is dealt for it is marked: the true state is not. */
function masterAsked(): Question & { readonly legal: readonly number[] } {
  const game = gameOf('welcome-to-the-dungeon');
  const deal = { ...newDeal((bytes) => new Uint8Array(bytes).fill(7)), contributions: ['', ''] };
  const { state } = Table.open(game, { seats: 2, random: dealSource(deal) });
  const marked: typeof game = {
    ...game,
    redeal: (...args) => ({ ...(game.redeal(...args) as object), dealt: true }),
  };
  const seat = [0, 1].find((one) => optionsOf(game, state, one).length > 1) ?? 0;
  return {
    ...{ game: marked, state, seat, level: 'master', events: [], person: 'ana', table: 't' },
    isWanted: () => true,
    legal: optionsOf(game, state, seat),
  };
}

const why = whyNoNats();
describe.skipIf(why)(`masters that think elsewhere${why ? ` (left out: ${why})` : ''}`, () => {
  let nats: NatsServer;
  const servers: Helpers[] = [];
  let ends: (() => Promise<void>)[] = [];
  const place = (subject = 'mazmorra.test') => ({ address: nats.address, subject });
  const server = async (subject?: string) => {
    const helpers = await Helpers.open(place(subject));
    servers.push(helpers);
    return helpers;
  };
  const helper = async (choose: (thought: Thought) => Promise<Choice>, subject?: string) => {
    const end = await help(place(subject), 1, choose);
    ends.push(end);
    return end;
  };
  beforeAll(async () => {
    nats = await startNats();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end().catch(() => undefined);
    for (const one of servers.splice(0)) await one.close();
  });
  afterAll(() => nats?.stop());

  test('get a dealt world, never the true state; others think by themselves', async () => {
    const helpers = await server();
    const asked: Thought[] = [];
    await helper(async (thought) => {
      asked.push(thought);
      return { option: 7, spoken: { about: 1, reason: 'x' } as never };
    });
    await expect.poll(() => helpers.threads).toBe(1);
    const thinkers = helpedThinkers(byItself, helpers);
    const { legal: _, ...question } = masterAsked();
    expect(await thinkers.decide(question)).toEqual({ option: 7, spoken: { about: 1, reason: 'x' } });
    expect(asked.map(({ world }) => (world as { dealt?: boolean }).dealt)).toEqual([true]);
    expect(Object.keys(asked[0] ?? {})).not.toContain('state');
    expect(await thinkers.decide({ ...question, level: 'novice' })).toBe(BY_ITSELF);
    // One thread has room for one thought.
    const two = await Promise.all([thinkers.decide(question), thinkers.decide(question)]);
    expect(two.map(({ option }) => option)).toEqual([7, -1]);
  });

  test('are thought of by the server itself where no helper is, one is stopped, fails, or speaks of nothing', async () => {
    const helpers = await server();
    const { legal: _, ...question } = masterAsked();
    const thinkers = helpedThinkers(byItself, helpers);
    expect(await thinkers.decide(question)).toBe(BY_ITSELF);
    const stop = await helper(() => Promise.reject(new Error('no')));
    await expect.poll(() => helpers.threads).toBe(1);
    expect(await thinkers.decide(question)).toBe(BY_ITSELF);
    await stop();
    ends = [];
    await expect.poll(() => helpers.threads).toBe(0);
    await helper(async () => ({ option: 'all' }) as never);
    await expect.poll(() => helpers.threads).toBe(1);
    expect(await thinkers.decide(question)).toBe(BY_ITSELF);
  });

  test('of a helper that never answers cost a pause', async () => {
    const helpers = await server();
    await helper(() => new Promise(() => undefined));
    await expect.poll(() => helpers.threads).toBe(1);
    const { legal: _, ...question } = masterAsked();
    expect(await helpedThinkers(byItself, helpers).decide(question)).toBe(BY_ITSELF);
  });

  test('of another database are left to its helpers', async () => {
    const [own, other] = [await server(), await server('mazmorra.other')];
    await helper(async () => ({ option: 1 }), 'mazmorra.other');
    await expect.poll(() => other.threads).toBe(1);
    expect(own.threads).toBe(0);
  });

  const noPostgres = whyNoPostgres();
  describe.skipIf(noPostgres)('with mazmorra think', () => {
    let cluster: Cluster;
    let child: ChildProcess | undefined;
    beforeAll(async () => {
      cluster = await startPostgres();
    });
    afterAll(() => {
      child?.kill('SIGKILL');
      cluster?.stop();
    });

    test('are answered by it, and by the server when it is killed', async () => {
      const database = await cluster.database();
      const storage = await openStorage({ database });
      const subject = `mazmorra.${await readDatabaseId(storage)}`;
      await storage.close();
      const helpers = await server(subject);
      const launcher = fileURLToPath(new URL('../../../../bin/mazmorra.mjs', import.meta.url));
      const args = ['think', '--database', database, '--bus', nats.address, '--threads', '1'];
      child = spawn(process.execPath, [launcher, ...args], { stdio: 'ignore' });
      await expect.poll(() => helpers.threads, { timeout: 60_000 }).toBe(1);
      const { legal, ...question } = masterAsked();
      const thinkers = helpedThinkers(byItself, helpers);
      const answered = async () => (await thinkers.decide(question)).option;
      await expect.poll(answered, { timeout: 60_000 }).not.toBe(-1);
      expect(legal).toContain(await answered());
      child.kill('SIGKILL');
      await expect.poll(answered).toBe(-1);
    });
  });
});
