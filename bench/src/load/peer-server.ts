import { createRequire } from 'node:module';
import { dungeonGame } from '../boardgame-io/game.ts';
import { answerParent } from './child.ts';
import { PauseLog } from './pauses.ts';

/** boardgame.io's own server with its in-memory storage, running the same game. */
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const server = Server({ games: [dungeonGame()], origins: ['http://localhost'] });
server.app.silent = true;
// `run` passes the port to `listen`, which also takes an address. Without one it would listen on all interfaces.
const running = await server.run({ port: { host: '127.0.0.1', port: 0 } });
answerParent(running.appServer.address().port, async () => undefined, new PauseLog());
