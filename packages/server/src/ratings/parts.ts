import type { AnyGame, Outcome, Seat } from '@mazmorra/kernel';

/** A role or hero that a seat played, and whether it won with it. */
export interface PartPlayed {
  readonly role: string;
  readonly won: boolean;
}

/** The part of a view of a finished game that names heroes: one for the whole game, or one for each run. */
interface Named {
  readonly players?: readonly { readonly character?: string }[];
  readonly heroes?: readonly { readonly hero?: string }[];
  readonly rounds?: readonly {
    readonly adventurer?: string;
    readonly runner?: Seat;
    readonly success?: boolean;
  }[];
}

/** The roles of each round, the adventurer of each run through the dungeon, or the hero of the game. */
export function partsPlayed(game: AnyGame, state: unknown, seat: Seat, { winners }: Outcome): PartPlayed[] {
  if (game.hiddenRoles) return [...game.hiddenRoles.played(state, seat)];
  const { players, heroes, rounds } = game.view(state, 'all') as Named;
  const role = players?.[seat]?.character ?? heroes?.[seat]?.hero;
  if (typeof role === 'string') return [{ role, won: winners.includes(seat) }];
  return (rounds ?? []).flatMap(({ adventurer, runner, success }) =>
    runner === seat && typeof adventurer === 'string' ? [{ role: adventurer, won: success === true }] : [],
  );
}
