import { expect, test } from 'vitest';
import { rounds, withBystanders } from './bystander.ts';
import { RawClient } from './raw.ts';

const timeouts = { headers: 300, request: 600, check: 50 };

/** Writes a piece every few milliseconds until the server has had enough. */
async function dribble(client: RawClient, pieces: () => string): Promise<void> {
  const timer = setInterval(() => client.socket.write(pieces()), 20);
  try {
    await client.until(() => client.closed || client.ended);
  } finally {
    clearInterval(timer);
    client.reset();
  }
}

test('headers that never end are cut off, many at a time', () =>
  withBystanders(
    async ({ port, bystanders }) => {
      const slow = await Promise.all(
        Array.from({ length: rounds(20, 200) }, async () => {
          const client = await RawClient.connect(port);
          client.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
          return dribble(client, () => 'x-more: 1\r\n');
        }),
      );
      expect(slow).toHaveLength(rounds(20, 200));
      await bystanders.playOn();
    },
    { timeouts },
  ));

test('a connection that says nothing at all is cut off', () =>
  withBystanders(
    async ({ port }) => {
      const client = await RawClient.connect(port);
      await client.until(() => client.closed || client.ended);
    },
    { timeouts },
  ));

test.each(['POST /api/records/aaaaaaaaaa', 'POST /', 'PUT /healthz', 'GET /healthz'])(
  'a body of %s that never ends is cut off',
  (line) =>
    withBystanders(
      async ({ port, bystanders }) => {
        const client = await RawClient.connect(port);
        client.socket.write(
          `${line} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
        );
        await dribble(client, () => '1');
        await bystanders.playOn();
      },
      { timeouts },
    ),
);

test.each([
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /%E0%A4%A HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
])('rubbish over HTTP (%j) ends with an error for the sender alone', (text) =>
  withBystanders(async ({ port, bystanders }) => {
    const client = await RawClient.connect(port);
    client.socket.write(text);
    await client.until(() => client.status !== undefined || client.closed || client.ended);
    if (client.status !== undefined) expect(client.status).toBeGreaterThanOrEqual(400);
    client.reset();
    await bystanders.playOn();
  }),
);
