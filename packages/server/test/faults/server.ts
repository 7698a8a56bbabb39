import { allGames } from '@mazmorra/catalogue/loaded';
import { carelessThinkers } from '../../src/bots/thinkers.ts';
import { silent } from '../../src/core/log.ts';
import { serve } from '../../src/serve.ts';

/** The server that is killed: `server.ts PORT FOLDER|postgres://… [WEB]`. Says its port when it is open. */
const [port = '0', place = '', web] = process.argv.slice(2);
const none = { burst: 1e9, perSecond: 1e9 };
const server = await serve({
  ...(place.startsWith('postgres:') ? { database: place } : { data: place }),
  ...(web !== undefined && { web }),
  ...(process.env['SERVER_BUS'] !== undefined && { bus: process.env['SERVER_BUS'] }),
  port: Number(port),
  games: allGames,
  thinkers: carelessThinkers(),
  log: silent,
  seasonGames: 1,
  // All people of these tests come from this machine; each of them has a share of their own.
  sharedNetworks: ['127.0.0.1'],
  limits: { messages: none, heavy: none, newPeople: none, connectionsPerAddress: 1e6, openTables: 1e6 },
  tables: { botPause: 0, askAgain: 600_000 },
  // The browser tests have a push service of their own on loopback.
  outgoing: { protocols: ['http:', 'https:'], mayConnect: (address) => address === '127.0.0.1' },
  notify: { patience: 0, lookingPatience: 0 },
  // On a busy machine pages take long: nobody is to lose a seat for that, nor to play with fewer than are coming.
  quick: { patience: 600_000, call: 600_000, grace: 600_000 },
});
process.stdout.write(`${server.port}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
