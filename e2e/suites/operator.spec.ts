import { signInOperator } from '../../packages/server/src/operator/tokens.ts';
import { joins, looksRight, onlineInTheLongRun, opens, person } from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

const minute = 60_000;

onlineInTheLongRun(
  'a report is handled by the operator; the pages of the law',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: phone, language: 'es', touch: true });
    const bob = await person(stage, { size: desktop, language: 'en' });
    const invitation = await opens(ana, `${server.url}/online?game=welcome-to-the-dungeon`, 'Ana', 2);
    await joins(bob, invitation, 'Bob');
    await ana.visitor.page.locator('[data-start]:enabled').tap();
    const [hers, his] = [ana.visitor.page, bob.visitor.page];
    for (const page of [hers, his]) await page.waitForSelector('.table-board');
    await his.getByLabel('Message').fill('You play like a mushroom');
    await his.getByRole('button', { name: 'Send', exact: true }).click();
    await hers.tap('[data-drawer]');
    const line = hers.locator('[data-chat] li', { hasText: 'like a mushroom' });
    await line.locator('[data-report]').tap();
    await hers.getByText('Insultos o amenazas').waitFor();
    await looksRight(ana, 'report a line', true);
    await hers.getByRole('button', { name: 'Enviar la denuncia' }).tap();
    await hers.waitForSelector('[data-reported]');
    await hers.getByRole('button', { name: 'Cerrar' }).last().tap();

    const { token } = await signInOperator(server.place, 'Olga', 15 * minute);
    const olga = await person(stage, { size: desktop, language: 'en' });
    const { page } = olga.visitor;
    await page.goto(`${server.url}/operator`);
    await page.fill('[data-token]', `${token.slice(0, -4)}AAAA`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('does not accept this token').waitFor();
    await looksRight(olga, 'operator signs in');
    // The browser itself tells the status in the console.
    await expect.poll(() => olga.visitor.faults.length).toBe(1);
    expect(olga.visitor.faults.splice(0)).toEqual([expect.stringContaining('401')]);
    await page.goto(`${server.url}/operator#${token}`);
    await page.reload();
    await page.waitForSelector('.operator-figures');
    expect(page.url(), 'the token leaves the address').not.toContain('mzo_');
    await looksRight(olga, 'operator overview');

    const act = async (button: string, why: string): Promise<void> => {
      await page.locator('.operator-item').getByRole('button', { name: button, exact: true }).first().click();
      await page.fill('[data-why]', why);
      await page.click('[data-do]');
      await expect(page.locator('[data-why]')).toHaveCount(0);
    };
    const goTo = (tab: string) => page.locator('.operator-nav .choices-one', { hasText: tab }).click();
    await goTo('Reports');
    await expect(page.locator('.operator-lines [data-marked]')).toContainText('like a mushroom');
    await looksRight(olga, 'operator reports');
    await act('Remove the line', 'an insult');
    await act('Silence', 'an insult');
    await act('Settle the report', 'done');
    await page.getByText('Nothing has been reported.').waitFor();
    await goTo('Log');
    await expect(page.locator('[data-entry]')).toHaveCount(3);
    await looksRight(olga, 'operator log');
    await page.setViewportSize({ width: 844, height: 390 });
    await goTo('Housekeeping');
    await looksRight(olga, 'operator housekeeping sideways');
    await page.setViewportSize(phone);
    await page.selectOption('.language-switch select', 'es');
    await page.locator('.operator-nav .choices-one', { hasText: 'Palabras' }).click();
    await page.locator('[data-words]').waitFor();
    await looksRight(olga, 'operator words on a phone');

    await expect(hers.locator('[data-chat] li').last()).toContainText('Eliminado por el operador');
    await his.getByLabel('Message').fill('But why?');
    await his.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(his.locator('.online-problem')).toContainText('does not let you write');
    expect(await his.getByLabel('Message').inputValue(), 'what was written is not lost').toBe('But why?');

    await hers.goto(`${server.url}/privacy`);
    await hers.getByRole('heading', { name: 'Qué no se guarda' }).waitFor();
    await looksRight(ana, 'privacy');
    return undefined;
  },
);
