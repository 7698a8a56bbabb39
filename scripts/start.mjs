// `npm start`: sets up, builds the page where it changed, and serves it. Flags go to `mazmorra serve`.
import { buildWeb } from './build-web.mjs';
import { handOver } from './hand-over.mjs';
import { setUp } from './setup.mjs';

const node = setUp('run');
buildWeb(node);
handOver(node, ['serve', ...process.argv.slice(2)]);
