import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { usualPause } from '@mazmorra/bots/pause';
import {
  BusError,
  hostName,
  type Log,
  logToStream,
  readNetworks,
  readTrustedProxies,
  type ServeOptions,
  type Server,
  StorageError,
  serve,
  WrongAddress,
} from '@mazmorra/server';
import { renderUnicodeCompact } from 'uqr';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { page } from '../folders.ts';
import { requireCode } from '../language.ts';
import { readPlace } from '../place.ts';
import { print } from '../print.ts';
import { stopSignal } from '../stop-signal.ts';
import { type Sentence, type Text, typed } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.serve;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const options = readOptions(args);
  const toldToStop = stopSignal();
  const server = await open(options);
  announce(server, options, text.serve);
  await toldToStop;
  await server.stop();
  // A database that does not answer may keep its connection open.
  setTimeout(() => process.exit(exitCodes.fine), LINGER_MS).unref();
  return exitCodes.fine;
}

/** How long the process may take to end by itself after a stop. */
const LINGER_MS = 500;

/** What the server is started with, and whether its network is invited. */
type Options = ServeOptions & { readonly host: string; readonly port: number; readonly lan: boolean };

function readOptions(args: readonly string[]): Options {
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
      'language-folder': { type: 'string' },
      origin: { type: 'string', multiple: true },
      'host-name': { type: 'string', multiple: true },
      'trust-proxy': { type: 'string', multiple: true },
      'shared-network': { type: 'string', multiple: true },
      metrics: { type: 'string' },
      'keep-finished': { type: 'string' },
      'keep-unstarted': { type: 'string' },
      'keep-abandoned': { type: 'string' },
      'keep-chat': { type: 'string' },
      'keep-people': { type: 'string' },
      'bot-pause': { type: 'string' },
      'bot-threads': { type: 'string' },
      log: { type: 'string' },
    },
    [],
  );
  if (values.lan && values.host !== undefined)
    throw new UsageError(({ refusals }) => refusals.exclusive('--lan', '--host'));
  const level = oneOf('--log', values.log, process.stderr.isTTY ? 'warn' : 'info', ['info', 'warn', 'off']);
  return {
    port: wholeNumber('--port', values.port, 8080, { min: 0, max: 65535 }),
    host: values.host ?? (values.lan ? '0.0.0.0' : '127.0.0.1'),
    lan: values.lan === true,
    origins: (values.origin ?? []).map(readOrigin),
    hostNames: (values['host-name'] ?? []).map(readHostName),
    trustProxy: checked(values['trust-proxy'], readTrustedProxies, 'wrongProxy'),
    sharedNetworks: checked(values['shared-network'], readNetworks, 'wrongNetwork'),
    log: logFrom(level),
    retention: readRetention(values),
    tables: {
      botPause: wholeNumber('--bot-pause', values['bot-pause'], usualPause, { min: 0, max: 60_000 }),
    },
    ...(values['bot-threads'] !== undefined && {
      botThreads: wholeNumber('--bot-threads', values['bot-threads'], 1, { min: 1, max: 64 }),
    }),
    ...(values.metrics !== undefined && { metrics: readMetrics(values.metrics) }),
    ...(values.pages !== undefined && { pages: values.pages }),
    ...readLanguageFolder(values['language-folder']),
    ...readPlace(values),
    ...readBus(values),
    ...(existsSync(join(page, 'index.html')) && { web: page }),
  };
}

/** A folder named by the code of a language, with the files of one. */
function readLanguageFolder(folder: string | undefined): Pick<ServeOptions, 'languageFolder'> {
  if (folder === undefined) return {};
  const languageFolder = resolve(folder);
  if (!existsSync(languageFolder)) throw new UsageError(({ serve }) => serve.noLanguageFolder(folder));
  requireCode(languageFolder);
  return { languageFolder };
}

/** A bus connects servers on one database; SQLite belongs to one server. */
function readBus(values: {
  readonly database?: string | undefined;
  readonly bus?: string | undefined;
  readonly 'bus-password-file'?: string | undefined;
}): Pick<ServeOptions, 'bus' | 'busPasswordFile'> {
  const { bus, 'bus-password-file': busPasswordFile } = values;
  if (bus !== undefined && values.database === undefined) throw new UsageError(({ serve }) => serve.busAlone);
  if (busPasswordFile !== undefined && bus === undefined)
    throw new UsageError(({ refusals }) => refusals.needs('--bus-password-file', '--bus'));
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
  throw new UsageError(({ serve }) => serve.wrongDays(flag, typed(text)));
}

/** An address a browser could show: scheme, name and perhaps a port, and nothing behind it. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new UsageError(({ serve }) => serve.wrongOrigin(typed(text)));
  return url.origin;
}

function readMetrics(text: string): NonNullable<ServeOptions['metrics']> {
  if (text === 'main') return text;
  const [, host, port] = /^(?:\[?([^\]/]+?)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65535)
    throw new UsageError(({ serve }) => serve.wrongMetrics(typed(text)));
  return { host: host ?? '127.0.0.1', port: Number(port) };
}

function readHostName(text: string): string {
  if (hostName(text) === undefined || /:\d+$/.test(text.replace(/^\[.*\]$/, '')))
    throw new UsageError(({ serve }) => serve.wrongHostName(typed(text)));
  return text;
}

/** Values that the server can read; each is checked by itself, so that the wrong one is named. */
function checked(
  values: readonly string[] = [],
  read: (values: readonly string[]) => unknown,
  refusal: 'wrongProxy' | 'wrongNetwork',
): readonly string[] {
  for (const value of values) {
    try {
      read([value]);
    } catch (error) {
      if (!(error instanceof WrongAddress)) throw error;
      throw new UsageError(({ serve, failure }) => serve[refusal](typed(value), failure(error)));
    }
  }
  return values;
}

function logFrom(level: 'info' | 'warn' | 'off'): Log {
  const write = logToStream(process.stderr);
  return (severity, event, fields) => {
    if (level === 'off' || (level === 'warn' && (severity === 'info' || severity === 'debug'))) return;
    write(severity, event, fields);
  };
}

/** Reports in one sentence why the server cannot start: a port in use, a folder that cannot be written, a database that is away. */
async function open(options: Options): Promise<Server> {
  try {
    return await serve(options);
  } catch (error) {
    const why = whyClosed(error, options);
    throw why === undefined ? error : new UsageError(why);
  }
}

function whyClosed(error: unknown, { host, port, metrics }: Options): Sentence | undefined {
  if (error instanceof BusError) return ({ serve, failure }) => serve.noBus(failure(error));
  if (error instanceof StorageError) return ({ serve, failure }) => serve.noData(failure(error));
  const { code, port: taken = port } = error as { readonly code?: string; readonly port?: number };
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return ({ serve }) => serve.cannotListen(host, port, code);
  if (code !== 'EADDRINUSE') return undefined;
  const isMetrics = typeof metrics === 'object' && metrics.port === taken;
  return ({ serve }) => (isMetrics ? serve.metricsInUse(taken) : serve.portInUse(port));
}

function announce({ addresses }: Server, { lan, web }: Options, words: Text['serve']): void {
  const [address, ...others] = addresses;
  if (address === undefined) return;
  print(words.open(address));
  if (lan) print(`\n${renderUnicodeCompact(address)}\n\n${words.qr}`);
  for (const other of others) print(words.also(other));
  if (web === undefined) print(words.notBuilt);
  print(words.howToStop);
}
