import { isGameId } from '@mazmorra/catalogue';
import type { LobbyEntry, MyTable } from '@mazmorra/protocol';
import { Link, RequestError } from '@mazmorra/protocol/client';
import { setNotice } from '../page/notice.ts';
import { setBadge } from '../parts/device.ts';
import { setTitleMark } from '../parts/title.ts';
import { change, useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';
import { callToTable } from './notify.ts';
import { heardPool, waitAgain } from './pool/pool.ts';
import { keepSecret, storedSecret } from './secret.ts';
import { isCalled, type ServerState, useServer, waitingElsewhere } from './server-state.ts';

/** How often a quiet connection is asked for a sign of life. */
const signOfLife = 20_000;

let link: Link | undefined;

/** The one connection of this tab; made when the first page needs it. */
export function theLink(): Link {
  if (link) return link;
  const code = takenCode();
  const secret = code === undefined ? storedSecret() : undefined;
  const name = useSettings.getState().name.trim();
  /** Whether the server has known this device: a code that it accepted is not to blame for what comes later. */
  let known = secret !== undefined;
  const made = new Link({
    connect: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
    ready: isServerThere,
    identity: {
      ...(secret !== undefined && { secret }),
      ...(code !== undefined && { code }),
      ...(name !== '' && code === undefined && { name }),
    },
    remember: keepSecret,
    greeted: ({ origin, time, name: called, kept = false, refusedName = false }) => {
      known = true;
      useServer.setState({ origin, skew: time - Date.now(), nameRefused: refusedName, kept });
      if (!kept) return;
      change({ name: called });
      void import('./own.ts').then(({ levelOwn }) => levelOwn(made));
    },
    notice: (notice) => setNotice(notice, useServer.getState().skew),
    pool: heardPool,
    tournament: (tournament) => useServer.setState({ tournament }),
    status: (status) => {
      // Trying once more is nothing to tell: it stays "offline" until it is not.
      useServer.setState((before) =>
        status === 'connecting' && before.status === 'offline' ? before : { status },
      );
      if (status !== 'online') return;
      void askForMine();
      waitAgain(made);
    },
    lobby: (set, gone) => useServer.setState(({ lobby }) => ({ lobby: mergedLobby(lobby, set, gone) })),
    invitation: (invitation) => useServer.setState({ invitation }),
    turn: (table, yours) => void turned(table, yours),
    refused: ({ code: why, until, used }) => {
      if (why === 'banned') useServer.setState({ bannedUntil: until ?? 0 });
      else if (why === 'protocol') useServer.setState({ outdated: true });
      else if (known) startAnew();
      else if (code !== undefined) useServer.setState({ badCode: used ? 'used' : 'old' });
    },
  });
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.lose());
  document.addEventListener('visibilitychange', () => document.hidden || made.check());
  setInterval(() => made.check(), signOfLife);
  useServer.subscribe(showWaiting);
  link = made;
  return made;
}

/** What waits for us, in the title of the page and on the icon of the app; a page that is open waits for nothing in its title. */
function showWaiting(state: ServerState): void {
  const called = Number(isCalled(state));
  setTitleMark(waitingElsewhere(state).length + called);
  setBadge(waitingElsewhere({ mine: state.mine, shown: undefined }).length + called);
}

/**
 * Asks by plain HTTP first: a page that came from somewhere without a table server gets an answer that is not ours, and no
 * socket is tried in vain.
 */
async function isServerThere(): Promise<'yes' | 'wait' | 'never'> {
  if (!navigator.onLine) return 'wait';
  try {
    const { ok, headers } = await fetch('/healthz', { cache: 'no-store' });
    const ours = headers.get('content-type')?.includes('json') === true;
    return ours ? (ok ? 'yes' : 'wait') : 'never';
  } catch {
    return 'wait';
  }
}

const codeMark = '#me=';

