import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mazmorra, refused, scratch } from './run.ts';

const folder = join(scratch(), 'ca');

test('a language that is whole is said to be', () => {
  const { code, out } = mazmorra('language', 'pt-BR', '--check');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^Português \(Brasil\): (\d+) of \1 sentences \(100 %\)\nNothing is wrong\.\nThe page and the server offer/,
    ),
  });
});

test('a folder is made, and what it lacks and what is wrong is told with file and line', () => {
  const made = mazmorra('language', folder, '--new');
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('npm start -- --language-folder ') });
  writeFileSync(join(folder, 'mine.ftl'), 'title = Les meves partides\nplace = lloc { ROW($place) }\n');
  const { code, out } = mazmorra('language', folder, '--check');
  expect(code).toBe(1);
  expect(out).toMatch(/ca\/mine\.ftl:2: place: there is no function ROW; there are LIST, /);
  expect(out).toMatch(/^languages\/en\/mine\.ftl:2: only in English: none$/m);
  expect(out).toMatch(/^Català: 2 of \d+ sentences \(0 %\)$/m);
  expect(mazmorra('language', folder)).toMatchObject({
    code: 0,
    out: expect.not.stringContaining('mine.ftl'),
  });
  const { faults } = JSON.parse(mazmorra('language', folder, '--check', '--json').out);
  expect(faults).toContainEqual(expect.objectContaining({ line: 2, what: expect.stringMatching('ROW') }));
});

test.each([
  ['a word that is no code', ['klingon!'], /is no code of a language: allowed is a code such as fr/],
  [
    'a language that is not there',
    ['xx'],
    /there is no folder .*xx: there are .*en.* and --new makes another/,
  ],
  ['both flags', ['fr', '--check', '--new'], /--check and --new exclude each other/],
])('%s', async (_, args, wanted) => {
  expect((await refused(['language', ...args])).err).toMatch(wanted);
});
