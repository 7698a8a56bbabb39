import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { fits } from '../support/fits.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { atRest } from '../support/rest.ts';
import { resize, sizes } from '../support/sizes.ts';
import { test } from '../support/test.ts';
import { fileOf, folder } from './folder.ts';

for (const one of moments)
  for (const language of LANGUAGES)
    test(`${one.game}: ${one.name}, ${language}`, async ({ stage }) => {
      mkdirSync(folder, { recursive: true });
      for (const touch of [true, false]) {
        const here = sizes.filter((size) => size.touch === touch);
        const [first] = here;
        if (!first) continue;
        const { page, context } = await stage.visit({ size: first, language, touch, settings: still });
        await openAt(page, one, language, touch);
        for (const size of here) {
          await resize(page, size);
          await atRest(page);
          await page.screenshot({ path: join(folder, fileOf(one.game, one.name, size.name, language)) });
          for (const what of (await fits(page)).found) console.log(`   ${size.name}: ${what}`);
        }
        await context.close();
      }
    });
