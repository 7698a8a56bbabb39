import type { Json } from '@mazmorra/kernel';
import type { Request, RequestName } from '@mazmorra/protocol';
import { isTableRequest, readRequest } from '@mazmorra/protocol/schemas';
import { type AddressKind, costOf, FOR_KEPT_NAMES, type PersonKind } from '../fairness/limits.ts';
import type { Allowance } from '../fairness/rate-limit.ts';
import type { Instance } from '../instance.ts';
import type { Subject } from '../operator/moderation.ts';
import type { Identified, Person } from '../people/people.ts';
import { INTERNAL, Refused, replyFor } from '../refused.ts';
import type { ServerRow } from '../requests/row.ts';
import { rows } from '../requests/rows.ts';
import type { Channel, Client } from '../table/channel.ts';
import { handleAtTable } from '../table/requests.ts';
import { Channels } from './channels.ts';

/** The socket of one connection. */
export interface Transport {
  /** The host name under which the server was reached. */
  readonly host: string | undefined;
  /** The client's address, as used by limits and sanctions. */
  readonly address: string;
  /** Whether the address is in a network that the host of the server has named as shared. */
  readonly shared: boolean;
  /** Browser and system, if known. */
  readonly device: string;
  /** The rate limits of the address. */
  readonly allowance: Allowance<AddressKind>;
  deliver(text: string): void;
  /** Ends the connection at once. */
  cutOff(why: string): void;
  /** Closes the connection of a device that was signed out. */
  signOff(): void;
}

/** What somebody may ask who came with a token for playing, besides what is asked at a table. */
const PLAYING: ReadonlySet<string> = new Set(['ping', 'open', 'close', 'lobby', 'mine', 'find-code']);

/** One browser tab: its person, its open tables and its rate limits. Requests are handled in `requests.ts`. */
export class Connection implements Client {
  readonly server: Instance;
  readonly transport: Transport;
  /** Whether a hello is in progress. */
  greeting = false;
  /** The rate limits of the person, shared by all their connections. */
  #allowance: Allowance<PersonKind> | undefined;
  #person: Person | undefined;
  #secretHash = '';
  #onlyPlays = false;
  #closed = false;
  #beforeHello = 0;
  #overLimit = 0;
  /** Created on first use: most connections of a busy server have no table open. */
  #channels: Channels | undefined;

