// `npm run mutation`: sets up, then hands over to the mutation run under the right Node.
import { runScript } from './hand-over.mjs';
import { setUp, setUpExtra } from './setup.mjs';

const node = setUp('test');
setUpExtra('mutation');
runScript(node, 'scripts/mutation/main.ts');
