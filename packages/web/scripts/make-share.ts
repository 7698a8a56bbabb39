// Draws the pictures that stand for shared links, from the built page: run it after the box of a game has changed.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { chromium } from 'playwright-core';
import { serveFolder } from '../../../e2e/support/serve.ts';

const folder = join(import.meta.dirname, '../public/share');
const [width, height] = [1200, 630];
mkdirSync(folder, { recursive: true });
const site = await serveFolder(join(import.meta.dirname, '../dist'));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block', bypassCSP: true });

/** 48 colours are enough for a drawing, and less than half of the bytes. */
async function picture(name: string): Promise<void> {
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  execFileSync('convert', [path, '+dither', '-colors', '48', '-strip', `PNG8:${path}`]);
}

await page.goto(site.url);
await page.waitForSelector('[data-play]');
await page.addStyleTag({
  content: `.home-tools, .home-start, .box-actions, .box-facts, .box-line, .shelf, .home-foot { display: none !important }
    .home-boxes { grid-template-columns: repeat(4, 1fr) !important } .home-main { padding-top: 30px !important }`,
});
await picture('mazmorra');
for (const game of gameIds) {
  const style = await page.addStyleTag({
    content: `.box[data-game="${game}"] .box-lid { position: fixed; inset: 0; z-index: 9; aspect-ratio: auto; border-radius: 0 }
      .box[data-game="${game}"] .box-art { inset: 0 20% 14% }
      .box[data-game="${game}"] h3 { padding: 24px; font-size: 84px }`,
  });
  await picture(game);
  await style.evaluate('(element) => element.remove()');
}
await browser.close();
await site.close();
