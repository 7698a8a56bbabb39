import type { AnyGame } from '@mazmorra/kernel';
import { type Deal, type GameRecord, makeRecord, type RecordedRandom } from '@mazmorra/kernel';
import { namesOf, type Room } from './room.ts';
import { isOver } from './room-view.ts';
import type { Storage, StoredTable } from './storage/port.ts';

/** The record of a table whose game is over; before that the seed is nobody's business. */
function recordOf(game: AnyGame, stored: StoredTable): GameRecord | undefined {
  const room = JSON.parse(stored.row.room) as Room;
  if (!isOver(room) || room.started === undefined || room.version !== game.version) return undefined;
  const { commitment, seed, salt, contributions } = JSON.parse(stored.row.deal) as Deal;
  const random: RecordedRandom = { algorithm: 'chacha20', commitment, seed, salt, contributions };
  const answers = stored.answers.flatMap(({ seat, option }) => {
    const known = game.optionNamed(option);
    return known === undefined ? [] : [[seat, known] as const];
  });
  return makeRecord(game, {
    seats: room.seats.length,
    variants: room.variants,
    names: namesOf(room),
    random,
    answers,
  });
}

/** The record of a table by its id, or `undefined` when there is none to be had (yet). */
export async function findRecord(
  storage: Storage,
  games: readonly AnyGame[],
  id: string,
): Promise<GameRecord | undefined> {
  const stored = await storage.table(id, true);
  const game = stored && games.find((one) => one.id === (JSON.parse(stored.row.room) as Room).game);
  return game && recordOf(game, stored);
}

/** All finished games, one after the other. */
export async function* finishedGames(
  storage: Storage,
  games: readonly AnyGame[],
): AsyncGenerator<{ readonly table: string; readonly record: GameRecord }> {
  let last = '';
  for (;;) {
    const rows = await storage.finishedAfter(last, 50);
    for (const row of rows) {
      const record = await findRecord(storage, games, row.id);
      if (record) yield { table: row.id, record };
      last = row.id;
    }
    if (rows.length === 0) return;
  }
}
