import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type Hand = 'mouse' | 'touch' | 'keyboard';

const asked = '.choice-bar[data-decision]';
const end = 'dialog.end[open]';
const curtain = '[data-curtain]';

/** The pages on which the role of Saboteur is turned up as soon as it lies over something. */
const watched = new WeakSet<Page>();

/**
 * A table in the browser, whatever game lies on it: it finds options by `data-option` on the table and `data-listed`
 * in the plain list, never by how they look.
 */
export class TablePage {
  readonly page: Page;
  readonly hand: Hand;

  constructor(page: Page, hand: Hand = 'mouse') {
    this.page = page;
    this.hand = hand;
    if (watched.has(page)) return;
    watched.add(page);
    // Whatever the reader is about to press, the role is looked at first: it may be dealt at any moment.
    void page.addLocatorHandler(page.locator('[data-intro] button'), (button) => button.click(), {
      noWaitAfter: true,
    });
  }

  /** From the home page with two clicks. */
  static async playNow(page: Page, game: string, hand: Hand = 'mouse'): Promise<TablePage> {
    await page.goto('/');
    const table = new TablePage(page, hand);
    const cover = `[data-cover="${game}"]`;
    const button = `[data-play="${game}"]`;
    await page.waitForSelector(cover);
    if (hand === 'keyboard') {
      await table.tabTo(cover);
      await page.keyboard.press('Enter');
      await expect(page.locator(button), 'the focus of the sheet').toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await table.press(cover);
      await table.press(button);
    }
    await page.waitForURL(/\/table\//);
    return table;
  }

  /** What comes next for the people at this screen. */
  async next(): Promise<'asked' | 'end' | 'curtain'> {
    await this.page.waitForSelector(`${asked}, ${end}, ${curtain}`);
    if (await this.page.$(end)) return 'end';
    if (await this.page.$(curtain)) return 'curtain';
    await this.passIntro();
    return 'asked';
  }

  /** What a game shows before the first decision of a round, such as the role in Saboteur. */
  async passIntro(): Promise<void> {
    for (const step of ['turn', 'close']) {
      const button = `[data-intro="${step}"] button`;
      if (!(await this.page.$(button))) continue;
      if (this.hand === 'keyboard') {
        await this.tabTo(button);
        await this.page.keyboard.press('Enter');
      } else {
        // In the page itself: a locator would first call the handler above, which presses the same button, and then wait
        // for a button that is gone.
        await this.page.evaluate(`document.querySelector('${button}')?.click()`);
      }
      await this.page.waitForFunction(`!document.querySelector('${button}')`);
    }
  }

  async over(): Promise<boolean> {
    return (await this.next()) === 'end';
  }

  /** The names of all options of the decision at hand, from the plain list. */
  async options(): Promise<string[]> {
    await this.openList();
    const names = await this.listed();
    await this.closeList();
    return names;
  }

  /** Chooses an option: on the table where it is shown there, else from the plain list; then confirms. */
  async choose(name: string): Promise<void> {
    const before = await this.decision();
    await this.pick(name);
    await this.confirm();
    await this.moved(before);
  }

  /** Picks without confirming. */
  async pick(name: string): Promise<void> {
    await this.passIntro();
    if (this.hand === 'keyboard' || !(await this.onTable(name).isVisible())) {
      await this.openList();
      await this.pressListed(name);
    } else await this.press(`[data-option="${name}"]`);
    await this.page.waitForSelector('[data-confirm]');
  }

  /** Picks the first option that begins so, without confirming. */
  async pickAny(beginning: string): Promise<void> {
    const option = (await this.options()).find((name) => name.startsWith(beginning));
    if (option === undefined) throw new Error(`no option begins with ${beginning}`);
    await this.pick(option);
  }

  /** Any option, chosen the way a person with this hand would. */
  async chooseAny(
    pick: (options: readonly string[]) => string = (options) => options[0] ?? '',
  ): Promise<void> {
    const before = await this.decision();
    await this.openList();
    const name = pick(await this.listed());
    // The list is open already: whoever plays by keyboard stays in it, the others go to the table where it is there.
    if (this.hand === 'keyboard' || !(await this.onTable(name).isVisible())) await this.pressListed(name);
    else {
      await this.closeList();
      await this.press(`[data-option="${name}"]`);
    }
    await this.confirm();
    await this.moved(before);
  }

  /** Plays for whoever sits here until the game is over; says how many decisions that took. */
  async playToEnd(pick: (options: readonly string[]) => string, most = 400): Promise<number> {
    const decisions = await this.playOn(pick, most);
    if (decisions === undefined) throw new Error(`not over after ${most} decisions`);
    return decisions;
  }

  /** Plays so many decisions; says how many it took to the end, if that came. */
  async playOn(pick: (options: readonly string[]) => string, most: number): Promise<number | undefined> {
    for (let decisions = 0; decisions < most; decisions++) {
      const next = await this.next();
      if (next === 'end') return decisions;
      if (next === 'curtain') await this.liftCurtain();
      else await this.chooseAny(pick);
    }
    return undefined;
  }

  async liftCurtain(): Promise<void> {
    if (this.hand === 'keyboard') {
      await this.tabTo(curtain);
      await this.page.keyboard.press('Enter');
    } else await this.press(curtain);
    await this.page.waitForSelector(curtain, { state: 'detached' });
  }

  decision(): Promise<string | null> {
    return this.page.locator('.choice-bar').getAttribute('data-decision');
  }

  async press(selector: string): Promise<void> {
    const thing = this.page.locator(selector).first();
    if (this.hand === 'touch') await thing.tap();
    else await thing.click();
  }

  /** Moves the focus by the Tab key alone. */
  async tabTo(selector: string, most = 150): Promise<void> {
    for (let step = 0; step < most; step++) {
      const there = await this.page.evaluate(
        `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`,
      );
      if (there === true) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key never came to ${selector}`);
  }

  private async openList(): Promise<void> {
    await this.passIntro();
    const button = `${asked} .choice-question button`;
    if (this.hand === 'keyboard') {
      await this.tabTo(button);
      await this.page.keyboard.press('Enter');
    } else await this.press(button);
    await this.page.waitForSelector('[data-listed]');
  }

  private listed(): Promise<string[]> {
    return this.page
      .locator('[data-listed]')
      .evaluateAll((buttons: { getAttribute(name: string): string | null }[]) =>
        buttons.map((button) => button.getAttribute('data-listed') ?? ''),
      );
  }

  private async closeList(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.waitForSelector('[data-listed]', { state: 'detached' });
  }

  private onTable(name: string): Locator {
    return this.page.locator(`[data-option="${name}"]`).first();
  }

  private async pressListed(name: string): Promise<void> {
    const entry = `[data-listed="${name}"]`;
    if (this.hand === 'keyboard') {
      await this.tabTo(entry);
      await this.page.keyboard.press('Enter');
    } else await this.press(entry);
    await this.page.waitForSelector('[data-listed]', { state: 'detached' });
  }

  private async confirm(): Promise<void> {
    const button = '[data-confirm]';
    await this.page.waitForSelector(button);
    if (this.hand === 'keyboard') {
      await this.tabTo(button);
      await this.page.keyboard.press('Enter');
    } else await this.press(button);
  }

  /** The answer has arrived: something else is asked, or nothing. */
  private async moved(before: string | null): Promise<void> {
    await this.page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), ${curtain}, ${end}`, {
      state: 'attached',
    });
    expect(await this.page.locator('.choice-refused').isVisible(), 'the answer was refused').toBe(false);
  }
}