  constructor(server: Instance, transport: Transport) {
    this.server = server;
    this.transport = transport;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get greeted(): boolean {
    return this.#person !== undefined;
  }

  get who(): Person {
    if (!this.#person) throw new Refused('hello', 'say hello first');
    return this.#person;
  }

  /** The hash of this device's secret; empty before the hello. */
  get secretHash(): string {
    return this.#secretHash;
  }

  get channels(): Channels {
    this.#channels ??= new Channels(this, this.server.shares.channels);
    return this.#channels;
  }

  /** The subject of sanctions. */
  get subject(): Subject {
    return { person: this.who.id, address: this.transport.address };
  }

  hasOpen(table: string): boolean {
    return this.#channels?.has(table) ?? false;
  }

  // Output.

  send(text: string): void {
    if (!this.#closed) this.transport.deliver(text);
  }

  reply(id: number, ok: Json): void {
    this.send(`{"re":${id},"ok":${JSON.stringify(ok)}}`);
  }

  refuse(id: number | undefined, error: unknown): void {
    const reply = replyFor(error);
    if (!reply) this.server.core.reportError('a request', error);
    this.server.core.metrics.counts.refused++;
    this.send(JSON.stringify({ ...(id !== undefined && { re: id }), error: reply ?? INTERNAL }));
  }

  drop(c: number): void {
    this.#channels?.drop(c);
  }

  holds(channel: Channel): boolean {
    return this.#channels?.holds(channel) ?? false;
  }

  // The person.

  enter({ person, hash, onlyPlays = false }: Identified): void {
    const { quotas } = this.server;
    this.#person = person;
    this.#secretHash = hash;
    this.#onlyPlays = onlyPlays;
    this.#allowance = quotas.people.of(person.id, quotas.now());
    this.#allowance.users++;
    this.noteOrigin();
    this.server.core.events.emit('person.came', { person: person.id });
  }

  /** Counts the shares of the person at the address of this connection, and by whether they keep a name. */
  noteOrigin(): void {
    const { id, kept } = this.who;
    const { address, shared } = this.transport;
    this.server.shares.origins.note(id, address, kept === true, shared);
  }

  /** Removes the person from the connection, which may say hello again. */
  leavePerson(): void {
    this.#leaveAll();
    this.#person = undefined;
    this.#secretHash = '';
  }

  /** Closes the connection. Requests already in a table's queue are still executed. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#leaveAll();
  }

  #leaveAll(): void {
    const { people, quickPlay, tables, tournaments } = this.server;
    this.#channels?.closeAll();
    tables.lobby.leave(this);
    quickPlay.leave(this);
    tournaments.readers.leave(this);
    if (this.#person) people.leave(this.#person, this);
    if (this.#allowance) this.#allowance.users--;
    this.#allowance = undefined;
  }

  // Input.

  receive(text: string): void {
    this.server.core.metrics.counts.requests++;
    if (this.#closed || !this.#maySend()) return;
    const { intake } = this.server.shares;
    const address = this.#intakeAddress();
    if (intake.admits(address)) this.#carryOut(text);
    else {
      const { id: person = '', kept = false } = this.#person ?? {};
      intake.wait({ address, person, kept }, () => this.#carryOut(text));
    }
  }

  /** In a shared network every person counts as an address of their own. */
  #intakeAddress(): string {
    const { address, shared } = this.transport;
    return shared ? `${address} ${this.#person?.id}` : address;
  }

  /** Refuses a binary message. */
  receiveBinary(): void {
    if (!this.#closed && this.#maySend())
      this.refuse(undefined, new Refused('bad-request', 'messages are text'));
  }

  /** Counts a ping or pong. Returns whether it is within the limit and so is answered. */
  receiveControl(): boolean {
    return !this.#closed && this.#maySend();
  }

  #carryOut(text: string): void {
    if (this.#closed) return;
    const request = readRequest(text);
    try {
      if ('problem' in request) throw new Refused('bad-request', request.problem);
      this.#handle(request)?.catch((error: unknown) => this.refuse(request.id, error));
    } catch (error) {
      this.refuse(request.id, error);
    }
  }

  #handle(request: Request): Promise<void> | void {
    if (this.server.stopping) throw new Refused('stopping', 'the server is going down');
    if (!this.#person && rows[request.do].who !== 'anybody') throw new Refused('hello', 'say hello first');
    if (this.#onlyPlays && !isTableRequest(request) && !PLAYING.has(request.do))
      throw new Refused('not-allowed', 'this token is for playing');
    this.#count(request);
    if (!isTableRequest(request)) return this.#carryOutHere(request);
    handleAtTable(request, {
      ...this.channels.at(request.args.c),
      requireMaySay: (room, text) => this.server.moderation.requireMaySay(this.subject, room, text),
    });
  }

  /** Few requests that only read are carried out at a time for the people of one address. */
  #carryOutHere(request: Request): Promise<void> | void {
    if (!rows[request.do].cost.reads) return this.#replyTo(request);
    const { reads, origins } = this.server.shares;
    const { id } = this.who;
    return reads.run(origins.of(id), '', () => (this.greeted ? this.#replyTo(request) : undefined));
  }

  #replyTo({ do: name, args, id }: Request): Promise<void> | void {
    const reply = (rows[name] as ServerRow<RequestName>).handle(this, args as never, id);
    const send = (ok: unknown) => {
      if (ok !== undefined) this.reply(id, ok as Json);
    };
    return reply instanceof Promise ? reply.then(send) : send(reply);
  }

  /** Whether a message is within the limit. A message above it is not parsed. */
  #maySend(): boolean {
    const { limits } = this.server.quotas;
    if (!this.#person && ++this.#beforeHello > limits.beforeHello) {
      this.transport.cutOff('no hello');
      return false;
    }
    if (this.#take('messages', 1)) return true;
    this.#overLimit++;
    if (this.#overLimit > limits.patience) this.transport.cutOff('too many messages');
    else if (this.#overLimit === 1 || this.#overLimit % 50 === 0)
      this.refuse(undefined, new Refused('rate', 'too many messages: slow down'));
    return false;
  }

  /** Charges the limits of the person and of the address. */
  #take(kind: PersonKind, cost: number): boolean {
    const now = this.server.quotas.now();
    if (this.#allowance && !this.#allowance.take(kind, now, cost)) return false;
    const reserve = this.#person?.kept ? 0 : FOR_KEPT_NAMES;
    return this.transport.allowance.take(kind, now, cost, reserve);
  }

  /** Charges the extra cost of a request that is expensive or that others read. */
  #count(request: Request): void {
    const { kind, units } = costOf(request, rows[request.do].cost);
    if (units === 0 || this.#take(kind, units)) return;
    if (kind !== 'codes') throw new Refused('rate', 'too many of these requests: wait a little');
    const until = this.server.core.now() + 1000 / this.server.quotas.limits.codes.perSecond;
    throw new Refused('locked', 'too many recovery codes: try another later', { until });
  }
}
