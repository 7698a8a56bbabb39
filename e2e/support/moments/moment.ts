import type { GameId } from '../../../packages/catalogue/src/index.ts';
import type { Outcome, Seat, Step } from '../../../packages/kernel/src/index.ts';
import { type AnyTable, type Moment, momentOf, type Wanted } from '../moment.ts';
import type { TablePage } from '../table-page.ts';

/** A moment of a game that is looked at in every size. */
export interface LookedAt {
  readonly game: GameId;
  readonly name: string;
  readonly wanted: Wanted;
  /** `asked` is shown after the answer, at the decision that follows; `role` before it, with the role turned up; `end` at the end. Any other word is the sign of a reveal, at which the table is stopped. */
  readonly show: 'asked' | 'role' | 'end' | { readonly sign: string };
  /** At whose place one sits: whoever is asked, unless it is said. */
  readonly own?: Seat;
  /** All names are as long as the set-up lets them be. */
  readonly longNames?: boolean;
  /** The others are still thinking, and stay so. */
  readonly othersThink?: boolean;
  /** What is done first: a card is held up, a choice picked. */
  readonly first?: (table: TablePage) => Promise<void>;
  /** Sizes at which the short run looks, by name; the long run looks at all. */
  readonly short: readonly string[];
}

/** The same moment is looked at in both languages and many sizes, and sought once. */
const sought = new Map<LookedAt, Moment>();

export function seek(one: LookedAt): Moment {
  const moment = sought.get(one) ?? momentOf(one.wanted);
  sought.set(one, moment);
  return moment;
}

/** The game ends, and so. */
export const ends =
  (how: (outcome: Outcome, table: AnyTable) => boolean) =>
  (_: Step<unknown>, table: AnyTable): boolean =>
    table.outcome !== undefined && how(table.outcome, table);

/** Both are so. */
export const both =
  (...all: readonly Wanted['found'][]): Wanted['found'] =>
  (step, table) =>
    all.every((one) => one(step, table));
