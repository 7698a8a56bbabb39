// `npm run release`: sets up, then makes the release under the right Node.
import { runScript } from './hand-over.mjs';
import { setUp, setUpExtra } from './setup.mjs';

const node = setUp('run');
setUpExtra('release');
runScript(node, 'scripts/release/main.ts');
