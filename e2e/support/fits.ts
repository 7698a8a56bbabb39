import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atRest, withPicture } from './rest.ts';

const file = readFileSync(join(import.meta.dirname, 'fits.page.js'), 'utf8');
/** The function alone, without the comment before and the semicolon behind it. */
const inPage = file.slice(file.indexOf('async ('), file.lastIndexOf('}') + 1);

export interface Fit {
  /** What cannot be reached, hit or read; empty is right. */
  readonly found: readonly string[];
  /** How many things to choose were tried. */
  readonly targets: number;
}

/** What does not fit on the screen as it is now. Targets are as large as WCAG 2.2 asks (2.5.8). */
export async function fits(page: Page, { text = 10.8, target = 24 } = {}): Promise<Fit> {
  await atRest(page);
  const limits = JSON.stringify({ smallestTarget: target, smallestText: text });
  const { found, targets } = (await page.evaluate(`(${inPage})(${limits})`)) as Fit;
  return { found: await withPicture(page, found), targets };
}
