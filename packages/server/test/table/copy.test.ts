import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import { rename } from '../../src/table/membership.ts';
import { hold } from '../held.ts';
import type { TestChannel } from '../memory-storage.ts';
import { memoryTable, sharedMemory } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** One table at two processes: Ana is at the first, which drives it, and Ben at the second. Neither hears of the other by itself. */
async function twoProcesses(drives = { first: true, second: false }) {
  const memory = sharedMemory();
  const first = memoryTable({ memory, around: { drives: () => drives.first } });
  const second = memoryTable({ memory, around: { drives: () => drives.second } });
  const ana = await first.enter('ana');
  const ben = await second.enter('ben');
  /** What was written is read, as after a notice of the other process. */
  const read = async ({ table }: { readonly table: LiveTable }, isLost = false): Promise<void> => {
    const [news] = (await memory.storage.shared?.news([table.place])) ?? [];
    if (news) table.copy.follow(news, isLost);
  };
  return { memory, first, second, ana, ben, read, drives };
}

/** The same with the game begun, as both know. */
async function begun(drives?: { first: boolean; second: boolean }) {
  const set = await twoProcesses(drives);
  const { first, second, ana, ben, read } = set;
  await first.ask(ana, { do: 'sit' });
  await second.ask(ben, { do: 'sit' });
  await first.ask(ana, { do: 'start' });
  await read(second);
  return set;
}

const optionOf = ({ table, game }: ReturnType<typeof memoryTable>, seat: number) =>
  game.nameOf(table.game?.decisionOf(seat)?.options[0] ?? 0);

const since = (channel: TestChannel, count: number) => channel.received.slice(count);

