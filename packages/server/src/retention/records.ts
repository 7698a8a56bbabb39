import {
  type AnyGame,
  canPlay,
  type Deal,
  type GameRecord,
  type GameTexts,
  type Language,
  makeRecord,
  type RecordedRandom,
  type RecordedStep,
  recordedLog,
  type Seat,
  unplayedRecord,
  withLog,
  withoutNames,
} from '@mazmorra/kernel';
import type { Core } from '../core/core.ts';
import { isWithheld } from '../daily/deal.ts';
import { type Storage, StorageError, type StoredTable } from '../storage/port.ts';
import { anonymousSeats, isOver, namesOf, type Room } from '../table/room.ts';
import { historyOf } from '../table/stored-table.ts';

const factsOf = (room: Room, stored: StoredTable) => {
  const { commitment, seed, salt, contributions } = JSON.parse(stored.row.deal) as Deal;
  const random: RecordedRandom = { algorithm: 'chacha20', commitment, seed, salt, contributions };
  return {
    version: room.version,
    seats: room.seats.length,
    variants: room.variants,
    names: namesOf(room),
    random,
    anonymous: anonymousSeats(room),
    ...(room.hints !== undefined && { hints: room.hints }),
  };
};

/** The record of a finished game, made by replaying it. */
export function recordOf(game: AnyGame, room: Room, stored: StoredTable): GameRecord {
  const answers = stored.answers.flatMap(({ seat, option }) => {
    const known = game.optionNamed(option);
    return known === undefined ? [] : [[seat, known] as const];
  });
  return makeRecord(game, { ...factsOf(room, stored), answers });
}

/** The record of a game that can no longer be replayed and was not archived. */
const unplayed = (room: Room, stored: StoredTable): GameRecord =>
  unplayedRecord({
    ...factsOf(room, stored),
    game: room.game,
    answers: stored.answers.map(({ seat, option }) => [seat, option]),
    outcome: room.outcome,
  });

/** Whether a table has a record that anybody who knows its id may have. */
export const hasRecord = (room: Room, now: number): boolean =>
  isOver(room) && room.started !== undefined && !isWithheld(room.daily, now);

/**
 * The record of a table by its id. `undefined` while its game is running, and for a daily game until its day is over, because the
 * seed is secret until then.
 */
export async function findRecord(
  storage: Storage,
  games: readonly AnyGame[],
  id: string,
  now: number,
): Promise<GameRecord | undefined> {
  const row = await storage.tableRow(id);
  if (!row) return undefined;
  const room = JSON.parse(row.room) as Room;
  if (!hasRecord(room, now)) return undefined;
  const game = games.find((one) => one.id === room.game && canPlay(one, room.version));
  const archived = await storage.archive(id);
  if (archived !== undefined) {
    const { record, log } = JSON.parse(archived) as Archive;
    return game ? record : withLog(record, log);
  }
  const stored = await storage.table(id, true);
  if (!stored) return undefined;
  return game ? playedOr(game, room, stored) : unplayed(room, stored);
}

/** Later rules may refuse an answer that was once legal. The record is then written without replaying the game. */
function playedOr(game: AnyGame, room: Room, stored: StoredTable): GameRecord {
  try {
    return recordOf(game, room, stored);
  } catch (error) {
    if (room.version === game.version) throw error;
    return unplayed(room, stored);
  }
}

/** Iterates over all finished games that have a record. */
export async function* finishedGames(
  storage: Storage,
  games: readonly AnyGame[],
  now: number,
): AsyncGenerator<{ readonly table: string; readonly record: GameRecord }> {
  let last = '';
  for (;;) {
    const rows = await storage.finishedAfter(last, 50);
    for (const row of rows) {
      const record = await findRecord(storage, games, row.id, now);
      if (record) yield { table: row.id, record };
      last = row.id;
    }
    if (rows.length === 0) return;
  }
}

/** What is stored of a finished game, so that it can still be shown when its version can no longer be played. */
export interface Archive {
  readonly record: GameRecord;
  readonly log: readonly RecordedStep[];
}

/** The texts of a game, for logs in words. */
export type TextsOf = (game: string) => Promise<Partial<GameTexts<unknown>> | undefined>;

/** How long archiving pauses while the server is busy, in ms. */
const PAUSE = 1000;
const PAGE = 100;

/**
 * Writes the archive of every finished game, one at a time and while the server is idle, because archiving replays the whole
 * game. Archives that are missing when the server stops are written after the next start.
 */
export class Archiver {
  readonly #core: Core;
  readonly #texts: TextsOf;
  /** Whether the server is busy. Archiving is then postponed. */
  readonly #tables: { readonly busy: boolean };
  readonly #waiting = new Set<string>();
  #running: Promise<void> | undefined;
  #stopping = false;

  constructor(core: Core, tables: { readonly busy: boolean }, texts: TextsOf) {
    this.#core = core;
    this.#tables = tables;
    this.#texts = texts;
    core.events.on('table.over', ({ table, room, drives }) => {
      if (drives && room.started !== undefined) this.add(table);
    });
  }

  /** Queues the table of a finished game. */
  add(table: string): void {
    this.#waiting.add(table);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Queues the finished tables that have no archive yet. */
  async catchUp(): Promise<void> {
    let last = '';
    while (!this.#stopping) {
      const ids = await this.#core.storage.unarchivedAfter(last, PAGE);
      for (const id of ids) this.add(id);
      await this.#running;
      last = ids.at(-1) ?? '';
      if (ids.length < PAGE) return;
    }
  }

  /** Resolves when no archive is being written. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Archives the whole queue without pauses. */
  async finish(): Promise<void> {
    this.#stopping = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (const table of this.#waiting) {
      while (this.#tables.busy && !this.#stopping)
        await new Promise((then) => setTimeout(then, PAUSE).unref());
      try {
        await this.#archive(table);
      } catch (error) {
        if (!(error instanceof StorageError)) this.#core.reportError('archiving a game', error);
      }
      this.#waiting.delete(table);
    }
  }

  async #archive(table: string): Promise<void> {
    const { storage, journal } = this.#core;
    if ((await storage.archive(table)) !== undefined) return;
    const stored = await storage.table(table, true);
    const archive = stored && (await this.#make(stored));
    if (archive) await journal.save({ kind: 'archive', table, body: JSON.stringify(archive) });
  }

  async #make(stored: StoredTable): Promise<Archive | undefined> {
    const room = JSON.parse(stored.row.room) as Room;
    const game = this.#core.game(room.game);
    if (!game || !canPlay(game, room.version) || !isOver(room) || room.started === undefined || room.failed)
      return undefined;
    const texts = await this.#texts(game.id);
    const log = texts ? recordedLog(keptIn(texts, room.language), historyOf(game, stored)) : [];
    return { record: recordOf(game, room, stored), log };
  }
}

/**
 * The languages in which a log is kept: English, and that of the table. Only a game whose version nobody plays any more is told from it, so
 * the size of an archive does not grow with the number of languages.
 */
const keptIn = (
  { en, ...others }: Partial<GameTexts<unknown>>,
  language: Language | undefined,
): Partial<GameTexts<unknown>> => {
  const own = language === undefined ? undefined : others[language as keyof typeof others];
  return { ...(en && { en }), ...(own && { [language as Language]: own }) };
};

/** The archive without the names of these seats. */
export const anonymousArchive = (body: string, seats: readonly Seat[]): string => {
  const archive = JSON.parse(body) as Archive;
  return JSON.stringify({ ...archive, record: withoutNames(archive.record, seats) });
};
