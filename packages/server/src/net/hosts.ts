import type { IncomingMessage } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

export interface HostOptions {
  /** Listens on all interfaces, so the machine's own addresses and its name are accepted. */
  readonly network: boolean;
  /** The configured listen address. */
  readonly listen: string;
  /** Origins of pages that may use this server; the first is its public address. */
  readonly origins: readonly string[];
  /** Further host names of the server. */
  readonly names: readonly string[];
}

/** Interval in ms at which the machine's addresses are read again: a laptop changes networks. */
const REFRESH = 5000;

const LOOPBACK = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The name in a `Host` header, without its port. `undefined` if the header is malformed. */
export function hostName(host: string): string | undefined {
  if (!/^[A-Za-z0-9.:_[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && LOOPBACK.test(hostName(host) ?? '');

const bracketed = (address: string): string =>
  hostName(address.includes(':') ? `[${address.split('%')[0]}]` : address) ?? address;

/**
 * Decides which `Host` and `Origin` headers are accepted. This prevents DNS rebinding: a page of another site whose name points
 * to this machine sends that name as its host.
 */
export class Hosts {
  readonly #options: HostOptions;
  readonly #named: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  /** Hosts of the origins: of a site that is named with https, pages by http are foreign. */
  readonly #originHosts: ReadonlySet<string>;
  #machine: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(options: HostOptions) {
    this.#options = options;
    const origins = options.origins.map((origin) => new URL(origin));
    this.#origins = new Set(origins.map(({ origin }) => origin));
    this.#originHosts = new Set(origins.map(({ host }) => host));
    const names = options.names.map((name) => bracketed(name.toLowerCase()));
    this.#named = new Set([...origins.map((url) => url.hostname), ...names, bracketed(options.listen)]);
  }

  /** The public address, if configured. */
  get publicOrigin(): string | undefined {
    const [first] = this.#origins;
    return first;
  }

  /** The status with which a request is refused because of its `Host` header: two of them are an attack or a broken proxy (RFC 9112, 3.2). */
  refusal({ headers, rawHeaders }: IncomingMessage): 400 | 421 | undefined {
    // Node keeps the first of them in `headers`; names and values alternate in `rawHeaders`.
    if (rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 400;
    return this.accepts(headers.host) ? undefined : 421;
  }

  /** Whether a request to this host is accepted. Every browser sends the header; some old programs do not. */
  accepts(host: string | undefined): boolean {
    if (host === undefined) return true;
    const name = hostName(host);
    if (name === undefined) return false;
    return LOOPBACK.test(name) || this.#named.has(name) || (this.#options.network && this.#isMachine(name));
  }

  /** Whether a page of this origin may open a socket. Browsers always send the header; other programs need not. */
  acceptsOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || this.#origins.has(origin)) return true;
    if (!URL.canParse(origin) || this.#originHosts.has(new URL(origin).host)) return false;
    return new URL(origin).host === host?.toLowerCase();
  }

  /** Whether a host is that of a public address that is reached by https alone. */
  isSecure(host: string | undefined): boolean {
    const name = host?.toLowerCase() ?? '';
    return this.#origins.has(`https://${name}`) && !this.#origins.has(`http://${name}`);
  }

  #isMachine(name: string): boolean {
    const now = performance.now();
    if (now - this.#readAt > REFRESH) {
      this.#readAt = now;
      this.#machine = new Set(machineNames());
    }
    return this.#machine.has(name);
  }
}

function machineNames(): string[] {
  const own = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return [own, `${own}.local`, ...addresses.map(({ address }) => bracketed(address))];
}

export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The addresses of a server that listens on this host: those of the network if it listens on all interfaces, else the local one. */
export function addressesOf(host: string, port: number): string[] {
  const here = `http://${isEverywhere(host) || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  if (!isEverywhere(host)) return [here];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => `http://${one.address}:${port}`);
  return [...others, here];
}
