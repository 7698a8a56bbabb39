import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP relay on loopback that can be told to stall: to whoever speaks through it the network is gone without a word. */
export interface Relay {
  readonly port: number;
  /**
   * From now on nothing arrives, in either direction, and no connection ends: new ones are taken and lead nowhere. With `saying`, only for
   * connections whose client has said these bytes, then or later.
   */
  stall(saying?: string): void;
  /** Everything that was held back arrives, and all goes on. */
  resume(): void;
  /** All connections end with a reset, and so does every new one until `resume`. */
  cut(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** What the client has said so far, as far as it is needed to know the connection again. */
  said: string;
}

/** Bytes of a client that are kept to know its connection by. */
const REMEMBERED = 4096;

class Stalling implements Relay {
  readonly #target: () => number;
  readonly #pairs = new Set<Pair>();
  readonly #listener = createServer((client) => this.#accept(client));
  #stalled: { readonly saying: string } | undefined;
  #isCut = false;

  constructor(target: () => number) {
    this.#target = target;
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#listener.once('error', reject);
      this.#listener.listen(0, '127.0.0.1', resolve);
    });
  }

  get port(): number {
    return (this.#listener.address() as AddressInfo).port;
  }

  stall(saying = ''): void {
    this.#stalled = { saying };
    for (const pair of this.#pairs) this.#hold(pair);
  }

  resume(): void {
    this.#stalled = undefined;
    this.#isCut = false;
    for (const { client, server } of this.#pairs) {
      client.resume();
      server.resume();
    }
  }

  cut(): void {
    this.#isCut = true;
    for (const pair of this.#pairs) reset(pair);
  }

  close(): Promise<void> {
    for (const pair of this.#pairs) reset(pair);
    return new Promise((resolve) => this.#listener.close(() => resolve()));
  }

  #accept(client: Socket): void {
    if (this.#isCut) {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const pair: Pair = { client, server: connect(this.#target(), '127.0.0.1'), said: '' };
    this.#pairs.add(pair);
    client.on('data', (bytes) => {
      if (pair.said.length < REMEMBERED) pair.said += bytes.toString('latin1');
      pair.server.write(bytes);
      this.#hold(pair);
    });
    pair.server.on('data', (bytes) => client.write(bytes));
    for (const socket of [client, pair.server]) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        reset(pair);
      });
    }
    this.#hold(pair);
  }

  /** A socket that is not read fills up, and then its sender waits, as behind a network that is gone. */
  #hold(pair: Pair): void {
    if (this.#stalled === undefined || !pair.said.includes(this.#stalled.saying)) return;
    pair.client.pause();
    pair.server.pause();
  }
}

function reset({ client, server }: Pair): void {
  client.resetAndDestroy();
  server.resetAndDestroy();
}

/** A relay to a port of this machine, which may be another one for every connection. */
export async function startRelay(target: number | (() => number)): Promise<Relay> {
  const relay = new Stalling(typeof target === 'number' ? () => target : target);
  await relay.open();
  return relay;
}
