import { serveThread } from '@mazmorra/bots/node-worker';
import { loadPlayable } from './load.ts';

serveThread(loadPlayable);
