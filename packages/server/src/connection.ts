import type { Json } from '@mazmorra/kernel';
import { LIMITS, PROTOCOL, type Request, type RequestArgs, readRequest } from '@mazmorra/protocol';
import { Bucket, type Rate } from './bucket.ts';
import type { Channel, Client } from './house.ts';
import type { LiveTable } from './live-table.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { People, Person } from './people.ts';
import { INTERNAL, Refused, replyFor } from './refused.ts';
import * as rooms from './room.ts';
import { handleAtTable, type TableRequest } from './table-requests.ts';
import type { Tables } from './tables.ts';

export interface ConnectionLimits {
  readonly messages: Rate;
  readonly chat: Rate;
  /** Requests that make the server read or write much: new tables, logs, lists. */
  readonly heavy: Rate;
  /** Messages over the limit after which the connection is cut off. */
  readonly patience: number;
}

/** What connections share. */
export interface Hall {
  readonly tables: Tables;
  readonly people: People<Connection>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: ConnectionLimits;
  readonly stopping: boolean;
  /** Where others in this network find the server, if they are to. */
  readonly origin: string | undefined;
  now(): number;
  /** Whether this address may bring another new person now. */
  admitsPerson(address: string): boolean;
}

/** The way out to one browser. */
export interface Wire {
  readonly address: string;
  send(text: string): void;
  cutOff(why: string): void;
}

interface OpenChannel {
  readonly channel: Channel;
  /** Absent while the table is being brought into memory. */
  table: LiveTable | undefined;
}

/** One browser tab: who it is, what it has open, and how much it may still ask. */
export class Connection implements Client {
  readonly #hall: Hall;
  readonly #wire: Wire;
  readonly #messages: Bucket;
  #chat: Bucket | undefined;
  #heavy: Bucket | undefined;
  #person: Person | undefined;
  #greeting = false;
  #closed = false;
  #overLimit = 0;
  #channels: Map<number, OpenChannel> | undefined;

  constructor(hall: Hall, wire: Wire) {
    this.#hall = hall;
    this.#wire = wire;
    this.#messages = new Bucket(hall.limits.messages, hall.now());
  }

  get greeted(): boolean {
    return this.#person !== undefined;
  }

