import { eventually } from '@mazmorra/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBus } from '../../src/bus/index.ts';
import { messagesOf, noticesIn } from '../../src/bus/message.ts';
import { BusError } from '../../src/bus/port.ts';
import { type NatsServer, startNats, whyNoNats } from '../nats.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import { busContract } from './contract.ts';

describe('messages on the bus', () => {
  test('of another version, of oneself, or that are not messages at all are ignored', () => {
    const [text = ''] = messagesOf('one', [['pool'], ['room', 'a', 3]]);
    expect(noticesIn(text, 'two')).toEqual([['pool'], ['room', 'a', 3]]);
    expect(noticesIn(text, 'one')).toEqual([]);
    expect(noticesIn(text.replace('"v":1', '"v":2'), 'two')).toEqual([]);
    for (const junk of ['', 'x', '1', 'null', '{}', '{"v":1,"from":"one","n":7}'])
      expect(noticesIn(junk, 'two')).toEqual([]);
  });

  test('leave out notices of kinds that a later program may know', () => {
    const text =
      '{"v":1,"from":"one","n":[["later","x"],["pool"],["pool",1],["room","a"],["room","a",{}],"pool",["answer","a",1.5]]}';
    expect(noticesIn(text, 'two')).toEqual([['pool']]);
  });
});

const noPostgres = whyNoPostgres();
describe.skipIf(noPostgres)(
  `the bus on LISTEN and NOTIFY${noPostgres ? ` (left out: ${noPostgres})` : ''}`,
  () => {
    let cluster: Cluster;
    let database: string;
    beforeAll(async () => {
      cluster = await startPostgres();
      database = await cluster.database();
    });
    afterAll(() => cluster?.stop());
    busContract(() => ({
      join: (id) => openBus({ database, databaseId: 'base' }, id),
      interrupt: async () => {
        cluster.kill();
        cluster.start();
      },
    }));
  },
);

const noNats = whyNoNats();
describe.skipIf(noNats)(`the bus on NATS${noNats ? ` (left out: ${noNats})` : ''}`, () => {
  let nats: NatsServer;
  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(() => nats?.stop());
  const join = (id: string, databaseId = 'base') =>
    openBus({ bus: nats.address, database: 'postgres://unused', databaseId }, id);
  busContract(() => ({
    join,
    interrupt: async () => {
      await nats.stop();
      await nats.start();
    },
  }));

  test('servers of another database on the same NATS hear nothing of it', async () => {
    const [one, other, same, neighbour] = await Promise.all([
      join('one'),
      join('two', 'other'),
      join('three'),
      join('four', 'other'),
    ]);
    const heard: unknown[] = [];
    other.subscribe({ notices: (notices) => heard.push(...notices), gap: () => undefined });
    const barrier = new Promise<void>((resolve) =>
      same.subscribe({ notices: () => resolve(), gap: () => undefined }),
    );
    one.publish([['pool']], 'all');
    await barrier;
    // Behind a notice of its own database, which it does hear.
    neighbour.publish([['operator']], 'all');
    await eventually(() => expect(heard).not.toEqual([]));
    expect(heard).toEqual([['operator']]);
    for (const bus of [one, other, same, neighbour]) await bus.close();
  });

  test('a server that wants a password says so in a sentence, and takes the right one', async () => {
    const guarded = await startNats({ user: 'mazmorra', pass: 'secret' });
    const place = { database: 'postgres://unused', databaseId: 'base' };
    await expect(openBus({ ...place, bus: guarded.address }, 'one')).rejects.toThrow(
      /wants another user or password: name them/,
    );
    const right = guarded.address.replace('//', '//mazmorra:secret@');
    await (await openBus({ ...place, bus: right }, 'one')).close();
    await guarded.stop();
  });

  test('an address where nothing answers is refused with what to do', async () => {
    await nats.stop();
    await expect(join('one')).rejects.toThrow(
      /there is no NATS server at 127.0.0.1:\d+ .*: start one there, or name another with --bus/,
    );
    await nats.start();
  });
});

test('something that is no bus is refused with what is allowed', async () => {
  const open = async () =>
    openBus({ bus: 'redis://x', database: 'postgres://unused', databaseId: 'base' }, 'one');
  await expect(open()).rejects.toThrow(BusError);
  await expect(open()).rejects.toThrow(/allowed are postgres and an address such as nats/);
});
