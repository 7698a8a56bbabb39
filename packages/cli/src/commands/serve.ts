import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BusError,
  hostName,
  type Log,
  logTo,
  readTrustedProxies,
  type ServeOptions,
  type Server,
  StorageError,
  serve,
} from '@mazmorra/server';
import { renderUnicodeCompact } from 'uqr';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { readPlace } from '../place.ts';
import { print } from '../print.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = `mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data DIR | --database postgres://…] [--origin URL]…
               [--host-name NAME]… [--trust-proxy HOPS|NETWORK]… [--bot-pause MS] [--log LEVEL]

Serves the app and its tables until it is told to stop (Ctrl-C).
  --port N          the port (8080); 0 takes any that is free
  --host ADDRESS    the address to listen on (127.0.0.1: only this machine can connect)
  --lan             let everybody in this network join: address and QR code are printed
  --data DIR        the folder of the SQLite database (./data)
  --database URL    a PostgreSQL database instead
  --database-password-file FILE
                    a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
  --bus postgres | nats://HOST:PORT
                    how servers on one database tell each other of what is new: by the database itself, or by a NATS server
  --bus-password-file FILE
                    a file whose first line is the password of the NATS server
  --pages DIR       the folder of privacy page, terms and imprint, which you may edit (pages in the folder of --data)
  --origin URL      the public address, such as https://play.example: it stands in links and QR codes. Repeated, it names
                    further origins whose pages may connect
  --host-name NAME  a further name under which the server is reached; requests for unknown names are refused (421). Repeatable
  --trust-proxy X   proxies in front of the server: how many (1), or their addresses or networks (10.0.0.0/8). Repeatable.
                    The address of a visitor is then taken from X-Forwarded-For
  --keep-finished DAYS
                    delete games this long after they ended (forever)
  --keep-unstarted DAYS
                    delete tables that nobody started (1)
  --keep-abandoned DAYS
                    end running games where nobody answers (14); their records stay
  --keep-chat DAYS  delete the chat of games that ended (365)
  --keep-people DAYS
                    forget people who do not come back (730). DAYS may be "forever" everywhere
  --metrics ADDRESS serve /metrics there, such as 127.0.0.1:9100, or with "main" on the main port for everybody
  --bot-pause MS    how long bots wait before a middling answer, so that people can follow (250); 0 for machines among themselves
  --log LEVEL       info, warn or off: JSON lines on standard error (warn on a terminal, otherwise info)`;

/** Milliseconds before a bot answers at a table with people. */
const BOT_PAUSE = 250;

/** Where \`npm start\` builds the page. */
const BUILT_PAGE = join(import.meta.dirname, '../../../web/dist');

export async function run(args: readonly string[]): Promise<ExitCode> {
  const options = readOptions(args);
  const toldToStop = stopSignal();
  const server = await open(options);
  announce(server, options);
  await toldToStop;
  await server.stop();
  // A database that does not answer may keep its connection open.
  setTimeout(() => process.exit(exitCodes.fine), LINGER_MS).unref();
  return exitCodes.fine;
}

/** How long the process may take to end by itself after a stop. */
const LINGER_MS = 500;

function readOptions(args: readonly string[]): ServeOptions & { readonly lan: boolean } {
  const { values } = readFlags(
    args,
    {
      port: { type: 'string' },
      host: { type: 'string' },
      lan: { type: 'boolean' },
      data: { type: 'string' },
      database: { type: 'string' },
      'database-password-file': { type: 'string' },
      bus: { type: 'string' },
      'bus-password-file': { type: 'string' },
      pages: { type: 'string' },
      origin: { type: 'string', multiple: true },
      'host-name': { type: 'string', multiple: true },
      'trust-proxy': { type: 'string', multiple: true },
      metrics: { type: 'string' },
      'keep-finished': { type: 'string' },
      'keep-unstarted': { type: 'string' },
      'keep-abandoned': { type: 'string' },
      'keep-chat': { type: 'string' },
      'keep-people': { type: 'string' },
      'bot-pause': { type: 'string' },
      log: { type: 'string' },
    },
    [],
  );
  if (values.lan && values.host !== undefined)
    throw new UsageError('--lan and --host exclude each other: name one');
  const level = oneOf('--log', values.log, process.stderr.isTTY ? 'warn' : 'info', ['info', 'warn', 'off']);
  return {
    port: wholeNumber('--port', values.port, 8080, { min: 0, max: 65535 }),
    host: values.host ?? (values.lan ? '0.0.0.0' : '127.0.0.1'),
    lan: values.lan === true,
    origins: (values.origin ?? []).map(readOrigin),
    hostNames: (values['host-name'] ?? []).map(readHostName),
    trustProxy: readTrustProxy(values['trust-proxy'] ?? []),
    log: logFrom(level),
    retention: readRetention(values),
    tables: { botPause: wholeNumber('--bot-pause', values['bot-pause'], BOT_PAUSE, { min: 0, max: 60_000 }) },
    ...(values.metrics !== undefined && { metrics: readMetrics(values.metrics) }),
    ...(values.pages !== undefined && { pages: values.pages }),
    ...readPlace(values),
    ...readBus(values),
    ...(existsSync(join(BUILT_PAGE, 'index.html')) && { web: BUILT_PAGE }),
  };
}

/** A bus connects servers on one database; SQLite belongs to one server. */
function readBus(values: {
  readonly database?: string | undefined;
  readonly bus?: string | undefined;
  readonly 'bus-password-file'?: string | undefined;
}): Pick<ServeOptions, 'bus' | 'busPasswordFile'> {
  const { bus, 'bus-password-file': busPasswordFile } = values;
  if (bus !== undefined && values.database === undefined)
    throw new UsageError('--bus needs --database: SQLite belongs to one server, which has nobody to talk to');
  if (busPasswordFile !== undefined && bus === undefined)
    throw new UsageError('--bus-password-file needs --bus');
  return { ...(bus !== undefined && { bus }), ...(busPasswordFile !== undefined && { busPasswordFile }) };
}

const KEPT = {
  'keep-finished': 'finished',
  'keep-unstarted': 'neverStarted',
  'keep-abandoned': 'abandoned',
  'keep-chat': 'chat',
  'keep-people': 'people',
} as const;
const DAY_MS = 86_400_000;
const MOST_DAYS = 36_500;

/** The times that are named, in milliseconds; the others have the server's defaults. */
function readRetention(values: Readonly<Record<string, unknown>>): NonNullable<ServeOptions['retention']> {
  const named = Object.entries(KEPT).flatMap(([flag, kind]) => {
    const value = values[flag];
    return typeof value === 'string' ? [[kind, readDays(`--${flag}`, value)] as const] : [];
  });
  return Object.fromEntries(named);
}

function readDays(flag: string, text: string): number {
  if (text === 'forever') return Number.POSITIVE_INFINITY;
  const days = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (days > 0 && days <= MOST_DAYS) return days * DAY_MS;
  throw new UsageError(`${flag} ${JSON.stringify(text)}: allowed are a number of days and forever`);
}

/** An address a browser could show: scheme, name and perhaps a port, and nothing behind it. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new UsageError(
      `--origin ${JSON.stringify(text)}: allowed is an address without a path, such as https://play.example`,
    );
  return url.origin;
}

