import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { built } from '../support/build.ts';
import { openHouse } from '../support/house.ts';
import { putTable } from '../support/moment.ts';
import { expect, test } from '../support/test.ts';

/*
 * Lighthouse against our own server, as people get the page from it: compressed, with its headers. Time is a matter of what
 * else the machine does: performance and its parts are printed, the median of some runs; the rest is asserted.
 */
const tries = isLong ? 3 : 1;

interface Wanted {
  readonly path: string;
  /** May be found by search engines. */
  readonly indexed?: boolean;
  /** Stored in the browser before. */
  readonly table?: ReturnType<typeof playedTable>;
}

const halfPlayed = (game: (typeof gameIds)[number]): Wanted => {
  const table = playedTable(game, { seats: 4, seed: 'lighthouse', answers: 12 });
  return { path: `/table/${table.id}`, table };
};

const pages: Readonly<Record<string, () => Wanted>> = {
  home: () => ({ path: '/', indexed: true }),
  'set-up': () => ({ path: '/play/saboteur', indexed: true }),
  online: () => ({ path: '/online', indexed: true }),
  rules: () => ({ path: '/rules/dungeonquest', indexed: true }),
  ...Object.fromEntries(gameIds.map((game) => [`a table of ${game}`, () => halfPlayed(game)])),
};

const runs = isLong
  ? [...Object.keys(pages).map((name) => ({ name, preset: 'phone' })), { name: 'home', preset: 'desktop' }]
  : [{ name: 'home', preset: 'phone' }];

for (const { name, preset } of runs)
  test(`Lighthouse, ${preset}, ${name}: accessibility, best practices and, where indexed, SEO 100`, async () => {
    const wanted = pages[name]?.();
    if (!wanted) throw new Error(`no page ${name}`);
    const house = await openHouse(built, 'SQLite');
    try {
      const all: Scores[] = [];
      for (let each = 0; each < tries; each++) all.push(await measure(house.url, wanted, preset));
      const median = (of: (scores: Scores) => number): number =>
        all.map(of).sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
      console.log(
        `    ${preset}, ${name}: performance ${Math.round(median((one) => one.performance) * 100)}, LCP ${(median((one) => one.lcp) / 1000).toFixed(1)} s, TBT ${Math.round(median((one) => one.tbt))} ms, CLS ${median((one) => one.cls).toFixed(3)} (load ${loadavg()[0]?.toFixed(1)})`,
      );
      const [{ accessibility, best, seo, why } = none] = all;
      expect({ accessibility, best, why }).toEqual({ accessibility: 1, best: 1, why: [] });
      if (wanted.indexed) expect(seo, 'SEO').toBe(1);
      // How far things move does not hang on how fast they come.
      expect(Math.max(...all.map((one) => one.cls)), 'CLS').toBeLessThan(0.02);
    } finally {
      await house.close();
    }
  });

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly best: number;
  readonly seo: number;
  /** In milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** What costs points in accessibility and best practices. */
  readonly why: readonly string[];
}
const none: Scores = {
  performance: 0,
  accessibility: 0,
  best: 0,
  seo: 0,
  lcp: 0,
  tbt: 0,
  cls: 0,
  why: ['not run'],
};

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** A browser with a profile of its own, in which the table is stored; nothing of the page is in its cache. */
async function measure(url: string, { path, table }: Wanted, preset: string): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const browser = await puppeteer.launch({
    executablePath: chromium,
    headless: true,
    userDataDir: join(folder, 'profile'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    if (table) {
      const page = await browser.newPage();
      // A file of the same address that is no page of the app.
      await page.goto(`${url}/robots.txt`);
      await page.evaluate(putTable(table));
      await page.close();
    }
    const port = new URL(browser.wsEndpoint()).port;
    return await lighthouse(`${url}${path}`, preset, join(folder, 'report.json'), [
      `--port=${port}`,
      ...(table ? ['--disable-storage-reset'] : []),
    ]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.on('close', resolve));

async function lighthouse(
  url: string,
  preset: string,
  file: string,
  more: readonly string[],
): Promise<Scores> {
  const cli = join(createRequire(import.meta.url).resolve('lighthouse/package.json'), '../cli/index.js');
  const args = [
    cli,
    url,
    '--quiet',
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    `--output-path=${file}`,
    ...more,
  ];
  const code = await ended(spawn(process.execPath, args, { stdio: 'ignore' }));
  expect(code, `Lighthouse ended with ${code}`).toBe(0);
  return scoresOf(JSON.parse(readFileSync(file, 'utf8')));
}

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>
  >;
}

function scoresOf({ categories, audits }: Report): Scores {
  const score = (name: string): number => categories[name]?.score ?? 0;
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const why = ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    why,
  };
}
