import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Visitor } from './test.ts';

/** What the browser writes down about one thing it did; times in microseconds, `tdur` of the thread alone. */
interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly tdur: number;
}

/** Drags the plane about for two seconds and lets the browser itself write down every frame it drew. */
async function traceDrag(page: Page, session: CDPSession, plane: string): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts, tdur = 0 } of value as unknown as readonly Partial<Traced>[]) {
      if (name !== undefined && ts !== undefined) events.push({ name, ts, tdur });
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
        'cc',
        'benchmark',
      ],
    },
  });
  const box = await page.locator(plane).boundingBox();
  if (!box) throw new Error('no plane');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const start = performance.now();
  for (let step = 0; performance.now() - start < 2000; step++) {
    await page.mouse.move(x + Math.sin(step / 9) * 220, y + 60 + Math.cos(step / 9) * 60);
  }
  await page.mouse.up();
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  return events;
}

/** Frames drawn, the gaps between them, and the processor time of the page's own thread for one of them. */
function frames(events: readonly Traced[]): { drawn: number; middle: number; worst: number; busy: number } {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const gaps = drawn
    .slice(1)
    .map((ts, index) => (ts - (drawn[index] ?? ts)) / 1000)
    .sort((a, b) => a - b);
  const at = (share: number): number => gaps[Math.floor(gaps.length * share)] ?? 0;
  const main = events.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  const time = [...main, ...events.filter(({ name }) => name === 'EventDispatch')];
  const busy = time.reduce((sum, { tdur }) => sum + tdur, 0) / 1000 / Math.max(1, main.length);
  return { drawn: drawn.length, middle: at(0.5), worst: at(0.95), busy };
}

/**
 * Drags a plane with a hundred tiles on it and prints what the browser's own tracing says of it. How many frames there are
 * depends on what else the machine does; what one costs does not.
 */
export async function dragged(
  { page, context }: Visitor,
  { plane, tile }: { readonly plane: string; readonly tile: string },
): Promise<void> {
  // No game has a hundred tiles soon: more of the same are put beside those that are there.
  const tiles = await page.evaluate(`{
    const ground = document.querySelector('.plane-ground');
    const model = ground.querySelector(${JSON.stringify(tile)});
    for (let i = ground.querySelectorAll(${JSON.stringify(tile)}).length; i < 100; i++) {
      const copy = model.cloneNode(true);
      copy.style.transform = 'translate(' + (i % 12) * 100 + 'px,' + (Math.floor(i / 12) - 4) * 120 + 'px)';
      ground.append(copy);
    }
    ground.querySelectorAll(${JSON.stringify(tile)}).length;
  }`);
  expect(Number(tiles), `${tiles} tiles`).toBeGreaterThanOrEqual(100);
  const session = await context.newCDPSession(page);
  const { drawn, middle, worst, busy } = frames(await traceDrag(page, session, plane));
  console.log(
    `       ${drawn} frames in 2 s, median gap ${middle.toFixed(1)} ms, 95 % within ${worst.toFixed(1)} ms, ${busy.toFixed(2)} ms of the page's thread a frame`,
  );
  expect(drawn, 'no frame was traced').toBeGreaterThan(0);
}
