import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { joins, online, opens, person } from '../support/people.ts';
import { desktop, expect, phone } from '../support/test.ts';

online(
  'links: rules without script in each language, previews, status codes',
  'SQLite',
  async (stage, server) => {
    const { context } = await stage.visit({ size: phone });
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false, viewport: phone });
    if (!plain) throw new Error('no browser');
    const page = await plain.newPage();
    const reply = await page.goto(`${server.url}/es/rules/saboteur`);
    expect(reply?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('h1')).toContainText('Saboteur');
    expect((await page.locator('main').innerText()).length, 'the whole book').toBeGreaterThan(5000);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const alternates = await page
      .locator('link[hreflang]')
      .evaluateAll((all: { getAttribute(name: string): string | null }[]) =>
        all.map((one) => one.getAttribute('hreflang')),
      );
    expect(new Set(alternates)).toEqual(new Set([...LANGUAGES, 'x-default']));
    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 404],
      ['/t/nobody-knows-this', 404],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
      ['/favicon.ico', 200],
      ['/share/saboteur.png', 200],
    ] as const)
      expect((await page.request.get(`${server.url}${path}`)).status(), path).toBe(status);
    await page.goto(server.url);
    await expect(page.locator('[data-cover]'), 'the boxes are there before any script').toHaveCount(4);
    await plain.close();

    // With script the same address is the page of the app, in the language of the address.
    const ana = await person(stage, { size: desktop, language: 'en' });
    await ana.visitor.page.goto(`${server.url}/es/rules/saboteur`);
    await ana.visitor.page.waitForSelector('.book');
    await expect(ana.visitor.page.locator('html')).toHaveAttribute('lang', 'es');

    const invitation = await opens(ana, `${server.url}/online?game=saboteur`, 'Ana', 3);
    const preview = await (await ana.visitor.page.request.get(invitation.replace(/#.*/, ''))).text();
    expect(preview).toContain('og:title" content="Ana te invita a Saboteur"');
    const bea = await person(stage, { size: phone, language: 'en', touch: true });
    await joins(bea, invitation, 'Bea');
    return undefined;
  },
);
