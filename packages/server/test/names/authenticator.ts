import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { RequestInput } from '@mazmorra/protocol';

/** The head of a CBOR value: its major type and its length or number. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const members = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)]);
  return Buffer.concat([head(5, value.size), ...members]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const UP_AND_UV = 0x05;
const ATTESTED = 0x40;

/** A passkey as a device would hold it, in memory. `counter` is what it says next; 0 for one without a counter. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #public: { x: Buffer; y: Buffer };
  readonly #origin: string;
  counter = 0;
  counts = false;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#public = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  #clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter, more]);
  }

  /** What a browser sends when this passkey was made. */
  make(options: unknown, origin = this.#origin): RequestInput<'add-passkey'>['passkey'] {
    const { challenge } = options as { challenge: string };
    const { x, y } = this.#public;
    const cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, x],
        [-3, y],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = this.#data(
      UP_AND_UV | ATTESTED,
      Buffer.concat([Buffer.alloc(16), length, this.id, cose]),
    );
    const object = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: object.toString('base64url'),
      },
    };
  }

  /** What a browser sends when this passkey was used. */
  use(options: unknown, origin = this.#origin): RequestInput<'sign-in'>['passkey'] {
    const { challenge } = options as { challenge: string };
    if (this.counts) this.counter++;
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const data = this.#data(UP_AND_UV);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }
}
