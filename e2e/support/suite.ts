import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Served } from './serve.ts';

export type Language = 'en' | 'es';

export const desktop = { width: 1280, height: 720 };
export const phone = { width: 360, height: 640 };

export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: Language;
  readonly touch?: boolean;
  /** Stored settings to begin with; speed 0 unless a test is about time. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Off unless a test is about it: a worker that keeps files makes tests depend on each other. */
  readonly offline?: boolean;
}

/** What a test gets: a way to open the app in a browser of its own, and a place for pictures. */
export interface Stage {
  readonly url: string;
  readonly served: Served;
  visit(visit?: Visit): Promise<Visitor>;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the console called an error, and whatever the page threw. */
  readonly faults: string[];
  picture(name: string): Promise<void>;
}

export interface Test {
  readonly name: string;
  /** Measures something, or changes what is served: nothing else runs meanwhile. */
  readonly alone: boolean;
  run(stage: Stage): Promise<void>;
}

const tests: Test[] = [];

export function test(name: string, run: (stage: Stage) => Promise<void>): void {
  tests.push({ name, alone: false, run });
}

export function testAlone(name: string, run: (stage: Stage) => Promise<void>): void {
  tests.push({ name, alone: true, run });
}

/** Milliseconds after which a test has failed, whatever it waits for. */
const PATIENCE = 300_000;

export const allTests = (): readonly Test[] => tests;

export const artifacts = join(import.meta.dirname, '../../artifacts/e2e');

/** Opens visits for one test and closes them after it; a console error anywhere fails the test. */
export async function perform(each: Test, browser: Browser, served: Served): Promise<void> {
  const { url } = served;
  const visitors: Visitor[] = [];
  const visit = async (wanted: Visit = {}): Promise<Visitor> => {
    const visitor = await open(browser, url, wanted);
    visitors.push(visitor);
    return visitor;
  };
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('it took too long')), PATIENCE);
  });
  try {
    await Promise.race([each.run({ url, served, visit }), tooLong]);
    const faults = visitors.flatMap((visitor) => visitor.faults);
    if (faults.length > 0) throw new Error(`the page complained:\n${faults.join('\n')}`);
  } catch (error) {
    for (const visitor of visitors) await visitor.picture(`failed ${each.name}`).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(patience);
    if (each.alone) served.instead.clear();
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
  }
}

async function open(browser: Browser, url: string, wanted: Visit): Promise<Visitor> {
  const { size = desktop, language = 'en', touch = false, offline = false } = wanted;
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: size,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    hasTouch: touch,
    serviceWorkers: offline ? 'allow' : 'block',
    acceptDownloads: true,
  };
  const context = await browser.newContext(options);
  const settings = JSON.stringify({ speed: 0, ...wanted.settings });
  // Only where nothing is stored yet: a reload keeps what the visitor has changed.
  await context.addInitScript(
    `if (!localStorage.getItem('mazmorra.settings')) localStorage.setItem('mazmorra.settings', JSON.stringify(${settings}))`,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  const kind = `${size.width}x${size.height}-${language}`;
  return {
    page,
    context,
    faults,
    async picture(name) {
      mkdirSync(artifacts, { recursive: true });
      await page.screenshot({
        path: join(artifacts, `${name.replaceAll(/[^a-z0-9-]+/gi, '-')}-${kind}.png`),
      });
    },
  };
}
