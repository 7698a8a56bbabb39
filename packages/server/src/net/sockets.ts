import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS as MESSAGE_LIMITS, type ServerMessage } from '@mazmorra/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { AddressKind, From } from '../fairness/limits.ts';
import type { Allowance } from '../fairness/rate-limit.ts';
import type { Instance } from '../instance.ts';
import { isTokenMisplaced } from '../operator/tokens.ts';
import { deviceName } from '../people/people.ts';
import { Connection, type Transport } from './connection.ts';

export interface SocketConfig {
  /** Maximum number of bytes a client may leave unread before it is cut off. */
  readonly unread: number;
  /** Ping interval in ms. */
  readonly heartbeat: number;
  /** Time in ms within which a client must say hello. */
  readonly greeting: number;
  /** Timeout in ms of the closing handshake. */
  readonly goodbye: number;
}

const PATH = '/socket';
/** Close code: the server restarts (RFC 6455 and its registry). */
const RESTART = 1012;
/** Application close code: this device was signed out. */
const SIGNED_OUT = 4001;
/** Maximum number of pieces of one message: frames, and reads of the TCP connection. Normal clients need one or two. */
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 256;

const ignore = (): void => undefined;

/** A websocket that holds our fields itself, which saves memory with thousands of idle connections. */
class ClientSocket extends WebSocket implements Transport {
  declare allowance: Allowance<AddressKind>;
  declare sockets: Sockets;
  declare connection: Connection;
  host: string | undefined;
  address = '';
  shared = false;
  device = '';
  alive = true;
  since = 0;
  isCutOff = false;

  deliver(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.send(text);
    this.sockets.count(text.length);
    this.boundUnread();
  }

  /** Cuts off a client that does not read, before much is buffered for it. */
  boundUnread(): void {
    if (this.bufferedAmount > this.sockets.config.unread) this.cutOff('reads too slowly');
  }

  /** Ends the connection without a closing handshake: a client that floods or does not read would not answer it. */
  cutOff(why: string): void {
    this.terminate();
    this.reportOnce(why);
  }

  signOff(): void {
    this.close(SIGNED_OUT, 'signed out');
  }

  reportOnce(why: string): void {
    if (this.isCutOff) return;
    this.isCutOff = true;
    this.sockets.reportCutOff(why);
  }
}

/** The websockets of the server: admission, heartbeat, closing. */
export class Sockets {
  readonly config: SocketConfig;
  readonly #instance: Instance;
  readonly #server: WebSocketServer;
  readonly #timer: NodeJS.Timeout;