function readMetrics(text: string): NonNullable<ServeOptions['metrics']> {
  if (text === 'main') return text;
  const [, host, port] = /^(?:\[?([^\]/]+?)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65535)
    throw new UsageError(
      `--metrics ${JSON.stringify(text)}: allowed are an address and a port, such as 127.0.0.1:9100, and main`,
    );
  return { host: host ?? '127.0.0.1', port: Number(port) };
}

function readHostName(text: string): string {
  if (hostName(text) === undefined || /:\d+$/.test(text.replace(/^\[.*\]$/, '')))
    throw new UsageError(
      `--host-name ${JSON.stringify(text)}: allowed is a name or an address without a port, such as play.example`,
    );
  return text;
}

function readTrustProxy(values: readonly string[]): readonly string[] {
  for (const value of values) {
    try {
      readTrustedProxies([value]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new UsageError(`--trust-proxy ${JSON.stringify(value)}: ${error.message}`);
    }
  }
  return values;
}

function logFrom(level: 'info' | 'warn' | 'off'): Log {
  const write = logTo((line) => process.stderr.write(line));
  return (severity, event, fields) => {
    if (level === 'off' || (level === 'warn' && (severity === 'info' || severity === 'debug'))) return;
    write(severity, event, fields);
  };
}

/** Reports in one sentence why the server cannot start: a port in use, a folder that cannot be written, a database that is away. */
async function open(options: ServeOptions): Promise<Server> {
  try {
    return await serve(options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      const { port } = error as { readonly port?: number };
      const isMetrics = typeof options.metrics === 'object' && options.metrics.port === port;
      throw new UsageError(
        isMetrics
          ? `port ${port} is in use: name another with --metrics`
          : `port ${options.port} is in use: name another with --port, or 0 for any that is free`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new UsageError(`cannot listen on ${options.host} port ${options.port} (${code})`);
    if (error instanceof BusError) throw new UsageError(`cannot open the bus: ${error.message}`);
    if (error instanceof StorageError) throw new UsageError(`cannot open the data: ${error.message}`);
    throw error;
  }
}

function announce({ addresses }: Server, { lan, web }: ServeOptions & { readonly lan: boolean }): void {
  const [address, ...others] = addresses;
  if (address === undefined) return;
  print(`Mazmorra is open: ${address}`);
  if (lan)
    print(`\n${renderUnicodeCompact(address)}\n\nThe address as a QR code, for phones in this network.`);
  for (const other of others) print(`also ${other}`);
  if (web === undefined) print('The page is not built, so only programs can connect: `npm start` builds it.');
  print('Ctrl-C stops it; every table goes on when it is started again.');
}

/** A second Ctrl-C after this many ms ends the process at once. */
const IMPATIENCE_MS = 1000;

/**
 * Resolves at the first Ctrl-C or request to end. The same request often arrives several times, from npm, a launcher and whoever sent it to
 * all of them: that does not cut short what has to be finished. A second Ctrl-C some time later does.
 */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      first ??= performance.now();
      if (signal === 'SIGINT' && performance.now() - first > IMPATIENCE_MS) process.exit(130);
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
