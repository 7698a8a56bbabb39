import type { Page } from '@playwright/test';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from '../support/accessible.ts';
import { desktop, expect, type Language, phone, test } from '../support/test.ts';

const pages = [
  '/',
  '/games',
  '/settings',
  '/credits',
  '/design',
  '/play/dungeon-raiders?people=2',
  '/rules/saboteur',
  '/nowhere',
];
const views: readonly {
  readonly size: typeof desktop;
  readonly language: Language;
  readonly theme: string;
}[] = [
  { size: phone, language: 'es', theme: 'day' },
  ...(isLong
    ? ([
        { size: desktop, language: 'en', theme: 'night' },
        { size: phone, language: 'en', theme: 'night' },
        { size: desktop, language: 'es', theme: 'day' },
      ] as const)
    : []),
];

/** The page with all that is loaded for it: its own code, its words and its fonts. */
async function shown(page: Page): Promise<void> {
  await page.waitForSelector('main');
  await expect(page.locator('div.loading, [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

for (const { size, language, theme } of views) {
  test(`every page of the shell, ${size.width} wide, ${language}, ${theme}: axe finds nothing, nothing to scroll sideways`, async ({
    stage,
  }) => {
    const { page, picture } = await stage.visit({
      size,
      language,
      settings: { theme },
      touch: size === phone,
    });
    for (const path of pages) {
      // All parts of all games on one page: a scan takes as long as all the others together.
      if (path === '/design' && !isLong) continue;
      await page.goto(path);
      await shown(page);
      await picture(`page ${path} ${theme}`);
      // At the end of the page the bar that stays in view lies in its own place: further up it covers part of some field or other.
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      expect(await violations(page), `${path}: axe`).toEqual([]);
      await expect.poll(() => sideways(page), `${path}: sideways`).toBe(0);
    }
  });
}

test('no page scrolls sideways at 320 pixels with very large text', async ({ stage }) => {
  const { page } = await stage.visit({ size: { width: 320, height: 640 }, settings: { textSize: '1.3' } });
  for (const path of pages.filter((one) => isLong || one !== '/design')) {
    await page.goto(path);
    await shown(page);
    await expect.poll(() => sideways(page), path).toBe(0);
  }
});

test('the first language is that of the browser, and it can be switched', async ({ stage }) => {
  const { page } = await stage.visit({ language: 'es' });
  await page.goto('/');
  await page.getByRole('button', { name: /Saboteur .* jugadores/ }).waitFor();
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption({ label: 'English' });
  await page.getByRole('button', { name: /Saboteur .* players/ }).waitFor();
  expect(await page.evaluate('document.documentElement.lang'), 'language of the page').toBe('en');
  await page.reload();
  await page.getByRole('button', { name: /Saboteur .* players/ }).waitFor();
});

test('settings take effect and are remembered', async ({ stage }) => {
  const { page } = await stage.visit({});
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Daylight' }).check({ force: true });
  await page.getByRole('switch', { name: 'High contrast' }).check();
  await page.reload();
  await page.waitForSelector('main');
  expect(
    await page.evaluate(
      '[document.documentElement.dataset.theme, document.documentElement.dataset.contrast]',
    ),
    'theme and contrast',
  ).toEqual(['day', 'high']);
});

test('the set-up sheet: seats come and go, bots have levels and styles, variants have a sentence', async ({
  stage,
}) => {
  const { page } = await stage.visit({});
  await page.goto('/play/saboteur');
  await page.waitForSelector('.seat-row');
  await expect(page.locator('.seat-row'), 'seats').toHaveCount(5);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.locator('.seat-row'), 'one more').toHaveCount(6);
  await page.getByRole('button', { name: /Remove this seat \(6\)/ }).click();
  await page.locator('.seat-row select').nth(1).selectOption('master');
  await page.getByLabel('Seat 2: style').selectOption('liar');
  await page.locator('.seat-row input').first().fill('Ana');
  await page.waitForSelector('.plate .field');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.panel-name', { hasText: 'Ana' }).waitFor();
  await expect(page.locator('.panel-role', { hasText: 'Master · Liar' }), 'a master who lies').toHaveCount(1);
});
