import { createECDH } from 'node:crypto';
import type { PushRow, Storage } from '../storage/port.ts';
import type { Parcel } from './outgoing.ts';

/** The keys by which a server proves to push services that it is the one that people subscribed to (VAPID, RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const VAPID = 'vapid';

/** The keys of this database. They are made at the first start; of two servers that start together one makes them. */
export async function vapidKeys(storage: Storage): Promise<VapidKeys> {
  const curve = createECDH('prime256v1');
  const made: VapidKeys = {
    publicKey: curve.generateKeys('base64url'),
    // The curve leaves out leading zeros; push services want all 32 bytes.
    privateKey: Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
  const known = (await storage.settings()).get(VAPID);
  if (known !== undefined) return JSON.parse(known) as VapidKeys;
  await storage.commit([{ kind: 'first-setting', key: VAPID, value: JSON.stringify(made) }]);
  return JSON.parse((await storage.settings()).get(VAPID) ?? '{}') as VapidKeys;
}

export interface PushMessage {
  readonly text: string;
  readonly tag: string;
  readonly path: string;
}

/** Seconds for which a push service keeps a message for a device that is off, and how it treats a sleeping one. */
const TTL = { turn: 86_400, soon: 60 };

/** A message for one device, encrypted for it alone (RFC 8291). `subject` is where push services reach the operator. */
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
