import { type AnyGame, Refusal, type RuleId, type Seat, sourceOf, Table } from '@mazmorra/kernel';
import type { SavedTable } from './saved.ts';

/** The end of a hero, as everybody heard of it. */
export interface Death {
  readonly rule: RuleId;
  readonly event: unknown;
}

/** How a seat died in a finished game; nothing for those who lived, for games without death, and for records that break off. */
export function deathOf(game: AnyGame, saved: SavedTable, seat: Seat): Death | undefined {
  const random = sourceOf(saved.random);
  if (!random) return undefined;
  let death: Death | undefined;
  try {
    const table = Table.reopen(game, { seats: saved.seats.length, variants: saved.variants, random });
    for (const [of, option] of saved.answers) {
      for (const { rule, public: event } of table.answer(of, option).events)
        if (isDeath(event, seat)) death = { rule, event };
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return death;
}

/** Games in which heroes die tell it by an event of this type. */
function isDeath(event: unknown, seat: Seat): boolean {
  if (typeof event !== 'object' || event === null) return false;
  const { type, seat: whose } = event as { readonly type?: unknown; readonly seat?: unknown };
  return type === 'dies' && whose === seat;
}
