import { type AnyGame, type GameRecord, makeRecord, type Option, type Seat } from '@mazmorra/kernel';
import type { SavedTable } from './saved.ts';

/** A table of this device as a record file. */
export function recordOf(game: AnyGame, saved: SavedTable): GameRecord {
  const answers = saved.answers.map(([seat, name]): readonly [Seat, Option] => {
    const option = game.optionNamed(name);
    if (option === undefined) throw new Error(`the game knows no ${name}`);
    return [seat, option];
  });
  return makeRecord(game, {
    seats: saved.seats.length,
    variants: saved.variants,
    names: saved.seats.map((seat) => seat.name),
    random: saved.random,
    answers,
    ...(saved.hints !== undefined && { hints: saved.hints }),
  });
}
