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
import type { Explanation, SeatInput } from '../bot.ts';
import { seatInput } from '../input.ts';
import { botOf, type Playable } from '../playable.ts';
import type { Remark } from '../remark.ts';
import type { Dilemma, ValuedOption } from './dilemma.ts';

/** How hard the finder looks. Everything is counted in iterations, so that the same seed gives the same dilemmas. */
export interface DilemmaEffort {
  /** Iterations of the quick look at every decision. */
  readonly look: number;
  /** Iterations of each deep search. */
  readonly deep: number;
  /** Deep searches with different chance that must agree. */
  readonly searches: number;
  /** What the best option must be ahead of the next, and of what the adventurer takes. */
  readonly gap: number;
}

export const dilemmaEffort: DilemmaEffort = { look: 300, deep: 3000, searches: 3, gap: 0.06 };

/** The most decisions of one game that are searched deeply: variety comes from many games. */
const DEEP_PER_GAME = 3;
/** Five seats show all there is to weigh; with more, games get longer and positions no richer. */
const MOST_SEATS = 5;

/** Characters of the answers up to a position: with more a dilemma gets too long to be sent to a phone, so the game is left. */
const LONGEST = 5000;

interface Position {
  readonly table: Table<unknown, unknown, unknown>;
  readonly seat: Seat;
  readonly input: SeatInput<unknown, unknown, unknown>;
  readonly answers: readonly (readonly [Seat, string])[];
  readonly seed: string;
  /** What the adventurer chose there. */
  readonly tempting: string;
}

/** The seat counts that are played in turn. */
function seatsOf({ seats }: AnyGame, number: number): number {
  const most = Math.min(seats.max, MOST_SEATS);
  return seats.min + (number % (most - seats.min + 1));
}

/** Every decision with a choice in one game of adventurers. */
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

function search(
  playable: Playable,
  position: Position,
  iterations: number,
  seed: string,
): Explanation | undefined {
  const thinking = botOf(playable, 'master', { iterations }).think(position.input, new FastRng(seed));
  while (!thinking.slice(Number.POSITIVE_INFINITY));
  return thinking.choice(true).explanation;
}

/** By how much the best option of a search is ahead of the next, where it is ahead of the tempting one by as much. */
function lead(explanation: Explanation | undefined, tempting: string): number {
  const [best, next] = [...(explanation?.options ?? [])].sort((a, b) => b.value - a.value);
  if (best === undefined || next === undefined || best.name === tempting) return 0;
  // The search tries most what it takes for best; where the two disagree it is not sure.
  return best.name === explanation?.options[0]?.name ? best.value - next.value : 0;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The values of several searches, weighed by their playouts; what speaks for an option is the same in all of them. */
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
    const explanation = search(playable, position, effort.deep, `${seed}/${answers.length}/deep ${number}`);
    const ahead = lead(explanation, tempting);
    const same = number === 0 || explanation?.options[0]?.name === found[0]?.options[0]?.name;
    if (explanation === undefined || ahead < effort.gap || !same || explanation.sure !== 'clear') return;
    gap = Math.min(gap, ahead);
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

/** The clearest dilemma of one game of adventurers, if it has one; at most `DEEP_PER_GAME` decisions are searched deeply. */
function fromGame(
  playable: Playable,
  seed: string,
  seats: number,
  effort: DilemmaEffort,
): Dilemma | undefined {
  let left = DEEP_PER_GAME;
  for (const position of positions(playable, seed, seats)) {
    if (JSON.stringify(position.answers).length > LONGEST) return undefined;
    const look = search(playable, position, effort.look, `${seed}/${position.answers.length}`);
    if (lead(look, position.tempting) < effort.gap) continue;
    const dilemma = judged(playable, position, effort);
    left -= 1;
    if (dilemma !== undefined || left === 0) return dilemma;
  }
  return undefined;
}

/**
 * Looks for dilemmas in game after game, without end: each game gives one or none. Whoever counts them stops. The same seed and
 * effort give the same sequence.
 */
export function* findDilemmas(
  playable: Playable,
  seed: string,
  effort: DilemmaEffort = dilemmaEffort,
): Generator<Dilemma | undefined> {
  for (let number = 0; ; number++)
    yield fromGame(playable, `${seed}/${number}`, seatsOf(playable.game, number), effort);
}
