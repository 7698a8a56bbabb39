import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { found, root, type Step } from './step.ts';

/** A lock file that names hosts ties every contributor to one registry. */
export const lockFile: Step = {
  name: 'lock file without download addresses',
  when: 'quick',
  async run() {
    const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
    const addresses = text.match(/"resolved": "(https?|git\+[a-z]+):[^"]*"/g) ?? [];
    return found(addresses.map((address) => `package-lock.json: ${address}`));
  },
};
