import type { Dilemma, Explanation, Remark, SeatInput, ValuedOption } from '@mazmorra/bots';
import { botOf, type Playable, seatInput } from '@mazmorra/bots';
import {
  type AnyGame,
  allSeenBy,
  at,
  FastRng,
  fastSource,
  firstSeat,
  type Seat,
  type SeenEvent,
  Table,
} from '@mazmorra/kernel';
import { isMissed } from './missed.ts';
import { ahead, evenly, lead, rounded, search } from './search.ts';
import { whole } from './whole.ts';

/** Effort of the finder. Everything is counted in iterations, so the same seed gives the same dilemmas. */
export interface DilemmaEffort {
  /** Iterations of the last preliminary search; shorter ones come before it, see `LOOKS`. */
  readonly look: number;
  /** Iterations of each deep search. */
  readonly deep: number;
  /** Number of deep searches, with different random numbers, that must agree. */
  readonly searches: number;
  /** Required lead of the best option over the next one and over the adventurer's choice. */
  readonly gap: number;
}

export const dilemmaEffort: DilemmaEffort = { look: 400, deep: 3000, searches: 3, gap: 0.04 };

/**
 * The preliminary searches of a decision, as shares of the iterations and of the gap. Fewer than one decision in a
 * hundred is a dilemma, so most must be discarded after a few playouts. A decision discarded here is lost; one that
 * passes is only searched again.
 */
const LOOKS = [
  { iterations: 1 / 16, gap: 1 / 2, even: true },
  { iterations: 1 / 4, gap: 1, even: true },
  { iterations: 1, gap: 4 / 3, even: false },
] as const;

/** Minimum iterations of a preliminary search. */
const SHORTEST = 24;

/** Maximum number of deep searches per game; variety comes from many games. */
const DEEP_PER_GAME = 3;
/** Maximum number of seats. With more than five, games get longer but positions no richer. */
const MOST_SEATS = 5;

/**
 * Maximum length in characters of the answers up to a position. A longer dilemma is too large to send to a phone, so
 * the game is abandoned.
 */
const LONGEST = 5000;

interface Position {
  readonly table: Table<unknown, unknown, unknown>;
  readonly seat: Seat;
  readonly input: SeatInput<unknown, unknown, unknown>;
  readonly answers: readonly (readonly [Seat, string])[];
  readonly seed: string;
  /** The option that the adventurer chose there. */
  readonly tempting: string;
}

/** The seat count of a game; the possible counts are used in turn. */
function seatsOf({ seats }: AnyGame, number: number): number {
  const most = Math.min(seats.max, MOST_SEATS);
  return seats.min + (number % (most - seats.min + 1));
}

/** Every decision with at least two options in one game of adventurers. */
function* positions(playable: Playable, seed: string, seats: number): Generator<Position> {
  const { game } = playable;
  const table: Table<unknown, unknown, unknown> = Table.open(game, { seats, random: fastSource(seed) });
  const adventurer = botOf(playable, 'adventurer');
  const minds = Array.from({ length: seats }, (_, seat) => new FastRng(`${seed}/seat ${seat}`));
  const told = minds.map((): SeenEvent<unknown>[] => []);
  const answers: (readonly [Seat, string])[] = [];
  const hear = (): void => {
    for (const [seat, events] of told.entries()) events.push(...allSeenBy(table.last.events, seat));
  };
  hear();
  for (
    let seat = firstSeat(game.awaited(table.state));
    seat >= 0;
    seat = firstSeat(game.awaited(table.state))
  ) {
    const input = seatInput(game, table.state, seat, at(told, seat), at(minds, seat));
    const tempting = game.nameOf(adventurer.choose(input, at(minds, seat)).option);
    if (input.decision.options.length > 1)
      yield { table, seat, input, answers: answers.slice(), seed, tempting };
    table.answer(seat, tempting);
    answers.push([seat, tempting]);
    hear();
  }
}

/** Combines the values of several searches, weighted by their playouts. The remarks are the same in all of them. */
function together(found: readonly Explanation[]): ValuedOption[] {
  const sums = new Map<string, { worth: number; visits: number; why: readonly Remark[] }>();
  for (const { options } of found)
    for (const { name, value, visits, why = [] } of options.filter((one) => one.visits > 0)) {
      const sum = sums.get(name) ?? { worth: 0, visits: 0, why };
      sums.set(name, { worth: sum.worth + value * visits, visits: sum.visits + visits, why: sum.why });
    }
  return [...sums]
    .map(([name, { worth, visits, why }]): ValuedOption => [name, rounded(worth / visits), visits, why])
    .sort((a, b) => b[1] - a[1] || b[2] - a[2]);
}

function judged(playable: Playable, position: Position, effort: DilemmaEffort): Dilemma | undefined {
  const { game } = playable;
  const { table, seat, seed, answers, tempting, input } = position;
  const found: Explanation[] = [];
  let gap = 1;
  for (let number = 0; number < effort.searches; number++) {
    const explanation = search(
      playable,
      input,
      effort.deep,
      `${seed}/${answers.length}/deep ${number}`,
      true,
    );
    const gained = lead(explanation, tempting);
    const same = number === 0 || explanation?.options[0]?.name === found[0]?.options[0]?.name;
    if (explanation === undefined || gained < effort.gap || !same || explanation.sure !== 'clear') return;
    gap = Math.min(gap, gained);
    found.push(explanation);
  }
  return {
    game: game.id,
    version: game.version,
    seats: table.seats,
    variants: table.variants,
    seed,
    answers,
    seat,
    kind: input.decision.kind,
    tempting,
    options: together(found),
    gap: rounded(gap),
  };
}

/** Whether a decision passes all preliminary searches, the shortest first. */
function promises(
  playable: Playable,
  even: Playable,
  position: Position,
  { look, gap }: DilemmaEffort,
): boolean {
  return LOOKS.every((one, number) => {
    const iterations = Math.max(SHORTEST, Math.round(look * one.iterations));
    const seed = `${position.seed}/${position.answers.length}/look ${number}`;
    const explanation = search(one.even ? even : playable, position.input, iterations, seed);
    return (one.even ? ahead : lead)(explanation, position.tempting) >= gap * one.gap;
  });
}

/** The first dilemma of one game of adventurers, if any; at most `DEEP_PER_GAME` decisions are searched deeply. */
function fromGame(
  playable: Playable,
  even: Playable,
  seed: string,
  seats: number,
  effort: DilemmaEffort,
): Dilemma | undefined {
  let left = DEEP_PER_GAME;
  for (const position of positions(playable, seed, seats)) {
    if (JSON.stringify(position.answers).length > LONGEST) return undefined;
    if (!promises(playable, even, position, effort)) continue;
    const dilemma = judged(playable, position, effort);
    left -= 1;
    if (dilemma !== undefined)
      return isMissed(playable, dilemma) ? whole(playable, dilemma, effort.deep) : undefined;
    if (left === 0) return undefined;
  }
  return undefined;
}

/**
 * Searches game after game for dilemmas, without end; the caller stops it. Each game gives at most one. The same seed
 * and effort give the same sequence, and the result of a game does not depend on the first game of the search.
 */
export function* findDilemmas(
  playable: Playable,
  seed: string,
  effort: DilemmaEffort = dilemmaEffort,
  first = 0,
): Generator<Dilemma | undefined> {
  const even = evenly(playable);
  for (let number = first; ; number++)
    yield fromGame(playable, even, `${seed}/${number}`, seatsOf(playable.game, number), effort);
}
