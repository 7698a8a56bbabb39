import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Adds up what a page loads of these addresses, compressed. The bodies arrive later than the events that tell of them. */
export function weigh(page: Page, counts: (pathname: string) => boolean): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!counts(new URL(response.url()).pathname)) return;
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
  };
}
