import { expect, type Page } from '@playwright/test';

/** Waits until an expression is true in the page. Playwright's `waitForFunction` needs `eval`, which our content policy forbids. */
export async function until(page: Page, expression: string): Promise<void> {
  // A page that is just being left or loaded cannot be asked: it is asked again.
  await expect
    .poll(() => page.evaluate(expression).catch(() => undefined), { message: expression, intervals: [50] })
    .toBe(true);
}
