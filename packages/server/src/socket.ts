import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@mazmorra/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { Connection, type Hall, type Wire } from './connection.ts';
import { Frames } from './frames.ts';

export interface SocketConfig {
  /** Pages of other places that may talk to this server, beside its own. */
  readonly origins: readonly string[];
  readonly connectionsPerAddress: number;
  /** Bytes a browser may leave unread before it is cut off. */
  readonly unread: number;
  /** Milliseconds between two signs of life. */
  readonly heartbeat: number;
  /** Milliseconds within which hello must be said. */
  readonly greeting: number;
  /** Behind a proxy of one's own: take the browser's address from its header. */
  readonly trustProxy: boolean;
}

/** Codes of the closing handshake (RFC 6455 and the registry after it). */
const POLICY = 1008;
const RESTART = 1012;
/** How long a browser that is told goodbye may take to answer. */
const GOODBYE = 1000;
/** So many are written to together. The first of them can read and answer while the others' messages are still made. */
const GROUP = 24;

/** The first bytes of a text frame from a server (RFC 6455, section 5.2), one character each. */
function frameHeader(length: number): string {
  const code = String.fromCharCode;
  if (length < 126) return code(0x81, length);
  if (length < 65_536) return code(0x81, 126, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  return code(0x81, 127, 0, 0, 0, 0, ...bytes);
}

/**
 * The text in a frame, one character a byte. Nearly always it is plain ASCII, as long in bytes as in characters; to count the
 * bytes makes one piece of a text that was put together from many, and that piece can be written as it is.
 */
function frameOf(text: string): string {
  const header = frameHeader(text.length);
  const frame = header + text;
  const bytes = Buffer.byteLength(frame) - Buffer.byteLength(header);
  return bytes === text.length ? frame : frameHeader(bytes) + Buffer.from(text).toString('latin1');
}

/** A websocket with what we know about it on itself: thousands of idle ones are to stay small. */
class BrowserSocket extends WebSocket implements Wire {
  connection: Connection | undefined;
  sockets: Sockets | undefined;
  address = '';
  alive = true;
  since = 0;

  /** The TCP connection below. */
  stream: Duplex | undefined;

  /** Frames to be written, one character a byte. */
  #unsent = '';

  /**
   * Whole frames go straight to the connection, header and text together: with four seats at every table this is most of
   * what the server does. They are written a little later, those of some browsers together: frames for the same browser
   * then share a write. Control frames are still `ws`'s own; it writes them whole, too.
   */
  override send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.#unsent === '') this.sockets?.flushLater(this);
    const frame = frameOf(text);
    this.sockets?.count(frame.length);
    this.#unsent = this.#unsent === '' ? frame : this.#unsent + frame;
  }

  flush(): void {
    const { stream } = this;
    if (this.#unsent === '' || !stream) return;
    if (this.readyState === WebSocket.OPEN) stream.write(this.#unsent, 'latin1');
    this.#unsent = '';
    if (stream.writableLength > (this.sockets?.config.unread ?? 0)) this.cutOff('reads too slowly');
  }

  override close(code?: number, reason?: string): void {
    this.flush();
    super.close(code, reason);
  }

  cutOff(why: string): void {
    this.sockets?.cutOff(why);
    // Whoever floods or does not read gets no handshake: that would have to be read, too.
    if (this.bufferedAmount > 0) this.terminate();
    else this.close(POLICY, why);
  }
}

/** The websockets of the server: who may connect, and who still lives. */
export class Sockets {
  readonly config: SocketConfig;
  readonly #hall: Hall;
  readonly #server: WebSocketServer;
  readonly #perAddress = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #unflushed: BrowserSocket[] = [];

  constructor(hall: Hall, config: SocketConfig) {
    this.#hall = hall;
    this.config = config;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: LIMITS.message,
      perMessageDeflate: false,
      clientTracking: true,
      skipUTF8Validation: false,
      WebSocket: BrowserSocket as unknown as typeof WebSocket,
    });
    this.#timer = setInterval(() => this.#beat(), config.heartbeat).unref();
  }

  get size(): number {
    return this.#server.clients.size;
  }

  count(bytes: number): void {
    const { counts } = this.#hall.metrics;
    counts.messagesSent++;
    counts.bytesSent += bytes;
  }

  flushLater(ws: BrowserSocket): void {
    if (this.#unflushed.length >= GROUP) this.#flush();
    if (this.#unflushed.length === 0) process.nextTick(() => this.#flush());
    this.#unflushed.push(ws);
  }

  #flush(): void {
    const sockets = this.#unflushed;
    this.#unflushed = [];
    for (const ws of sockets) ws.flush();
  }

  cutOff(why: string): void {
    this.#hall.metrics.counts.cutOff++;
    this.#hall.log('warn', 'cut off', { why });
  }

  /** The HTTP server has a request to become a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.#addressOf(request);
    const refusal = this.#refusal(request, address);
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      (ws as BrowserSocket).stream = socket;
      this.#welcome(ws as BrowserSocket, address);
      readQuickly(ws as BrowserSocket, socket);
    });
  }

  #refusal(request: IncomingMessage, address: string): string | undefined {
    if (this.#hall.stopping) return '503 Service Unavailable';
    if (!this.#allowedOrigin(request)) return '403 Forbidden';
    if ((this.#perAddress.get(address) ?? 0) >= this.config.connectionsPerAddress)
      return '429 Too Many Requests';
    return undefined;
  }

  /** Browsers always tell which page asks; programs that are no browser need not. */
  #allowedOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.config.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.config.trustProxy ? headers['x-forwarded-for'] : undefined;
    const [first] = String(forwarded ?? '').split(',');
    return first?.trim() || socket.remoteAddress || '';
  }

  #welcome(ws: BrowserSocket, address: string): void {
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    this.#hall.metrics.counts.connections++;
    ws.sockets = this;
    ws.address = address;
    ws.since = this.#hall.now();
    ws.connection = new Connection(this.#hall, ws);
    ws.on('message', onMessage);
    ws.on('pong', onPong);
    ws.on('error', onError);
    ws.on('close', onClose);
  }

  left(ws: BrowserSocket): void {
    const others = (this.#perAddress.get(ws.address) ?? 1) - 1;
    if (others === 0) this.#perAddress.delete(ws.address);
    else this.#perAddress.set(ws.address, others);
  }

  #beat(): void {
    const now = this.#hall.now();
    for (const client of this.#server.clients) {
      const ws = client as BrowserSocket;
      const silent = !ws.connection?.greeted && now - ws.since > this.config.greeting;
      if (!ws.alive || silent) ws.terminate();
      ws.alive = false;
      ws.ping();
    }
  }

  /** Tells everybody and closes; who does not close in time is cut off. */
  async sayGoodbye(bye: 'stopping' | 'restored'): Promise<void> {
    const text = JSON.stringify({ bye });
    const clients = [...this.#server.clients];
    for (const ws of clients) {
      ws.send(text);
      ws.close(RESTART, bye);
    }
    const until = Date.now() + GOODBYE;
    while (Date.now() < until && clients.some((ws) => ws.readyState !== WebSocket.CLOSED))
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const ws of clients) ws.terminate();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.sayGoodbye('stopping');
    this.#server.close();
  }
}

/** Puts the quick reader before that of `ws`. */
function readQuickly(ws: BrowserSocket, socket: Duplex): void {
  const [byWs] = socket.listeners('data') as ((this: Duplex, bytes: Buffer) => void)[];
  if (!byWs) throw new Error('`ws` does not read the connection any more as it did');
  const frames = new Frames({
    longest: LIMITS.message,
    text: (text) => ws.connection?.receive(text),
    rest: (bytes) => byWs.call(socket, bytes),
  });
  socket.on('data', (bytes: Buffer) => frames.read(bytes));
  socket.off('data', byWs);
}

function onMessage(this: WebSocket, data: RawData, binary: boolean): void {
  const { connection } = this as BrowserSocket;
  if (binary) connection?.receiveBinary();
  else connection?.receive((data as Buffer).toString());
}

function onPong(this: WebSocket): void {
  (this as BrowserSocket).alive = true;
}

/** Too large a frame, or not a frame at all: `ws` closes by itself. */
function onError(this: WebSocket, error: Error): void {
  (this as BrowserSocket).sockets?.cutOff(error.message);
}

function onClose(this: WebSocket): void {
  const ws = this as BrowserSocket;
  ws.connection?.close();
  ws.connection = undefined;
  ws.sockets?.left(ws);
}
