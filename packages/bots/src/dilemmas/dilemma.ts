import { type AnyGame, fastSource, Refusal, type Seat, Table, type Variants } from '@mazmorra/kernel';
import type { Remark } from '../remark.ts';

/**
 * One option of a dilemma: its name as in records, its value from 0 to 1, how many playouts that rests on, and what speaks for or
 * against it.
 */
export type ValuedOption = readonly [name: string, value: number, visits: number, why: readonly Remark[]];

/**
 * A position from self-play with one choice that a deep search prefers clearly and an adventurer does not see. Plain data: the
 * position is the start and the answers up to it, so that it needs no other format than a record.
 */
export interface Dilemma {
  readonly game: string;
  /** The version of the rules it was made with; other versions may not come to the same position. */
  readonly version: number;
  readonly seats: number;
  readonly variants: Variants;
  readonly seed: string;
  readonly answers: readonly (readonly [seat: Seat, option: string])[];
  /** Who has to choose. */
  readonly seat: Seat;
  readonly kind: string;
  /** What an adventurer would do. */
  readonly tempting: string;
  /** The options that the searches tried, the best first. Those left out at first sight are not here. */
  readonly options: readonly ValuedOption[];
  /** How far the best option is ahead of the next, in the least favourable of the searches. */
  readonly gap: number;
}

/** Why a dilemma cannot be shown. */
export type DilemmaFault = 'version' | 'position';

/** The table of a dilemma at its decision, or why there is none. */
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
