import { saboteur } from '@mazmorra/saboteur';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { Refused } from '../../src/refused.ts';
import { StorageError } from '../../src/storage/port.ts';
import { handleAtTable } from '../../src/table/requests.ts';
import type { Room } from '../../src/table/room.ts';
import { startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

test('a line carries the name that its author has at this table', async () => {
  const { ask, ana, ben, table } = await startedTable();
  await table.change((room) => ({
    ...room,
    seats: room.seats.map((at) =>
      at.kind === 'person' && at.person === 'ana' ? { ...at, name: 'Ana 2' } : at,
    ),
  }));
  await ask(ana, { do: 'say', text: 'hello' });
  expect(ben.received.at(-1)).toMatchObject({ chat: { n: 1, seat: 0, name: 'Ana 2', text: 'hello' } });
});

test('a line that cannot be saved is refused and sent to nobody; the next one has its number', async () => {
  let fails = true;
  const { ask, ana, ben } = await startedTable({
    fail: (writes) =>
      fails && writes.some(({ kind }) => kind === 'chat') ? new StorageError('full', 'no space') : undefined,
  });
  expect(await ask(ana, { do: 'say', text: 'lost' })).toHaveProperty('refused');
  fails = false;
  expect(await ask(ana, { do: 'say', text: 'kept' })).toHaveProperty('ok');
  expect(ben.received.flatMap((message) => message['chat'] ?? [])).toMatchObject([{ n: 1, text: 'kept' }]);
});

test('nobody is accused where roles are open, and nobody mutes themselves or an empty seat', async () => {
  const { ask, ana } = await startedTable();
  const refused = { refused: { reply: { code: 'not-now' } } };
  expect(await ask(ana, { do: 'accuse', about: 1 })).toMatchObject(refused);
  expect(await ask(ana, { do: 'mute', seat: 0, on: true })).toMatchObject(refused);
  expect(await ask(ana, { do: 'mute', seat: 7, on: true })).toMatchObject(refused);
});

test('a mute is taken back', async () => {
  const { ask, ana, ben } = await startedTable();
  await ask(ana, { do: 'mute', seat: 1, on: true });
  await ask(ana, { do: 'mute', seat: 1, on: false });
  await ask(ben, { do: 'say', text: 'hello' });
  expect(ana.received.some((message) => 'chat' in message)).toBe(true);
});

const withRoles = { game: saboteur, settings: { seats: 3 } } as const;

test('who may not write says nothing', async () => {
  const { table, ana, ben } = await startedTable();
  const asked: [Room, string | undefined][] = [];
  const requireMaySay = (room: Room, text: string | undefined) => {
    asked.push([room, text]);
    throw new Refused('not-allowed', 'silenced');
  };
  const at = { table, channel: ana, requireMaySay };
  handleAtTable({ id: 71, do: 'say', args: { c: 1, text: 'hello' } }, at);
  handleAtTable({ id: 72, do: 'say', args: { c: 1, phrase: 'nice' } } as never, at);
  await table.change((room) => room);
  expect(asked).toEqual([
    [table.room, 'hello'],
    [table.room, undefined],
  ]);
  expect(ana.received.slice(-2)).toEqual([
    { re: 71, refused: refusal('not-allowed', 'silenced') },
    { re: 72, refused: refusal('not-allowed', 'silenced') },
  ]);
  expect(ben.received.some((message) => 'chat' in message)).toBe(false);
});

test('an accusation is a line that everybody gets, and so is taking it back', async () => {
  const { ask, ana, ben, chat } = await startedTable(withRoles);
  expect(await ask(ana, { do: 'accuse', about: 1 })).toMatchObject({ ok: {} });
  expect(await ask(ana, { do: 'accuse', about: null })).toMatchObject({ ok: {} });
  const lines = ben.received.flatMap((message) => message['chat'] ?? []) as { accusation: object }[];
  expect(lines).toMatchObject([
    { n: 1, seat: 0, accusation: { seat: 0, about: 1 } },
    { n: 2, seat: 0 },
  ]);
  expect(lines[1]?.accusation).not.toHaveProperty('about');
  expect(chat.map(({ person }) => person)).toEqual(['ana', 'ana']);
});

test('nobody is accused in a daily game, and spectators accuse nobody', async () => {
  const { ask, ana, enter, table } = await startedTable(withRoles);
  const dan = await enter('dan');
  expect((await ask(dan, { do: 'accuse', about: 1 }))['refused']).toEqual(refusal('not-allowed', 'no seat'));
  const daily = { day: '2026-11-17', iterations: 1 };
  await table.change((room) => ({ ...room, daily }));
  expect((await ask(ana, { do: 'accuse', about: 1 }))['refused']).toEqual(refusal('not-allowed', 'daily'));
});

test('a line says whether its author keeps the name at this table', async () => {
  const { ask, ana, ben, table } = await startedTable();
  await table.change((room) => ({
    ...room,
    seats: room.seats.map((at, seat) => (at.kind === 'person' && seat === 0 ? { ...at, kept: true } : at)),
  }));
  await ask(ana, { do: 'say', text: 'one' });
  await ask(ben, { do: 'say', text: 'two' });
  const [one, two] = ben.received.flatMap((message) => message['chat'] ?? []);
  expect(one).toMatchObject({ text: 'one', kept: true });
  expect(two).not.toHaveProperty('kept');
});

test('nobody mutes a bot by its line', async () => {
  const { ask, ana, table } = await startedTable(withRoles);
  table.talking.say(2, { about: 0 });
  await eventually(() => expect(ana.received.some((message) => 'chat' in message)).toBe(true));
  expect((await ask(ana, { do: 'mute', line: 1, on: true }))['refused']).toEqual(refusal('not-now'));
});

test('who blocks somebody is told that the seat is blocked, too', async () => {
  const { ask, ana } = await startedTable();
  await ask(ana, { do: 'mute', seat: 1, on: true, block: true });
  expect(ana.received.at(-1)).toMatchObject({ room: { muted: [1], blocked: [1] } });
});
