import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { GameId } from '../../packages/catalogue/src/index.ts';
import { gameOf } from '../../packages/catalogue/src/loaded.ts';
import {
  type AnyGame,
  FastRng,
  newDeal,
  type OpenDecision,
  type Seat,
  type Step,
  sourceOf,
  Table,
  type Variants,
} from '../../packages/kernel/src/index.ts';
import { sideways, violations } from './accessible.ts';
import { holdBots } from './rest.ts';
import { blank } from './serve.ts';
import { TablePage } from './table-page.ts';
import { desktop, phone, type Visitor } from './test.ts';

export type AnyTable = Table<unknown, unknown, unknown>;

/** What to look for: in what an answer did, or in the table after it. */
export interface Wanted {
  readonly game: GameId;
  readonly seats: number;
  readonly variants?: Variants;
  /** Beginnings of options that are chosen where there are any; otherwise whatever chance says. */
  readonly like?: readonly string[];
  found(step: Step<unknown>, table: AnyTable): boolean;
}

/** A game up to the moment that was looked for, and the answer that brings it about. */
export interface Moment {
  readonly saved: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly answers: readonly (readonly [Seat, string])[];
  readonly seat: Seat;
  readonly option: string;
  /** Whom the game waits for afterwards. */
  readonly asked: readonly Seat[];
}

/** Has something of this type happened, as everybody or the one concerned heard of it? */
export const happened =
  (type: string, also: (event: Record<string, unknown>) => boolean = () => true) =>
  ({ events }: Step<unknown>): boolean =>
    events.some((event) =>
      [event.public, ...Object.values(event.private ?? {})].some((form) => {
        const told = form as Record<string, unknown> | undefined;
        return told?.['type'] === type && also(told);
      }),
    );

/** Is a seat asked this, with an option that begins so? */
export const asks =
  (kind: string, beginning = '') =>
  (_: unknown, table: AnyTable): boolean =>
    table.decisions.some(
      (decision) =>
        decision.kind === kind &&
        decision.options.some((option) => table.game.nameOf(option).startsWith(beginning)),
    );

/** The first game, of those with these seeds, in which it comes to that: the same on every run, and found in no time. */
export function momentOf(wanted: Wanted): Moment {
  const game = gameOf(wanted.game);
  for (let seed = 1; seed < 5000; seed++) {
    const rng = new FastRng(`${wanted.game} ${seed}`);
    const moment = tryOne(game, wanted, rng);
    if (moment) return moment;
  }
  throw new Error(`five thousand games of ${wanted.game} without it`);
}

function tryOne(game: AnyGame, wanted: Wanted, rng: FastRng): Moment | undefined {
  const { seats, variants = {} } = wanted;
  const deal = newDeal((count) => Uint8Array.from({ length: count }, () => rng.int(256)));
  const random = { algorithm: 'chacha20', ...deal } as const;
  const source = sourceOf(random);
  if (!source) throw new Error('a deal has a source');
  const table: AnyTable = Table.open(game, { seats, variants, random: source });
  const answers: [Seat, string][] = [];
  for (let decision = table.decisions[0]; decision; decision = table.decisions[0]) {
    const { seat } = decision;
    const option = chosen(game, decision, wanted.like ?? [], rng);
    const step = table.answer(seat, option);
    if (wanted.found(step, table)) {
      const { version } = game;
      const saved = { game: wanted.game, version, variants: table.variants, random };
      return { saved, seats, answers, seat, option, asked: table.decisions.map((open) => open.seat) };
    }
    answers.push([seat, option]);
  }
  return undefined;
}

function chosen(game: AnyGame, decision: OpenDecision, like: readonly string[], rng: FastRng): string {
  const names = decision.options.map((option) => game.nameOf(option));
  const liked = names.filter((name) => like.some((beginning) => name.startsWith(beginning)));
  const from = liked.length > 0 && rng.int(10) > 0 ? liked : names;
  return from[rng.int(from.length)] ?? '';
}

export const people = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Félix', 'Greta', 'Hugo', 'Irene', 'Jorge'];

/** Code that puts a table on the shelf of the browser it runs in. */
export const putTable = (table: object): string => `new Promise((resolve, reject) => {
  const request = indexedDB.open('mazmorra', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const change = request.result.transaction('tables', 'readwrite');
    change.objectStore('tables').put(${JSON.stringify(table)});
    change.oncomplete = () => { request.result.close(); resolve(); };
  };
})`;

/** Puts a table on the shelf of this browser. */
export async function keep(page: Page, table: object): Promise<void> {
  // The browser's database belongs to the address.
  await page.goto(blank);
  await page.evaluate(putTable(table));
}

interface Opening {
  /** The seats of the people at this screen; bots have the others. */
  readonly people: readonly Seat[];
  /** After the answer that brings the moment about. */
  readonly after?: boolean;
  readonly names?: readonly string[];
  /** The bots never answer. */
  readonly othersThink?: boolean;
}

/** Puts the game on the shelf of this browser, before or after the answer, with these seats for people; opens it. */
export async function openMoment(
  page: Page,
  { saved, seats, answers, seat, option }: Moment,
  { people: here, after = false, names = people, othersThink = false }: Opening,
): Promise<void> {
  const table = {
    ...saved,
    id: 'moment',
    seats: names
      .slice(0, seats)
      .map((name, place) =>
        here.includes(place) ? { name, kind: 'person' } : { name, kind: 'bot', level: 'novice' },
      ),
    answers: after ? [...answers, [seat, option]] : answers,
    started: 1,
    updated: 1,
  };
  await openTable(page, table, othersThink);
}

/** Puts a table on the shelf of this browser and opens it; bots may be held so that they never answer. */
export async function openTable(
  page: Page,
  table: { readonly id: string },
  othersThink = false,
): Promise<void> {
  await keep(page, table);
  await holdBots(page, othersThink);
  await page.goto(`/table/${table.id}`);
}

/** A moment comes soon and does not move while it is looked at. */
export const still = { speed: 3, recap: false, lessMotion: true };
export const byNight = { size: desktop, language: 'en', settings: { ...still, theme: 'night' } } as const;
export const byDay = { size: phone, language: 'es', settings: { ...still, theme: 'day' } } as const;

/**
 * Lets the moment happen before the eyes of whoever brings it about and stops it there, to be pictured and scanned: without
 * timers the table waits for ever.
 */
export async function lookAt({ page, picture }: Visitor, moment: Moment, sign: string): Promise<void> {
  await openMoment(page, moment, { people: [moment.seat] });
  const shown = await stopAt(new TablePage(page), moment, sign);
  await picture(`${moment.saved['game']} ${sign}`);
  expect(await violations(page, false, shown), `axe: ${sign}`).toEqual([]);
  await expect.poll(() => sideways(page), `sideways: ${sign}`).toBe(0);
}

/** Code that lets no timer run out any more once this is in the page: what would go away by itself stays. */
export const stopTimersAt = (selector: string): string => `new MutationObserver((_, watch) => {
  if (!document.querySelector(${JSON.stringify(selector)})) return;
  watch.disconnect();
  for (let timer = setTimeout(() => {}, 0); timer > 0; timer--) clearTimeout(timer);
  globalThis.setTimeout = () => 0;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moment'] })`;

/** Answers at a table that was opened before the answer, and stops all clocks at this sign; says what shows it. */
export async function stopAt(table: TablePage, moment: Moment, sign: string): Promise<string> {
  const { page } = table;
  await table.next();
  const shown = `[data-moment="${sign}"]`;
  await page.evaluate(stopTimersAt(shown));
  await table.choose(moment.option);
  await page.waitForSelector(shown);
  return shown;
}
