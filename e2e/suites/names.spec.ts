import { rebuildRatings } from '../../packages/server/src/ratings/ratings.ts';
import { authenticator, type Key } from '../support/passkeys.ts';
import {
  allSeeTheEnd,
  joins,
  letsBotPlay,
  looksRight,
  online,
  onlineInTheLongRun,
  type Person,
  person,
  play,
  restless,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

/** The same passkeys on another device, as those who make browsers carry them over. */
async function carryOver(from: Key, to: Key): Promise<void> {
  const { credentials } = await from.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  for (const credential of credentials)
    await to.devtools.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

online(
  'a guest keeps a name, goes on on a second device, loses it and comes back by code',
  second,
  async (stage, server) => {
    const url = server.url.replace('127.0.0.1', 'localhost');
    const ana = await person(stage, { size: phone, language: 'es', touch: true });
    const { page } = ana.visitor;
    // Under a bare address the page says where it works.
    await page.goto(`${server.url}/me`);
    await expect(page.locator('[data-impossible="address"] a')).toHaveAttribute('href', `${url}/me`);
    await looksRight(ana, 'me, impossible');

    await page.goto(`${url}/me`);
    const key = await authenticator(page);
    await page.fill('[data-keep-name]', 'Ana la Roja');
    await looksRight(ana, 'me, guest');
    await page.locator('[data-keep]:enabled').tap();
    await expect(page.locator('[data-codes] li')).toHaveCount(8);
    await looksRight(ana, 'me, codes');
    const codes = await page.locator('[data-codes] code').allTextContents();
    await page.locator('[data-codes-done]').tap();
    await expect(page.locator('[data-kept-name="Ana la Roja"]')).toBeVisible();
    await expect(page.locator('[data-passkey]')).toHaveCount(1);
    await looksRight(ana, 'me, kept');

    const other = await person(stage, { size: desktop, language: 'en' });
    const { page: second } = other.visitor;
    await second.goto(`${url}/me`);
    const secondKey = await authenticator(second);
    // A name that looks the same is refused.
    await second.fill('[data-keep-name]', 'ana la roja');
    await second.locator('[data-keep]:enabled').click();
    await expect(second.locator('[data-name-problem]')).toContainText('Somebody keeps this name');
    await looksRight(other, 'me, taken');
    await carryOver(key, secondKey);
    await second.locator('[data-sign-in]:enabled').click();
    await expect(second.locator('[data-kept-name="Ana la Roja"]')).toBeVisible();
    await looksRight(other, 'me, second device');

    // Both devices are lost; a third one comes back by code.
    const third = await person(stage, { size: phone, language: 'en' });
    const { page: fresh } = third.visitor;
    await fresh.goto(`${url}/me`);
    await fresh.locator('[data-by-code]').click();
    await fresh.fill('[data-recover-name]', 'Ana la Roja');
    await fresh.fill('[data-recover-code]', 'AAAA-AAAA-AAAA-AAAA');
    await fresh.locator('[data-recover]:enabled').click();
    await expect(fresh.locator('[data-name-problem]')).toContainText('No name here goes with that code');
    await fresh.fill('[data-recover-code]', (codes[0] ?? '').toLowerCase());
    await fresh.locator('[data-recover]:enabled').click();
    await expect(fresh.locator('[data-kept-name="Ana la Roja"]')).toBeVisible();
    await expect(fresh.locator('[data-codes-left="7"]')).toBeVisible();
    await authenticator(fresh);
    await fresh.locator('[data-add-passkey]:enabled').click();
    await expect(fresh.locator('[data-passkey]')).toHaveCount(2);
    await looksRight(third, 'me, third device');
    // The lost passkey goes, and with it the way in.
    await fresh.locator('[data-passkey] button').last().click();
    await expect(fresh.locator('[data-passkey]')).toHaveCount(1);
    return undefined;
  },
);

/** Keeps a name on the page `/me`, with a passkey of this browser. */
async function keepsName({ visitor: { page } }: Person, url: string, name: string): Promise<void> {
  await page.goto(`${url}/me`);
  await authenticator(page);
  await page.fill('[data-keep-name]', name);
  await page.locator('[data-keep]:enabled').click();
  await page.locator('[data-codes-done]').click();
  await expect(page.locator(`[data-kept-name="${name}"]`)).toBeVisible();
}

onlineInTheLongRun(
  'a rated table changes two profiles and the list, and a rebuild changes nothing',
  second,
  async (stage, server) => {
    const url = server.url.replace('127.0.0.1', 'localhost');
    const ana = await person(stage, { size: desktop, language: 'es' });
    const ben = await person(stage, { size: phone, language: 'en' });
    await keepsName(ana, url, 'Ana');
    await keepsName(ben, url, 'Ben');
    const { page } = ana.visitor;
    const { page: his } = ben.visitor;
    await page.goto(`${url}/online?game=welcome-to-the-dungeon`);
    await page.getByRole('switch', { name: 'Puntuada' }).check();
    await page.locator('[data-seats] .choices-one', { hasText: '2' }).click();
    await page.locator('[data-open-table]:enabled').click();
    await page.waitForSelector('[data-place="0"][data-kind="person"]');
    await expect(page.locator('[data-rated]')).toBeVisible();
    await looksRight(ana, 'rated table');
    await joins(ben, (await page.inputValue('[data-invite]')).replace('127.0.0.1', 'localhost'), 'Ben');
    await page.locator('[data-start]:enabled').click();
    for (const one of [page, his]) await one.waitForSelector('.table-board');
    await letsBotPlay(ben);
    await play([ana], 400, restless());
    await allSeeTheEnd([ana]);

    await page.goto(`${url}/ratings/welcome-to-the-dungeon`);
    await expect(page.locator('[data-leader]')).toHaveCount(2);
    await expect(page.locator('[data-leader]').first()).toHaveAttribute('data-leader', 'Ana');
    await looksRight(ana, 'ratings');
    const rating = await page.locator('[data-own-rating] [data-rating]').getAttribute('data-rating');
    expect(Number(rating)).toBeGreaterThan(1500);
    await page.goto(`${url}/p/Ben`);
    await expect(page.locator('[data-profile="Ben"] [data-rating]')).toBeVisible();
    await expect(page.locator('[data-together="1"]')).toBeVisible();
    await page.locator('[data-follow="false"]:enabled').click();
    await expect(page.locator('[data-follow="true"]')).toBeVisible();
    await looksRight(ana, 'profile of another');
    await his.goto(`${url}/p/Ben`);
    await expect(his.locator('[data-profile-game="welcome-to-the-dungeon"]')).toBeVisible();
    await looksRight(ben, 'own profile');
    await his.goto(`${url}/me`);
    await his.locator('[data-friend="Ana"]').scrollIntoViewIfNeeded();
    await looksRight(ben, 'friends');
    await his.goto(`${url}/balance/dungeonquest`);
    await expect(his.locator('[data-balance] tbody tr').first()).toBeVisible();
    await looksRight(ben, 'balance');

    // A page without a server would look for it.
    for (const { visitor } of [ana, ben]) await visitor.context.close();
    const storage = await server.stopped();
    const rebuilt = await rebuildRatings(storage, true);
    await storage.close();
    expect(rebuilt).toEqual({ games: 1, people: 2, different: 0, wrong: [] });
    return undefined;
  },
);
