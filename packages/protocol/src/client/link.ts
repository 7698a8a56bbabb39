import { socketPath } from '../key.ts';
import { PROTOCOL } from '../limits.ts';
import type { ErrorReply, LobbyEntry, PoolView, Replies, ServerMessage } from '../messages.ts';
import type { Announcement } from '../operator.ts';
import type { InvitationView } from '../profiles.ts';
import type { RequestInput, RequestName } from '../requests.ts';
import type { TournamentView } from '../tournaments.ts';

/** As much of a websocket as is needed: a browser's own, or Node's. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Who we are to the server. `secret` is what a browser keeps; `code` comes from another device, once. */
export interface Identity {
  readonly secret?: string;
  readonly code?: string;
  readonly name?: string;
}

export type LinkStatus = 'connecting' | 'online' | 'offline';

export interface LinkOptions {
  /** `path`: that of the websocket, with the key of the table for which it is made. */
  connect(path: string): SocketLike;
  /**
   * Asked before every attempt. `wait`: not now, try again later. `never`: there is no server at this address, so nothing is
   * tried until somebody calls `wake`. A rejection means `wait`: a check that fails is a network that fails, so it counts as a lost
   * connection and is made again after the usual backoff. Without `ready` every attempt opens a socket, and a browser complains about
   * each that fails.
   */
  ready?(): Promise<'yes' | 'wait' | 'never'>;
  readonly identity: Identity;
  /** A new secret, to be kept before anything else is done. */
  remember(secret: string): void;
  /** Milliseconds before the first attempt to connect again and the most between two. */
  readonly backoff?: { readonly first: number; readonly most: number };
  status?(status: LinkStatus): void;
  greeted?(reply: Replies['hello']): void;
  lobby?(set: readonly LobbyEntry[], gone: readonly string[]): void;
  pool?(pool: PoolView): void;
  tournament?(tournament: TournamentView): void;
  turn?(table: string, yours: boolean): void;
  /** Somebody invites us to a table. */
  invitation?(invitation: InvitationView): void;
  /** The operator announces a stop, or takes it back. */
  notice?(notice: Announcement | undefined): void;
  /** The server does not know us any more, does not let us in, or speaks another version: trying again would not help. */
  refused?(error: ErrorReply): void;
}

/** The server said no. */
export class RequestError extends Error {
  readonly reply: ErrorReply;

  constructor(reply: ErrorReply) {
    super(reply.message);
    this.name = 'RequestError';
    this.reply = reply;
  }
}

/** The connection broke before the reply came: whether it was done is not known. */
export class Disconnected extends Error {
  constructor() {
    super('the connection broke');
    this.name = 'Disconnected';
  }
}

/** What is done with a reply, at the very moment it arrives: what comes after it may build on it. */
export interface Waiting<T> {
  resolve(ok: T): void;
  reject(error: Error): void;
}

/** A table that is open on the link. */
export interface LinkChannel {
  readonly table: string;
  /** The link is up, for the first time or again. */
  connected(): void;
  receive(message: ServerMessage & { readonly c: number }): void;
  /** The link was closed for good: what waits for the next connection waits in vain. */
  closed(): void;
}

/** A connection that is being made to take the place of the one there is. */
interface Next {
  readonly socket: SocketLike;
  readonly path: string;
  /** The id of its hello. */
  readonly hello: number;
  greeting?: Replies['hello'];
}

const BACKOFF = { first: 250, most: 8000 };
const PATIENCE = 5000;

