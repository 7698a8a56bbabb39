import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = join(root, 'packages/server/src');

test('docs/architecture.md names every file of the server, and no file that is not there', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split('### Every file')[1]?.split('### Failure')[0] ?? '';
  const named = new Set<string>();
  let folder = '';
  for (const line of section.split('\n')) {
    folder = /^\| `([a-z]+)\/` \|/.exec(line)?.[1] ?? folder;
    const [, cell = ''] = line.startsWith('|') ? line.split('|') : [];
    for (const [, file] of cell.matchAll(/`([a-z-]+\.ts)`/g)) named.add(join(folder, file ?? ''));
  }
  for (const [, file] of section.matchAll(/`src\/([a-z-]+\.ts)`/g)) named.add(file ?? '');
  const files = globSync('**/*.ts', { cwd: sources });
  expect([...named].sort()).toEqual(files.map((file) => join(dirname(file), basename(file))).sort());
});

test('every function that it names under "Where it happens" is in the file it names', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split('### Where it happens')[1]?.split('###')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('.ts`'));
  expect(rows.length).toBeGreaterThan(10);
  const missing = rows.flatMap((row) => {
    const [, , files = '', functions = ''] = row.split('|');
    const code = [...files.matchAll(/`([a-z/-]+\.ts)`/g)]
      .map(([, file = '']) => readFileSync(join(sources, file), 'utf8'))
      .join('\n');
    const [, name = ''] = /`(#?\w+)`/.exec(functions) ?? [];
    return new RegExp(`(^|\\W)${name}\\(`).test(code) ? [] : [row];
  });
  expect(missing).toEqual([]);
});
