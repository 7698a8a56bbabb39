import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { eventually } from '@mazmorra/testkit/eventually';

export const TEXT = 0x1;
export const BINARY = 0x2;
export const CONTINUATION = 0x0;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;

export interface FrameOptions {
  readonly final?: boolean;
  readonly reserved?: number;
  readonly masked?: boolean;
  /** A length to claim instead of the true one. */
  readonly claims?: number;
  /** How the length is written; the shortest way unless named. */
  readonly form?: 'short' | 'two' | 'eight';
}

/** A frame as a browser writes it (RFC 6455, section 5.2), or as nobody should. */
export function frame(opcode: number, content: string | Buffer, options: FrameOptions = {}): Buffer {
  const { final = true, reserved = 0, masked = true } = options;
  const payload = Buffer.from(content);
  const length = options.claims ?? payload.length;
  const form = options.form ?? (length < 126 ? 'short' : length < 65_536 ? 'two' : 'eight');
  const mask = masked ? 0x80 : 0;
  const head = [(final ? 0x80 : 0) | (reserved << 4) | opcode];
  if (form === 'short') head.push(mask | length);
  else if (form === 'two') head.push(mask | 126, length >> 8, length & 255);
  else
    head.push(
      mask | 127,
      0,
      0,
      0,
      0,
      (length >>> 24) & 255,
      (length >> 16) & 255,
      (length >> 8) & 255,
      length & 255,
    );
  if (!masked) return Buffer.concat([Buffer.from(head), payload]);
  const key = randomBytes(4);
  const hidden = Buffer.from(payload.map((byte, i) => byte ^ (key[i % 4] ?? 0)));
  return Buffer.concat([Buffer.from(head), key, hidden]);
}

export const request = (fields: object): Buffer => frame(TEXT, JSON.stringify(fields));

export function closeFrame(code?: number, reason = ''): Buffer {
  if (code === undefined) return frame(CLOSE, '');
  return frame(CLOSE, Buffer.concat([Buffer.from([code >> 8, code & 255]), Buffer.from(reason)]));
}

interface Received {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A TCP connection that writes what it likes and understands what it gets. */
export class RawClient {
  readonly socket: Socket;
  readonly frames: Received[] = [];
  /** The status of the HTTP answer, once it is there. */
  status: number | undefined;
  ended = false;
  closed = false;
  #bytes = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => this.#read(bytes));
    socket.on('end', () => {
      this.ended = true;
    });
    socket.on('close', () => {
      this.closed = true;
    });
  }

  static connect(port: number): Promise<RawClient> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => resolve(client));
      const client = new RawClient(socket);
      socket.once('error', reject);
    });
  }

  /** A connection that has become a websocket. */
  static async open(port: number, headers: Record<string, string> = {}): Promise<RawClient> {
    const client = await RawClient.connect(port);
    client.socket.write(upgrade(headers));
    await client.until(() => client.status !== undefined || client.closed);
    return client;
  }

  /** A websocket on which hello was said. */
  static async enter(port: number, name = 'Mallory'): Promise<RawClient> {
    const client = await RawClient.open(port);
    client.write(request({ id: 0, do: 'hello', protocol: 1, name }));
    await client.until(() => client.reply(0));
    return client;
  }

  write(...parts: readonly (Buffer | string)[]): void {
    this.socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))));
  }

  /** Ends the connection as a crashed machine's would be: without a word. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  get texts(): string[] {
    return this.frames.filter(({ opcode }) => opcode === TEXT).map(({ payload }) => payload.toString());
  }

  reply(
    id: number,
  ): { readonly ok?: Record<string, unknown>; readonly error?: { code: string } } | undefined {
    const text = this.texts.find((one) => one.startsWith(`{"re":${id},`));
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The code of the closing handshake the server began or answered. */
  get closeCode(): number | undefined {
    const payload = this.frames.find(({ opcode }) => opcode === CLOSE)?.payload;
    return payload && (payload.length < 2 ? 1005 : payload.readUInt16BE(0));
  }

  async until<T>(find: () => T | undefined | false): Promise<T> {
    return eventually(() => {
      const found = find();
      if (!found) throw new Error(`status ${this.status}, ${this.texts.slice(-2).join('\n')}`);
      return found;
    });
  }

  untilClosed(): Promise<true> {
    return this.until(() => {
      if (this.ended && !this.socket.writableEnded) this.socket.end();
      return this.closed as true | false;
    });
  }

  #read(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    if (this.status === undefined) {
      const end = this.#bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.status = Number(/^HTTP\/1\.1 (\d+)/.exec(this.#bytes.toString('latin1'))?.[1]);
      this.#bytes = this.#bytes.subarray(end + 4);
    }
    if (this.status === 101) while (this.#readFrame());
  }

  #readFrame(): boolean {
    const bytes = this.#bytes;
    if (bytes.length < 2) return false;
    let length = (bytes[1] as number) & 127;
    let start = 2;
    if (length === 126) {
      if (bytes.length < 4) return false;
      length = bytes.readUInt16BE(2);
      start = 4;
    } else if (length === 127) {
      if (bytes.length < 10) return false;
      length = bytes.readUInt32BE(6);
      start = 10;
    }
    if (bytes.length < start + length) return false;
    this.frames.push({ opcode: (bytes[0] as number) & 15, payload: bytes.subarray(start, start + length) });
    this.#bytes = bytes.subarray(start + length);
    return true;
  }
}

/** The request that makes a websocket of a connection. */
export function upgrade(headers: Record<string, string> = {}, path = '/socket'): string {
  const all: Record<string, string> = {
    host: 'localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