/** The connection to a server: says hello, keeps itself alive, and brings each reply to who asked. */
export class Link {
  readonly #options: LinkOptions;
  readonly #waiting = new Map<number, Waiting<never>>();
  readonly #channels = new Map<number, LinkChannel>();
  #socket: SocketLike | undefined;
  /** The path of the socket. */
  #path = '';
  #next: Next | undefined;
  /** The server is one of several. */
  #several = false;
  #online = false;
  #secret: string | undefined;
  #code: string | undefined;
  #name: string | undefined;
  #nextId = 1;
  #nextChannel = 1;
  #wait: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Somebody is finding out whether a server is there. */
  #asking = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#wait = this.#backoff.first;
    this.#secret = options.identity.secret;
    this.#code = options.identity.code;
    this.#name = options.identity.name;
    this.#connect();
  }

  get #backoff() {
    return this.#options.backoff ?? BACKOFF;
  }

  get online(): boolean {
    return this.#online;
  }

  request<N extends RequestName>(name: N, args: RequestInput<N>): Promise<Replies[N]> {
    return new Promise((resolve, reject) => this.ask(name, args, { resolve, reject }));
  }

  ask<N extends RequestName>(name: N, args: RequestInput<N>, waiting: Waiting<Replies[N]>): void {
    if (this.#online) this.#send(name, args, waiting);
    else waiting.reject(new Disconnected());
  }

  async rename(name: string): Promise<void> {
    this.#name = name;
    await this.request('name', { name });
  }

  /** A number for one more table, and who is told what comes on it. */
  addChannel(channel: LinkChannel): number {
    const c = this.#nextChannel++ % 1000;
    if (this.#closed) channel.closed();
    else this.#channels.set(c, channel);
    this.#goOver();
    return c;
  }

  removeChannel(c: number): void {
    this.#channels.delete(c);
    this.request('close', { c }).catch(() => undefined);
  }

  /** Ends the connection for good. All requests are rejected, those too that wait for the next connection or for a table to open. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#dropped();
    for (const channel of this.#channels.values()) channel.closed();
  }

  /** Tries at once instead of waiting: the browser says that the network is back. */
  wake(): void {
    if (this.#socket || this.#closed || this.#asking) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** The browser says that the network is gone; a socket would notice much later. */
  lose(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#again();
    socket.close();
  }

  /** Asks for a sign of life; without one the connection is given up and made anew. */
  check(patience = PATIENCE): void {
    const timer = setTimeout(() => this.lose(), patience);
    // Without a connection, and when it breaks meanwhile, the request is rejected.
    const heard = (): void => clearTimeout(timer);
    this.ask('ping', {}, { resolve: heard, reject: heard });
  }

  #connect(): void {
    this.#options.status?.('connecting');
    const { ready } = this.#options;
    if (!ready) {
      this.#open();
      return;
    }
    this.#asking = true;
    void ready()
      .catch(() => 'wait' as const)
      .then((answer) => {
        this.#asking = false;
        if (this.#closed) return;
        if (answer === 'yes') this.#open();
        else if (answer === 'wait') this.#again();
        else this.#dropped();
      });
  }

  /** The paths of the open tables. */
  get #paths(): string[] {
    return Array.from(this.#channels.values(), ({ table }) => socketPath(table));
  }

  #open(): void {
    this.#path = this.#paths[0] ?? socketPath();
    const socket = this.#options.connect(this.#path);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#hello(socket));
    this.#listen(socket);
  }

  #listen(socket: SocketLike): void {
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(String(data));
      else if (socket === this.#next?.socket) this.#receiveNext(this.#next, String(data));
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#again();
      else if (socket === this.#next?.socket) this.#next = undefined;
    });
  }

  get #greeting(): RequestInput<'hello'> {
    const who =
      this.#secret !== undefined
        ? { secret: this.#secret }
        : this.#code !== undefined
          ? { code: this.#code }
          : {};
    return { protocol: PROTOCOL, ...who, ...(this.#name !== undefined && { name: this.#name }) };
  }

  #hello(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#send('hello', this.#greeting, {
      resolve: (reply) => this.#greeted(reply),
      reject: (error) => {
        if (error instanceof RequestError) this.#refusedHello(socket, error.reply);
      },
    });
  }

  /**
   * With several servers, goes over to the one at which the people of an open table meet. The connection there is greeted before the old
   * one goes, and that waits until nothing is under way on it: so nothing is lost or done twice.
   */
  #goOver(): void {
    const [path] = this.#paths;
    if (!this.#several || !this.#online || this.#next || path === undefined) return;
    if (this.#paths.includes(this.#path)) return;
    const socket = this.#options.connect(path);
    const hello = this.#nextId++;
    this.#next = { socket, path, hello };
    const text = JSON.stringify({ id: hello, do: 'hello', ...this.#greeting });
    socket.addEventListener('open', () => socket.send(text));
    this.#listen(socket);
  }

  #receiveNext(next: Next, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (!('re' in message) || message.re !== next.hello) return;
    if ('ok' in message) next.greeting = message.ok as never;
    else next.socket.close();
    this.#change();
  }

  #change(): void {
    const next = this.#next;
    if (!next?.greeting || this.#waiting.size > 0) return;
    const old = this.#socket;
    this.#next = undefined;
    this.#socket = next.socket;
    this.#path = next.path;
    old?.close();
    this.#greeted(next.greeting);
  }

  #greeted(reply: Replies['hello']): void {
    const { secret } = reply;
    this.#several = reply.several ?? false;
    this.#options.greeted?.(reply);
    this.#options.notice?.(reply.notice);
    if (secret !== undefined) {
      this.#secret = secret;
      this.#code = undefined;
      this.#options.remember(secret);
    }
    const channels = [...this.#channels.values()];
    this.#online = true;
    this.#wait = this.#backoff.first;
    for (const channel of channels) channel.connected();
    this.#options.status?.('online');
    this.#goOver();
  }

  #refusedHello(socket: SocketLike, reply: ErrorReply): void {
    // During an upgrade a page of the new version may meet a server of the version before: the next connection may meet another.
    const isOlder = reply.speaks !== undefined && Math.max(...reply.speaks) < PROTOCOL;
    if (!isOlder && ['unknown-person', 'protocol', 'banned'].includes(reply.code)) {
      this.#options.refused?.(reply);
      this.close();
    } else socket.close();
  }

  #send<N extends RequestName>(name: N, args: RequestInput<N>, waiting: Waiting<Replies[N]>): void {
    const id = this.#nextId++;
    this.#waiting.set(id, waiting as Waiting<never>);
    this.#socket?.send(JSON.stringify({ id, do: name, ...args }));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if ('c' in message) this.#channels.get(message.c)?.receive(message);
    if ('lobby' in message) this.#options.lobby?.(message.lobby.set, message.lobby.gone);
    if ('pool' in message) this.#options.pool?.(message.pool);
    if ('tournament' in message) this.#options.tournament?.(message.tournament);
    if ('notice' in message) this.#options.notice?.(message.notice ?? undefined);
    if ('invitation' in message) this.#options.invitation?.(message.invitation);
    if ('turn' in message) this.#options.turn?.(message.turn.table, message.turn.yours);
    if ('re' in message && message.re !== undefined) this.#settle(message.re, message);
  }

  #settle(re: number, message: ServerMessage): void {
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    if ('error' in message) waiting?.reject(new RequestError(message.error));
    else if ('ok' in message) waiting?.resolve(message.ok as never);
    else if ('n' in message) waiting?.resolve({ n: message.n } as never);
    this.#change();
  }

  #dropped(): void {
    this.#socket = undefined;
    this.#next?.socket.close();
    this.#next = undefined;
    this.#online = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Disconnected());
    this.#options.status?.('offline');
  }

  #again(): void {
    this.#dropped();
    if (this.#closed) return;
    // Everybody was thrown out at the same moment; they need not all come back in the same.
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#backoff.most, this.#wait * 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
