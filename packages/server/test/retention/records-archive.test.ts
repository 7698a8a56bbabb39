import { dealSource, type GameTexts, newDeal, type Outcome, Table, verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { Archiver, anonymousArchive, findRecord } from '../../src/retention/records.ts';
import * as members from '../../src/table/membership.ts';
import { newRoom } from '../../src/table/room.ts';
import { rowOf } from '../../src/table/stored-table.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';

const text: GameTexts<unknown>['en'] = {
  name: '',
  tagline: '',
  variants: {},
  components: {},
  decision: () => '',
  option: () => '',
  event: (_, names) => `${names.seat(0)} did something`,
  scores: {},
};

/** A finished game in a storage in memory. */
function finished() {
  const memory = memoryStorage();
  const settings = {
    game: 'toy',
    seats: 2,
    listed: false,
    entry: 'open',
    spectators: true,
    clock: { kind: 'none' },
    cover: 0,
  } as const;
  const empty = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 1 });
  const seated = ['ana', 'ben'].reduce(
    (room, id) => members.sit(room, { id, name: `the ${id}` }, undefined, '', true),
    empty,
  );
  const deal = { ...newDeal((count) => new Uint8Array(count).fill(3)), contributions: ['', ''] };
  const table = Table.reopen(toy, { seats: 2, variants: {}, random: dealSource(deal) });
  for (let open = table.decisions[0]; open; open = table.decisions.find((one) => !one.optional)) {
    const option = toy.nameOf(open.options[0] ?? 0);
    const { number } = table.answer(open.seat, option);
    const row = {
      table: 't',
      number,
      seat: open.seat,
      option,
      decision: open.number,
      key: '',
      by: 'bot',
      at: 1,
    } as const;
    memory.answers.set('t', [...(memory.answers.get('t') ?? []), row]);
  }
  const room = members.finish(members.start(seated, 'ana', 2), table.outcome as Outcome);
  memory.tables.set('t', rowOf({ id: 't', rev: 0, created: 1 }, room, deal, 1));
  const { core, broken } = memoryCore(memory.storage);
  const archiver = new Archiver(core, { busy: true }, async () => ({ en: text, es: text }));
  return { ...memory, archiver, broken };
}

test('a game that ended is archived with record and log, also by a server that stops while it is busy', async () => {
  const { archiver, archives, broken } = finished();
  archiver.add('t');
  archiver.add('no such table');
  await archiver.finish();
  const { record, log } = JSON.parse(archives.get('t') ?? '{}');
  expect(verifyRecord(toy, record).holds).toBe(true);
  expect(log[0]).toMatchObject({ lines: { en: [expect.stringContaining('⟨0⟩ did something')] } });
  expect(broken).toEqual([]);
});

test('the record comes from the archive; without names it is marked, sealed and holds', async () => {
  const { archiver, archives, storage } = finished();
  archiver.add('t');
  await archiver.finish();
  archives.set('t', anonymousArchive(archives.get('t') ?? '', [1]));
  const record = await findRecord(storage, [toy], 't', Date.now());
  expect(record).toMatchObject({ names: ['the ana', ''], anonymous: [1] });
  expect(record && verifyRecord(toy, record).holds).toBe(true);
  // A server without the game tells the log, too.
  expect((await findRecord(storage, [], 't', Date.now()))?.log?.length).toBeGreaterThan(0);
});

test('a record of a game that nobody knows and that was not archived has its answers and its result', async () => {
  const { storage } = finished();
  const record = await findRecord(storage, [], 't', Date.now());
  expect(record?.answers.length).toBeGreaterThan(0);
  expect(record?.answers.every(([, , check]) => check === '')).toBe(true);
  expect(record?.outcome).toBeDefined();
});
