import type { Page } from '@playwright/test';
import { isLong } from '../../packages/testkit/src/long.ts';
import {
  joins,
  looksRight,
  onlineInTheLongRun,
  opens,
  person,
  play,
  received,
  restless,
  tableOf,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

const sideways = { width: 844, height: 390 };

interface Bubble {
  readonly ticker: string;
  readonly covered: readonly string[];
}

/**
 * Resolves in the page, at the moment when a bubble with this text is there: what the ticker says, and what the bubble covers. It may
 * cover the name of who speaks, but no card of the hand and nothing that can be chosen.
 */
const bubbleWith = (page: Page, seat: number, text: string): Promise<Bubble> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => {
      const bubble = document.querySelector('[data-bubble="${seat}"]');
      const ticker = document.querySelector('[data-chat-ticker]');
      if (!bubble || !ticker || !bubble.textContent.includes(${JSON.stringify(text)})) {
        requestAnimationFrame(look);
        return;
      }
      const a = bubble.getBoundingClientRect();
      const places = document.querySelectorAll('.hand > *, .choice-bar button, .table-board button');
      const covered = [...places].filter((place) => {
        const b = place.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
      resolve({ ticker: ticker.textContent, covered: covered.map((one) => one.outerHTML.slice(0, 80)) });
    };
    look();
  })`);

onlineInTheLongRun(
  'chat beside the board on a desktop, as bubbles on phones, for spectators apart; a mute lasts at the next table',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const cal = await person(stage, { size: sideways, language: 'es', touch: true });
    const dan = await person(stage, { size: desktop, language: 'en' });
    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 3);
    await joins(bea, invitation, 'Bea');
    await joins(cal, invitation, 'Cal');
    const [anas, beas, cals, dans] = [ana, bea, cal, dan].map(({ visitor }) => visitor.page) as [
      Page,
      Page,
      Page,
      Page,
    ];
    await anas.locator('[data-start]:enabled').click();
    for (const page of [anas, beas, cals]) await page.waitForSelector('.table-board');
    await dans.goto(invitation);
    await dans.waitForSelector('.table-board');

    // A phrase by one tap is read in the reader’s language: at the seat, in the ticker, and by screen readers.
    const bubbles = [beas, cals].map((page) => bubbleWith(page, 0, '¡No te creo!'));
    await anas.locator('[data-chat-column] [data-phrase="liar"]').click();
    for (const { ticker, covered } of await Promise.all(bubbles)) {
      expect(ticker).toContain('Ana: ¡No te creo!');
      expect(covered, 'what the bubble covers').toEqual([]);
    }
    for (const page of [beas, cals])
      await expect(page.locator('[data-live="chat"]')).toHaveText(/Ana: ¡No te creo!/);
    const long =
      'Somebody turned a tunnel the wrong way, and I would not lend them my lantern for all the gold in here.';
    await anas.getByLabel('Message').fill(long);
    const shown = [beas, cals].map((page) => bubbleWith(page, 0, long));
    await anas.getByRole('button', { name: 'Send' }).click();
    for (const { covered } of await Promise.all(shown)) expect(covered, 'what the bubble covers').toEqual([]);
    for (const one of [bea, cal]) await one.visitor.picture('online a bubble');
    await looksRight(ana, 'chat beside the board', true);
    await expect(dans.locator('[data-chat-column] [data-chat]')).toContainText('I don’t believe you!');

    // Any script, and ten thousand marks on one letter, which would cover all lines around it.
    await beas.tap('[data-drawer]');
    await beas.getByLabel('Mensaje').fill(`¿שלום? e${'\u0301'.repeat(10_000)}`);
    await beas.getByRole('button', { name: 'Enviar' }).tap();
    await expect(anas.locator('[data-chat]')).toContainText(`Bea: ¿שלום? e${'\u0301'.repeat(4)}`);
    await beas.tap('[data-phrase="laugh"]');
    await expect(anas.locator('[data-chat]')).toContainText('Hahaha!');
    await looksRight(bea, 'the chat on a phone', true);
    await beas.keyboard.press('Escape');

    // Spectators talk among themselves: Ana’s next line comes behind Dan’s on every connection, and his is not there.
    await dans.getByLabel('Message').fill('Bea has the gold');
    await dans.getByRole('button', { name: 'Send' }).click();
    await expect(dans.locator('[data-chat]')).toContainText('Bea has the gold');
    await looksRight(dan, 'the chat of spectators', true);
    await anas.locator('[data-phrase="surprise"]').click();
    await expect(anas.locator('[data-chat]')).toContainText('Wow!');
    for (const one of [ana, bea, cal]) {
      await expect.poll(() => one.frames.join()).toContain('"phrase":"surprise"');
      expect(one.frames.join(), 'those who play do not read spectators').not.toContain('has the gold');
    }

    await play([ana, bea, cal], isLong ? 24 : 8, restless());
    const table = tableOf(ana);

    // Who is not asked on a phone has the phrases in the place of the question, by one tap.
    const idle = (await beas.locator('.choice-bar [data-quick]').count()) > 0 ? bea : cal;
    await idle.visitor.page.tap('[data-quick="applause"]');
    await expect(anas.locator('[data-chat]')).toContainText('Bravo!');
    await looksRight(idle, 'phrases on a phone', true);

    // Who opens the chat on a phone sees the newest line, not the oldest.
    for (const page of [beas, cals]) {
      await page.tap('[data-drawer]');
      await expect(page.locator('[data-chat] li').last()).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
    }

    // Ana mutes Bea here, and at the next table she reads nothing of Bea either.
    await anas.click('[data-drawer]');
    await anas.getByRole('button', { name: 'Mute Bea' }).click();
    await anas.getByRole('button', { name: 'Unmute Bea' }).waitFor();
    await looksRight(ana, 'the people at the table', true);
    const next = await opens(bea, `${server.url}/online?game=saboteur`, 'Bea', 3);
    await joins(ana, next, 'Ana');
    await beas.locator('[data-phrase="hello"]').first().tap();
    await expect(beas.locator('[data-chat]')).toContainText('¡Hola a todos!');
    await anas.locator('[data-phrase="luck"]').click();
    await expect(anas.locator('[data-chat]')).toContainText('Good luck!');
    await expect(anas.locator('[data-chat] li')).toHaveCount(1);
    await anas.goto(`${server.url}/online`);
    await anas.getByRole('button', { name: 'Unmute Bea' }).click();
    await expect(anas.locator('[data-muted]')).toHaveCount(0);
    return { table, received: [received(cal, 2), received(dan, 'spectator')] };
  },
);
