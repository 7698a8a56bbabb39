import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Where everything that is released is written. */
export const released = join(root, 'artifacts/release');

export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