  get guest(): Person {
    if (!this.#person) throw new Refused('hello', 'say hello first');
    return this.#person;
  }

  hasOpen(table: string): boolean {
    if (this.#channels) for (const open of this.#channels.values()) if (open.table?.id === table) return true;
    return false;
  }

  // What goes out.

  send(text: string): void {
    if (!this.#closed) this.#wire.send(text);
  }

  reply(id: number, ok: Json): void {
    this.send(`{"re":${id},"ok":${JSON.stringify(ok)}}`);
  }

  refuse(id: number | undefined, error: unknown): void {
    const reply = replyFor(error);
    if (!reply) this.#hall.tables.broke('a request', error);
    this.#hall.metrics.counts.refused++;
    this.send(JSON.stringify({ ...(id !== undefined && { re: id }), error: reply ?? INTERNAL }));
  }

  drop(c: number): void {
    this.#channels?.delete(c);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const { table, channel } of this.#channels?.values() ?? []) table?.leaveChannel(channel);
    this.#channels = undefined;
    this.#hall.tables.lobby.leave(this);
    if (this.#person) this.#hall.people.leave(this.#person, this);
  }

  // What comes in.

  receive(text: string): void {
    this.#hall.metrics.counts.requests++;
    if (!this.#maySend()) return;
    const request = readRequest(text);
    if ('problem' in request) this.refuse(request.id, new Refused('bad-request', request.problem));
    else if (this.#hall.stopping)
      this.refuse(request.id, new Refused('stopping', 'the server is going down'));
    else this.#carryOut(request);
  }

  /** Somebody sent what is no text at all. */
  receiveBinary(): void {
    if (this.#maySend()) this.refuse(undefined, new Refused('bad-request', 'messages are text'));
  }

  #carryOut(request: Request): void {
    try {
      this.#handle(request)?.catch((error: unknown) => this.refuse(request.id, error));
    } catch (error) {
      this.refuse(request.id, error);
    }
  }

  /** Whether the message is within the limit. One beyond it is not even read. */
  #maySend(): boolean {
    const { limits } = this.#hall;
    if (this.#messages.take(limits.messages, this.#hall.now())) return true;
    this.#overLimit++;
    if (this.#overLimit > limits.patience) this.#wire.cutOff('too many messages');
    else if (this.#overLimit === 1 || this.#overLimit % 50 === 0)
      this.refuse(undefined, new Refused('rate', 'too many messages: slow down'));
    return false;
  }

  #countHeavy(cost: number): void {
    const { limits } = this.#hall;
    const now = this.#hall.now();
    this.#heavy ??= new Bucket(limits.heavy, now);
    if (!this.#heavy.take(limits.heavy, now, cost))
      throw new Refused('rate', 'too many of these requests: wait a little');
  }

  #handle(request: Request): Promise<void> | undefined {
    const { id } = request;
    const { tables, people } = this.#hall;
    switch (request.do) {
      case 'answer': {
        const { table, channel } = this.#opened(request.args.c);
        table.answer(channel, id, request.args);
        return undefined;
      }
      case 'hello':
        return this.#hello(id, request.args);
      case 'ping':
        this.reply(id, { time: this.#hall.now() });
        return undefined;
      case 'name':
        return this.#rename(id, this.guest, request.args.name);
      case 'handover':
        this.#countHeavy(1);
        this.reply(id, people.handover(this.guest));
        return undefined;
      case 'lobby':
        this.#lobby(id, request.args.on);
        return undefined;
      case 'mine':
        this.#countHeavy(1);
        return tables.mine(this.guest.id).then((list) => this.reply(id, { tables: list } as unknown as Json));
      case 'create':
        this.#countHeavy(2);
        return tables.create(request.args, this.guest.id).then((made) => this.reply(id, made));
      case 'open':
        return this.#open(id, request.args);
      case 'close':
        this.#close(id, request.args.c);
        return undefined;
      default:
        this.#atTable(request);
        return undefined;
    }
  }

  #atTable(request: TableRequest): void {
    handleAtTable(request, {
      ...this.#opened(request.args.c),
      tables: this.#hall.tables,
      countHeavy: (cost) => this.#countHeavy(cost),
      countChat: () => this.#countChat(),
    });
  }

  async #hello(id: number, { protocol, secret, code, name }: RequestArgs<'hello'>): Promise<void> {
    if (this.#person || this.#greeting) throw new Refused('hello', 'hello was said before');
    if (protocol !== PROTOCOL)
      throw new Refused('protocol', `this server speaks protocol ${PROTOCOL}: load the page again`);
    this.#greeting = true;
    try {
      const { person, secret: fresh } = await this.#identify(secret, code, name ?? 'Guest');
      if (this.#closed) {
        this.#hall.people.leave(person, this);
        return;
      }
      this.#person = person;
      if (name !== undefined && fresh === undefined && name !== person.name)
        await this.#hall.people.rename(person, name);
      const games = this.#hall.tables.games.map((game) => ({ id: game.id, version: game.version }));
      this.reply(id, {
        name: person.name,
        ...(fresh !== undefined && { secret: fresh }),
        time: this.#hall.now(),
        games,
        ...(this.#hall.origin !== undefined && { origin: this.#hall.origin }),
      });
    } finally {
      this.#greeting = false;
    }
  }

  async #identify(
    secret: string | undefined,
    code: string | undefined,
    name: string,
  ): Promise<{ person: Person; secret?: string }> {
    const { people } = this.#hall;
    if (code !== undefined) return people.byCode(code, this);
    if (secret !== undefined) return { person: await people.bySecret(secret, this) };
    if (!this.#hall.admitsPerson(this.#wire.address))
      throw new Refused('rate', 'too many new people from this address: wait a little');
    return people.create(name, this);
  }

  async #rename(id: number, person: Person, name: string): Promise<void> {
    this.#countHeavy(1);
    await this.#hall.people.rename(person, name);
    for (const { table } of this.#channels?.values() ?? [])
      table?.changeQuietly((room) =>
        room.status === 'finished' || room.status === 'ended' ? room : rooms.rename(room, person),
      );
    this.reply(id, { name });
  }

  #lobby(id: number, on: boolean): void {
    const { lobby } = this.#hall.tables;
    if (on) lobby.join(this);
    else lobby.leave(this);
    this.reply(id, { tables: on ? lobby.list() : [] } as unknown as Json);
  }

  async #open(id: number, args: RequestArgs<'open'>): Promise<void> {
    const { table: tableId, c, invite, since, watch, screen } = args;
    if (since !== undefined) this.#countHeavy(0.2);
    this.#channels ??= new Map();
    if (this.#channels.has(c)) throw new Refused('not-now', 'this channel number is in use');
    if (this.#channels.size >= LIMITS.channels) throw new Refused('rate', 'too many tables open at a time');
    const open: { channel: Channel; table: LiveTable | undefined } = {
      channel: { client: this, c, watch: watch || screen, screen, invited: false },
      table: undefined,
    };
    this.#channels.set(c, open);
    const table = await this.#hall.tables.get(tableId).catch((error: unknown) => {
      this.drop(c);
      throw error;
    });
    if (this.#closed || this.#channels?.get(c) !== open) return;
    if (!table) {
      this.drop(c);
      throw new Refused('no-table', 'there is no such table for you');
    }
    open.channel = { ...open.channel, invited: invite !== undefined && invite === table.room.invite };
    open.table = table;
    table.open(open.channel, id, since);
  }

  #close(id: number, c: number): void {
    const { channel, table } = this.#opened(c);
    this.#channels?.delete(c);
    table.leaveChannel(channel);
    this.reply(id, {});
  }

  #countChat(): void {
    const { limits } = this.#hall;
    const now = this.#hall.now();
    this.#chat ??= new Bucket(limits.chat, now);
    if (!this.#chat.take(limits.chat, now)) throw new Refused('rate', 'too many lines: wait a little');
  }

  #opened(c: number): { channel: Channel; table: LiveTable } {
    const open = this.#channels?.get(c);
    if (!open?.table) throw new Refused('no-channel', 'no table is open on this channel');
    return { channel: open.channel, table: open.table };
  }
}
