import { readFileSync } from 'node:fs';
import {
  AuthorizationError,
  type ConnectionOptions,
  connect,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { say } from '../sentences.ts';
import { noticesIn } from './message.ts';
import { Outbox } from './outbox.ts';
import { type Bus, BusError, type BusSubscriber, type Topic } from './port.ts';

/** In ms: connect timeout, ping interval, reconnect delay. */
const CONNECT_TIME = 4000;
const PING = 2000;
const RETRY = { wait: 250, jitter: 250 };

export interface NatsPlace {
  readonly address: string;
  /** A file whose first line is the password. */
  readonly passwordFile?: string | undefined;
  /** The subject, one per database; those of its shards are below it. */
  readonly subject: string;
}

/** A bus over a NATS server. NATS stores nothing: a process that is not connected misses the message. */
export async function openNatsBus(place: NatsPlace, id: string): Promise<Bus> {
  const { subject } = place;
  const connection = await connectNats(place);
  const subjectOf = (topic: Topic) => (topic === 'all' ? subject : `${subject}.${topic}`);
  const outbox = new Outbox(id, async (messages) => {
    for (const { topic, text } of messages) connection.publish(subjectOf(topic), text);
  });
  const subscriptions = new Map<number, Subscription>();
  let subscriber: BusSubscriber | undefined;
  let trouble: string | undefined;
  const subscribeTo = (topic: Topic) =>
    connection.subscribe(subjectOf(topic), {
      callback: (error, message) => {
        if (!error) subscriber?.notices(noticesIn(message.string(), id));
      },
    });
  subscribeTo('all');
  // Only when the server has the subscription does nothing that others publish from now on get lost.
  await connection.flush();
  const watch = async () => {
    for await (const { type } of connection.status())
      if (type === 'disconnect' || type === 'staleConnection') trouble = 'the connection to NATS is lost';
      else if (type === 'reconnect' || type === 'slowConsumer') {
        trouble = undefined;
        subscriber?.gap();
      }
  };
  void watch();
  return {
    kind: 'nats',
    get trouble() {
      return connection.isClosed() ? 'the connection to NATS is closed' : trouble;
    },
    publish(notices, topic) {
      // While disconnected the client would buffer them. That is useless: after a gap every process reads the database.
      if (trouble === undefined && !connection.isClosed()) outbox.add(notices, topic);
    },
    async listen(shards) {
      if (connection.isClosed()) return;
      for (const [shard, subscription] of subscriptions)
        if (!shards.has(shard) && subscriptions.delete(shard)) subscription.unsubscribe();
      const added = [...shards].filter((shard) => !subscriptions.has(shard));
      for (const shard of added) subscriptions.set(shard, subscribeTo(shard));
      if (added.length > 0 && trouble === undefined) await connection.flush().catch(() => undefined);
    },
    subscribe(one) {
      subscriber = one;
    },
    async close() {
      await outbox.settled();
      await connection.close();
    },
  };
}

/** Connects, and reconnects whenever the connection is lost. */
export async function connectNats({ address, passwordFile }: NatsPlace): Promise<NatsConnection> {
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  const password = passwordFile === undefined ? decodeURIComponent(url.password) : firstLine(passwordFile);
  const options: ConnectionOptions = {
    servers: url.host,
    timeout: CONNECT_TIME,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY.wait,
    reconnectJitter: RETRY.jitter,
    pingInterval: PING,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
    ...(user !== '' && { user }),
    ...(password !== '' && (user === '' ? { token: password } : { pass: password })),
  };
  try {
    return await connect(options);
  } catch (error) {
    throw cannotUse(url.host, error);
  }
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? '';
  } catch (error) {
    throw new BusError(say('no-password-file', file), error);
  }
}

function cannotUse(host: string, error: unknown): BusError {
  if (isRefusal(error)) return new BusError(say('wrong-bus-user', host), error);
  const reason = error instanceof Error ? error.message : String(error);
  return new BusError(say('no-bus', host, reason), error);
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AuthorizationError ||
  (error instanceof Error && /authori[sz]ation|authentication/i.test(error.message));
