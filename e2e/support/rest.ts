import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { seed } from './seed.ts';

const file = readFileSync(join(import.meta.dirname, 'rest.page.js'), 'utf8');
/** The function alone, without the comment before and the semicolon behind it. */
const inPage = file.slice(file.indexOf('async ('), file.lastIndexOf('}') + 1);

/** In the storage of a tab: the bots of its tables never answer. */
const heldBots = 'test.heldBots';

/**
 * Run before a page: the workers in which bots think never receive the port over which they would be asked. A table stays as it is
 * while others think, which is otherwise over in an instant.
 */
export const holdingBots = `if (sessionStorage.getItem('${heldBots}')) {
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    #held;
    constructor(address, options) {
      super(address, options);
      this.#held = String(address).includes('bots.worker');
    }
    postMessage(...given) {
      if (!this.#held) super.postMessage(...given);
    }
  };
}`;

/** Holds the bots of the tables that this tab opens from now on, or lets them play again. */
export async function holdBots(page: Page, hold: boolean): Promise<void> {
  await page.evaluate(`sessionStorage.${hold ? `setItem('${heldBots}', '1')` : `removeItem('${heldBots}')`}`);
}

/**
 * Waits until the page is at rest: fonts and pictures are there, no animation runs, no bot thinks, and nothing changes from one
 * frame to the next. Every check of how the page looks begins here; otherwise it would see one state on a fast machine and another
 * on a slow one.
 */
export async function atRest(page: Page): Promise<void> {
  const look = `(${inPage})({ heldBots: !!sessionStorage.getItem('${heldBots}') })`;
  await expect
    .poll(() => page.evaluate(look), { message: 'what keeps the page from being at rest', intervals: [0] })
    .toEqual([]);
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'artifacts/e2e/failed');

/** What a check found, and if it is something: at which size, with which seed, at which decision, and where a picture of it is. */
export async function withPicture(page: Page, found: readonly string[]): Promise<string[]> {
  if (found.length === 0) return [];
  const info = test.info();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const name = `${info.titlePath.slice(1).join(' ')} ${width}x${height}`.replaceAll(/[^a-z0-9]+/gi, '-');
  const path = join(folder, `${name}-${info.attachments.length}.png`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path });
  await info.attach('failed check', { path, contentType: 'image/png' });
  const decision = await page
    .evaluate(`document.querySelector('.choice-bar')?.dataset.decision`)
    .catch(() => undefined);
  const where = [`${width} x ${height}`, `seed ${seed}`, new URL(page.url()).pathname];
  if (decision !== undefined) where.push(`decision ${decision}`);
  return [...found, `(${where.join(', ')}; picture: ${relative(root, path)})`];
}
