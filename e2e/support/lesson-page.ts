import type { Page } from '@playwright/test';
import type { Book, Step } from '../../packages/lessons/src/index.ts';
import { replyTo } from '../../packages/lessons/src/index.ts';
import { type Hand, TablePage } from './table-page.ts';
import { expect } from './test.ts';

const selectorOf = (lit: string): string =>
  lit.startsWith('option:') ? `[data-option="${lit.slice('option:'.length)}"]` : lit;

/** A lesson in the browser, walked through along its first right answers. */
export class LessonPage {
  readonly page: Page;
  readonly table: TablePage;
  readonly hand: Hand;

  constructor(page: Page, hand: Hand = 'mouse') {
    this.page = page;
    this.hand = hand;
    this.table = new TablePage(page, hand);
  }

  /** Goes through all chapters; `look` is called at every step, with its place in the whole. */
  async walk(
    book: Book<unknown>,
    look: (place: number) => Promise<void> = async () => undefined,
  ): Promise<void> {
    let place = 0;
    for (const [number, { steps }] of book.lesson.chapters.entries()) {
      for (const [index, step] of steps.entries()) {
        await this.page.waitForSelector(`.coach[data-step="${index}"]`);
        await look(place);
        await this.take(step);
        place += 1;
      }
      if (number < book.lesson.chapters.length - 1)
        await this.press(`.coach[data-step="${steps.length}"] [data-next]`);
    }
    await this.page.waitForSelector('[data-lesson-end]');
  }

  /** One step: something that it lights is there, and its first right answer is given. */
  async take(step: Step): Promise<void> {
    // What a step lights may hang on the way that was taken: some of it is there.
    if (step.lit) await expect(this.page.locator(step.lit.map(selectorOf).join(', ')).first()).toBeAttached();
    if (step.quiz) await this.press(`[data-quiz="${step.quiz.findIndex(({ right }) => right)}"]`);
    else if (!step.answers) await this.press('.coach [data-next]');
    else
      await this.table.chooseAny((options) => options.find((option) => replyTo(step.answers, option)) ?? '');
  }

  private async press(selector: string): Promise<void> {
    if (this.hand === 'keyboard') {
      await this.table.tabTo(selector);
      await this.page.keyboard.press('Enter');
    } else await this.table.press(selector);
  }
}
