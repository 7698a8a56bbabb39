// `npm test`: sets up, then hands over to the gate under the right Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root, setUp } from './setup.mjs';

const node = setUp();
const gate = spawnSync(node, [join(root, 'scripts/gate/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: environmentFor(node),
});
process.exit(gate.status ?? 1);