describe('what another process wrote', () => {
  test('a seat that was taken there is shown here', async () => {
    const { first, second, ana, ben, read } = await twoProcesses();
    await first.ask(ana, { do: 'sit' });
    const count = ben.received.length;
    await read(second);
    expect(since(ben, count)).toMatchObject([{ room: { seats: [{ kind: 'person', name: 'ana' }, {}] } }]);
    expect(second.rooms.at(-1)).toBe(second.table.room);
    await read(second);
    expect(since(ben, count)).toHaveLength(1);
  });

  test('a game that began there is shown here: the room first, then the game, and whose turn it is', async () => {
    const { first, second, ana, ben, read } = await twoProcesses();
    await first.ask(ana, { do: 'sit' });
    await second.ask(ben, { do: 'sit' });
    await first.ask(ana, { do: 'start' });
    const count = ben.received.length;
    await read(second);
    expect(since(ben, count)).toMatchObject([
      { room: { status: 'running' } },
      { play: { n: 0, d: { number: 0 }, w: [0, 1] } },
    ]);
    expect(second.turns).toEqual(['ana true', 'ben true']);
    expect(second.table.attendance.quietFor).toBeLessThan(60_000);
  });

  test('an answer that was given there is told here once, and is known under its key', async () => {
    const set = await begun();
    const { first, second, ana, ben, read } = set;
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'k' });
    const count = ben.received.length;
    await read(second);
    expect(since(ben, count)).toMatchObject([{ c: 1, n: 1, s: 0, w: [1] }]);
    expect(JSON.stringify(since(ben, count))).not.toContain('"card"');
    expect(second.table.game?.state).toEqual(first.table.game?.state);
    expect(second.table.state.taken(0, 'k')).toBe(1);
    await first.ask(ana, { do: 'end', agree: true });
    await read(second);
    expect([second.table.room.ending, second.table.game?.number]).toEqual([[0], 1]);
    expect(second.turns.at(-1)).toBe('ana false');
    await read(second);
    expect(since(ben, count)).toHaveLength(2);
  });

  test('a line of chat is told here once, and not to those who muted its author', async () => {
    const { first, second, ana, ben, read } = await begun();
    const cleo = await second.enter('cleo');
    await second.tables.mutes.set('cleo', { id: 'ana', name: 'ana' }, false);
    await first.ask(ana, { do: 'say', text: 'hello' });
    const [atBen, atCleo] = [ben.received.length, cleo.received.length];
    await read(second);
    await read(second);
    expect(since(ben, atBen)).toMatchObject([{ chat: { n: 1, seat: 0, text: 'hello' } }]);
    expect(since(cleo, atCleo)).toEqual([]);
  });

  test('a line that was changed there is told again', async () => {
    const { memory, first, second, ana, ben, read } = await begun();
    await first.ask(ana, { do: 'say', text: 'hello' });
    await read(second);
    const body = JSON.stringify({ n: 1, seat: 0, name: 'ana', at: 1, removed: true });
    await memory.storage.commit([{ kind: 'replace-chat', table: 'table', number: 1, body }]);
    const count = ben.received.length;
    second.table.copy.lineChanged(1);
    second.table.copy.lineChanged(9);
    await second.table.change((room) => room);
    expect(since(ben, count)).toMatchObject([{ chat: { n: 1, removed: true } }]);
  });

  test('while it is being read nothing else happens', async () => {
    const { first, second, ana, ben, read } = await begun();
    await first.ask(ana, { do: 'end', agree: true });
    second.table.copy.expectNews();
    const reply = second.ask(ben, { do: 'end', agree: true });
    const isCaughtUp = second.table.copy.caughtUp();
    await new Promise((resolve) => setImmediate(resolve));
    expect(second.table.room.ending).toEqual([]);
    await read(second);
    await isCaughtUp;
    await reply;
    expect(second.table.room).toMatchObject({ status: 'ended', ending: [0, 1] });
  });

  test('where there was nothing new after all, what waited goes on', async () => {
    const { second, ben } = await begun();
    second.table.copy.expectNews();
    const reply = second.ask(ben, { do: 'end', agree: true });
    second.table.copy.hasNothingNew();
    expect(await reply).toHaveProperty('ok');
  });

  test('an answer that is missing in between sets the table aside', async () => {
    const { memory, first, second, ana, ben, read } = await begun();
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'a' });
    const [answer] = memory.answers.get('table') ?? [];
    if (answer) memory.answers.set('table', [{ ...answer, number: 2 }]);
    await read(second);
    expect(ben.received.at(-1)).toEqual({ c: 1, interrupted: true });
    expect(second.broken).toEqual(['follow at a table']);
  });

  test('a turn that follows from it is no news, unless this process drives the table and had missed it', async () => {
    const { first, second, ana, ben, read } = await begun();
    const seen: boolean[] = [];
    for (const { core } of [first, second]) core.events.on('turn', ({ isNews }) => seen.push(isNews));
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'a' });
    expect(seen.splice(0)).toEqual([true]);
    await read(second);
    expect(seen.splice(0)).toEqual([false]);
    const n = second.table.game?.decisionOf(1)?.number;
    await second.ask(ben, { do: 'answer', n, option: optionOf(second, 1), key: 'b' });
    const here = seen.splice(0);
    expect(here).not.toHaveLength(0);
    await read(first, true);
    expect([here, seen]).toEqual([here.map(() => true), here.map(() => true)]);
  });
});

