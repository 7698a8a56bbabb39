import {
  type AnyGame,
  type VariantSpec,
  type VariantValue,
  valuesAt,
} from '../../packages/kernel/src/index.ts';

/** A table to be played and told: how many seats, and what differs from the defaults. */
export interface ToldTable {
  readonly seats: number;
  /** As `--option` takes them: `memory=hidden`. */
  readonly options: readonly string[];
}

/** All tables of a game that it tells differently: every number of seats, with the defaults and with every variant changed, and each other value of each variant. */
export function toldTables(game: AnyGame): ToldTable[] {
  const counts = seatCounts(game);
  const whole = counts.flatMap((seats) => [
    { seats, options: [] },
    { seats, options: changed(game, seats) },
  ]);
  return [...whole, ...singles(game, counts)];
}

/** The two of them that differ most: the fewest seats with the defaults, and the most with every variant changed. */
export function briefTables(game: AnyGame): ToldTable[] {
  const { min, max } = game.seats;
  return [
    { seats: min, options: [] },
    { seats: max, options: changed(game, max) },
  ];
}

const seatCounts = ({ seats: { min, max } }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Every variant at the last of its other values. */
const changed = (game: AnyGame, seats: number): string[] =>
  game.variants.flatMap((variant) => {
    const value = othersAt(variant, seats).at(-1);
    return value === undefined ? [] : [`${variant.id}=${value}`];
  });

/** Each other value of each variant alone, with as many seats as it allows. */
const singles = (game: AnyGame, counts: readonly number[]): ToldTable[] =>
  game.variants.flatMap((variant) => {
    const seats = counts.findLast((count) => othersAt(variant, count).length > 0);
    return seats === undefined
      ? []
      : othersAt(variant, seats).map((value) => ({ seats, options: [`${variant.id}=${value}`] }));
  });

/** The values besides the default that a number of seats allows. */
const othersAt = (variant: VariantSpec, seats: number): readonly VariantValue[] =>
  variant.seats && (seats < variant.seats.min || seats > variant.seats.max)
    ? []
    : valuesAt(variant, seats).filter((value) => value !== variant.default);
