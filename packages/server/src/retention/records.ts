import {
  type AnyGame,
  canPlay,
  type Deal,
  type GameRecord,
  makeRecord,
  type RecordedRandom,
  unplayedRecord,
  withLog,
} from '@mazmorra/kernel';
import { isWithheld } from '../daily/day.ts';
import type { Storage, StoredTable } from '../storage/port.ts';
import { anonymousSeats, isOver, namesOf, type Room } from '../table/room.ts';
import type { Archive } from './archive.ts';

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
  if (!isOver(room) || room.started === undefined || isWithheld(room.daily, now)) return undefined;
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