describe('a conflict with another process', () => {
  test('an answer whose number was taken there is given again after the other one', async () => {
    const { memory, first, second, ana, ben } = await begun();
    const [atAna, atBen] = [optionOf(first, 0), optionOf(second, 1)];
    await first.ask(ana, { do: 'answer', n: 0, option: atAna, key: 'a' });
    const { conflicts } = second.core.metrics.counts;
    const count = ben.received.length;
    expect(await second.ask(ben, { do: 'answer', n: 0, option: atBen, key: 'b' })).toMatchObject({
      n: 2,
      s: 1,
    });
    expect(since(ben, count)).toMatchObject([
      { n: 1, s: 0 },
      { n: 2, s: 1 },
    ]);
    expect(memory.answers.get('table')).toMatchObject([
      { number: 1, seat: 0 },
      { number: 2, seat: 1 },
    ]);
    expect(second.core.metrics.counts.conflicts).toBe(conflicts + 1);
    expect(second.broken).toEqual([]);
  });

  test('a vote that was given there at the same time is not lost', async () => {
    const { first, second, ana, ben } = await begun();
    await first.ask(ana, { do: 'end', agree: true });
    expect(await second.ask(ben, { do: 'end', agree: true })).toHaveProperty('ok');
    expect(second.table.room).toMatchObject({ status: 'ended', ending: [0, 1] });
  });

  test('a request that is refused because this process did not know better is looked at again', async () => {
    const { first, second, ana, ben } = await twoProcesses();
    await first.ask(ana, { do: 'sit' });
    await second.ask(ben, { do: 'sit' });
    await first.ask(ana, { do: 'start' });
    expect(second.table.room.status).toBe('open');
    expect(await second.ask(ben, { do: 'end', agree: true })).toHaveProperty('ok');
    expect(second.table.room).toMatchObject({ status: 'running', ending: [1] });
  });

  test('one that is refused rightly is refused once it was looked at again', async () => {
    const { second, ben } = await twoProcesses();
    const reply = await second.ask(ben, { do: 'start' });
    expect(reply['refused']).toEqual(refusal('not-allowed', 'only the host'));
    expect(second.broken).toEqual([]);
  });

  test('who is let in there may open the table here at once', async () => {
    const { first, second, ana } = await twoProcesses();
    await first.ask(ana, { do: 'sit' });
    await first.table.change((room) => ({ ...room, listed: true }));
    const dan = await second.enter('dan', { invited: false });
    expect(dan.received[0]).toMatchObject({ ok: { room: { listed: true } } });
  });
});

describe('the process that drives a table', () => {
  test('lets its bots play; another one does not, until it drives the table', async () => {
    const { first, second, ana, ben, read, drives } = await begun({ first: false, second: false });
    await first.ask(ana, { do: 'leave' });
    await read(second);
    await new Promise((resolve) => setImmediate(resolve));
    expect(second.table.place.number).toBe(0);
    drives.second = true;
    second.table.driven();
    await eventually(() => expect(ben.received.at(-1)).toMatchObject({ n: 1, s: 0 }));
  });

  test('writes what bots do together with the proof that it still drives the table', async () => {
    const { second, ben, memory } = await begun({ first: false, second: true });
    const fence = { kind: 'fence', holder: 'second', lease: { shard: 1, epoch: 2 } } as const;
    second.processes.fence = () => [fence];
    const commits: string[][] = [];
    const { commit } = memory.storage;
    memory.storage.commit = (writes) => {
      commits.push(writes.map(({ kind }) => kind));
      return commit(writes);
    };
    await second.ask(ben, { do: 'answer', n: 0, option: optionOf(second, 1), key: 'b' });
    second.table.decide(0, second.table.playing?.decisionOf(0)?.options[0] ?? 0, 0, 'clock');
    second.table.drive((room) => rename(room, { id: 'ben', name: 'Benito' }));
    await second.table.change((room) => rename(room, { id: 'ben', name: 'ben' }));
    expect(commits).toEqual([['answer'], ['answer', 'table', 'fence'], ['table', 'fence'], ['table']]);
  });

  test('knows who is there at the others, and tells it', async () => {
    const { first, ana } = await begun();
    const visitor = { person: 'ben', watch: false, screen: false, invited: true };
    expect([first.table.online(1), first.table.here]).toEqual([false, 1]);
    first.table.setElsewhere([visitor, { ...visitor, person: 'dan' }]);
    expect([first.table.online(1), first.table.here]).toEqual([true, 2]);
    await eventually(() =>
      expect(ana.received.at(-1)).toMatchObject({ room: { watchers: 1, seats: [{}, { online: true }] } }),
    );
  });
});