  constructor(instance: Instance, config: SocketConfig) {
    this.#instance = instance;
    this.config = config;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_LIMITS.message,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
      perMessageDeflate: false,
      // Pongs are sent by `onPing`, so that they are counted and limited like other messages.
      autoPong: false,
      closeTimeout: config.goodbye,
      WebSocket: ClientSocket as unknown as typeof WebSocket,
    } as ConstructorParameters<typeof WebSocketServer>[0]);
    this.#timer = setInterval(() => this.#beat(), this.config.heartbeat).unref();
  }

  get size(): number {
    return this.#server.clients.size;
  }

  count(bytes: number): void {
    const { counts } = this.#instance.core.metrics;
    counts.messagesSent++;
    counts.bytesSent += bytes;
  }

  reportCutOff(why: string): void {
    this.#instance.core.metrics.counts.cutOff++;
    this.#instance.core.log('warn', 'cut off', { why });
  }

  /** Handles an upgrade request of the HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The HTTP server has removed its own listeners. Without one, a connection reset would end the process.
    socket.on('error', ignore);
    const refusal = this.#refusal(request);
    if (refusal !== undefined) {
      refuse(socket, refusal);
      return;
    }
    const from = this.#instance.fromOf(request);
    const allowance = this.#instance.quotas.connect(from);
    if (!allowance) {
      refuse(socket, 429);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      this.#welcome(ws as ClientSocket, request, from, allowance),
    );
  }

  #refusal(request: IncomingMessage): number | undefined {
    const { url, headers } = request;
    const { hosts } = this.#instance;
    const wrongHost = hosts.refusal(request);
    if (wrongHost !== undefined) return wrongHost;
    if (isTokenMisplaced(url, headers)) return 400;
    if (url?.split('?')[0] !== PATH) return 404;
    if (this.#instance.stopping) return 503;
    return hosts.acceptsOrigin(headers.origin, headers.host) ? undefined : 403;
  }

  #welcome(
    ws: ClientSocket,
    { headers }: IncomingMessage,
    { address, shared }: From,
    allowance: Allowance<AddressKind>,
  ): void {
    allowance.users++;
    this.#instance.core.metrics.counts.connections++;
    ws.sockets = this;
    ws.allowance = allowance;
    ws.address = address;
    ws.shared = shared;
    ws.host = headers.host;
    ws.device = deviceName(headers['user-agent']);
    ws.since = this.#instance.quotas.now();
    ws.connection = new Connection(this.#instance, ws);
    ws.on('message', onMessage);
    ws.on('ping', onPing);
    ws.on('pong', onPong);
    ws.on('error', onError);
    ws.on('close', onClose);
  }

  #beat(): void {
    const now = this.#instance.quotas.now();
    for (const client of this.#server.clients) {
      const ws = client as ClientSocket;
      const silent = !ws.connection.greeted && now - ws.since > this.config.greeting;
      if (!ws.alive || silent) ws.terminate();
      else if (ws.readyState === WebSocket.OPEN) {
        ws.alive = false;
        ws.ping();
        ws.boundUnread();
      }
    }
  }

  /** Sends a last message to all clients and closes. Clients that do not close in time are cut off. */
  async sayGoodbye(bye: 'stopping' | 'restored'): Promise<void> {
    const text = JSON.stringify({ bye });
    const clients = [...this.#server.clients] as ClientSocket[];
    for (const ws of clients) {
      ws.deliver(text);
      ws.close(RESTART, bye);
    }
    const until = performance.now() + this.config.goodbye;
    while (performance.now() < until && clients.some((ws) => ws.readyState !== WebSocket.CLOSED))
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const ws of clients) ws.terminate();
  }

  /** Sends a message to everybody who has said hello. */
  tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.greeted()) connection.send(text);
  }

  /** The connections that have said hello. */
  *greeted(): Generator<Connection> {
    for (const client of this.#server.clients) {
      const { connection } = client as ClientSocket;
      if (connection.greeted) yield connection;
    }
  }

  /** Ends every connection of an address. */
  cutOff(address: string): void {
    for (const client of this.#server.clients) {
      const ws = client as ClientSocket;
      if (ws.address === address) ws.cutOff('banned');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.sayGoodbye('stopping');
    this.#server.close();
  }
}

/** Answers an upgrade request with an error and ends the connection, whatever the client does. */
function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Messages that arrived together with the one that ended the connection are ignored. */
function onMessage(this: WebSocket, data: RawData, binary: boolean): void {
  const { connection, readyState } = this as ClientSocket;
  if (readyState !== WebSocket.OPEN) return;
  if (binary) connection.receiveBinary();
  else connection.receive((data as Buffer).toString());
}

function onPing(this: WebSocket, data: Buffer): void {
  const ws = this as ClientSocket;
  if (ws.readyState !== WebSocket.OPEN || !ws.connection.receiveControl()) return;
  ws.pong(data);
  ws.boundUnread();
}

function onPong(this: WebSocket): void {
  const ws = this as ClientSocket;
  ws.alive = true;
  ws.connection.receiveControl();
}

/** Handles a protocol error, such as a frame that is too large. `ws` has sent the close code and reads nothing more. */
function onError(this: WebSocket, error: Error): void {
  const ws = this as ClientSocket;
  ws.reportOnce(error.message);
  ws.connection.close();
}

function onClose(this: WebSocket): void {
  const ws = this as ClientSocket;
  ws.allowance.users--;
  ws.connection.close();
}
