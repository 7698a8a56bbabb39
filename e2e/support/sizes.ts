import type { Page } from '@playwright/test';

/** A screen, in CSS pixels. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How many pixels of the screen a CSS pixel has: a browser at 200 % zoom has half as many CSS pixels, each twice as large. */
  readonly scale: number;
  readonly touch: boolean;
}

const size = (width: number, height: number, touch: boolean): Size => ({
  name: `${width}x${height}`,
  width,
  height,
  scale: 1,
  touch,
});

const zoomed = (width: number, height: number, times: number): Size => ({
  name: `${width}x${height} at ${times}00 %`,
  width: width / times,
  height: height / times,
  scale: times,
  touch: false,
});

/** Every size at which the moments of the games are looked at. */
export const sizes: readonly Size[] = [
  size(360, 640, true),
  size(640, 360, true),
  size(844, 390, true),
  size(768, 1024, true),
  size(1280, 720, false),
  size(1920, 1080, false),
  zoomed(1280, 720, 2),
];

/** Four times as large: nothing is nice there, but nothing may be out of reach. */
export const hugelyZoomed: Size = zoomed(1280, 720, 4);

/** Gives an open page another size, as turning the device or resizing the window does; waits until it is drawn. */
export async function resize(page: Page, { width, height }: Pick<Size, 'width' | 'height'>): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))',
  );
}
