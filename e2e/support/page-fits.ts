import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const file = readFileSync(join(import.meta.dirname, 'page-fits.page.js'), 'utf8');
/** The function alone, without the comment before and the semicolon behind it. */
const inPage = file.slice(file.indexOf('({ first'), file.lastIndexOf('}') + 1);

/**
 * What of a page does not fit at the size it has now; empty is right. `first` are selectors of what is on the first screen.
 * Targets are as large as WCAG 2.2 asks (2.5.8). Words longer than `longestWord` may be broken: names, links and fingerprints.
 */
export async function pageFits(page: Page, first: readonly string[] = []): Promise<string[]> {
  const limits = JSON.stringify({ first, smallestTarget: 24, longestWord: 14 });
  return (await page.evaluate(`(${inPage})(${limits})`)) as string[];
}
