import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { noticesIn } from './message.ts';
import { Outbox } from './outbox.ts';
import { type Bus, BusError, type BusSubscriber, type Notice } from './port.ts';

const CHANNEL = 'mazmorra';
/** Milliseconds: for a new connection, for an answer, between two signs of life. */
const CONNECT_TIME = 4000;
const ANSWER_TIME = 3000;
const PROBE = 2000;
/** Milliseconds between two attempts to connect again. */
const RETRY = { first: 100, most: 2000 };

/**
 * LISTEN and NOTIFY of the database, over one connection of their own. A notice is sent after the commit it tells of and not in it: commits that
 * notify wait for each other, and this way each of them waits for the others' memory and not for their disk.
 */
export async function openPostgresBus(address: string, id: string): Promise<Bus> {
  const bus = new PostgresBus(address, id);
  await bus.open();
  return bus;
}

class PostgresBus implements Bus {
  readonly kind = 'postgres';
  readonly #address: string;
  readonly #id: string;
  readonly #outbox: Outbox;
  readonly #probe: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #subscriber: BusSubscriber | undefined;
  #closed = false;
  #isSending = false;
  #lastQuery: Promise<unknown> = Promise.resolve();
  trouble: string | undefined;

  constructor(address: string, id: string) {
    this.#address = address;
    this.#id = id;
    this.#outbox = new Outbox(id, (text) => this.#notify(text));
    this.#probe = setInterval(() => void this.#look(), PROBE).unref();
  }

  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      clearInterval(this.#probe);
      throw new BusError(`the database cannot be listened to (${reasonOf(error)}): look at its log`, error);
    }
  }

  publish(notices: readonly Notice[]): void {
    // What happens meanwhile is found by everybody who hears of the gap.
    if (this.trouble === undefined && !this.#closed) this.#outbox.add(notices);
  }

  subscribe(subscriber: BusSubscriber): void {
    this.#subscriber = subscriber;
  }

  async close(): Promise<void> {
    await this.#outbox.settled();
    this.#closed = true;
    clearInterval(this.#probe);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#address,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIME,
      query_timeout: ANSWER_TIME,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (client === this.#client) this.#subscriber?.notices(noticesIn(payload ?? '', this.#id));
    });
    try {
      await client.connect();
      // Nobody loses anything with a notice, so it need not be on disk.
      await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    this.#client = client;
  }

  async #notify(text: string): Promise<void> {
    const client = this.#client;
    if (!client) return;
    this.#isSending = true;
    try {
      await this.#query(client, 'SELECT pg_notify($1, $2)', [CHANNEL, text]);
    } catch (error) {
      this.#lost(client);
      throw error;
    } finally {
      this.#isSending = false;
    }
  }

  /** A connection that is cut off without a word is noticed by nothing else, while nothing is sent. */
  async #look(): Promise<void> {
    const client = this.#client;
    if (this.#isSending || !client) return;
    await this.#query(client, 'SELECT 1').catch(() => this.#lost(client));
  }

  /** One query after the other: a connection of `pg` must not be given a second one while the first is under way. */
  #query(client: pg.Client, text: string, values: readonly string[] = []): Promise<unknown> {
    const answer = this.#lastQuery.then(() => client.query(text, [...values]));
    this.#lastQuery = answer.catch(() => undefined);
    return answer;
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.trouble = 'the connection to the database for LISTEN and NOTIFY is lost';
    drop(client);
    if (!this.#closed) void this.#connectAgain();
  }

  async #connectAgain(): Promise<void> {
    for (let wait = RETRY.first; !this.#closed; wait = Math.min(RETRY.most, wait * 2)) {
      await pause(wait * (0.5 + Math.random()), undefined, { ref: false });
      try {
        if (this.#closed) return;
        await this.#connect();
        this.trouble = undefined;
        this.#subscriber?.gap();
        return;
      } catch {
        // Tried again, each time after a longer pause.
      }
    }
  }
}

/** Ends a connection without a goodbye, which may never be answered. */
function drop(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
