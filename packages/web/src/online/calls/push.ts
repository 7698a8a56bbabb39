import { theLink } from '../server.ts';

/** Why this browser cannot be called, as far as it can be known before asking. */
export type PushTrouble = 'insecure' | 'unsupported' | 'denied' | 'no-worker';

export function pushTrouble(): PushTrouble | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (typeof Notification === 'undefined' || !('PushManager' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return undefined;
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Whether this browser has a subscription of this site. */
export async function isSubscribed(): Promise<boolean> {
  if (pushTrouble() !== undefined) return false;
  return (await (await registration())?.pushManager.getSubscription()) != null;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the reader, subscribes at the browser's push service and tells our server. Says what stands in the way. */
export async function subscribe(key: string): Promise<PushTrouble | undefined> {
  const trouble = pushTrouble();
  if (trouble !== undefined) return trouble;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await registration();
  if (!worker) return 'no-worker';
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await theLink().request('push', {
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey('p256dh')),
    auth: textOf(made.getKey('auth')),
  });
  return undefined;
}

export async function unsubscribe(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription();
  if (!made) return;
  await theLink().request('unpush', { endpoint: made.endpoint });
  await made.unsubscribe();
}
