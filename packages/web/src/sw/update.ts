import type { Language } from '@mazmorra/kernel';
import { useSettings } from '../settings/store.ts';
import { create } from '../settings/stores.ts';

interface Update {
  /** A newer version is loaded and waits. */
  readonly ready: boolean;
  /** Everything is kept for playing without a network. */
  readonly offline: boolean;
}

export const useUpdate = create<Update>(() => ({ ready: false, offline: false }));

let waiting: ServiceWorker | undefined;
let wanted = false;

/** Puts the new version in place and loads the page again; tables resume where they were. */
export function takeUpdate(): void {
  wanted = true;
  waiting?.postMessage('take-over');
}

export const putOff = (): void => useUpdate.setState({ ready: false });

export async function keepUpToDate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
  try {
    await noteLanguage(useSettings.getState().language);
    useSettings.subscribe(({ language }, before) => {
      if (language !== before.language) void noteLanguage(language);
    });
    // The first time it loads every file of the app: only after what the reader waits for.
    if (!navigator.serviceWorker.controller) await pageLoaded();
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    // A page left open for days still hears of new versions.
    setInterval(() => void registration.update().catch(() => undefined), 60 * 60 * 1000);
  } catch {
    // Without a service worker the app works online only.
  }
}

/** Has the service worker keep the files of this language, now and with each new version. */
async function noteLanguage(language: Language): Promise<void> {
  const cache = await caches.open('reader');
  await cache.put('/language', new Response(language));
  navigator.serviceWorker.controller?.postMessage(language);
}

const pageLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker): void => {
    if (worker.state !== 'installed') return;
    // The first one takes over by itself; a later one waits until the reader agrees.
    const first = !navigator.serviceWorker.controller;
    if (!first) waiting = worker;
    useUpdate.setState(first ? { offline: true } : { ready: true });
  };
  const worker = registration.waiting ?? registration.installing;
  if (!worker) return;
  offer(worker);
  worker.addEventListener('statechange', () => offer(worker));
}
