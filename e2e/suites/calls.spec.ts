import type { BrowserContext, Page } from '@playwright/test';
import { Device, Receiver } from '../../packages/server/test/notify/push-service.ts';
import {
  forgive,
  joins,
  looksRight,
  onlineInTheLongRun,
  person,
  play,
  restless,
  tableOf,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

/** What the browser's own push service would hand out: its address is a service of this test. */
const subscribing = ({ endpoint, p256dh, auth }: Device['subscription']): string => `(() => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
  const keys = { p256dh: bytes('${p256dh}'), auth: bytes('${auth}') };
  const key = 'test.subscribed';
  const made = {
    endpoint: '${endpoint}',
    getKey: (name) => keys[name],
    unsubscribe: async () => { localStorage.removeItem(key); return true; },
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) ? made : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('a browser would refuse this');
    localStorage.setItem(key, 'yes');
    return made;
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
})()`;

/**
 * What the service worker shows from now on. A browser without a window refuses every notification ("No notification permission has been
 * granted"), whatever the test grants: what the worker hands to the browser is noted instead.
 */
async function shownBy(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(`{
    globalThis.shown = [];
    registration.showNotification = async (title, { tag, data }) => {
      shown.push([title, tag, data.path].join(' | '));
    };
  }`);
  return () => worker.evaluate('globalThis.shown');
}

/** Hands a message to the service worker of this address, as the push service of a browser does. */
async function deliver(page: Page, url: string, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

onlineInTheLongRun(
  'called by push when it is my turn at a slow table, also over a restart',
  second,
  async (stage, server) => {
    const service = await Receiver.open();
    try {
      const device = new Device(`${service.url}/push`);
      const ana = await person(stage, { size: desktop, language: 'es' });
      const bea = await person(stage, { size: phone, language: 'en', offline: true, touch: true });
      const { page, context } = bea.visitor;
      await context.grantPermissions(['notifications'], { origin: server.url });
      await context.addInitScript(subscribing(device.subscription));
      const { page: hers } = ana.visitor;
      await hers.goto(`${server.url}/online?game=welcome-to-the-dungeon`);
      await hers.locator('.choices-one', { hasText: '1 día por turno' }).click();
      await hers.fill('[data-name]', 'Ana');
      await hers.locator('[data-seats] .choices-one', { hasText: '2' }).click();
      await hers.locator('[data-open-table]:enabled').click();
      await hers.waitForSelector('[data-place="0"][data-kind="person"]');
      await joins(bea, await hers.inputValue('[data-invite]'), 'Bea');

      await page.goto(`${server.url}/settings`);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await page.getByRole('switch', { name: 'my turn at a slow table' }).tap();
      await page.locator('[data-push="false"]:enabled').tap();
      await page.locator('[data-push="true"]:enabled').waitFor();
      await page.getByText('One of your devices is notified.').waitFor();
      await page.locator('[data-calls]').scrollIntoViewIfNeeded();
      await looksRight(bea, 'call me');
      await page.locator('[data-test-push]').tap();
      expect(device.read((await service.nth(0)).body)).toMatchObject({
        text: 'This is how Mazmorra will notify you.',
      });
      await page.fill('[data-webhook]', 'http://10.0.0.7/hook');
      await page.getByRole('button', { name: 'Save' }).tap();
      await expect(page.locator('[data-call-note]')).toContainText('This address is not allowed');

      await hers.locator('[data-start]:enabled').click();
      await hers.waitForSelector('.table-board');
      const table = tableOf(ana);
      // The first turn may be Ana's; she answers until it is Bea's.
      while (service.arrived.length < 2) {
        const asked = hers.locator('.choice-bar[data-decision]');
        if ((await asked.count()) > 0) await play([ana], 1, restless());
        await expect.poll(async () => service.arrived.length > 1 || (await asked.count()) > 0).toBe(true);
      }
      const message = device.read((await service.nth(1)).body);
      expect(message).toEqual({
        text: 'It is your turn: Welcome to the Dungeon',
        tag: `mazmorra-${table}`,
        path: `/t/${table}`,
        waiting: 1,
      });

      // The browser hands it to the service worker, which shows it.
      const shown = await shownBy(context);
      await deliver(page, server.url, message);
      await expect.poll(shown).toEqual([`${message.text} | ${message.tag} | ${message.path}`]);

      // The server dies and comes back: nobody is called twice for one decision, and the next one is called by the same keys.
      const keyOf = async (nth: number): Promise<string | undefined> =>
        /k=([\w-]+)/.exec(String((await service.nth(nth)).headers['authorization']))?.[1];
      const key = await keyOf(1);
      await server.kill();
      await page.goto(`${server.url}${message.path}`);
      await page.waitForSelector('.choice-bar[data-decision]');
      expect(service.arrived).toHaveLength(2);
      // Bea answers until it is Ana's turn: who leaves at a decision that they have seen is not called for it.
      const asked = hers.locator('.choice-bar[data-decision]');
      const askedBea = page.locator('.choice-bar[data-decision]');
      while ((await asked.count()) === 0) {
        if ((await askedBea.count()) > 0) await play([bea], 1, restless());
        await expect.poll(async () => (await asked.count()) + (await askedBea.count())).toBeGreaterThan(0);
      }
      await page.goto(`${server.url}/credits`);
      while (service.arrived.length < 3) {
        if ((await asked.count()) > 0) await play([ana], 1, restless());
        await expect.poll(async () => service.arrived.length > 2 || (await asked.count()) > 0).toBe(true);
      }
      expect(device.read((await service.nth(2)).body)).toEqual(message);
      expect(await keyOf(2)).toBe(key);
      for (const one of [ana, bea]) forgive(one);
    } finally {
      await service.close();
    }
    return undefined;
  },
);
