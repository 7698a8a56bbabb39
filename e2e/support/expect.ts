import type { Page } from 'playwright-core';

/** Just enough to say what should be: the runner needs no more. */
export function check(fact: boolean, what: string): asserts fact {
  if (!fact) throw new Error(what);
}

export function equal(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  check(is === should, `${what}: ${is} instead of ${should}`);
}

/** Waits until an expression is true in the page. Playwright's own way needs `eval`, which our content policy forbids. */
export async function until(page: Page, expression: string, milliseconds = 20_000): Promise<void> {
  const end = Date.now() + milliseconds;
  // A page that is just being left or loaded cannot be asked: it is asked again.
  while ((await page.evaluate(expression).catch(() => undefined)) !== true) {
    check(Date.now() < end, `never came true: ${expression}`);
    await page.waitForTimeout(50);
  }
}
