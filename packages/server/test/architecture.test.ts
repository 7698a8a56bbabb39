import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = join(root, 'packages/server/src');

test('docs/architecture.md names every folder of the server, and none that is not there', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split('### The folders')[1]?.split('###')[0] ?? '';
  const named = section.split('\n').flatMap((line) => {
    const [, cell = ''] = line.startsWith('| `') ? line.split('|') : [];
    return [...cell.matchAll(/`([a-z]+)\/`/g)].map(([, folder = '']) => folder);
  });
  const folders = readdirSync(sources, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(named.sort()).toEqual(folders.map(({ name }) => name).sort());
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

test('a test file beside a folder of the sources begins with the name of the file that it tests', () => {
  const namesIn = (folder: string, ending: string): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));
  const tests = import.meta.dirname;
  const folders = readdirSync(sources, { withFileTypes: true }).filter((one) => one.isDirectory());
  const astray = folders.flatMap(({ name: folder }) => {
    const files = namesIn(join(sources, folder), '.ts');
    const given = namesIn(join(tests, folder), '.test.ts');
    if (given.length === 0) return [`${folder}/: no tests`];
    const isOf = (name: string) => files.some((file) => name === file || name.startsWith(`${file}-`));
    return given.filter((name) => !isOf(name)).map((name) => `${folder}/${name}.test.ts`);
  });
  expect(astray).toEqual([]);
});
