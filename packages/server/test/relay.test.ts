import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { eventually } from '@mazmorra/testkit/eventually';
import { afterEach, expect, test } from 'vitest';
import { type Relay, startRelay } from './relay.ts';

const open: Socket[] = [];
let relay: Relay;

/** A server that says everything back, and a relay in front of it. */
async function echo(): Promise<number> {
  const server = createServer((socket) => {
    open.push(socket);
    socket.on('error', () => undefined).on('data', (bytes) => socket.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  relay = await startRelay(port);
  return port;
}

class Client {
  readonly socket: Socket;
  heard = '';

  constructor(port = relay.port) {
    this.socket = connect(port, '127.0.0.1');
    open.push(this.socket);
    this.socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        this.heard += bytes;
      });
  }

  async says(text: string): Promise<void> {
    this.socket.write(text);
    await eventually(() => expect(this.heard).toBe(text));
    this.heard = '';
  }
}

afterEach(async () => {
  await relay.close();
  for (const socket of open.splice(0)) socket.destroy();
});

test('what is said while it stalls arrives afterwards, whole and in order', async () => {
  const target = await echo();
  const before = new Client();
  await before.says('one');
  relay.stall();
  const during = new Client();
  await once(during.socket, 'connect');
  before.socket.write('two');
  during.socket.write('three');
  // Whoever goes another way is answered meanwhile.
  const beside = await startRelay(target);
  await new Client(beside.port).says('four');
  await beside.close();
  expect([before.heard, during.heard]).toEqual(['', '']);
  relay.resume();
  await eventually(() => expect([before.heard, during.heard]).toEqual(['two', 'three']));
});

test('only connections that said something stall, where it is named', async () => {
  await echo();
  const [listener, other] = [new Client(), new Client()];
  await listener.says('LISTEN mazmorra');
  relay.stall('LISTEN');
  listener.socket.write('more');
  await other.says('SELECT 1');
  expect(listener.heard).toBe('');
  const late = new Client();
  await late.says('SELECT 2');
  relay.resume();
  await eventually(() => expect(listener.heard).toBe('more'));
});

test('when it is cut, connections end and new ones do not come to be, until it goes on', async () => {
  await echo();
  const client = new Client();
  await client.says('one');
  relay.cut();
  await eventually(() => expect(client.socket.closed).toBe(true));
  const refused = new Client();
  await eventually(() => expect(refused.socket.closed).toBe(true));
  relay.resume();
  await new Client().says('two');
});
