import { gameIds } from '../../packages/catalogue/src/index.ts';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { fits } from '../support/fits.ts';
import { still } from '../support/moment.ts';
import { moments } from '../support/moments/index.ts';
import { openAt } from '../support/moments/open.ts';
import { hugelyZoomed, resize, sizes } from '../support/sizes.ts';
import { expect, type Language, test } from '../support/test.ts';

/*
 * Every moment in every size: what is offered can be reached and hit at its centre, nothing covers it, no text is cut, the
 * choice bar is in view. The page is resized while it is open, as a device that is turned does it. The short run has the
 * language with the longest words and, of each size, the moments with the least room and the most to show.
 */
const languages: readonly Language[] = isLong ? LANGUAGES : ['de'];

for (const game of gameIds)
  for (const language of languages)
    for (const touch of [true, false])
      test(`${game}: everything fits, ${touch ? 'by touch' : 'by mouse'}, ${language}`, async ({ stage }) => {
        const found: string[] = [];
        let targets = 0;
        const { page } = await stage.visit({ language, touch, settings: still });
        for (const one of moments.filter((moment) => moment.game === game)) {
          const here = [...sizes, hugelyZoomed].filter(
            (size) => size.touch === touch && (isLong || one.short.includes(size.name)),
          );
          const [first] = here;
          if (!first) continue;
          await page.setViewportSize(first);
          await openAt(page, one, language, touch);
          for (const size of here) {
            await resize(page, size);
            const limits = size === hugelyZoomed ? { text: 0 } : {};
            const fit = await fits(page, limits);
            targets += fit.targets;
            found.push(...fit.found.map((what) => `${one.name}, ${size.name}: ${what}`));
          }
        }
        expect(found).toEqual([]);
        expect(targets, 'things to choose').toBeGreaterThan(0);
      });