describe('a copy of a table', () => {
  test('keeps no history where no bot needs it', async () => {
    const { first, second, ana, read } = await begun();
    expect(second.table.history).toMatchObject([{ number: 0 }]);
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'k' });
    await read(second);
    expect(second.table.history).toBeUndefined();
  });

  test('is told that the turns are over when the game was ended there', async () => {
    const { first, second, ana, ben, read } = await begun();
    await first.ask(ana, { do: 'end', agree: true });
    await second.ask(ben, { do: 'end', agree: true });
    await read(first);
    expect(first.turns.slice(-2)).toEqual(['ana false', 'ben false']);
  });

  test('whose process drives the table plays for who left there, and opens the rematch that all want', async () => {
    const { first, second, ana, ben, read } = await begun({ first: false, second: true });
    await first.ask(ana, { do: 'leave' });
    await read(second);
    await eventually(() => expect(ben.received.at(-1)).toMatchObject({ n: 1, s: 0 }));
    const over = await begun({ first: false, second: true });
    await over.first.table.change((room) => ({
      ...room,
      status: 'ended',
      again: { yes: [0], no: [1], until: Date.now() + 60_000 },
    }));
    await over.read(over.second);
    await eventually(() => expect(over.second.table.room.rematch).toEqual({ table: 'next', invite: 'j' }));
  });

  test('that is in doubt is read anew, and everybody is shown the game again', async () => {
    const { second, ben, ana, first } = await begun();
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'k' });
    second.table.recovery.fail('a test', new Error('on purpose'));
    const count = ben.received.length;
    await second.table.change((room) => room);
    expect(since(ben, count)).toMatchObject([{ room: {} }, { play: { n: 1 } }]);
  });

  test('that cannot follow refuses what waited, as an error of ours', async () => {
    const { memory, first, second, ana, ben } = await begun();
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'a' });
    const [answer] = memory.answers.get('table') ?? [];
    if (answer) memory.answers.set('table', [{ ...answer, number: 2 }]);
    second.table.copy.outdated();
    expect((await second.ask(ben, { do: 'end', agree: true }))['refused']).toEqual(refusal('internal'));
    expect(second.broken).toEqual(['following at a table']);
  });

  test('that is up to date is caught up at once, and one that is closed, too', async () => {
    const { second } = await begun();
    hold(second.table.queue);
    await expect(second.table.copy.caughtUp()).resolves.toBeUndefined();
    second.table.copy.expectNews();
    const isCaughtUp = second.table.copy.caughtUp();
    second.table.close();
    await expect(isCaughtUp).resolves.toBeUndefined();
  });

  test('has the clocks of what was written there', async () => {
    const memory = sharedMemory();
    const clock = { kind: 'live', seconds: 10, reserve: 5 } as const;
    const around = { now: () => 1000 };
    const first = memoryTable({ memory, around, settings: { clock } });
    const second = memoryTable({ memory, around, settings: { clock } });
    const [ana, dan] = [await first.enter('ana'), await second.enter('dan')];
    const read = async () => {
      const [news] = (await memory.storage.shared?.news([second.table.place])) ?? [];
      if (news) second.table.copy.follow(news);
    };
    await first.ask(ana, { do: 'sit' });
    await first.ask(await first.enter('ben'), { do: 'sit' });
    await first.ask(ana, { do: 'start' });
    await read();
    const left = { 0: 15_000, 1: 15_000 };
    expect(second.table.clockView()).toMatchObject({ left });
    await first.ask(ana, { do: 'answer', n: 0, option: optionOf(first, 0), key: 'k' });
    await read();
    expect(dan.received.at(-1)).toMatchObject({ n: 1, clock: { left: { 1: 15_000 } } });
  });

  test('tells the server who is there when its process begins to drive it', async () => {
    const { second, drives } = await begun();
    const changed: unknown[] = [];
    second.core.events.on('presence', ({ table }) => changed.push(table));
    second.table.driven();
    expect(changed).toEqual([]);
    drives.second = true;
    second.table.driven();
    expect(changed).toEqual(['table']);
  });
});

test('how far a copy is up to date: chat counts where somebody reads it, or where the table is driven', async () => {
  const { first, second, ana, ben } = await begun();
  await first.ask(ana, { do: 'say', text: 'hello' });
  expect(first.table.place).toEqual({ table: 'table', rev: 4, number: 0, chat: 1 });
  expect(second.table.place.chat).toBe(0);
  second.table.leave(ben);
  expect(second.table.place.chat).toBeUndefined();
  first.table.leave(ana);
  expect(first.table.place.chat).toBe(1);
});
