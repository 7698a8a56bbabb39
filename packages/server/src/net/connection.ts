import type { Json } from '@mazmorra/kernel';
import {
  isTableRequest,
  LIMITS,
  PROTOCOL,
  type Request,
  type RequestArgs,
  readRequest,
  type TableRequest,
} from '@mazmorra/protocol';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Identified, People, Person } from '../people/people.ts';
import type { QuickPlay } from '../pool/quick-play.ts';
import { INTERNAL, Refused, replyFor } from '../refused.ts';
import type { Channel, Client } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';
import * as members from '../table/membership.ts';
import { handleAtTable, openAtTable } from '../table/requests.ts';
import type { Tables } from '../tables/tables.ts';
import { type AddressKind, costOf, type PersonKind, type Quotas } from './limits.ts';
import type { Allowance } from './rate-limit.ts';

/** What all connections share. */
export interface ConnectionContext {
  readonly tables: Tables;
  readonly people: People<Connection>;
  readonly quickPlay: QuickPlay;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly quotas: Quotas;
  readonly stopping: boolean;
  /** The address to put into links, for somebody who reached the server under this host name. */
  originFor(host: string | undefined): string | undefined;
  now(): number;
}

/** The socket of one connection. */
export interface Transport {
  /** The host name under which the server was reached. */
  readonly host: string | undefined;
  /** Browser and system, as far as they are known. */
  readonly device: string;
  /** What the address may still do. */
  readonly allowance: Allowance<AddressKind>;
  deliver(text: string): void;
  /** Ends the connection at once. */
  cutOff(why: string): void;
  /** Closes the connection of a device that is no longer signed in. */
  signOff(): void;
}

interface OpenChannel {
  readonly channel: Channel;
  /** Absent while the table is being brought into memory. */
  table: LiveTable | undefined;
}

/** One browser tab: its person, its open tables, and its rate limits. */
export class Connection implements Client {
  readonly #context: ConnectionContext;
  readonly #transport: Transport;
  /** What the person may still do, over all their connections. */
  #allowance: Allowance<PersonKind> | undefined;
  #person: Person | undefined;
  /** The hash of the secret that this device has. */
  #secretHash = '';
  #greeting = false;
  #closed = false;
  #beforeHello = 0;
  #overLimit = 0;
  #channels: Map<number, OpenChannel> | undefined;

