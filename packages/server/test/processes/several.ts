import { isLong } from '@mazmorra/testkit/long';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { ServeOptions } from '../../src/options.ts';
import type { Server } from '../../src/serve.ts';
import { type NatsServer, startNats, whyNoNats } from '../nats.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import { openServer } from '../test-server.ts';

export interface Several {
  readonly kind: Bus;
  cluster(): Cluster;
  /** The NATS server, where that is the bus. */
  nats(): NatsServer | undefined;
  /** Servers on one fresh database and one bus. They are stopped after the test. */
  open(count: number, options?: ServeOptions): Promise<Server[]>;
  /** One more on the same database. */
  more(options?: ServeOptions): Promise<Server>;
  /** What a server among these is started with. */
  options(): ServeOptions;
}

type Bus = 'postgres' | 'nats';

/** Runs the same tests with both buses; says so when one must be left out. */
export const onBothBuses = (title: string, tests: (several: Several) => void): void =>
  onBuses(['postgres', 'nats'], title, tests);

/** The same for what takes long: the short run has LISTEN and NOTIFY alone. */
export const onBothBusesInTheLongRun = (title: string, tests: (several: Several) => void): void =>
  onBuses(isLong ? ['postgres', 'nats'] : ['postgres'], title, tests);

/** The same for what has nothing to do with the bus. */
export const onLeastBus = (title: string, tests: (several: Several) => void): void =>
  onBuses(['postgres'], title, tests);

function onBuses(buses: readonly Bus[], title: string, tests: (several: Several) => void): void {
  for (const kind of buses) {
    const missing = whyNoPostgres() ?? (kind === 'nats' ? whyNoNats() : undefined);
    const bus = kind === 'nats' ? 'NATS' : 'LISTEN and NOTIFY';
    describe.skipIf(missing)(`${title} over ${bus}${missing ? ` (left out: ${missing})` : ''}`, () =>
      tests(severalOn(kind)),
    );
  }
}

function severalOn(kind: Bus): Several {
  let cluster: Cluster | undefined;
  let nats: NatsServer | undefined;
  let options: ServeOptions = {};
  let servers: Server[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    if (kind === 'nats') nats = await startNats();
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
    servers = [];
  });
  afterAll(async () => {
    await nats?.stop();
    cluster?.stop();
  });
  const more = async (over: ServeOptions = {}) => {
    const { database = '', ...rest } = options;
    const server = await openServer({ database }, { ...rest, ...over });
    servers.push(server);
    return server;
  };
  return {
    kind,
    cluster: () => cluster as Cluster,
    nats: () => nats,
    more,
    options: () => options,
    async open(count, over = {}) {
      options = { ...over, database: (await cluster?.database()) ?? '', ...(nats && { bus: nats.address }) };
      for (let i = 0; i < count; i++) await more();
      return servers;
    },
  };
}

/** The port of the server at this place. */
export const portOf = (servers: readonly Server[], i: number): number =>
  servers[i % servers.length]?.port ?? 0;
