import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { built } from '../support/build.ts';
import { generator, seed } from '../support/seed.ts';
import { type Served, serveFolder } from '../support/serve.ts';
import { knowsAll } from '../support/test.ts';

export { expect };

/** Somebody in a browser context of their own: nothing is shared with the others. */
export type Enter = (settings?: Readonly<Record<string, unknown>>) => Promise<Page>;

const pictures = join(import.meta.dirname, '../../artifacts/e2e/firefox');

/** `test` with the Firefox of the system: `enter` opens a page that waits for nothing longer than the test itself may take. */
export const test = base.extend<
  { readonly enter: Enter; readonly site: Served },
  { readonly firefox: Browser }
>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        protocolTimeout: 0,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  site: async ({}, use) => {
    const served = await serveFolder(built);
    await use(served);
    await served.close();
  },
  enter: async ({ firefox }, use, info) => {
    const pages: Page[] = [];
    const faults: string[] = [];
    await use(async (settings = {}) => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(0);
      await page.setViewport({ width: 1280, height: 720 });
      const stored = JSON.stringify({ speed: 0, recap: false, tips: false, language: 'en', ...settings });
      await page.evaluateOnNewDocument(
        // An empty page has no storage.
        `try { if (!localStorage.getItem('mazmorra.settings')) localStorage.setItem('mazmorra.settings', ${JSON.stringify(stored)}); localStorage.setItem('mazmorra.lessons', ${JSON.stringify(knowsAll)}) } catch {}`,
      );
      page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)));
      pages.push(page);
      return page;
    });
    if (info.status !== info.expectedStatus) {
      mkdirSync(pictures, { recursive: true });
      for (const [number, page] of pages.entries()) {
        const path = join(pictures, `${info.title.replaceAll(/[^a-z0-9]+/gi, '-')}-${number}.png`);
        await page.screenshot({ path });
        await info.attach('screenshot', { path });
      }
      console.log(`repeat with: E2E_SEED=${seed} npm run e2e -- -c e2e/firefox.config.ts -g "${info.title}"`);
    }
    for (const page of pages) await page.browserContext().close();
    // A page that is left while a worker loads says so in the console of Firefox.
    const real = faults.filter((fault) => !/ServiceWorker intercepted|NS_BINDING_ABORTED/.test(fault));
    expect(real, 'errors of the page').toEqual([]);
  },
});

/** Lets every worker of this site draw its chance from the seed. */
export function fixChanceOf(site: Served): void {
  const worker = readdirSync(join(built, 'assets')).find((file) => /^table\.worker-.*\.js$/.test(file));
  if (worker === undefined) throw new Error('the client has no worker for tables');
  const code = readFileSync(join(built, 'assets', worker), 'utf8');
  site.instead.set(`/assets/${worker}`, `{${generator(JSON.stringify(seed))}}\n${code}`);
}

const asked = '.choice-bar[data-decision]';
const end = 'dialog.end[open]';

/** What comes next at a table: a question, or the end. */
export async function next(page: Page): Promise<'asked' | 'end'> {
  await page.waitForSelector(`${asked}, ${end}`, { visible: true });
  return (await page.$(end)) ? 'end' : 'asked';
}

export const isAsked = async (page: Page): Promise<boolean> => (await page.$(asked)) !== null;
export const isOver = async (page: Page): Promise<boolean> => (await page.$(end)) !== null;

/** Presses a button without waiting for it to stand still: the pointer is tested in Chromium. */
const press = async (page: Page, selector: string): Promise<void> => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as unknown as { click(): void }).click());
};

/** Answers from the plain list, which holds every option of every game. */
export async function answer(page: Page, pick: (options: readonly string[]) => string): Promise<void> {
  const before = await page.$eval('.choice-bar', (bar) => bar.getAttribute('data-decision'));
  await press(page, `${asked} .choice-question button`);
  await page.waitForSelector('[data-listed]');
  const names = await page.$$eval('[data-listed]', (buttons) =>
    buttons.map((button) => button.getAttribute('data-listed') ?? ''),
  );
  await press(page, `[data-listed="${pick(names)}"]`);
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), ${end}, [data-confirm]`);
  // Looked for and pressed in one: without confirmation the button is there only until the answer has arrived.
  await page.evaluate("document.querySelector('[data-confirm]')?.click()");
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), ${end}`);
}

/** From the home page with one click. */
export async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/`);
  for (const button of [`[data-cover="${game}"]`, `[data-play="${game}"]`]) {
    await page.waitForSelector(button);
    await page.click(button);
  }
}
