/// <reference lib="webworker" />
// Types alone: a service worker is one file.
import type { Precache } from './precache.ts';

// The types of a page and of a service worker cannot be loaded together: this names the little that is used.
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(
      text: string,
      options: { readonly tag: string; readonly data: { readonly path: string } },
    ): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface OpenPage {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface NotificationClick extends Lasting {
  readonly notification: { readonly data?: { readonly path?: unknown }; close(): void };
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;

/** Both are written in by the build (`build/precache.ts`). */
const files = '__PRECACHE_LIST__' as unknown as Precache;
const version = '__PRECACHE_VERSION__';

const prefix = 'mazmorra-';
const cacheName = `${prefix}${version}`;

/** Fetches files of this build, past the browser's own cache for those whose name does not change with them. */
async function keep(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = wanted.map(
    (file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' }),
  );
  await cache.addAll(requests);
}

/** What is needed without a network: everything that is in no language, and what is in the reader's. */
async function install(): Promise<void> {
  // Left there by the page (`update.ts`): a service worker cannot read its settings.
  const language = await caches.match('/language', { cacheName: 'reader' });
  await keep([...files.common, ...(files.languages[(await language?.text()) ?? ''] ?? [])]);
}

/** The files of earlier builds go only now, when no page uses them any more. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

/** Everything of the app from the cache; a page of the app is always the same page. What is not ours goes to the network. */
async function answer(request: Request): Promise<Response> {
  const page = request.mode === 'navigate';
  // A browser that cannot read its cache still has the network.
  const found = await caches
    .open(cacheName)
    .then((cache) => cache.match(page ? '/index.html' : request, { ignoreSearch: page, ignoreVary: true }))
    .catch(() => undefined);
  return found ?? fetch(request);
}

const ours = (request: Request): boolean => {
  const url = new URL(request.url);
  const served = /^\/(api\/|embed\/|ws|healthz)/.test(url.pathname);
  return request.method === 'GET' && url.origin === scope.location.origin && !served;
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  if (ours(event.request)) event.respondWith(answer(event.request));
});
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
  // The reader has chosen another language; without a network it is fetched as its files are asked for.
  else if (typeof event.data === 'string')
    event.waitUntil(keep(files.languages[event.data] ?? []).catch(() => undefined));
});

/** Shows what the server calls for, unless the reader looks at that very page. */
async function called(data: unknown): Promise<void> {
  const { text, tag, path, waiting } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof tag !== 'string' || typeof path !== 'string') return;
  const pages = await scope.clients.matchAll({ type: 'window' });
  const isSeen = pages.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path,
  );
  // A test is asked for by somebody who looks at this page and wants to see it.
  if (isSeen && tag !== 'mazmorra-test') return;
  // A call for a turn says how many tables wait; at others the icon has a mark.
  const count = typeof waiting === 'number' ? waiting : undefined;
  if (tag !== 'mazmorra-test') await navigator.setAppBadge?.(count).catch(() => undefined);
  await scope.registration.showNotification(text, { tag, data: { path } });
}
scope.addEventListener('push', (event) => {
  let data: unknown;
  try {
    data = event.data?.json();
  } catch {
    // Not ours: our server sends JSON.
  }
  event.waitUntil(called(data));
});

/** Brings the page that the notification is about to the front: one that shows it, else any, else a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const shown = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!shown) {
    await scope.clients.openWindow(path);
    return;
  }
  await shown.focus();
  if (new URL(shown.url).pathname !== path) await shown.navigate(path);
}
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path;
  // Only pages of this app are opened.
  if (typeof path === 'string' && path.startsWith('/') && !path.startsWith('//'))
    event.waitUntil(openPage(path));
});
