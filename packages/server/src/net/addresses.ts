import { BlockList, isIP, isIPv6 } from 'node:net';
import { SaidError } from '@mazmorra/kernel';
import { say } from '../sentences.ts';

/** Thrown for a text that is no address, network or number of hops. */
export class WrongAddress extends SaidError {
  override readonly name = 'WrongAddress';
}

/**
 * The proxies whose `X-Forwarded-For` entries are trusted: the nearest `hops` whatever their address, and every proxy whose
 * address is in `networks`.
 */
export interface TrustedProxies {
  readonly hops: number;
  readonly networks: BlockList;
}

const MOST_HOPS = 32;

/** Parses the values of `--trust-proxy`: a number of hops, an address, or a network such as `10.0.0.0/8`. Throws a `WrongAddress`. */
export function readTrustedProxies(values: readonly string[]): TrustedProxies {
  const networks = new BlockList();
  let hops = 0;
  for (const value of values) {
    if (/^\d+$/.test(value)) hops = Math.max(hops, readHops(value));
    else if (!addNetwork(networks, value)) throw new WrongAddress(say('wrong-proxy'));
  }
  return { hops, networks };
}

function readHops(value: string): number {
  const hops = Number(value);
  if (hops > MOST_HOPS) throw new WrongAddress(say('too-many-hops', MOST_HOPS));
  return hops;
}

/** Parses the values of `--shared-network`: addresses and networks. Throws a `WrongAddress`. */
export function readNetworks(values: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const value of values) if (!addNetwork(networks, value)) throw new WrongAddress(say('wrong-network'));
  return networks;
}

/** Adds an address or a network; false if the text is neither. */
function addNetwork(networks: BlockList, value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (version === 0 || rest.length > 0 || !(prefix <= longest)) return false;
  networks.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  return true;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Normalises an address: without port, brackets or zone, and IPv4 in its own form where a dual-stack socket shows it as IPv6.
 * `undefined` if the text is not an address.
 */
export function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const [address = ''] = bare.split('%');
  if (isIP(address) === 0) return undefined;
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

export const isIn = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const isTrusted = ({ hops, networks }: TrustedProxies, address: string, distance: number): boolean =>
  distance < hops || isIn(networks, address);

/**
 * The address of the client behind the trusted proxies. Each proxy appends the address that called it, so the list is read from
 * the right: the first entry not added by a trusted proxy is the client. Entries further left can be forged.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | readonly string[] | undefined,
  trusted: TrustedProxies,
): string {
  let address = readAddress(remote ?? '') ?? '';
  if (address === '' || forwarded === undefined) return address;
  const entries = String(forwarded).split(',');
  for (let distance = 0; entries.length > 0 && isTrusted(trusted, address, distance); distance++) {
    const next = readAddress(entries.pop() ?? '');
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one household can use all of its 2^64
 * addresses.
 */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
