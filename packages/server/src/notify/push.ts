import { createECDH, ECDH } from 'node:crypto';
import type { PushRow, Storage } from '../storage/port.ts';
import type { Parcel } from './outgoing.ts';

/** The VAPID keys (RFC 8292), by which push services recognise the server that people subscribed to. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const VAPID = 'vapid';

/**
 * The keys of this database. They are created at the first start. If two servers start at the same time, both use the first pair
 * stored.
 */
export async function vapidKeys(storage: Storage): Promise<VapidKeys> {
  const curve = createECDH('prime256v1');
  const made: VapidKeys = {
    publicKey: curve.generateKeys('base64url'),
    // Node omits leading zeros of the key; push services require all 32 bytes.
    privateKey: Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
  const known = (await storage.settings()).get(VAPID);
  if (known !== undefined) return JSON.parse(known) as VapidKeys;
  await storage.commit([{ kind: 'first-setting', key: VAPID, value: JSON.stringify(made) }]);
  return JSON.parse((await storage.settings()).get(VAPID) ?? '{}') as VapidKeys;
}

/** Whether this is a public key that a message can be encrypted for: a point of the curve P-256. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

export interface PushMessage {
  readonly text: string;
  readonly tag: string;
  readonly path: string;
}

/** Seconds for which a push service keeps a message for a device that is offline. */
const TTL = { turn: 86_400, soon: 60 };

/** A message for one device, encrypted for it (RFC 8291). `subject` is a contact address of the operator for push services. */
export async function pushParcel(
  { endpoint, p256dh, auth }: PushRow,
  message: PushMessage,
  keys: VapidKeys,
  subject: string,
  soon: boolean,
): Promise<Parcel> {
  const { default: webPush } = await import('web-push');
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...keys },
      TTL: soon ? TTL.soon : TTL.turn,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    },
  );
  const headers = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { url: endpoint, headers: Object.fromEntries(headers), body: details.body };
}
