import { expect, test } from 'vitest';
import { type Log, logTo } from '../../src/core/log.ts';
import { rounds, withBystanders } from './bystander.ts';
import { BINARY, closeFrame, frame, PING, PONG, RawClient, request, TEXT } from './raw.ts';

/** Each kind of message somebody may send without end. */
const FLOODS: Readonly<Record<string, Buffer>> = {
  requests: request({ id: 1, do: 'mine' }),
  pings: frame(PING, Buffer.alloc(125)),
  pongs: frame(PONG, ''),
  'empty texts': frame(TEXT, ''),
  'binary messages': frame(BINARY, 'x'),
  rubbish: frame(TEXT, '{{{{'),
  'lobby requests': request({ id: 1, do: 'lobby', on: true }),
};

const lines = (): { readonly log: Log; readonly all: string[] } => {
  const all: string[] = [];
  return { log: logTo((line) => all.push(line)), all };
};

test.each(Object.entries(FLOODS))(
  'a flood of %s ends the connection at once, with one line in the log',
  (_, message) => {
    const { log, all } = lines();
    return withBystanders(
      async ({ port, bystanders, server }) => {
        const client = await RawClient.enter(port);
        const many = Buffer.concat(Array.from({ length: 1000 }, () => message));
        for (let i = 0; i < rounds(3, 50) && !client.closed; i++) {
          client.socket.write(many);
          await bystanders.playOn();
        }
        await client.untilClosed();
        const { requests } = server.metrics.counts;
        await bystanders.playOn();
        // Only what the bystanders asked is counted from here on.
        expect(server.metrics.counts.requests - requests).toBeLessThan(20);
        expect(all.filter((line) => line.includes('"cut off"'))).toHaveLength(1);
      },
      { log },
    );
  },
);

test('a flood that ignores the closing handshake is not carried out, and ends', () =>
  withBystanders(async ({ port, bystanders, server }) => {
    const client = await RawClient.enter(port);
    client.write(closeFrame(1000));
    const { requests } = server.metrics.counts;
    const many = Buffer.concat(Array.from({ length: 2000 }, () => FLOODS['requests'] as Buffer));
    for (let i = 0; i < 10 && !client.closed; i++) client.socket.write(many);
    await client.untilClosed();
    await bystanders.playOn();
    expect(server.metrics.counts.requests - requests).toBeLessThan(20);
  }));

/** Writes as fast as the connection takes it while reading nothing, until the server ends it. */
async function writeWithoutReading(client: RawClient, message: Buffer, most: number): Promise<void> {
  client.socket.pause();
  const chunk = Buffer.concat(Array.from({ length: 500 }, () => message));
  for (let i = 0; i < most && !client.closed && !client.socket.destroyed; i++)
    if (!client.socket.write(chunk)) await Promise.race([drained(client), pause(200)]);
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const drained = ({ socket }: RawClient) =>
  new Promise<void>((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });

test.each(['pings', 'requests'])('%s from somebody who reads nothing do not fill the memory', (kind) =>
  withBystanders(async ({ port, bystanders }) => {
    const before = process.memoryUsage().rss;
    const clients = await Promise.all(Array.from({ length: rounds(4, 20) }, () => RawClient.enter(port)));
    await Promise.all(
      clients.map((client) => writeWithoutReading(client, FLOODS[kind] as Buffer, rounds(40, 400))),
    );
    await bystanders.playOn();
    // 1.5 GB before this was bounded; what a test runner itself needs is far less than this.
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
    for (const client of clients) client.reset();
  }),
);

test('thousands of connections that come and go leave nothing behind', () =>
  withBystanders(
    async ({ port, bystanders }) => {
      for (let i = 0; i < rounds(10, 200); i++) {
        const clients = await Promise.all(Array.from({ length: 20 }, () => RawClient.open(port)));
        for (const client of clients) client.reset();
        await bystanders.playOn();
      }
    },
    { limits: { connectionsPerAddress: 1e5 } },
  ));
