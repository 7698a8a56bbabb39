import { type GameId, gameIds } from '@mazmorra/catalogue';
import type { Outcome, RolePlayed, Seat } from '@mazmorra/kernel';
import type { SavedTable } from '../../local/saved.ts';

/** A finished game from the side of the reader. */
export interface Played {
  readonly id: string;
  readonly game: GameId;
  readonly own: Seat;
  readonly outcome: Outcome;
  /** The levels of the bots at the other seats. */
  readonly bots: readonly string[];
  /** Whether other people played too. */
  readonly people: boolean;
  /** Whether the reader asked the master during the game. */
  readonly hinted?: true;
}

/** What a game counts as: played by one reader, by several at one screen, or for nothing (practice, somebody else's). */
export function playedBy(table: SavedTable): Played | 'together' | undefined {
  const { id, game, outcome, seats, own, imported, practice, hints } = table;
  if (!outcome || practice || (imported && own === undefined)) return undefined;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seat = own ?? people[0];
  if (seat === undefined) return undefined;
  if (own === undefined && people.length > 1) return 'together';
  const others = seats.filter((_, place) => place !== seat);
  return {
    id,
    game,
    own: seat,
    outcome,
    bots: others.flatMap(({ kind, level }) => (kind === 'bot' && level !== undefined ? [level] : [])),
    people: others.some(({ kind }) => kind === 'person'),
    ...(hints !== undefined && { hinted: true }),
  };
}

export interface Count {
  readonly played: number;
  readonly won: number;
}

/** Against whom: bots of one level, bots of several, other people, or nobody. */
export type Opponents = string | 'mixed' | 'people' | 'alone';

export interface GameStatistics extends Count {
  readonly game: GameId;
  /** Several people at one screen: who of them is the reader nobody can tell. */
  readonly together: number;
  /** In how many the reader asked the master. */
  readonly hinted: number;
  readonly bySeats: readonly (readonly [seats: number, Count])[];
  readonly byOpponents: readonly (readonly [Opponents, Count])[];
  /** Rounds by the role the reader had. */
  readonly byRole: readonly (readonly [RolePlayed['role'], Count])[];
  /** Games that one has to get out of alive. */
  readonly survival?: { readonly survived: number; readonly mostGold: number };
}

const opponentsOf = ({ bots, people, outcome }: Played): Opponents => {
  if (people) return 'people';
  if (outcome.places.length === 1) return 'alone';
  const levels = new Set(bots);
  const [only] = levels;
  return levels.size === 1 && only !== undefined ? only : 'mixed';
};

const isWon = ({ own, outcome }: Played): boolean => outcome.winners.includes(own);

function counted<T, K>(all: readonly T[], keyOf: (one: T) => K, won: (one: T) => boolean): [K, Count][] {
  const counts = new Map<K, Count>();
  for (const one of all) {
    const before = counts.get(keyOf(one)) ?? { played: 0, won: 0 };
    counts.set(keyOf(one), { played: before.played + 1, won: before.won + Number(won(one)) });
  }
  return [...counts];
}

/** The figures of each game that was played at all, in the order of the shelf. */
export function statisticsOf(
  games: readonly Played[],
  together: readonly GameId[],
  roles: ReadonlyMap<string, readonly RolePlayed[]>,
): GameStatistics[] {
  return gameIds.flatMap((game) => {
    const own = games.filter((one) => one.game === game);
    const shared = together.filter((one) => one === game).length;
    if (own.length + shared === 0) return [];
    const rounds = own.flatMap(({ id }) => roles.get(id) ?? []);
    const scores = own.map((one) => one.outcome.scores[one.own] ?? {});
    const out = scores.filter((score) => score['out'] === 1);
    return [
      {
        game,
        played: own.length,
        won: own.filter(isWon).length,
        together: shared,
        hinted: own.filter(({ hinted }) => hinted).length,
        bySeats: counted(own, ({ outcome }) => outcome.places.length, isWon).sort(([a], [b]) => a - b),
        byOpponents: counted(own, opponentsOf, isWon),
        byRole: counted(
          rounds,
          ({ role }) => role,
          ({ won }) => won,
        ),
        ...(scores.some((score) => 'out' in score) && {
          survival: {
            survived: out.length,
            mostGold: Math.max(0, ...out.map((score) => score['gold'] ?? 0)),
          },
        }),
      },
    ];
  });
}
