import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const file = readFileSync(join(import.meta.dirname, 'contrast.page.js'), 'utf8');
const inPage = file.slice(file.indexOf('async ('), file.lastIndexOf('}') + 1);

/** A style sheet that hides every letter and keeps what is behind and around it. */
const withoutLetters = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration: none !important; transition: none !important; } text { fill: transparent !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;
const withLetters = 'document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)';

/**
 * Decides what axe cannot: the contrast of texts over pictures and gradients. The page is pictured without its letters, and
 * the colour of each text is compared with the pixels behind it.
 */
export async function lowContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  await page.evaluate(withoutLetters);
  const body = await page.screenshot();
  await page.evaluate(withLetters);
  // Handed over as text: on a page with a service worker no request of the page can be answered by the test.
  const given = JSON.stringify({ shot: body.toString('base64'), selectors, scale: 1 });
  const found = (await page.evaluate(`(${inPage})(${given})`)) as string[];
  return found;
}
