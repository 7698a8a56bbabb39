import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import { mine } from '../src/subjects/mine.ts';

const languages = mkdtempSync(join(tmpdir(), 'mazmorra-languages-'));
afterAll(() => {
  rmSync(languages, { recursive: true });
  vi.doUnmock('../src/folders.ts');
  vi.resetModules();
});

test('a language with a broken file is left out: English stands in for all of it', async () => {
  cpSync(join(import.meta.dirname, '../../../languages'), languages, { recursive: true });
  writeFileSync(join(languages, 'es', 'shell.ftl'), 'app_name = Mazmorra\nhome {\n');
  // Other tests of this process may have read the real folder.
  vi.resetModules();
  vi.doMock('../src/folders.ts', () => ({ languages }));
  const { languageTroubles, pageText, usableLanguages, wordsOf } = await import('../src/node.ts');
  expect(languageTroubles()).toEqual([
    expect.objectContaining({ language: 'es', file: join(languages, 'es', 'shell.ftl'), line: 2 }),
  ]);
  expect(usableLanguages()).toEqual(LANGUAGES.filter((language) => language !== 'es'));
  expect(wordsOf(mine)('es').title).toBe('My games');
  expect(pageText('es', 'terms')).toMatch(/^# Terms of use/);
});
