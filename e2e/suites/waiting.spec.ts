import { joins, looksRight, online, onlineInTheLongRun, opens, person } from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

online(
  'the invitation and the start are on the first screen; bots take the free seats after one question',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: phone, language: 'es', touch: true });
    const { page } = ana.visitor;
    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 5);
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    await joins(bea, invitation, 'Bea');
    await page.locator('[data-place="1"][data-kind="person"]').waitFor();
    for (const first of ['[data-invite]', '[data-start-early]'])
      await expect(page.locator(first), first).toBeInViewport({ ratio: 1 });
    await looksRight(ana, 'waiting room on a phone');
    await page.locator('[data-start-early]').tap();
    await page.getByText('Quedan 3 asientos libres').waitFor();
    await looksRight(ana, 'start with bots');
    await page.locator('[data-start-with-bots]').tap();
    for (const one of [page, bea.visitor.page]) await one.waitForSelector('.table-board');
    return undefined;
  },
);

online(
  'a television opens a table without a seat; phones find it by four letters, also late, and the first of them starts',
  second,
  async (stage, server) => {
    const screen = await person(stage, { size: desktop, language: 'en' });
    const { page: television } = screen.visitor;
    await television.goto(`${server.url}/online?game=saboteur`);
    await television.locator('[data-open-screen]:enabled').click();
    const shown = television.locator('[data-screen-code]');
    await shown.waitFor();
    const code = (await shown.getAttribute('data-screen-code')) ?? '';
    await television.getByText('Whoever sits down first starts the game.').waitFor();
    await looksRight(screen, 'big screen with its code');

    const ana = await person(stage, { size: phone, language: 'es', touch: true });
    const { page } = ana.visitor;
    await page.goto(server.url);
    await page.fill('[data-code]', 'KRTO');
    await page.tap('[data-join-code]');
    await page.getByText('Un código tiene cuatro letras, por ejemplo KRTW.').waitFor();
    await page.fill('[data-code]', code.toLowerCase());
    await page.tap('[data-join-code]');
    await page.fill('[data-name]', 'Ana');
    await page.tap('[data-sit]');
    await page.waitForSelector('[data-start-early]');
    await television.locator('.big-seat', { hasText: 'Ana' }).waitFor();

    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    await joins(bea, `${server.url}/${code}`, 'Bea');
    await television.locator('.big-seat', { hasText: 'Bea' }).waitFor();
    await page.tap('[data-start-early]');
    await page.tap('[data-start-with-bots]');
    await bea.visitor.page.waitForSelector('.table[data-layout="own"]');
    await television.waitForSelector('.table[data-layout="room"] [data-big="corner"] [data-screen-code]');
    await looksRight(screen, 'big screen with its code in the game', true);

    const late = await person(stage, { size: phone, language: 'es', touch: true });
    await late.visitor.page.goto(`${server.url}/${code}`);
    await late.visitor.page.waitForSelector('.table-board');
    const lost = await person(stage, { size: phone, language: 'es', touch: true });
    await lost.visitor.page.goto(`${server.url}/${code === 'BCDF' ? 'BCDH' : 'BCDF'}`);
    await lost.visitor.page.locator('.online-problem', { hasText: 'Ninguna mesa muestra' }).waitFor();
    await looksRight(lost, 'a code that nobody shows');
    return undefined;
  },
);

onlineInTheLongRun(
  'the host changes the game; a friend reads what it is; a seat goes to a phone by a link, once',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 5);
    const [{ page }, { page: beas }] = [ana.visitor, bea.visitor];
    await beas.goto(invitation);
    await beas.getByText('Ana te invita a jugar a Saboteur.').waitFor();
    await expect(beas.locator('[data-learn]')).toHaveAttribute('href', '/learn/saboteur');
    await expect(beas.locator('[data-rules]')).toHaveAttribute('href', '/rules/saboteur');
    await page.getByText('1 guest has not sat down yet').waitFor();
    await looksRight(bea, 'an invited friend');
    await looksRight(ana, 'waiting room with a guest');

    await page.click('[data-change]');
    await page.getByLabel('Game', { exact: true }).selectOption('welcome-to-the-dungeon');
    await page.locator('dialog[open] [data-seats] .choices-one', { hasText: '3' }).click();
    await page.locator('dialog[open] .choices-one', { hasText: '1 minute a turn' }).click();
    await looksRight(ana, 'change the table');
    await page.click('[data-change-now]');
    await expect(page.locator('.online-seat')).toHaveCount(3);
    await beas.getByText('Ana te invita a jugar a Bienvenido a la mazmorra.').waitFor();
    await expect(beas.locator('[data-live="polite"]')).toHaveText(/El anfitrión ha cambiado la mesa/);
    await joins(bea, invitation, 'Bea');

    // Another clock needs the consent of whoever sits: Ana cannot start before Bea has agreed.
    await page.click('[data-change]');
    await page.locator('dialog[open] .choices-one', { hasText: 'No limit' }).click();
    await page.click('[data-change-now]');
    await beas.waitForSelector('[data-new-terms]');
    await page.getByText('You can start when they have agreed to the change: Bea.').waitFor();
    await expect(page.locator('[data-start]')).toBeDisabled();
    await looksRight(bea, 'asked to agree to another clock');
    await looksRight(ana, 'waiting for somebody to agree');
    await beas.tap('[data-agree]');
    await expect(page.locator('[data-wait-agreed]')).toHaveCount(0);
    await expect(beas.locator('[data-new-terms]')).toHaveCount(0);

    // Bea takes her seat to another phone. The code is good once, and says so.
    await beas.locator('.online-carry button').first().tap();
    const link = await beas.getByLabel('Enlace para tu móvil').inputValue();
    await looksRight(bea, 'a code for the own phone');
    const other = await person(stage, { size: phone, language: 'es', touch: true });
    await other.visitor.page.goto(link);
    await other.visitor.page.waitForSelector('[data-place="1"].online-own');
    const late = await person(stage, { size: phone, language: 'en', touch: true });
    await late.visitor.page.goto(link);
    await late.visitor.page.waitForSelector('[data-used-code="true"]');
    await looksRight(late, 'a code that was used');
    return undefined;
  },
);
