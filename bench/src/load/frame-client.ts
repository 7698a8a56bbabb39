import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const FINAL_TEXT = 0x81;
const FINAL_BYTES = 0x82;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const TWO_BYTES = 126;
const NOTHING = Buffer.alloc(0);

interface FrameClientOptions {
  readonly port: number;
  receive(text: string): void;
  /** Defaults to `/socket`. */
  readonly path?: string;
  /** For servers that send binary messages. The bytes are valid only during the call. */
  receiveBytes?(bytes: Buffer): void;
  /** Local loopback address to connect from. */
  readonly from?: string;
}

/** Read buffer shared by all connections. */
const shared = Buffer.alloc(1 << 18);

/**
 * A minimal websocket client, cheap enough for one thread to run a thousand without distorting the measurement. It understands only the
 * frames that our server sends, in plain ASCII, and allocates nothing but the texts.
 */
export class FrameClient {
  readonly #socket: Socket;
  readonly #receive: (text: string) => void;
  readonly #receiveBytes: ((bytes: Buffer) => void) | undefined;
  /** Bytes of an incomplete frame. */
  #rest: Buffer = NOTHING;
  #greeted: (() => void) | undefined;

  private constructor(
    { port, receive, path, receiveBytes, from }: FrameClientOptions,
    ready: (error?: Error) => void,
  ) {
    this.#receive = receive;
    this.#receiveBytes = receiveBytes;
    this.#greeted = ready;
    const onread = { buffer: shared, callback: (length: number) => this.#read(length) };
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread,
      ...(from && { localAddress: from }),
    });
    this.#socket.once('error', ready);
    this.#socket.write(
      `GET ${path ?? '/socket'} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  }

  static open(options: FrameClientOptions): Promise<FrameClient> {
    return new Promise((resolve, reject) => {
      const client: FrameClient = new FrameClient(options, (error) =>
        error ? reject(error) : resolve(client),
      );
    });
  }

  send(text: string): void {
    this.#socket.write(frame(FINAL_TEXT, text), 'latin1');
  }

  sendBytes(bytes: Buffer): void {
    this.#socket.write(frame(FINAL_BYTES, bytes.toString('latin1')), 'latin1');
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(length: number): boolean {
    const arrived = shared.subarray(0, length);
    const bytes = this.#rest.length === 0 ? arrived : Buffer.concat([this.#rest, arrived]);
    if (this.#greeted) {
      const end = this.#readGreeting(bytes);
      this.#keep(bytes, end);
      // Frames that arrived with the upgrade response are read after the caller has received the connection.
      if (end > 0) queueMicrotask(() => this.#keep(this.#rest, this.#readFrames(this.#rest)));
    } else this.#keep(bytes, this.#readFrames(bytes));
    return true;
  }

  #keep(bytes: Buffer, end: number): void {
    this.#rest = end === bytes.length ? NOTHING : Buffer.from(bytes.subarray(end));
  }

  /** Parses the response to the upgrade request. */
  #readGreeting(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const greeting = bytes.toString('latin1', 0, end);
    if (!greeting.startsWith('HTTP/1.1 101')) throw new Error(greeting);
    this.#greeted?.();
    this.#greeted = undefined;
    return end + 4;
  }

  #readFrames(bytes: Buffer): number {
    let start = 0;
    while (start + 2 <= bytes.length) {
      let length = bytes[start + 1] as number;
      let payload = start + 2;
      if (length === TWO_BYTES) {
        if (payload + 2 > bytes.length) break;
        length = bytes.readUInt16BE(payload);
        payload += 2;
      } else if (length > TWO_BYTES) throw new Error('a frame longer than any we know');
      const end = payload + length;
      if (end > bytes.length) break;
      if (bytes[start] === FINAL_BYTES) this.#receiveBytes?.(bytes.subarray(payload, end));
      else this.#take(bytes[start] as number, bytes.toString('latin1', payload, end));
      start = end;
    }
    return start;
  }

  #take(kind: number, text: string): void {
    if (kind === FINAL_TEXT) this.#receive(text);
    else if (kind === PING) this.#socket.write(frame(PONG, text), 'latin1');
  }
}

/** Builds a masked frame, as the protocol requires of clients. The mask is all zeros. */
function frame(kind: number, text: string): string {
  const { length } = text;
  const size = length < TWO_BYTES ? [MASKED | length] : [MASKED | TWO_BYTES, length >> 8, length & 255];
  return `${String.fromCharCode(kind, ...size, 0, 0, 0, 0)}${text}`;
}