/** The link that makes another device the same person; what follows the # is never sent to anybody. */
export const carryLink = (origin: string, table: string, code: string): string =>
  `${origin}/t/${table}${codeMark}${code}`;

/** A code from another device of the same person, out of the address at once: it is good for one time. */
function takenCode(): string | undefined {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(codeMark)) return undefined;
  history.replaceState(history.state, '', `${pathname}${search}`);
  return hash.slice(codeMark.length);
}

/** The server has forgotten us: we come back as a new guest. */
function startAnew(): void {
  keepSecret(undefined);
  location.reload();
}

/** The server knows this device no longer: its secret goes, and the page begins anew. */
export function leaveServer(): void {
  keepSecret(undefined);
  location.assign('/');
}

/** This device becomes one of whoever keeps the name, and the page begins anew as them. */
export function signInAs({ name, secret }: { readonly name: string; readonly secret: string }): void {
  keepSecret(secret);
  change({ name });
  location.reload();
}

/** Where we sit and where it is our turn. */
export async function askForMine(): Promise<void> {
  try {
    const { tables } = await theLink().request('mine', {});
    useServer.setState({ mine: tables, mineKnown: true });
  } catch {
    // A broken connection asks again when it stands.
  }
}

/** A table on this page knows best whether it waits for us. */
export function showsTable(table: string | undefined): void {
  useServer.setState({ shown: table });
}

export function knowsTurn(table: string, yours: boolean): void {
  const { mine } = useServer.getState();
  const known = mine.find((one) => one.table === table);
  if (!known && yours) void askForMine();
  if (known && known.yours !== yours)
    useServer.setState({ mine: mine.map((one) => (one === known ? { ...one, yours } : one)) });
}

/** At a table that is not on this page it is our turn, or no longer. */
async function turned(table: string, yours: boolean): Promise<void> {
  const here = (): MyTable | undefined => useServer.getState().mine.find((one) => one.table === table);
  if (yours && !here()) await askForMine();
  else knowsTurn(table, yours);
  if (!yours) return;
  void play('turn', 0.6);
  const game = here()?.game ?? '';
  if (isGameId(game)) await callToTable(game, table);
}

/** Reads the first page of the lobby, which is then kept up to date, or the page after a mark. */
export async function readLobby(after?: string): Promise<void> {
  const { filter } = useServer.getState();
  const page = await theLink().request('lobby', { on: true, filter, ...(after !== undefined && { after }) });
  if (useServer.getState().filter !== filter) return;
  useServer.setState(({ lobby }) => ({
    lobby: mergedLobby(after === undefined ? [] : lobby, page.tables, []),
    lobbyMore: page.more,
  }));
}

export function mergedLobby(
  before: readonly LobbyEntry[],
  set: readonly LobbyEntry[],
  gone: readonly string[],
): LobbyEntry[] {
  const changed = new Set([...gone, ...set.map(({ table }) => table)]);
  const kept = before.filter(({ table }) => !changed.has(table));
  return [...kept, ...set].sort((a, b) => b.created - a.created);
}

/** Takes this name from now on, here and at the server. */
export async function takeName(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted === '') return;
  change({ name: wanted });
  await theLink().rename(wanted);
  useServer.setState({ nameRefused: false });
}

/** Our share of the randomness: bytes that nobody else has chosen. */
export const contribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Which words to say when the server refuses. */
export const problemOf = (error: unknown): string =>
  error instanceof RequestError ? error.reply.code : 'connection';

/** This page's own address means something else on any other device. */
const isHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** The address by which others find the server. */
export const originFor = (told: string | undefined): string => told ?? location.origin;

/** Nobody but this machine can follow a link to it. */
export const isOnlyHere = (told: string | undefined): boolean => isHere() && told === undefined;

/** The link to a table for other people, and other devices. */
export function useInviteLink(table: string, invite: string | undefined): string {
  const origin = useServer((server) => server.origin);
  return `${originFor(origin)}/t/${table}${invite === undefined ? '' : `#${invite}`}`;
}
