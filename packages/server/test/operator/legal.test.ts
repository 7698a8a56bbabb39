import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { afterAll, expect, test } from 'vitest';
import { silent } from '../../src/core/log.ts';
import { blocksOf, LegalPages } from '../../src/operator/legal.ts';
import { legalHtml } from '../../src/pages/html.ts';
import { RETENTION } from '../../src/retention/retention.ts';
import { withServer } from '../test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'mazmorra-legal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('titles, headings, lists, paragraphs and links are read; everything else is plain text', () =>
  expect(
    blocksOf('# One\n\n## Two\n\n- a\n- [b](/c)\n\nText of\ntwo lines <b>\n\n[x](javascript:alert)\n'),
  ).toEqual([
    { kind: 'title', pieces: [{ text: 'One' }] },
    { kind: 'heading', pieces: [{ text: 'Two' }] },
    { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b', href: '/c' }]] },
    { kind: 'paragraph', pieces: [{ text: 'Text of two lines <b>' }] },
    { kind: 'paragraph', pieces: [{ text: '[x](javascript:alert)' }] },
  ]));

test('for readers without script nothing of a text becomes markup', () =>
  expect(legalHtml(blocksOf('<script>x</script>\n\n[a"b](https://x/"onclick=)'))).toBe(
    '<main class="page-body"><p>&lt;script&gt;x&lt;/script&gt;</p><p><a href="https://x/&quot;onclick=">a&quot;b</a></p></main>',
  ));

test('the files are written once, and read as the operator has edited them, with the times of this server', () => {
  const pages = join(folder, 'pages');
  const legal = new LegalPages(pages, () => ({ ...RETENTION, chat: 86_400_000 }), silent);
  expect(readdirSync(pages)).toHaveLength(3 * LANGUAGES.length);
  expect(JSON.stringify(legal.blocks('privacy', 'en'))).toContain('1 day after the game has ended');
  expect(JSON.stringify(legal.blocks('privacy', 'es'))).toContain('730 días');
  expect(JSON.stringify(legal.blocks('privacy', 'es'))).toContain('sin límite');
  writeFileSync(join(pages, 'imprint.en.md'), '# Imprint\n\nOlga, kept for {chat}');
  const again = new LegalPages(pages, () => RETENTION, silent);
  expect(again.blocks('imprint', 'en')[1]).toEqual({
    kind: 'paragraph',
    pieces: [{ text: 'Olga, kept for 365 days' }],
  });
});

test('a folder that cannot be written is logged, and the texts that come with the server are shown', () => {
  const lines: string[] = [];
  const legal = new LegalPages(
    join(folder, 'no', 'such', 'place'),
    () => RETENTION,
    (_, event) => void lines.push(event),
  );
  expect(lines).toEqual(['pages not written']);
  expect(legal.blocks('terms', 'es').length).toBeGreaterThan(5);
});

test('the server tells them in each language, and nothing else by that way', () =>
  withServer(Promise.resolve({ data: join(folder, 'data') }), async ({ port }) => {
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/pages/${path}`);
      return [response.status, JSON.stringify(await response.json())] as const;
    };
    expect(await get('privacy?language=es')).toEqual([200, expect.stringContaining('Qué se guarda')]);
    expect(await get('terms')).toEqual([200, expect.stringContaining('How we play')]);
    for (const wrong of ['nothing', '..%2f..%2flock', 'privacy.en.md', '__proto__'])
      expect(await get(wrong)).toEqual([404, expect.any(String)]);
    expect(existsSync(join(folder, 'data', 'pages', 'imprint.es.md'))).toBe(true);
  }));