  constructor(context: ConnectionContext, transport: Transport) {
    this.#context = context;
    this.#transport = transport;
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
    if (!this.#closed) this.#transport.deliver(text);
  }

  reply(id: number, ok: Json): void {
    this.send(`{"re":${id},"ok":${JSON.stringify(ok)}}`);
  }

  refuse(id: number | undefined, error: unknown): void {
    const reply = replyFor(error);
    if (!reply) this.#context.tables.broke('a request', error);
    this.#context.metrics.counts.refused++;
    this.send(JSON.stringify({ ...(id !== undefined && { re: id }), error: reply ?? INTERNAL }));
  }

  drop(c: number): void {
    this.#channels?.delete(c);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#leaveTables();
    if (this.#person) this.#leave(this.#person);
    if (this.#allowance) this.#allowance.users--;
  }

  #leave(person: Person): void {
    const { people, quickPlay } = this.#context;
    people.leave(person, this);
    if (!people.connectionsOf(person.id)) quickPlay.gone(person.id);
  }

  // What comes in.

  receive(text: string): void {
    this.#context.metrics.counts.requests++;
    if (this.#closed || !this.#maySend()) return;
    const request = readRequest(text);
    if ('problem' in request) this.refuse(request.id, new Refused('bad-request', request.problem));
    else if (this.#context.stopping)
      this.refuse(request.id, new Refused('stopping', 'the server is going down'));
    else if (!this.#person && request.do !== 'hello')
      this.refuse(request.id, new Refused('hello', 'say hello first'));
    else this.#carryOut(request);
  }

  /** Somebody sent what is no text at all. */
  receiveBinary(): void {
    if (!this.#closed && this.#maySend())
      this.refuse(undefined, new Refused('bad-request', 'messages are text'));
  }

  /** A ping or a pong: whether it is within the limit, and so is answered. */
  receiveControl(): boolean {
    return !this.#closed && this.#maySend();
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
    const { limits } = this.#context.quotas;
    if (!this.#person && ++this.#beforeHello > limits.beforeHello) {
      this.#transport.cutOff('no hello');
      return false;
    }
    if (this.#take('messages', 1)) return true;
    this.#overLimit++;
    if (this.#overLimit > limits.patience) this.#transport.cutOff('too many messages');
    else if (this.#overLimit === 1 || this.#overLimit % 50 === 0)
      this.refuse(undefined, new Refused('rate', 'too many messages: slow down'));
    return false;
  }

  /** Counts something for the person and for the address. */
  #take(kind: PersonKind, cost: number): boolean {
    const now = this.#context.quotas.now();
    if (this.#allowance && !this.#allowance.take(kind, now, cost)) return false;
    return this.#transport.allowance.take(kind, now, cost);
  }

  /** Counts a request that is costly or that others read. */
  #count(request: Request): void {
    const cost = costOf(request);
    if (cost && !this.#take(cost.kind, cost.units))
      throw new Refused('rate', 'too many of these requests: wait a little');
  }

  #handle(request: Request): Promise<void> | undefined {
    const { id } = request;
    const { tables, people } = this.#context;
    this.#count(request);
    if (isTableRequest(request)) {
      this.#atTable(request);
      return undefined;
    }
    switch (request.do) {
      case 'hello':
        return this.#hello(id, request.args);
      case 'ping':
        this.reply(id, { time: this.#context.now() });
        return undefined;
      case 'name':
        return this.#rename(id, this.guest, request.args.name);
      case 'handover':
        this.reply(id, people.handover(this.guest));
        return undefined;
      case 'devices':
        return people
          .devices(this.guest, this.#secretHash)
          .then((devices) => this.reply(id, { devices } as unknown as Json));
      case 'sign-out':
        return this.#signOut(id, this.guest, request.args.device);
      case 'forget':
        return this.#forget(id, this.guest);
      case 'lobby':
        this.#lobby(id, request.args);
        return undefined;
      case 'pool':
      case 'wait':
      case 'unwait':
        this.#pool(request);
        return undefined;
      case 'mine':
        return tables.mine(this.guest.id).then((list) => this.reply(id, { tables: list } as unknown as Json));
      case 'create':
        return tables.create(request.args, this.guest.id).then((made) => this.reply(id, made));
      case 'open':
        return this.#open(id, request.args);
      case 'close':
        this.#close(id, request.args.c);
        return undefined;
    }
  }

  #atTable(request: TableRequest): void {
    const { tables } = this.#context;
    const makeRematch = (room: members.Room) => tables.makeRematch(room, this.guest.id);
    handleAtTable(request, { ...this.#opened(request.args.c), makeRematch });
  }

  async #hello(id: number, { protocol, secret, code, name }: RequestArgs<'hello'>): Promise<void> {
    if (this.#person || this.#greeting) throw new Refused('hello', 'hello was said before');
    if (protocol !== PROTOCOL)
      throw new Refused('protocol', `this server speaks protocol ${PROTOCOL}: load the page again`);
    this.#greeting = true;
    try {
      const { person, hash, secret: fresh } = await this.#identify(secret, code, name ?? 'Guest');
      if (this.#closed) {
        this.#context.people.leave(person, this);
        return;
      }
      this.#enter(person);
      this.#secretHash = hash;
      if (name !== undefined && fresh === undefined && name !== person.name)
        await this.#context.people.rename(person, name);
      const origin = this.#context.originFor(this.#transport.host);
      const games = this.#context.tables.games.map((game) => ({ id: game.id, version: game.version }));
      this.reply(id, {
        name: person.name,
        ...(fresh !== undefined && { secret: fresh }),
        time: this.#context.now(),
        games,
        ...(origin !== undefined && { origin }),
      });
    } finally {
      this.#greeting = false;
    }
  }

  #enter(person: Person): void {
    const { quotas } = this.#context;
    this.#person = person;
    this.#allowance = quotas.people.of(person.id, quotas.now());
    this.#allowance.users++;
  }

  async #identify(secret: string | undefined, code: string | undefined, name: string): Promise<Identified> {
    const { people } = this.#context;
    const { device } = this.#transport;
    if (code !== undefined) return people.byCode(code, this, device);
    if (secret !== undefined) return people.bySecret(secret, this, device);
    if (!this.#transport.allowance.take('newPeople', this.#context.quotas.now()))
      throw new Refused('rate', 'too many new people from this address: wait a little');
    return people.create(name, this, device);
  }

  async #rename(id: number, person: Person, name: string): Promise<void> {
    await this.#context.people.rename(person, name);
    for (const { table } of this.#channels?.values() ?? [])
      table?.changeQuietly((room) =>
        room.status === 'finished' || room.status === 'ended' ? room : members.rename(room, person),
      );
    this.reply(id, { name });
  }

  async #signOut(id: number, person: Person, device: string): Promise<void> {
    const hash = await this.#context.people.signOut(person, device);
    this.reply(id, {});
    this.#cutOffOthers(person, (other) => other.#secretHash === hash);
    if (this.#secretHash === hash) this.#leavePerson(person);
  }

  /** Removes the person from the server. This connection stays open without anybody. */
  async #forget(id: number, person: Person): Promise<void> {
    const { people, tables } = this.#context;
    people.dropCodes(person.id);
    this.#context.quickPlay.unwait(person.id);
    this.#cutOffOthers(person, () => true);
    this.#leavePerson(person);
    await tables.forget(person.id);
    this.reply(id, {});
  }

  #cutOffOthers(person: Person, chosen: (other: Connection) => boolean): void {
    for (const other of [...(this.#context.people.connectionsOf(person.id) ?? [])])
      if (other !== this && chosen(other)) other.#transport.signOff();
  }

  #leavePerson(person: Person): void {
    this.#leaveTables();
    this.#leave(person);
    this.#person = undefined;
    this.#secretHash = '';
    if (this.#allowance) this.#allowance.users--;
    this.#allowance = undefined;
  }

  #leaveTables(): void {
    for (const { table, channel } of this.#channels?.values() ?? []) table?.leave(channel);
    this.#channels = undefined;
    this.#context.tables.lobby.leave(this);
    this.#context.quickPlay.leave(this);
  }

  /** Who waits is told of all changes on this connection. */
  #pool(request: Extract<Request, { readonly do: 'pool' | 'wait' | 'unwait' }>): void {
    const { quickPlay } = this.#context;
    const { guest } = this;
    if (request.do !== 'unwait') quickPlay.join(this);
    if (request.do === 'pool' && !request.args.on) quickPlay.leave(this);
    const view =
      request.do === 'wait'
        ? quickPlay.wait(guest, request.args)
        : request.do === 'unwait'
          ? quickPlay.unwait(guest.id)
          : quickPlay.view(guest.id);
    this.reply(request.id, view as unknown as Json);
  }

  #lobby(id: number, { on, after, filter }: RequestArgs<'lobby'>): void {
    const { lobby } = this.#context.tables;
    if (!on) {
      lobby.leave(this);
      this.reply(id, { tables: [] });
      return;
    }
    lobby.join(this, filter);
    this.reply(id, lobby.page(after, filter) as unknown as Json);
  }

  async #open(id: number, args: RequestArgs<'open'>): Promise<void> {
    const { table: tableId, c, invite, since, watch, screen } = args;
    this.#channels ??= new Map();
    if (this.#channels.has(c)) throw new Refused('not-now', 'this channel number is in use');
    if (this.#channels.size >= LIMITS.channels) throw new Refused('rate', 'too many tables open at a time');
    const open: { channel: Channel; table: LiveTable | undefined } = {
      channel: { client: this, c, watch: watch || screen, screen, invited: false },
      table: undefined,
    };
    this.#channels.set(c, open);
    const table = await this.#context.tables.get(tableId).catch((error: unknown) => {
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
    openAtTable(table, open.channel, id, since);
  }

  #close(id: number, c: number): void {
    const { channel, table } = this.#opened(c);
    this.#channels?.delete(c);
    table.leave(channel);
    this.reply(id, {});
  }

  #opened(c: number): { channel: Channel; table: LiveTable } {
    const open = this.#channels?.get(c);
    if (!open?.table) throw new Refused('no-channel', 'no table is open on this channel');
    return { channel: open.channel, table: open.table };
  }
}
