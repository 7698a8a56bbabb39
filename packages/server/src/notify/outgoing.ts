import { lookup as resolve } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Which addresses people can make the server call. Tests allow their own on loopback. */
export interface OutgoingRules {
  readonly protocols: readonly string[];
  mayConnect(address: string): boolean;
}

/** Why a message could not be delivered. */
export type Undelivered =
  /** The address is not public, or not https. */
  | 'refused'
  /** The answer is a redirect. Redirects are not followed. */
  | 'redirect'
  /** The push service or webhook no longer exists. */
  | 'gone'
  /** Timeout, no connection, unknown name, or an error status. */
  | 'failed';

/** The IPv4 ranges that are not public: loopback, private, link-local, documentation, multicast. */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Only 2000::/3 of IPv6 is public. Within it, these ranges are for documentation or embed an IPv4 address. */
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_6) notPublic.addSubnet(network, bits, 'ipv6');
const internet6 = new BlockList();
internet6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is public, that is, neither this machine nor a private network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !notPublic.check(address, 'ipv4');
  return internet6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export const PUBLIC: OutgoingRules = { protocols: ['https:'], mayConnect: isPublicAddress };

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a URL may be called at all. Its host name is not resolved yet. */
export function isAllowedUrl(text: string, { protocols, mayConnect }: OutgoingRules): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return false;
  const host = bare(url.hostname);
  return isIP(host) === 0 ? host !== '' : mayConnect(host);
}

class Refused extends Error {}

/** Resolves a name once and connects only to the checked addresses. This prevents DNS rebinding between check and connection. */
const checkedLookup =
  ({ mayConnect }: OutgoingRules): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { all: true, verbatim: true }).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => mayConnect(address))) callback(new Refused(), '', 0);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

/** Whether a name resolves to addresses that may be called. A name that cannot be resolved now is allowed: it may be resolvable later. */
export async function mayCall(text: string, rules: OutgoingRules): Promise<boolean> {
  if (!isAllowedUrl(text, rules)) return false;
  const host = bare(new URL(text).hostname);
  if (isIP(host) !== 0) return true;
  const found = await resolve(host, { all: true }).catch(() => []);
  return found.every(({ address }) => rules.mayConnect(address));
}

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Posts to an address that a person has entered. Resolves to why it was not delivered, if so. The response body is not read. */
export function post(
  parcel: Parcel,
  rules: OutgoingRules,
  timeout: number,
): Promise<Undelivered | undefined> {
  if (!isAllowedUrl(parcel.url, rules)) return Promise.resolve('refused');
  const url = new URL(parcel.url);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...parcel.headers, 'content-length': String(parcel.body.length) },
    lookup: checkedLookup(rules),
    // A new connection, never one that was opened for another person.
    agent: false,
    signal: AbortSignal.timeout(timeout),
  };
  return new Promise((done) => {
    const make = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = make(url, options, (response) => {
      done(outcomeOf(response.statusCode ?? 0));
      response.destroy();
    });
    request.on('error', (error) => done(error instanceof Refused ? 'refused' : 'failed'));
    request.end(parcel.body);
  });
}

function outcomeOf(status: number): Undelivered | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
