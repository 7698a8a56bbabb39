import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isLong } from '../../packages/testkit/src/long.ts';
import { lowContrast } from './contrast.ts';
import { atRest, withPicture } from './rest.ts';

/**
 * What axe finds against WCAG 2.2 AA on the page as it is now, or `within` a part of it; `drawn` where buttons are pictures of
 * cards and tiles. Contrast over pictures, which axe leaves undecided, is decided from the pixels in the long run, and
 * `withPictures` always.
 */
export async function violations(
  page: Page,
  drawn = false,
  within = 'html',
  withPictures = false,
): Promise<string[]> {
  await atRest(page);
  const { violations: found, incomplete } = await new AxeBuilder({ page })
    // There are no frames to put together, for which a blank page would be opened after every scan.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations', 'incomplete'] })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Experimental, and blind to pictures: the number drawn on a card is no label of the button that plays it.
    .disableRules(drawn ? ['label-content-name-mismatch'] : [])
    .analyze();
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  return withPicture(page, [
    ...found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`),
    ),
    ...(isLong || withPictures ? await lowContrast(page, undecided) : []),
  ]);
}

/** How far the page can be scrolled sideways; 0 is right. */
export const sideways = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
