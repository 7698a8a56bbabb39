import {
  type AnyGame,
  canPlay,
  type GameRecord,
  makeRecord,
  type Option,
  type Seat,
  unplayedRecord,
} from '@mazmorra/kernel';
import type { SavedTable } from './saved.ts';

/** A table of this device as a record file, also where its version is no longer played. */
export function recordOf(game: AnyGame, saved: SavedTable): GameRecord {
  if (!canPlay(game, saved.version)) return unplayed(saved);
  const answers = saved.answers.map(([seat, name]): readonly [Seat, Option] => {
    const option = game.optionNamed(name);
    if (option === undefined) throw new Error(`the game knows no ${name}`);
    return [seat, option];
  });
  return makeRecord(game, { ...factsOf(saved), answers });
}

const factsOf = ({ version, seats, variants, random, hints }: SavedTable) => ({
  version,
  seats: seats.length,
  variants,
  names: seats.map((seat) => seat.name),
  random,
  ...(hints !== undefined && { hints }),
});

const unplayed = (saved: SavedTable): GameRecord =>
  unplayedRecord({
    ...factsOf(saved),
    game: saved.game,
    answers: saved.answers,
    outcome: saved.outcome,
    log: saved.log,
  });
