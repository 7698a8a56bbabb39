import { type AnyGame, verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import type { Thinkers } from '../../src/bots/thinkers.ts';
import { findRecord } from '../../src/retention/records.ts';
import type { Tab } from '../tab.ts';
import { playToEnd, startWith } from '../test-server.ts';
import { withBystanders } from './bystander.ts';

/** The toy game under another name, with any of its functions throwing for as long as it is told to. */
function faultyGame() {
  const fault = { name: '', left: 0, thrown: 0 };
  const wrapped = Object.entries(toy).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    const call = value as (...args: unknown[]) => unknown;
    const mayThrow = (...args: unknown[]) => {
      if (fault.name === name && fault.left > 0) {
        fault.left--;
        fault.thrown++;
        throw new TypeError(`planted in ${name}`);
      }
      return call(...args);
    };
    return [name, mayThrow];
  });
  const game = { ...Object.fromEntries(wrapped), id: 'faulty' } as AnyGame;
  const plant = (name: string, times: number) => Object.assign(fault, { name, left: times, thrown: 0 });
  return { game, fault, plant };
}

const FUNCTIONS = Object.entries(toy).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

const indexOfLast = (tab: Tab, key: string) => tab.messages.findLastIndex((m) => key in m && 'c' in m);

/** The table was read again and both have been shown all of it. */
const restored = (tab: Tab) => () => indexOfLast(tab, 'play') > indexOfLast(tab, 'interrupted');

async function answerOnce(tab: Tab): Promise<void> {
  const d = tab.play()?.d;
  await tab.raw('answer', { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'planted' });
}

test.each(FUNCTIONS)(
  '%s throws once: the table is read again and played to its end, the neighbours play on',
  (name) => {
    const { game, fault, plant } = faultyGame();
    return withBystanders(
      async ({ port, bystanders, server }) => {
        const { table, tabs } = await startWith(port, ['Eva', 'Finn'], { game: 'faulty' });
        const [eva] = tabs as [Tab];
        plant(name, 1);
        await answerOnce(eva);
        await bystanders.playOn();
        if (fault.thrown > 0) for (const tab of tabs) await tab.until(restored(tab));
        plant('', 0);
        await playToEnd(tabs);
        const record = await findRecord(server.tables.storage, [game], table, Date.now());
        expect(record && verifyRecord(game, record).holds).toBe(true);
      },
      { games: [toy, game] },
      { errors: true },
    );
  },
);

test.each(['view', 'awaited', 'options'])(
  '%s always throws: after repeated failure the table is closed, its record stays, the neighbours play on',
  (name) => {
    const { game, plant } = faultyGame();
    return withBystanders(
      async ({ port, bystanders, server }) => {
        const { table, invite, tabs } = await startWith(port, ['Eva', 'Finn'], { game: 'faulty' });
        const [eva, finn] = tabs as [Tab, Tab];
        await eva.ask('say', { c: 1, phrase: 'hello' });
        plant(name, 1e9);
        await answerOnce(eva);
        for (const tab of tabs) await tab.until(() => tab.room().failed);
        expect(finn.room()).toMatchObject({ status: 'ended', failed: true });
        expect((await finn.refusal('answer', { c: 1, n: 0, option: 'lay:1', key: 'k' })).code).toBe('over');
        await bystanders.playOn();
        await eva.ask('close', { c: 1 });
        const { room, play } = await eva.ask('open', { table, invite, c: 1 });
        expect([room.failed, play]).toEqual([true, undefined]);
        plant('', 0);
        const record = await findRecord(server.tables.storage, [game], table, Date.now());
        expect(record && verifyRecord(game, record).holds).toBe(true);
        await expect(server.tables.restore()).resolves.toBeDefined();
      },
      { games: [toy, game] },
      { errors: true },
    );
  },
);

const THINKERS: Readonly<Record<string, Thinkers['decide']>> = {
  'throws at once': () => {
    throw new Error('planted');
  },
  'fails later': async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    throw new Error('planted');
  },
  'answers what is not allowed': async () => ({ option: 999 }),
};

test.each(Object.entries(THINKERS))('a bot that %s costs nobody the game', (_, decide) => {
  const thinkers: Thinkers = { decide, close: async () => undefined };
  return withBystanders(
    async ({ port }) => {
      const { tabs } = await startWith(port, ['Eva', 'Finn']);
      const [eva, finn] = tabs as [Tab, Tab];
      await finn.ask('leave', { c: 1 });
      await playToEnd([eva]);
    },
    { thinkers },
    { errors: true },
  );
});

test('a fault while the clock decides, and one while people come and go, stay at the table', () => {
  const { game, fault, plant } = faultyGame();
  return withBystanders(
    async ({ port, bystanders }) => {
      const { tabs } = await startWith(port, ['Eva', 'Finn'], {
        game: 'faulty',
        clock: { kind: 'live', seconds: 5, reserve: 0 },
      });
      const [eva, finn] = tabs as [Tab, Tab];
      plant('view', 1);
      await answerOnce(eva);
      expect(fault.thrown).toBe(1);
      for (const tab of tabs) await tab.until(restored(tab));
      plant('awaited', 1);
      finn.socket.terminate();
      await bystanders.playOn();
      plant('', 0);
      await eva.until(() => eva.play()?.n === 2);
      await bystanders.playOn();
    },
    { games: [toy, game] },
    { errors: true },
  );
});
