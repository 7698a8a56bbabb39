import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenLinks } from '../links.ts';

const root = mkdtempSync(join(tmpdir(), 'links-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function faults(page: string): string[] {
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/other.md'), '# The title\n\n## What is kept, and for how long\n');
  writeFileSync(join(root, 'docs/page.md'), page);
  return brokenLinks(root, 'docs/page.md');
}

test('links to files, headings and other sites, and paths that exist, are no faults', () => {
  expect(
    faults(
      '# Page\n[a](other.md) [b](other.md#what-is-kept-and-for-how-long) [c](#page) [d](https://example.org/x) `docs/other.md`',
    ),
  ).toEqual([]);
});

test('a missing file, a missing heading and a missing path are named', () => {
  expect(faults('[a](gone.md) [b](other.md#gone) `docs/gone.ts`')).toEqual([
    'docs/page.md: gone.md leads nowhere',
    'docs/page.md: other.md#gone leads nowhere',
    'docs/page.md: docs/gone.ts leads nowhere',
  ]);
});

test('blocks of code and placeholders are not read', () => {
  expect(faults('    [a](gone.md)\n\n```sh\n[a](gone.md)\n```\n`docs/<game>.md`')).toEqual([]);
});
