import { expect, test } from 'vitest';
import { type Bystanders, withBystanders } from './bystander.ts';
import {
  BINARY,
  CLOSE,
  CONTINUATION,
  closeFrame,
  frame,
  PING,
  PONG,
  RawClient,
  request,
  TEXT,
} from './raw.ts';

const PING_REQUEST = JSON.stringify({ id: 1, do: 'ping' });
const half = (text: string, second = false) => (second ? text.slice(10) : text.slice(0, 10));

/** What RFC 6455 allows: each is answered, and the connection lives on. */
const ALLOWED: readonly (readonly [string, readonly Buffer[]])[] = [
  ['a text in one frame', [frame(TEXT, PING_REQUEST)]],
  [
    'a text in two fragments',
    [frame(TEXT, half(PING_REQUEST), { final: false }), frame(CONTINUATION, half(PING_REQUEST, true))],
  ],
  [
    'a ping between two fragments',
    [
      frame(TEXT, half(PING_REQUEST), { final: false }),
      frame(PING, 'p'),
      frame(CONTINUATION, half(PING_REQUEST, true)),
    ],
  ],
  [
    'empty fragments',
    [
      frame(TEXT, '', { final: false }),
      frame(CONTINUATION, '', { final: false }),
      frame(CONTINUATION, PING_REQUEST),
    ],
  ],
  ['a length in the longer form', [frame(TEXT, PING_REQUEST, { form: 'two' })]],
  ['a length in the longest form', [frame(TEXT, PING_REQUEST, { form: 'eight' })]],
  ['a pong that nobody asked for', [frame(PONG, 'x'), frame(TEXT, PING_REQUEST)]],
  ['a ping with 125 bytes', [frame(PING, Buffer.alloc(125)), frame(TEXT, PING_REQUEST)]],
  ['text beyond ASCII', [frame(TEXT, '{"id":1,"do":"name","name":"Ñandú 🐉"}')]],
];

test.each(ALLOWED)('allowed: %s, whole and byte by byte', (_, frames) =>
  withBystanders(async ({ port }) => {
    const whole = await RawClient.enter(port);
    whole.write(...frames);
    await whole.until(() => whole.reply(1)?.ok);
    const chopped = await RawClient.enter(port);
    chopped.socket.setNoDelay(true);
    for (const byte of Buffer.concat(frames)) {
      chopped.socket.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await chopped.until(() => chopped.reply(1)?.ok);
    for (const client of [whole, chopped]) {
      const pings = frames.filter((bytes) => ((bytes[0] ?? 0) & 15) === PING).length;
      await client.until(() => client.frames.filter(({ opcode }) => opcode === PONG).length === pings);
      client.reset();
    }
  }),
);

const INVALID_UTF8 = Buffer.from([0x22, 0xce, 0xba, 0xed, 0xa0, 0x80, 0x22]);

/** What it forbids, with the code of the closing handshake. */
const FORBIDDEN: readonly (readonly [string, number, readonly Buffer[]])[] = [
  ['a frame without a mask', 1002, [frame(TEXT, PING_REQUEST, { masked: false })]],
  ['the first reserved bit', 1002, [frame(TEXT, PING_REQUEST, { reserved: 4 })]],
  ['the other reserved bits', 1002, [frame(TEXT, PING_REQUEST, { reserved: 3 })]],
  ['reserved data opcodes', 1002, [frame(0x3, 'x')]],
  ['reserved control opcodes', 1002, [frame(0xb, 'x')]],
  ['a ping of 126 bytes', 1002, [frame(PING, Buffer.alloc(126))]],
  ['a ping in fragments', 1002, [frame(PING, 'x', { final: false })]],
  ['a close in fragments', 1002, [frame(CLOSE, '', { final: false })]],
  ['a continuation of nothing', 1002, [frame(CONTINUATION, 'x')]],
  ['a new text before the last one ended', 1002, [frame(TEXT, 'x', { final: false }), frame(TEXT, 'y')]],
  ['a close of one byte', 1002, [frame(CLOSE, 'x')]],
  ['a close with a code that may not be sent', 1002, [closeFrame(1006)]],
  ['a close with an unknown code', 1002, [closeFrame(65535)]],
  [
    'a close whose reason is no UTF-8',
    1007,
    [frame(CLOSE, Buffer.concat([Buffer.from([3, 232]), INVALID_UTF8]))],
  ],
  ['a text that is no UTF-8', 1007, [frame(TEXT, INVALID_UTF8)]],
  [
    'a text that is no UTF-8, in fragments',
    1007,
    [
      frame(TEXT, INVALID_UTF8.subarray(0, 4), { final: false }),
      frame(CONTINUATION, INVALID_UTF8.subarray(4)),
    ],
  ],
  ['a text of 4,097 bytes', 1009, [frame(TEXT, 'x'.repeat(4097))]],
  ['a claim of 2 GB', 1009, [frame(TEXT, 'x', { claims: 2 ** 31, form: 'eight' })]],
  [
    'fragments that are too long together',
    1009,
    [frame(TEXT, 'x'.repeat(4000), { final: false }), frame(CONTINUATION, 'x'.repeat(97))],
  ],
  [
    'seventeen fragments',
    1008,
    [
      frame(TEXT, '', { final: false }),
      ...Array.from({ length: 16 }, () => frame(CONTINUATION, '', { final: false })),
    ],
  ],
];

/** Sends frames and then requests that would change something, and proves that these were not carried out. */
async function nothingAfter(
  port: number,
  frames: readonly Buffer[],
  bystanders: Bystanders,
): Promise<RawClient> {
  const client = await RawClient.enter(port);
  const create = (id: number) => request({ id, do: 'create', game: 'toy', seats: 2, listed: true });
  client.write(...frames, create(7));
  await client.until(() => client.closeCode !== undefined);
  client.write(create(8));
  await client.untilClosed();
  // Whatever was read before the connection ended is done by now: the bystanders' answers were saved after it.
  await bystanders.playOn();
  expect([client.reply(7), client.reply(8)]).toEqual([undefined, undefined]);
  return client;
}

test.each(FORBIDDEN)(
  'forbidden: %s is answered with %i, and nothing after it is carried out',
  (_, code, frames) =>
    withBystanders(async ({ port, bystanders, server }) => {
      const before = server.metrics.counts.tablesCreated;
      const client = await nothingAfter(port, frames, bystanders);
      expect(client.closeCode).toBe(code);
      expect(server.metrics.counts.tablesCreated - before).toBe(0);
    }),
);

test.each([
  ['without a code', 1005, closeFrame()],
  ['with a code', 1000, closeFrame(1000, 'bye')],
  ['with a code of an application', 4999, closeFrame(4999)],
] as const)('after a close %s nothing more is carried out', (_, code, close) =>
  withBystanders(async ({ port, bystanders, server }) => {
    const before = server.metrics.counts.tablesCreated;
    const client = await nothingAfter(port, [close], bystanders);
    expect(client.closeCode).toBe(code);
    expect(server.metrics.counts.tablesCreated - before).toBe(0);
  }),
);

test('binary messages are refused, and the connection lives on', () =>
  withBystanders(async ({ port }) => {
    const client = await RawClient.enter(port);
    client.write(frame(BINARY, Buffer.from([1, 2, 3])), frame(TEXT, PING_REQUEST));
    await client.until(() => client.reply(1)?.ok);
    expect(client.texts.some((text) => text.includes('messages are text'))).toBe(true);
    client.reset();
  }));
