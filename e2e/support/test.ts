import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import type { Language } from '../../packages/kernel/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { built } from './build.ts';
import { atRest, holdingBots } from './rest.ts';
import { beforeWorkers, clock, fixChance, routeWorkers, seed } from './seed.ts';
import { type Served, serveFolder } from './serve.ts';

export type { Language };
export { expect };

export const desktop = { width: 1280, height: 720 };
export const phone = { width: 360, height: 640 };

/** What a browser of a reader of the language asks for, where that is not the code twice: `fr-FR`. */
const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en-GB', 'pt-BR': 'pt-BR' };

export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: Language;
  readonly touch?: boolean;
  /** Stored settings to begin with. Speed 0 and no recap unless a test is about them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Somebody to whom lessons and tips are still offered. Off unless a test is about them. */
  readonly newcomer?: boolean;
  /** Lets the page install its service worker. Off unless a test is about it. */
  readonly offline?: boolean;
  /** Opens pages of a table server instead of ours. */
  readonly elsewhere?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console called an error and what the page threw. Anything left in it at the end fails the test. */
  readonly faults: string[];
  picture(name: string): Promise<void>;
}

/** What a test gets: a way to open the app in a browser context of its own. */
export interface Stage {
  readonly url: string;
  readonly served: Served;
  visit(visit?: Visit): Promise<Visitor>;
}

/** What the page remembers of somebody who knows every game. */
export const knowsAll = JSON.stringify(Object.fromEntries(gameIds.map((id) => [id, { known: true }])));

const pictures = join(import.meta.dirname, '../../artifacts/e2e/pictures');

/** `test` of Playwright with `stage`. Each worker serves the built client on a port of its own. */
export const test = base.extend<{ readonly stage: Stage }, { readonly site: Served }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const served = await serveFolder(built);
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ browser, site }, use, info) => {
    const visitors: Visitor[] = [];
    await use({
      url: site.url,
      served: site,
      async visit(wanted = {}) {
        const { size = desktop, language = 'en', touch = false, offline = false } = wanted;
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: size,
          timezoneId: 'UTC',
          locale: LOCALES[language] ?? `${language}-${language.toUpperCase()}`,
          hasTouch: touch,
          serviceWorkers: offline ? 'allow' : 'block',
          acceptDownloads: true,
        });
        // A page behind a service worker cannot be given another file: it keeps its own chance.
        if (!offline) await withChance(context, site, visitors.length, wanted.elsewhere === true);
        const visitor = await open(context, wanted, `${size.width}x${size.height}-${language}`);
        visitors.push(visitor);
        return visitor;
      },
    });
    site.instead.clear();
    tellSeed(info);
    if (info.status !== info.expectedStatus) await attachPages(info, visitors);
    const faults = visitors.flatMap((visitor) => visitor.faults);
    expect(faults, 'errors of the page').toEqual([]);
    for (const { context } of visitors) await context.close();
  },
});

let contexts = 0;

/** All chance of this browser follows from the seed, and its clock begins at the same time in every run; with a server it is the server's. */
async function withChance(
  context: BrowserContext,
  site: Served,
  visitor: number,
  elsewhere: boolean,
): Promise<void> {
  await fixChance(context, visitor);
  if (elsewhere) return routeWorkers(context, beforeWorkers(visitor));
  const time = clock();
  await context.addInitScript(time);
  const name = String(contexts++);
  site.beforeWorkers.set(name, beforeWorkers(visitor, time));
  await context.addCookies([{ name: 'visitor', value: name, url: site.url }]);
}

/** The pages as they were when the test failed. */
async function attachPages(info: TestInfo, visitors: readonly Visitor[]): Promise<void> {
  for (const [number, { page }] of visitors.entries()) {
    const body = await page.content().catch(() => undefined);
    if (body !== undefined) await info.attach(`page ${number}`, { body, contentType: 'text/html' });
  }
}

/** Pictures to look at are made in the long run, or with `E2E_PICTURES=1`. */
const withPictures = isLong || process.env['E2E_PICTURES'] === '1';

async function open(
  context: BrowserContext,
  { settings, newcomer = false }: Visit,
  kind: string,
): Promise<Visitor> {
  const stored = JSON.stringify({
    speed: 0,
    recap: false,
    soundAsked: true,
    single: false,
    tips: newcomer,
    ...settings,
  });
  // Only where nothing is stored yet: a reload keeps what the visitor has changed.
  await context.addInitScript(
    `if (!localStorage.getItem('mazmorra.settings')) localStorage.setItem('mazmorra.settings', JSON.stringify(${stored}))`,
  );
  if (!newcomer)
    await context.addInitScript(
      `if (!localStorage.getItem('mazmorra.lessons')) localStorage.setItem('mazmorra.lessons', ${JSON.stringify(knowsAll)})`,
    );
  await context.addInitScript(holdingBots);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  return {
    page,
    context,
    faults,
    async picture(name) {
      if (!withPictures) return;
      mkdirSync(pictures, { recursive: true });
      await atRest(page);
      const file = `${name.replaceAll(/[^a-z0-9-]+/gi, '-')}-${kind}.png`;
      await page.screenshot({ path: join(pictures, file) });
    },
  };
}

/** A failed test says how to run the same again: same title, same seed. */
function tellSeed(info: TestInfo): void {
  info.annotations.push({ type: 'seed', description: seed });
  if (info.status === info.expectedStatus) return;
  const title = info.title.replaceAll(/[.*+?^${}()|[\]\\"]/g, '.');
  console.log(`repeat with: E2E_SNAPSHOTS=1 E2E_SEED=${seed} npm run e2e -- -g "${title}"`);
}
