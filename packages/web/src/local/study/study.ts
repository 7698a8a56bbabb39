import type { Choice, Lead, Thought } from '@mazmorra/bots';
import { thoughtOf } from '@mazmorra/bots/thought';
import {
  type AnyGame,
  allSeenBy,
  FastRng,
  Refusal,
  type Seat,
  type SeenEvent,
  sourceOf,
  Table,
} from '@mazmorra/kernel';
import type { SavedTable } from '../saved.ts';
import type { Asked, Opinion } from './thoughts.ts';

/** A decision with all that a master needs to think about it. Stays in the worker. */
export interface Moment {
  readonly asked: Asked;
  readonly state: unknown;
  /** What the seat had been told by then. */
  readonly events: readonly SeenEvent<unknown>[];
}

/**
 * The decisions of a game that had more than one answer, in their order. What nobody waited for (a torch at any time) is
 * left out: bots never answer it, so they have no opinion of it. A record that breaks off gives what comes before.
 */
export function momentsOf(game: AnyGame, saved: SavedTable): Moment[] {
  const random = sourceOf(saved.random);
  if (!random) return [];
  const seats = saved.seats.length;
  const table: Table<unknown, unknown, unknown> = Table.reopen(game, {
    seats,
    variants: saved.variants,
    random,
  });
  const told: SeenEvent<unknown>[][] = Array.from({ length: seats }, () => []);
  const hear = (): void => {
    for (const [seat, events] of told.entries()) events.push(...allSeenBy(table.last.events, seat));
  };
  const moments: Moment[] = [];
  hear();
  for (const [seat, chosen] of saved.answers) {
    const decision = table.decisionOf(seat);
    if (decision && !decision.optional && decision.options.length > 1) {
      const secret = game.hiddenRoles?.now(table.state);
      moments.push({
        asked: { move: table.number + 1, seat, kind: decision.kind, chosen, ...(secret && { secret }) },
        state: table.state,
        events: told[seat]?.slice() ?? [],
      });
    }
    try {
      table.answer(seat, chosen);
    } catch (error) {
      if (error instanceof Refusal) break;
      throw error;
    }
    hear();
  }
  return moments;
}

/**
 * How long the master thinks about a decision of the seat that is looked at, about the others' for the curve, and how
 * long it compares what was chosen with what it would have done.
 */
export const budgets = { own: 300, others: 80, comparison: 600 } as const;

/** As much of an explanation as is shown: the options tried most, with figures no finer than they are sure. */
const mostOptions = 8;
/** Styles of opponents that are less likely than this are not kept. */
const leastWeight = 0.1;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function opinionOf(
  game: AnyGame,
  { asked }: Moment,
  choice: Choice,
  lead: Lead | undefined,
  ms: number,
): Opinion {
  const { explanation, reason } = choice;
  const best = game.nameOf(choice.option);
  const all = (explanation?.options ?? []).map(({ name, value, visits, low, high, why = [] }) => ({
    name,
    value: rounded(value),
    visits,
    ...(low !== undefined && { low: rounded(low) }),
    ...(high !== undefined && { high: rounded(high) }),
    // Kept with the game: of the option that it would take and of the one that was taken, one remark each.
    ...(why.length > 0 && (name === best || name === asked.chosen) && { why: why.slice(0, 1) }),
  }));
  // The one that was taken is shown in any case.
  const options = all.filter(({ name }, place) => place < mostOptions || name === asked.chosen);
  return {
    move: asked.move,
    best,
    options,
    sure: explanation?.sure ?? 'only',
    ...(reason !== undefined && { reason }),
    iterations: explanation?.iterations ?? 0,
    ...(lead && { lead: { mean: rounded(lead.mean), error: rounded(lead.error) } }),
    ...(explanation?.suspicion && { suspicion: explanation.suspicion.map(rounded) }),
    ...(explanation?.opponents && {
      opponents: explanation.opponents.map((styles) =>
        styles
          .filter(({ weight }) => weight >= leastWeight)
          .map(({ style, weight }) => ({ style, weight: rounded(weight) })),
      ),
    }),
    ms,
  };
}

/** What is still to be thought about: first the decisions of one seat, each with time, then the others in short. */
export function agenda(
  moments: readonly Moment[],
  seat: Seat,
  known: ReadonlyMap<number, Opinion>,
): { readonly moment: Moment; readonly ms: number }[] {
  const tasks = moments.map((moment) => ({
    moment,
    ms: moment.asked.seat === seat ? budgets.own : budgets.others,
  }));
  return tasks
    .filter(({ moment, ms }) => (known.get(moment.asked.move)?.ms ?? 0) < ms)
    .sort((a, b) => b.ms - a.ms || a.moment.asked.move - b.moment.asked.move);
}

/** With fewer playouts than this an opinion is worth nothing: a thread that has only just begun gets more time. */
const leastIterations = 60;
const longer = 4;

const isHasty = ({ explanation }: Choice): boolean =>
  explanation !== undefined && explanation.options.length > 1 && explanation.iterations < leastIterations;

/** Something that thinks, and can be told to stop; the pool of bots is one. */
export interface ThinkPool {
  readonly size: number;
  think(thought: Thought): { readonly done: Promise<Choice>; stop(): void };
}

export interface Study {
  /** Settles when all is thought, or after `stop`. */
  readonly done: Promise<void>;
  stop(): void;
}

/** Thinks its way through an agenda, as many decisions at a time as there are threads, and tells each opinion at once. */
export function study(
  game: AnyGame,
  tasks: ReturnType<typeof agenda>,
  pool: ThinkPool,
  tell: (opinion: Opinion) => void,
): Study {
  const queue = [...tasks];
  const running = new Set<{ stop(): void }>();
  let stopped = false;
  const think = async (
    { asked, state, events }: Moment,
    ms: number,
    pair?: readonly [string, string],
  ): Promise<Choice> => {
    const { seat, move } = asked;
    // The same game gives the same worlds each time; a comparison has others than the search that it follows.
    const rng = new FastRng(`${pair ? 'compared' : 'analysis'} ${move}`);
    const more = pair ? { pair } : { inWords: true };
    const thought = thoughtOf({ game, state, seat, events, level: 'master', budget: { ms }, ...more }, rng);
    const pending = pool.think(thought);
    running.add(pending);
    return pending.done.finally(() => running.delete(pending));
  };
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task && !stopped; task = queue.shift()) {
      const { moment, ms } = task;
      let choice = await think(moment, ms);
      if (!stopped && isHasty(choice)) choice = await think(moment, ms * longer);
      const lead = await compared(moment, choice, ms);
      if (!stopped) tell(opinionOf(game, moment, choice, lead, ms));
    }
  };
  /** The decisions of the others are for the curve alone: nobody compares their choices. */
  const compared = async (moment: Moment, choice: Choice, ms: number): Promise<Lead | undefined> => {
    const best = game.nameOf(choice.option);
    const { chosen } = moment.asked;
    if (stopped || ms < budgets.own || best === chosen) return;
    return (await think(moment, budgets.comparison, [best, chosen])).explanation?.lead;
  };
  const done = Promise.all(Array.from({ length: pool.size }, work)).then(() => undefined);
  return {
    done,
    stop() {
      stopped = true;
      for (const pending of running) pending.stop();
    },
  };
}
