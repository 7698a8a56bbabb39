import type { LobbyEntry } from '@mazmorra/protocol';
import { Link, type LinkStatus, RequestError } from '@mazmorra/protocol/client';
import { create } from 'zustand';
import { change, useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';

interface HouseState {
  readonly status: LinkStatus;
  /** The server speaks another version of the protocol: only a reload helps. */
  readonly outdated: boolean;
  readonly lobby: readonly LobbyEntry[];
  /** Tables that are not on this page and wait for us. */
  readonly waiting: readonly string[];
}

/** What this tab knows of the server, besides the tables that are open in it. */
export const useHouse = create<HouseState>(() => ({
  status: 'connecting',
  outdated: false,
  lobby: [],
  waiting: [],
}));

const secretKey = 'mazmorra.secret';

function storedSecret(): string | undefined {
  try {
    return localStorage.getItem(secretKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepSecret(secret: string | undefined): void {
  try {
    if (secret === undefined) localStorage.removeItem(secretKey);
    else localStorage.setItem(secretKey, secret);
  } catch {
    // A browser that keeps nothing is a new guest after every reload.
  }
}

let link: Link | undefined;

/** The one connection of this tab; made when the first page needs it. */
export function theLink(): Link {
  if (link) return link;
  const secret = storedSecret();
  const name = useSettings.getState().name.trim();
  const made = new Link({
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
    identity: { ...(secret !== undefined && { secret }), ...(name !== '' && { name }) },
    remember: keepSecret,
    status: (status) => useHouse.setState({ status }),
    lobby: (set, gone) => useHouse.setState(({ lobby }) => ({ lobby: mergedLobby(lobby, set, gone) })),
    turn: (table, yours) => {
      useHouse.setState(({ waiting }) => {
        const others = waiting.filter((one) => one !== table);
        return { waiting: yours ? [...others, table] : others };
      });
      if (yours) void play('turn', 0.6);
    },
    refused: ({ code }) => {
      if (code === 'protocol') useHouse.setState({ outdated: true });
      else if (secret !== undefined) startAnew();
    },
  });
  addEventListener('online', () => made.wake());
  link = made;
  return made;
}

/** The server has forgotten us: we come back as a new guest. */
function startAnew(): void {
  keepSecret(undefined);
  location.reload();
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
}

/** Our share of the randomness: bytes that nobody else has chosen. */
export const contribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Which words to say when the server refuses. */
export const problemOf = (error: unknown): string =>
  error instanceof RequestError ? error.reply.code : 'connection';

export const inviteLink = (table: string, invite: string | undefined): string =>
  `${location.origin}/t/${table}${invite === undefined ? '' : `#${invite}`}`;
