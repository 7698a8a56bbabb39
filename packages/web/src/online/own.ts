import { LIMITS } from '@mazmorra/protocol';
import type { Link } from '@mazmorra/protocol/client';
import { keepObject, keptObject } from '../settings/kept.ts';
import { change, readSettings, useSettings } from '../settings/store.ts';

/** What the page keeps with the reader's name: settings and ratings of dilemmas. The newest counts, whole. */

const key = 'mazmorra.own';
const dilemmasKey = 'mazmorra.dilemmas';
/** Milliseconds after a change before it is sent. */
const PAUSE = 1500;

interface Own {
  readonly settings: object;
  readonly dilemmas: Readonly<Record<string, unknown>>;
}

/** Seeds of decided dilemmas beyond what fits are left out, the oldest first. */
function fitting(own: Own): string {
  for (let most = 400; most > 0; most = Math.floor(most / 2)) {
    const cut = Object.entries(own.dilemmas).map(([game, progress]) => [game, withSeeds(progress, most)]);
    const body = JSON.stringify({ ...own, dilemmas: Object.fromEntries(cut) });
    if (body.length <= LIMITS.own) return body;
  }
  return JSON.stringify({ settings: own.settings, dilemmas: {} });
}

function withSeeds(progress: unknown, most: number): unknown {
  if (typeof progress !== 'object' || progress === null || !('decided' in progress)) return progress;
  const { decided } = progress;
  return Array.isArray(decided) ? { ...progress, decided: decided.slice(-most) } : progress;
}

/** Settings without the name, which is the server's, and without what belongs to a device. */
function current(): string {
  const { name: _, sound: __, volume: ___, ...settings } = useSettings.getState();
  return fitting({ settings, dilemmas: keptObject(dilemmasKey) });
}

function take(body: string): void {
  try {
    const { settings, dilemmas } = JSON.parse(body) as Partial<Own>;
    change(readSettings(settings ?? {}, useSettings.getState()));
    if (typeof dilemmas === 'object' && dilemmas !== null) keepObject(dilemmasKey, dilemmas);
  } catch {
    // Something else lies there: what this device has stays.
  }
}

/** Brings the device and the server to the same: a change made here is sent, one made elsewhere is taken. */
async function level(link: Link): Promise<void> {
  const { body, at } = keptObject(key);
  const here = current();
  const told =
    here === body || body === undefined
      ? await link.request('own', {})
      : await link.request('set-own', { body: here, at: Date.now() });
  if (told.body === '') await link.request('set-own', { body: here, at: Date.now() });
  else if (told.at !== at && told.body !== here) take(told.body);
  keepObject(key, { body: current(), at: told.at });
}

let timer: ReturnType<typeof setTimeout> | undefined;
let following = false;

/** Levels now, and after each change from now on. Nobody waits for it: the next visit makes up for a failure. */
export function levelOwn(link: Link): void {
  void level(link).catch(() => undefined);
  if (following) return;
  following = true;
  useSettings.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void level(link).catch(() => undefined), PAUSE);
  });
}
