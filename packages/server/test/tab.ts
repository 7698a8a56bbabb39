import type { Json } from '@mazmorra/kernel';
import {
  type ErrorReply,
  type PlayView,
  PROTOCOL,
  patch,
  type Replies,
  type RequestInput,
  type RequestName,
  type RoomView,
  type ServerMessage,
  type Update,
} from '@mazmorra/protocol';
import { PATIENCE } from '@mazmorra/testkit/patience';
import { WebSocket } from 'ws';

/** A browser tab of the tests: raw messages, everything received is kept. */
export class Tab {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  secret: string | undefined;
  closed: { code: number; reason: string } | undefined;
  readonly #waiting = new Map<number, (message: ServerMessage) => void>();
  readonly #watchers = new Set<() => void>();
  readonly #opening = new Map<number, number>();
  readonly #rooms = new Map<number, RoomView>();
  readonly #plays = new Map<number, PlayView>();
  #nextId = 1;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#notify();
    });
  }

  static open(port: number, headers: Record<string, string> = {}): Promise<Tab> {
    return Tab.over(new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers }));
  }

  /** A tab over a socket that the caller has begun to open. */
  static over(socket: WebSocket): Promise<Tab> {
    const tab = new Tab(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(tab));
      socket.on('error', reject);
    });
  }

  /** Connected, and somebody: new under that name, or whose secret it is. */
  static async enter(
    port: number,
    who: { name?: string; secret?: string; code?: string },
    /** The address it comes from, to a server that trusts one proxy. */
    address?: string,
  ): Promise<Tab> {
    const tab = await Tab.open(port, address === undefined ? {} : { 'x-forwarded-for': address });
    const { secret } = await tab.ask('hello', { protocol: PROTOCOL, ...who });
    tab.secret = secret ?? who.secret;
    return tab;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The reply to a request, whatever it is. */
  raw<N extends RequestName>(name: N, args: RequestInput<N>): Promise<ServerMessage> {
    const id = this.#nextId++;
    const reply = new Promise<ServerMessage>((resolve) => this.#waiting.set(id, resolve));
    if ('c' in args) this.#opening.set(id, args.c);
    this.send({ id, do: name, ...args });
    return reply;
  }

  async ask<N extends RequestName>(name: N, args: RequestInput<N>): Promise<Replies[N]> {
    const reply = await this.raw(name, args);
    if ('error' in reply) throw new Error(`${name}: ${reply.error.code}: ${reply.error.message}`);
    return ('ok' in reply ? reply.ok : reply) as Replies[N];
  }

  async refusal<N extends RequestName>(name: N, args: RequestInput<N>): Promise<ErrorReply> {
    const reply = await this.raw(name, args);
    if (!('error' in reply))
      throw new Error(`${name} was not refused: ${JSON.stringify(reply).slice(0, 200)}`);
    return reply.error;
  }

  /** Waits until something is true of what was received. */
  async until<T>(find: () => T | undefined | false, within = PATIENCE): Promise<T> {
    const end = Date.now() + within;
    for (;;) {
      const found = find();
      if (found) return found;
      if (Date.now() > end)
        throw new Error(`not within ${within} ms; last: ${this.frames.slice(-3).join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#watchers.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== undefined);
  }

  #receive(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    this.#follow(message);
    const re = 're' in message ? message.re : undefined;
    if (re !== undefined) {
      this.#waiting.get(re)?.(message);
      this.#waiting.delete(re);
    }
    this.#notify();
  }

  #notify(): void {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    for (const watch of watchers) watch();
  }

  /** The room as last told on a channel, or in the reply that opened it. */
  room(c = 1): RoomView {
    const room = this.#rooms.get(c);
    if (!room) throw new Error('no room was told');
    return room;
  }

  /** The game as all updates of a channel together tell it. */
  play(c = 1): PlayView | undefined {
    return this.#plays.get(c);
  }

  #follow(message: ServerMessage): void {
    if ('ok' in message && isOpened(message.ok)) this.#show(this.#opening.get(message.re) ?? 1, message.ok);
    if (!('c' in message)) return;
    const before = this.#plays.get(message.c);
    if ('room' in message) this.#rooms.set(message.c, message.room);
    else if ('play' in message) this.#plays.set(message.c, message.play);
    else if ('n' in message && before) this.#plays.set(message.c, advanced(before, message));
  }

  #show(c: number, { room, play }: { room: RoomView; play?: PlayView }): void {
    this.#rooms.set(c, room);
    if (play) this.#plays.set(c, play);
    else this.#plays.delete(c);
  }
}

const isOpened = (ok: unknown): ok is { room: RoomView; play?: PlayView } =>
  typeof ok === 'object' && ok !== null && 'room' in ok;

function advanced(play: PlayView, update: Update): PlayView {
  const missed = update.missed ?? [];
  if (missed.some(({ n }, i) => n !== play.n + 1 + i) || update.n !== play.n + 1 + missed.length)
    throw new Error(`update ${update.n} after ${play.n}`);
  const { d: _, ...rest } = play;
  const d = update.d === undefined ? play.d : update.d === 0 ? undefined : update.d;
  return {
    ...rest,
    n: update.n,
    view: update.v === undefined ? play.view : patch(play.view as Json, update.v),
    ...(d && { d }),
    w: update.w ?? play.w,
  };
}
