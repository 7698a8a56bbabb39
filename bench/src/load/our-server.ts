import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve, silent } from '@mazmorra/server';
import { setV8FlagsFor } from '../../../scripts/v8-flags.mjs';
import { answerParent, type ChildMessage } from './child.ts';
import { PauseLog } from './pauses.ts';

/** `our-server.ts PLACE [real-limits] [nats://…]`: our server without its limits, because all load comes from one address. `real-limits` keeps them. A folder `web` in the place is served as the page. */
setV8FlagsFor(['serve']);
const [place = '', ...more] = process.argv.slice(2);
const bus = more.find((one) => one.startsWith('nats:'));
const web = join(place, 'web');
const none = { burst: 1e9, perSecond: 1e9 };
const server = await serve({
  ...(place.startsWith('postgres:') ? { database: place } : { data: place }),
  port: 0,
  log: silent,
  metrics: 'main',
  ...(bus !== undefined && { bus }),
  ...(existsSync(web) && { web }),
  origins: ['https://mazmorra.test'],
  ...(!more.includes('real-limits') && {
    sharedNetworks: ['127.0.0.1', '::1'],
    limits: { messages: none, heavy: none, newPeople: none, connectionsPerAddress: 1e6, openTables: 1e6 },
  }),
});
const pauses = new PauseLog();
const { storage } = server.tables;
const commit = storage.commit.bind(storage);
storage.commit = async (writes) => {
  const begun = pauses.now();
  await commit(writes);
  pauses.note('sync', begun, pauses.now());
};
answerParent(server.port, () => server.stop(), pauses);
const loaded: ChildMessage = { kind: 'loaded' };
void server.tables.loaded.then(() => process.send?.(loaded));
