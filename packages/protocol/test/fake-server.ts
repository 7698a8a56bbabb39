import {
  Link,
  type LinkOptions,
  type OpenOptions,
  type RemoteChange,
  RemoteTable,
  type SocketLike,
} from '../src/client/index.ts';
import type { PlayView, RoomView } from '../src/index.ts';

interface Sent {
  readonly id: number;
  readonly do: string;
  readonly [field: string]: unknown;
}

/** The server's end of a connection, played by the test. */
export class FakeSocket implements SocketLike {
  readonly sent: Sent[] = [];
  isClosed = false;
  readonly #listeners = new Map<string, ((event: { data: unknown }) => void)[]>();

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** As with a real socket, its owner hears of it later. */
  close(): void {
    this.isClosed = true;
    setTimeout(() => this.#emit('close'));
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  #emit(type: string, data?: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data });
  }

  /** The connection stands; nothing is answered yet. */
  stand(): void {
    this.#emit('open');
  }

  /** The connection stands, and the greeting is answered. */
  open(greeting: object = { ok: { name: 'Ana', time: 0, games: [] } }): void {
    this.stand();
    this.reply('hello', greeting);
  }

  drop(): void {
    this.#emit('close');
  }

  /** The connection fails. An error that nobody listens to is thrown, as Node does. */
  fail(): void {
    if (!this.#listeners.has('error')) throw new Error('nobody listens to the error');
    this.#emit('error');
    this.drop();
  }

  say(...messages: object[]): void {
    for (const message of messages) this.#emit('message', JSON.stringify(message));
  }

  /** Answers the last request of this name. */
  reply(name: string, reply: object): void {
    this.say({ re: this.last(name).id, ...reply });
  }

  last(name: string): Sent {
    const found = this.sent.findLast((request) => request.do === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  }

  /** The names of what was sent, in order. */
  get names(): string[] {
    return this.sent.map((request) => request.do);
  }
}

export const room = (status: string) => ({ status, seats: [], muted: [], ending: [] }) as unknown as RoomView;

export const play = (n: number, options: string[] = ['a', 'b']): PlayView => ({
  n,
  view: { turn: 0, coins: [1, 2] },
  d: { number: n, kind: 'K', options },
  w: [0],
});

/** A link whose sockets the test plays; what it tells of its status is in `statuses`. */
export function connectLink(options: Partial<LinkOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const statuses: string[] = [];
  const remembered: string[] = [];
  const link = new Link({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    identity: { secret: 'mine' },
    remember: (secret) => remembered.push(secret),
    status: (status) => statuses.push(status),
    ...options,
  });
  return { link, sockets, statuses, remembered, socket: (i: number) => sockets[i] as FakeSocket };
}

/** The same with a table on it, and what the table tells in `changes`. */
export function connect(options: Partial<OpenOptions> = { invite: 'i' }) {
  const line = connectLink();
  const { link, socket } = line;
  const changes: RemoteChange[] = [];
  const table = new RemoteTable(link, { table: 't', listen: (change) => changes.push(change), ...options });
  const openAt = (i: number, view: PlayView | undefined = play(0)) => {
    socket(i).open();
    socket(i).reply('open', { ok: { room: room('running'), ...(view && { play: view }), chat: [] } });
  };
  return { ...line, table, changes, openAt };
}
