// `npm test`: sets up, then hands over to the gate under the right Node.
import { runScript } from './hand-over.mjs';
import { setUp } from './setup.mjs';

runScript(setUp(process.argv.includes('--long') ? 'long' : 'test'), 'scripts/gate/main.ts');
