// Draws the app's icons from `public/icons/mazmorra.svg`: run it after changing the drawing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, '../public/icons');
const svg = readFileSync(join(folder, 'mazmorra.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** A maskable icon may lose its rim: the drawing stays within the middle four fifths. */
const icons = [
  { name: 'mazmorra-192.png', size: 192, margin: 0 },
  { name: 'mazmorra-512.png', size: 512, margin: 0 },
  { name: 'mazmorra-maskable-512.png', size: 512, margin: 44 },
];
for (const { name, size, margin } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = margin > 0 ? svg.replaceAll('rx="96"', '') : svg;
  const inner = size - 2 * margin;
  const ground = margin > 0 ? '#15120f' : 'transparent';
  await page.setContent(
    `<body style="margin:0;background:${ground}"><div style="width:${inner}px;height:${inner}px;padding:${margin}px">${drawing}</div>`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
