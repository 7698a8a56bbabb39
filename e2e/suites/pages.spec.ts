import type { Page } from '@playwright/test';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { type FullServer, fillServer } from '../support/full-server.ts';
import { pageFits } from '../support/page-fits.ts';
import { online } from '../support/people.ts';
import { atRest } from '../support/rest.ts';
import { resize } from '../support/sizes.ts';
import { expect, type Language } from '../support/test.ts';

/*
 * Every page that is no table, at every width: nothing overflows sideways, no word is broken because its column is too narrow,
 * nothing is covered, everything can be hit, and what one came for is on the first screen. One page of one browser is resized,
 * and goes from address to address without loading anew.
 */

interface Visited {
  readonly path: string;
  /** What is there when all was loaded. */
  readonly shown?: string;
  /** What is on the first screen without scrolling. */
  readonly first?: readonly string[];
}

const anyGame = isLong ? gameIds : gameIds.slice(0, 1);

const pagesOf = ({
  name,
  own,
  invitation,
  tournament,
  finished,
}: FullServer): readonly [Visited, ...Visited[]] => [
  { path: '/daily', shown: '[data-streak="0"]', first: ['[data-play-daily]'] },
  { path: '/', shown: '[data-my-turn]', first: ['[data-my-turn] a'] },
  ...anyGame.map((game) => ({ path: `/play/${game}?people=2`, shown: '.seat-row' })),
  { path: '/daily', shown: '[data-own]', first: ['[data-play-daily]'] },
  { path: '/daily/2026-01-01', shown: '.button' },
  ...anyGame.flatMap((game) => [
    { path: `/dilemmas/${game}`, shown: '.choice-bar' },
    { path: `/practice/${game}`, shown: 'a[href="/games"]' },
    { path: `/learn/${game}`, shown: '.coach' },
    { path: `/rules/${game}`, shown: '.book' },
    { path: `/about/${game}` },
    { path: `/ratings/${game}` },
    { path: `/balance/${game}` },
  ]),
  { path: '/games', shown: '[data-mine] .shelf-item' },
  { path: '/me', shown: '[data-kept-name]' },
  { path: `/p/${encodeURIComponent(name)}` },
  { path: '/tournaments', shown: '.shelf-item' },
  { path: `/tournament/${tournament}` },
  { path: '/online', shown: '[data-lobby] .shelf-item' },
  { path: '/quick', shown: '[data-numbers]' },
  { path: `/t/${own}`, shown: '.online-own', first: ['[data-invite]'] },
  { path: invitation, shown: '[data-sit]' },
  { path: invitation.replace('#', '?screen#'), shown: '[data-big]' },
  { path: '/settings' },
  { path: `/replay/${finished}`, shown: '[data-position]' },
  { path: `/analysis/${finished}` },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/imprint' },
  { path: '/credits' },
  { path: '/BCDF', shown: '.online-problem' },
  { path: '/nowhere' },
];

type Screen = readonly [width: number, height: number];
const screens: readonly Screen[] = [
  [320, 568],
  [360, 640],
  [384, 640],
  [412, 732],
  [440, 800],
  [480, 800],
  [560, 800],
  [640, 360],
  [640, 900],
  [768, 1024],
  [844, 390],
  [900, 700],
  [1024, 768],
  [1280, 720],
  [1600, 900],
  [1920, 1080],
];
/** The short run has the language with the longest words. */
const languages: readonly Language[] = isLong ? LANGUAGES : ['de'];

/** Goes there as a link of the app does. */
async function goTo(page: Page, { path, shown = 'main' }: Visited): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  await expect(page.locator('div.loading, [aria-busy="true"]')).toHaveCount(0);
  await atRest(page);
}

/** What does not fit, with the sizes at which it does not. */
async function look(page: Page, { path, first }: Visited, found: Map<string, string[]>): Promise<void> {
  for (const [width, height] of screens) {
    await resize(page, { width, height });
    for (const what of await pageFits(page, first)) {
      const line = `${path}: ${what}`;
      found.set(line, [...(found.get(line) ?? []), `${width}x${height}`]);
    }
  }
}

async function visit(page: Page, visited: Visited, found: Map<string, string[]>): Promise<void> {
  await goTo(page, visited);
  await look(page, visited, found);
}

for (const language of languages)
  online(`every page fits at every width, ${language}`, 'SQLite', async (stage, server) => {
    const { page } = await stage.visit({ language, settings: { lessMotion: true } });
    const full = await fillServer(page, server);
    const found = new Map<string, string[]>();
    await page.goto(`${full.url}/`);
    const [daily, ...others] = pagesOf(full);
    await visit(page, daily, found);
    await full.playsDaily();
    for (const visited of others) await visit(page, visited, found);
    await page.goto(`${full.url}/operator#${full.token}`);
    await page.waitForSelector('.operator-figures');
    const tabs = page.locator('.operator-nav .choices-one');
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await look(page, { path: `/operator ${await tab.innerText()}` }, found);
    }
    await full.close();
    expect([...found].map(([what, sizes]) => `${what} (${sizes.join(' ')})`)).toEqual([]);
    return undefined;
  });
