/** Writes the generated parts of the documents: `npm run docs`. With --check it writes nothing and names those that are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPart } from './marks.ts';
import { PARTS } from './parts.ts';

const root = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');
const stale: string[] = [];

for (const part of PARTS) {
  const path = join(root, part.file);
  const before = readFileSync(path, 'utf8');
  const after = withPart(before, part.name, await part.make());
  if (after === before) continue;
  stale.push(`${part.file}: ${part.name}`);
  if (!isCheck) writeFileSync(path, after);
}

for (const line of stale) console.log(`${isCheck ? 'stale, run `npm run docs`' : 'written'}: ${line}`);
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
