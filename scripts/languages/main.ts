/** Writes the types of the texts from the English files: `npm run languages`. With --check it writes nothing and names those that are stale. */
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { typedModule } from '../../packages/languages/src/typed.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'packages/languages/src/subjects');
const isCheck = process.argv.includes('--check');

const wanted = new Map(
  globSync('languages/en/*.ftl', { cwd: root }).map((file) => {
    const name = basename(file, '.ftl');
    return [`${name}.ts`, typedModule(name, readFileSync(join(root, file), 'utf8'))];
  }),
);
const there = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const stale = [...new Set([...wanted.keys(), ...there.keys()])].filter(
  (file) => wanted.get(file) !== there.get(file),
);

for (const file of stale) {
  console.log(
    `${isCheck ? 'stale, run `npm run languages`' : 'written'}: packages/languages/src/subjects/${file}`,
  );
  if (isCheck) continue;
  const text = wanted.get(file);
  if (text === undefined) rmSync(join(folder, file));
  else writeFileSync(join(folder, file), text);
}
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
