import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { withBystanders } from './bystander.ts';

/** Everything that arrives until a text is found or the server ends the connection. */
function reply(socket: Socket, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (until.test(text)) resolve(text);
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

async function ask(port: number, lines: readonly string[], until = /\r\n\r\n/): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const text = await reply(socket, until);
  socket.destroy();
  return text;
}

const POST = ['POST /api/operator HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];

test('an operator’s request without a token is refused before any of its body is sent', () =>
  withBystanders(async ({ port }) => {
    expect(await ask(port, [...POST, 'Content-Length: 250000'])).toContain(' 401 ');
    const wrong = `Authorization: Bearer mzo_${'x'.repeat(43)}`;
    expect(await ask(port, [...POST, wrong, 'Content-Length: 250000'])).toContain(' 401 ');
  }));

test('with too many of them the limit is told before the body, too', () =>
  withBystanders(
    async ({ port }) => {
      const get = () => ask(port, [...POST, 'Content-Length: 250000']);
      expect(await get()).toContain(' 401 ');
      expect(await get()).toContain(' 429 ');
    },
    { limits: { operator: { burst: 1, perSecond: 1e-9 } } },
  ));

test('a request with two Host headers is refused', () =>
  withBystanders(async ({ port }) => {
    const two = ['Host: localhost', 'Host: localhost'];
    expect(await ask(port, ['GET /healthz HTTP/1.1', ...two])).toContain(' 400 ');
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    expect(await ask(port, ['GET /socket HTTP/1.1', ...two, ...upgrade, key])).toContain(' 400 ');
    expect(await ask(port, ['GET /socket HTTP/1.1', 'Host: localhost', ...upgrade, key])).toContain(' 101 ');
  }));

test('a wish to change to another protocol is ignored', () =>
  withBystanders(async ({ port }) => {
    for (const protocol of ['h2c', 'TLS/1.0', 'foo, bar'])
      expect(
        await ask(port, [
          'GET /healthz HTTP/1.1',
          'Host: localhost',
          'Connection: Upgrade',
          `Upgrade: ${protocol}`,
        ]),
      ).toContain(' 200 ');
  }));

test('a page may open a socket to its own host alone, and https is remembered where it is public', () =>
  withBystanders(
    async ({ port }) => {
      const here = await ask(port, ['GET /healthz HTTP/1.1', `Host: localhost:${port}`]);
      expect(here).toContain(`connect-src 'self' ws://localhost:${port} wss://localhost:${port};`);
      expect(here).not.toMatch(/strict-transport-security/i);
      const there = await ask(port, ['GET /healthz HTTP/1.1', 'Host: play.example']);
      expect(there).toContain("connect-src 'self' wss://play.example;");
      expect(there).toMatch(/strict-transport-security: max-age=31536000/i);
    },
    { origins: ['https://play.example'] },
  ));
