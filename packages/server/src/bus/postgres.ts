import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { say } from '../sentences.ts';
import { noticesIn } from './message.ts';
import { type Message, Outbox } from './outbox.ts';
import { type Bus, BusError, type BusSubscriber, type Notice, type Topic } from './port.ts';

/** The channel of a topic. Channels belong to a database. */
const channelOf = (topic: Topic): string => (topic === 'all' ? 'mazmorra' : `mazmorra_${topic}`);
/** In ms: connect timeout, query timeout, probe interval. */
const CONNECT_TIME = 4000;
const ANSWER_TIME = 3000;
const PROBE = 2000;
/** Reconnect backoff in ms: first and longest delay. */
const RETRY = { first: 100, most: 2000 };

/**
 * A bus over LISTEN and NOTIFY on a dedicated connection. A notice is sent after the commit it reports, not as part of it.
 * PostgreSQL serialises commits that notify, and this way they do not wait for each other's disk writes.
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
  #listening: ReadonlySet<number> = new Set();
  #closed = false;
  #isSending = false;
  #lastQuery: Promise<unknown> = Promise.resolve();
  trouble: string | undefined;

  constructor(address: string, id: string) {
    this.#address = address;
    this.#id = id;
    this.#outbox = new Outbox(id, (messages) => this.#notify(messages));
    this.#probe = setInterval(() => void this.#look(), PROBE).unref();
  }

  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      clearInterval(this.#probe);
      throw new BusError(say('no-listening', reasonOf(error)), error);
    }
  }

  publish(notices: readonly Notice[], topic: Topic): void {
    // Notices during an outage are not queued: after it, every process reads the database.
    if (this.trouble === undefined && !this.#closed) this.#outbox.add(notices, topic);
  }

  async listen(shards: ReadonlySet<number>): Promise<void> {
    const before = this.#listening;
    this.#listening = new Set(shards);
    const added = listenTo([...shards].filter((shard) => !before.has(shard)));
    const removed = [...before].filter((shard) => !shards.has(shard));
    const text = [...added, ...removed.map((shard) => `UNLISTEN ${channelOf(shard)}`)].join(';');
    const client = this.#client;
    if (text === '' || !client) return;
    await this.#query(client, { text }).catch(() => this.#lost(client));
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
      // Losing a notice loses no data, so it need not be flushed to disk.
      await client.query('SET synchronous_commit = off');
      let listening: ReadonlySet<number> | undefined;
      while (listening !== this.#listening) {
        listening = this.#listening;
        await client.query(listenTo(['all', ...listening]).join(';'));
      }
    } catch (error) {
      drop(client);
      throw error;
    }
    this.#client = client;
  }

  async #notify(messages: readonly Message[]): Promise<void> {
    const client = this.#client;
    if (!client) return;
    this.#isSending = true;
    try {
      await this.#query(client, {
        name: 'notify',
        text: 'SELECT pg_notify(channel, message) FROM unnest($1::text[], $2::text[]) AS sent(channel, message)',
        values: [messages.map(({ topic }) => channelOf(topic)), messages.map(({ text }) => text)],
      });
    } catch (error) {
      this.#lost(client);
      throw error;
    } finally {
      this.#isSending = false;
    }
  }

  /** Probes the idle connection, because nothing else would detect that it was cut off. */
  async #look(): Promise<void> {
    const client = this.#client;
    if (this.#isSending || !client) return;
    await this.#query(client, { text: 'SELECT 1' }).catch(() => this.#lost(client));
  }

  /** Runs queries one after the other: a `pg` connection must not get a second query while one is running. */
  #query(client: pg.Client, query: pg.QueryConfig): Promise<unknown> {
    const answer = this.#lastQuery.then(() => client.query(query));
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
        // Tried again with backoff.
      }
    }
  }
}

const listenTo = (topics: readonly Topic[]): string[] => topics.map((topic) => `LISTEN ${channelOf(topic)}`);

/** Destroys a connection without the closing handshake, which may never be answered. */
function drop(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
