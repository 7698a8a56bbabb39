import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { OutgoingRules } from '../../src/notify/outgoing.ts';

/** The rules of the tests: loopback may be called, by plain http too. */
export const loopback: OutgoingRules = {
  protocols: ['http:', 'https:'],
  mayConnect: (address) => address === '127.0.0.1',
};

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A service on loopback that keeps what it receives. `answer` says with which status; 0 hangs. */
export class Receiver {
  readonly arrived: Arrived[] = [];
  readonly url: string;
  answer = 201;
  readonly #server: Server;
  #watchers: (() => void)[] = [];

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const receiver = new Receiver(server, typeof address === 'object' && address ? address.port : 0);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      receiver.#receive({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      if (receiver.answer === 0) return;
      if (receiver.answer >= 300 && receiver.answer < 400)
        response.setHeader('location', `${receiver.url}/elsewhere`);
      response.writeHead(receiver.answer).end('an answer that nobody reads');
    });
    return receiver;
  }

  #receive(one: Arrived): void {
    this.arrived.push(one);
    for (const tell of this.#watchers.splice(0)) tell();
  }

  /** The request with this number, once it is there. */
  async nth(number: number): Promise<Arrived> {
    for (;;) {
      const one = this.arrived[number];
      if (one) return one;
      await new Promise<void>((resolve) => this.#watchers.push(resolve));
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A browser's side of Web Push: its keys, and what it makes of a message. */
export class Device {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#curve.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#curve.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** Decrypts a message as RFC 8188 and RFC 8291 say. */
  read(body: Buffer): { text: string; tag: string; path: string } {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const server = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#curve.computeSecret(server);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), server]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // What follows the last mark is padding.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  }
}

/** Checks the headers as a push service does: the signature of the server whose key the browser was given (RFC 8292). */
export function claimsOf({ headers }: Arrived, key: string): { aud: string; sub: string; exp: number } {
  const [, token = '', named = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (named !== key) throw new Error('signed by another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const good = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error(`the signature is wrong: ${createHash('sha256').update(signed).digest('hex')}`);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
