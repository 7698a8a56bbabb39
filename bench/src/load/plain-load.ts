import { unpack } from '@colyseus/msgpackr';
import { FrameClient } from './frame-client.ts';
import { choose, type Meter, type Pace } from './meter.ts';
import { type PlainMessage, SEATS } from './plain-room.ts';

/** The fields of a message that a load client reads. */
type Head = Omit<PlainMessage, 'view'>;
type Hear = (head: Head, bytes: number) => void;

/** One connection to a plain server, independent of its framing. */
interface Line {
  send(kind: 'start' | 'answer', body: object): void;
  close(): void;
}

type Connect = (port: number, table: Room, seat: number, hear: Hear) => Promise<Line>;

/** State shared by the connections of one table. */
interface Room {
  readonly name: string;
  /** Colyseus assigns the ids of its rooms. */
  id?: string;
}

let rooms = 0;

export const bareLine: Connect = async (port, { name }, seat, hear) => {
  const { promise: joined, resolve } = Promise.withResolvers<void>();
  const receive = (text: string): void => {
    if (text.startsWith('{"joined"')) resolve();
    // The view is the last field and need not be parsed.
    else hear(JSON.parse(`${text.slice(0, text.indexOf(',"view":'))}}`), text.length);
  };
  const socket = await FrameClient.open({ port, receive });
  socket.send(JSON.stringify({ do: 'join', table: name, seat }));
  await joined;
  return {
    send: (kind, body) => socket.send(JSON.stringify({ do: kind, ...body })),
    close: () => socket.close(),
  };
};

/** The first byte of a Colyseus message. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const SHORT_TEXT = 0xa0;

export const colyseusLine: Connect = async (port, room, _seat, hear) => {
  const { sessionId, processId, roomId } = await reserve(port, room);
  const { promise: joined, resolve } = Promise.withResolvers<void>();
  const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
  const receiveBytes = (bytes: Buffer): void => {
    if (bytes[0] === JOIN_ROOM) socket.sendBytes(Buffer.of(JOIN_ROOM));
    if (bytes[0] !== ROOM_DATA) return;
    const body = 2 + ((bytes[1] ?? SHORT_TEXT) - SHORT_TEXT);
    if (bytes.toString('latin1', 2, body) === 'joined') resolve();
    else hear(unpack(bytes.subarray(body)) as PlainMessage, bytes.length);
  };
  const socket: FrameClient = await FrameClient.open({ port, receive: () => undefined, path, receiveBytes });
  await joined;
  return { send: (kind, body) => socket.sendBytes(packed(kind, body)), close: () => socket.close() };
};

interface Reserved {
  readonly sessionId: string;
  readonly processId: string;
  readonly roomId: string;
}

async function reserve(port: number, room: Room): Promise<Reserved> {
  const method = room.id === undefined ? 'create/dungeon' : `joinById/${room.id}`;
  const headers = { 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}/matchmake/${method}`;
  const reply = await (await fetch(url, { method: 'POST', headers, body: '{}' })).json();
  const { sessionId, room: given } = reply as { sessionId: string; room: Omit<Reserved, 'sessionId'> };
  room.id = given.roomId;
  return { sessionId, processId: given.processId, roomId: given.roomId };
}

const LONG_TEXT = 0xd9;
const text = (value: string): Buffer => {
  const size = value.length < 32 ? [SHORT_TEXT | value.length] : [LONG_TEXT, value.length];
  return Buffer.from([...size, ...Buffer.from(value)]);
};
const UINT32 = 0xce;
const MAP = 0x80;

/** Encodes the subset of MessagePack that our requests need: a map of short strings and integers. */
function packed(kind: string, body: object): Buffer {
  const entries = Object.entries(body).flatMap(([key, value]: [string, string | number]) => {
    if (typeof value === 'string') return [text(key), text(value)];
    const number = Buffer.of(UINT32, 0, 0, 0, 0);
    number.writeUInt32BE(value, 1);
    return [text(key), number];
  });
  return Buffer.concat([Buffer.of(ROOM_DATA), text(kind), Buffer.of(MAP | (entries.length / 2)), ...entries]);
}

/** One table at a plain server, with its four seats. When a game is over the same people play again. */
export class PlainTable {
  readonly #connect: Connect;
  readonly #room: Room = { name: `t${rooms++}` };
  readonly #lines: Line[] = [];
  pace: Pace;
  stopped = false;

  constructor(pace: Pace, connect: Connect) {
    this.pace = pace;
    this.#connect = connect;
  }

  async connect(port: number, meter: Meter): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const hear = this.#listener(seat, meter);
      this.#lines.push(await this.#connect(port, this.#room, seat, hear));
    }
  }

  #listener(seat: number, meter: Meter): Hear {
    let awaited = -1;
    let sentAt = 0;
    let ids = 0;
    return ({ re, d, over }, bytes) => {
      meter.received(bytes);
      if (re !== undefined && re === awaited) meter.acknowledged(sentAt);
      if (over && seat === 0) void this.start();
      if (!d) return;
      const option = d.options[choose(d.options)] ?? '';
      this.pace(() => {
        if (this.stopped) return;
        awaited = ++ids;
        sentAt = performance.now();
        this.#lines[seat]?.send('answer', { id: awaited, n: d.number, option });
      });
    };
  }

  async start(): Promise<void> {
    if (!this.stopped) this.#lines[0]?.send('start', {});
  }

  close(): void {
    this.stopped = true;
    for (const line of this.#lines) line.close();
  }
}
