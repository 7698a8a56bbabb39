import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRAS } from '../setup.mjs';
import { found, root, type Step } from './step.ts';

const FOLDERS = ['.', 'scripts/node', ...Object.values(EXTRAS)];

/** A lock file that names hosts ties every contributor to one registry. */
export const lockFile: Step = {
  name: 'lock files without download addresses',
  when: 'quick',
  async run() {
    const faults = FOLDERS.map((folder) => join(folder, 'package-lock.json')).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const addresses = text.match(/"resolved": "(https?|git\+[a-z]+):[^"]*"/g) ?? [];
      return addresses.map((address) => `${file}: ${address}`);
    });
    return found(faults);
  },
};
