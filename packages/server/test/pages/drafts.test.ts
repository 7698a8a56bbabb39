import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Draft } from '@mazmorra/languages';
import { newLanguage } from '@mazmorra/languages/tool';
import { afterAll, expect, test } from 'vitest';
import { withServer } from '../test-server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'mazmorra-drafts-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const web = join(scratch, 'web');
mkdirSync(join(web, 'links'), { recursive: true });
writeFileSync(join(web, 'index.html'), '<html lang="en"><head><title>Mazmorra</title></head></html>');
writeFileSync(join(web, 'links', 'routes.json'), '["/"]');

const LANGUAGE =
  'you = tu\nreader = last\nquote-open = «\nquote-close = »\ninner-open = “\ninner-close = ”\n';

test('a language that somebody works on is offered, read anew when a file changes, and told what is wrong', async () => {
  const languageFolder = join(scratch, 'ca');
  newLanguage(languageFolder);
  const write = (name: string, text: string): void => writeFileSync(join(languageFolder, name), text);
  const told: string[] = [];
  await withServer(
    Promise.resolve({ data: join(scratch, 'data') }),
    async ({ port }) => {
      const at = `http://127.0.0.1:${port}`;
      const html = async (): Promise<string> => (await fetch(`${at}/`)).text();
      const draft = async (): Promise<Partial<Draft>> =>
        (await fetch(`${at}/api/drafts/ca`)).json() as Promise<Partial<Draft>>;
      const changes = (await fetch(`${at}/api/drafts`)).body
        ?.pipeThrough(new TextDecoderStream())
        .getReader();
      const nextChange = async (): Promise<void> => {
        while (!(await changes?.read())?.value?.includes('changed'));
      };
      await changes?.read();
      expect(told).toEqual(['language.ftl:1 language not read']);
      expect(await html()).not.toContain('data-draft');
      expect(await draft()).toEqual({ error: 'no-language' });

      write('language.ftl', LANGUAGE);
      await nextChange();
      expect(await html()).toContain('data-draft="ca"');
      expect(await draft()).toMatchObject({
        basics: { you: 'tu', reader: 'last' },
        texts: { mine: expect.stringMatching(/^title = My games$/m) },
      });

      write('mine.ftl', 'title = Les meves partides\n');
      await nextChange();
      expect((await draft()).texts?.['mine']).toMatch(/^title = Les meves partides$/m);

      told.length = 0;
      write('mine.ftl', 'title = Les meves\nnone\n');
      await nextChange();
      expect(told).toEqual(['mine.ftl:2 language not read']);
      expect((await draft()).texts?.['mine']).toMatch(/^title = Les meves partides$/m);

      told.length = 0;
      write('mine.ftl', 'title = { ROW($x) }\n');
      await nextChange();
      expect(told).toEqual(['mine.ftl:1 language', 'mine.ftl:1 language']);
      await changes?.cancel();
    },
    {
      web,
      languageFolder,
      log: (level, event, fields) => {
        if (level === 'warn')
          told.push(`${String(fields?.['file']).replace(/^.*\//, '')}:${fields?.['line']} ${event}`);
      },
    },
  );
});
