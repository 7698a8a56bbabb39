import { sideways, violations } from '../support/accessible.ts';
import { check, equal } from '../support/expect.ts';
import { desktop, type Language, phone, test } from '../support/suite.ts';

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
  { size: desktop, language: 'en', theme: 'night' },
  { size: phone, language: 'es', theme: 'night' },
  { size: desktop, language: 'es', theme: 'day' },
];

for (const { size, language, theme } of views) {
  test(`every page of the shell, ${size.width} wide, ${language}, ${theme}: axe finds nothing, nothing to scroll sideways`, async (stage) => {
    const { page, picture } = await stage.visit({
      size,
      language,
      settings: { theme },
      touch: size === phone,
    });
    for (const path of pages) {
      await page.goto(path);
      await page.waitForSelector('main');
      await page.waitForLoadState('networkidle');
      await picture(`page ${path} ${theme}`);
      equal(await violations(page), [], `${path}: axe`);
      equal(await sideways(page), 0, `${path}: sideways`);
    }
  });
}

test('no page scrolls sideways at 320 pixels with very large text', async (stage) => {
  const { page } = await stage.visit({ size: { width: 320, height: 640 }, settings: { textSize: '1.3' } });
  for (const path of pages) {
    await page.goto(path);
    await page.waitForSelector('main');
    await page.waitForLoadState('networkidle');
    equal(await sideways(page), 0, path);
  }
});

test('the first language is that of the browser, and it can be switched', async (stage) => {
  const { page } = await stage.visit({ language: 'es' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jugar ya: Saboteur' }).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Play now: Saboteur' }).waitFor();
  equal(await page.evaluate('document.documentElement.lang'), 'en', 'language of the page');
  await page.reload();
  await page.getByRole('button', { name: 'Play now: Saboteur' }).waitFor();
});

test('settings take effect and are remembered', async (stage) => {
  const { page } = await stage.visit({});
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Daylight' }).check({ force: true });
  await page.getByRole('switch', { name: 'High contrast' }).check();
  await page.reload();
  await page.waitForSelector('main');
  equal(
    await page.evaluate(
      '[document.documentElement.dataset.theme, document.documentElement.dataset.contrast]',
    ),
    ['day', 'high'],
    'theme and contrast',
  );
});

test('the set-up sheet: seats come and go, bots have levels, variants have a sentence', async (stage) => {
  const { page } = await stage.visit({});
  await page.goto('/play/saboteur');
  await page.waitForSelector('.seat-row');
  equal(await page.locator('.seat-row').count(), 5, 'seats');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  equal(await page.locator('.seat-row').count(), 6, 'one more');
  await page.getByRole('button', { name: /Take this seat away \(6\)/ }).click();
  await page.locator('.seat-row select').nth(1).selectOption('master');
  await page.locator('.seat-row input').first().fill('Ana');
  await page.waitForSelector('.plate .field');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.panel-name', { hasText: 'Ana' }).waitFor();
  check(
    (await page.locator('.panel-role', { hasText: 'Master' }).count()) === 1,
    'the second seat is a master',
  );
});
