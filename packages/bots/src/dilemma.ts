import {
  type AnyGame,
  allSeenBy,
  FastRng,
  fastSource,
  Refusal,
  type Seat,
  type SeenEvent,
  Table,
  type Variants,
} from '@mazmorra/kernel';
import type { SeatInput } from './bot.ts';
import { seatInput } from './input.ts';
import type { Remark } from './remark.ts';

/**
 * One option of a dilemma: its name as in records, its value from 0 to 1, the number of playouts behind the value, and
 * remarks for and against it.
 */
export type ValuedOption = readonly [name: string, value: number, visits: number, why: readonly Remark[]];

/**
 * A position from self-play with one choice that a deep search clearly prefers and adventurers miss. Stored as plain
 * data: the start of the game and the answers up to the position, as in a record.
 */
export interface Dilemma {
  readonly game: string;
  /** The version of the rules it was made with; under another version the answers may lead elsewhere. */
  readonly version: number;
  readonly seats: number;
  readonly variants: Variants;
  readonly seed: string;
  readonly answers: readonly (readonly [seat: Seat, option: string])[];
  /** The seat that decides. */
  readonly seat: Seat;
  readonly kind: string;
  /** The option that an adventurer chooses. */
  readonly tempting: string;
  /** The options that were searched, the best first. Obvious mistakes are not included. */
  readonly options: readonly ValuedOption[];
  /** The lead of the best option over the next one, in the search where it is smallest. */
  readonly gap: number;
}

/** Why a dilemma cannot be shown. */
export type DilemmaFault = 'version' | 'position';

/** Replays a dilemma up to its decision and returns the table, or the reason why that fails. */
export function openDilemma(
  game: AnyGame,
  dilemma: Dilemma,
): { readonly table: Table<unknown, unknown, unknown> } | { readonly fault: DilemmaFault } {
  if (dilemma.game !== game.id || dilemma.version !== game.version) return { fault: 'version' };
  const { seats, variants, seed } = dilemma;
  try {
    const table: Table<unknown, unknown, unknown> = Table.reopen(game, {
      seats,
      variants,
      random: fastSource(seed),
    });
    for (const [seat, option] of dilemma.answers) table.answer(seat, option);
    const asked = table.decisionOf(dilemma.seat);
    const known = asked?.options.map((option) => game.nameOf(option));
    const same = asked?.kind === dilemma.kind && dilemma.options.every(([name]) => known?.includes(name));
    return same ? { table } : { fault: 'position' };
  } catch (error) {
    if (error instanceof Refusal) return { fault: 'position' };
    throw error;
  }
}

/** What the seat of a dilemma knows at its decision. Random numbers are derived from the seed and `purpose`. */
export function dilemmaInput(
  game: AnyGame,
  { seats, variants, seed, answers, seat }: Dilemma,
  purpose: string,
): SeatInput<unknown, unknown, unknown> {
  const table: Table<unknown, unknown, unknown> = Table.reopen(game, {
    seats,
    variants,
    random: fastSource(seed),
  });
  const events: SeenEvent<unknown>[] = [...allSeenBy(table.last.events, seat)];
  for (const [who, option] of answers) {
    table.answer(who, option);
    events.push(...allSeenBy(table.last.events, seat));
  }
  return seatInput(game, table.state, seat, events, new FastRng(`${seed}/${purpose}`));
}
