import { PROTOCOL } from '@mazmorra/protocol';
import { FrameClient } from './frame-client.ts';
import { choose, type Meter, type Pace } from './meter.ts';

interface Decision {
  readonly number: number;
  readonly options: readonly string[];
}

const SEATS = 4;

/** An answer that was sent: when, and through which port. One person is asked at a time, so it is the only one on its way. */
interface Sent {
  readonly at: number;
  readonly port: number;
}

/** One seat of a table: answers every decision at random, as fast as the pace allows. */
class SeatClient {
  readonly #socket: FrameClient;
  readonly #table: TableLoad;
  readonly #meter: Meter;
  readonly #waiting = new Map<number, { resolve(ok: unknown): void; reject(error: Error): void }>();
  #id = 0;
  #c = 0;
  #sentAt = 0;
  #answerId = -1;
  readonly #port: number;
  /** The last answer that this seat was told of. */
  #heard: Sent | undefined;

  private constructor(socket: FrameClient, port: number, table: TableLoad, meter: Meter) {
    this.#socket = socket;
    this.#port = port;
    this.#table = table;
    this.#meter = meter;
  }

  static async connect(port: number, table: TableLoad, meter: Meter): Promise<SeatClient> {
    const socket = await FrameClient.open({ port, receive: (text) => client.#receive(text) });
    const client = new SeatClient(socket, port, table, meter);
    await client.ask('hello', { protocol: PROTOCOL, name: 'Load' });
    return client;
  }

  ask<T>(name: string, args: object): Promise<T> {
    const id = ++this.#id;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (ok: unknown) => void, reject });
      this.#socket.send(JSON.stringify({ id, do: name, ...args }));
    });
  }

  async open(table: string, invite: string | undefined): Promise<void> {
    if (this.#c > 0) await this.ask('close', { c: this.#c });
    this.#c = (this.#c % 900) + 1;
    await this.ask('open', { table, c: this.#c, ...(invite !== undefined && { invite }) });
  }

  atTable<T>(name: string, args: object = {}): Promise<T> {
    return this.ask(name, { c: this.#c, ...args });
  }

  close(): void {
    this.#socket.close();
  }

  #answer({ number, options }: Decision): void {
    const option = options[choose(options)] ?? '';
    this.#table.pace(() => {
      if (this.#table.stopped) return;
      const id = ++this.#id;
      this.#answerId = id;
      this.#sentAt = performance.now();
      this.#table.sent = { at: this.#sentAt, port: this.#port };
      this.#socket.send(
        `{"id":${id},"do":"answer","c":${this.#c},"n":${number},"option":"${option}","key":"${id}"}`,
      );
    });
  }

  #receive(text: string): void {
    // Most frames need no parsing: only those with a decision, a reply or the end of the game.
    if (text.includes('"s":')) this.#told(text.length);
    if (this.#answerId >= 0 && text.includes(`"re":${this.#answerId},`)) {
      this.#answerId = -1;
      this.#meter.acknowledged(this.#sentAt);
      if (text.includes('"error"')) throw new Error(text);
    } else if (text.startsWith('{"re":')) {
      this.#settle(text);
      return;
    }
    if (text.includes('"d":{')) this.#asked(JSON.parse(text));
    else if (text.includes('"status":"finished"')) this.#table.finished();
  }

  /** Hears of an answer. Where it was given at another server, the time from there to here is measured. */
  #told(bytes: number): void {
    this.#meter.received(bytes);
    const { sent } = this.#table;
    if (sent && sent !== this.#heard && sent.port !== this.#port) this.#meter.reached(sent.at);
    this.#heard = sent;
  }

  #asked(message: { readonly d?: Decision; readonly play?: { readonly d?: Decision } }): void {
    const decision = message.d ?? message.play?.d;
    if (decision) this.#answer(decision);
  }

  #settle(text: string): void {
    const { re, ok, error } = JSON.parse(text);
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    if (error) waiting?.reject(new Error(`${error.code}: ${error.message}`));
    else waiting?.resolve(ok);
  }
}

/** One table with its four seats. When a game is over the same people play again. */
export class TableLoad {
  readonly seats: SeatClient[] = [];
  pace: Pace;
  stopped = false;
  sent: Sent | undefined;
  #finished = false;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  /** `port` may differ by seat: people of one table at different servers. */
  async connect(port: number | ((seat: number) => number), meter: Meter): Promise<void> {
    const portOf = typeof port === 'number' ? () => port : port;
    for (let i = 0; i < SEATS; i++) this.seats.push(await SeatClient.connect(portOf(i), this, meter));
    const [host, ...guests] = this.seats;
    if (!host) return;
    const { table, invite } = await host.ask<{ table: string; invite: string }>('create', {
      game: 'welcome-to-the-dungeon',
      seats: SEATS,
    });
    for (const seat of [host, ...guests]) {
      await seat.open(table, invite);
      await seat.atTable('sit', { contribution: 'ab' });
    }
  }

  start(): Promise<unknown> {
    return this.seats[0]?.atTable('start') ?? Promise.resolve();
  }

  finished(): void {
    if (this.#finished) return;
    this.#finished = true;
    void this.#again();
  }

  async #again(): Promise<void> {
    const [host] = this.seats;
    if (!host || this.stopped) return;
    const { table } = await host.atTable<{ table: string }>('rematch');
    await Promise.all(this.seats.map((seat) => seat.open(table, undefined)));
    this.#finished = false;
    await this.start();
  }

  close(): void {
    this.stopped = true;
    for (const seat of this.seats) seat.close();
  }
}
