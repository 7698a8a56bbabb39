import type { Accusation } from '@mazmorra/kernel';
import type {
  AnswerResult,
  OfferedDecision,
  TableChange,
  TableClient,
  TableState,
  TableStep,
} from '../../src/table/client.ts';
import { type Clock, openStage, type Pace, type Stage } from '../../src/table/stage.ts';

export const decision: OfferedDecision = {
  seat: 0,
  kind: 'X-DEC',
  number: 3,
  options: ['one', 'two'],
  optional: false,
};

const state = (number: number, more: Partial<TableState> = {}): TableState => ({
  number,
  viewer: 0,
  view: `view ${number}`,
  awaited: [0],
  takeBack: false,
  ...more,
});

export const step = (
  number: number,
  seat: number,
  events: readonly string[],
  after: Partial<TableState> = {},
): TableStep => ({
  number,
  seat,
  beats: events.map((event) => ({ rule: 'X-01', event, view: `at ${event}` })),
  state: state(number, after),
});

/** A table that says what it is told to, and a clock that only moves by hand. */
export function rehearsal(length: number, kind: TableClient['kind'] = 'local', more: Partial<Pace> = {}) {
  const answers: string[] = [];
  const results: AnswerResult[] = [];
  let tell: (change: TableChange) => void = () => undefined;
  const client: TableClient = {
    kind,
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
    answer: async (_, option) => {
      answers.push(option);
      return results.shift() ?? { ok: true };
    },
    takeBack: async () => ({ ok: true }),
    look: async () => undefined,
    close: () => undefined,
  };
  let waiting: (() => void)[] = [];
  let hidden = false;
  const clock: Clock = {
    hidden: () => hidden,
    after(_, run) {
      waiting.push(run);
      return () => {
        waiting = waiting.filter((other) => other !== run);
      };
    },
  };
  const pace: Pace = {
    timing: () => ({ length, turning: 0, spoken: true, decides: false, weighs: true }),
    reading: () => 0,
  };
  const stage: Stage = openStage(client, { ...pace, ...more }, clock);
  const info = { id: 't', game: 'saboteur' as const, variants: {}, seats: [] };
  tell({ type: 'snapshot', snapshot: { info, state: state(0), log: [], lastOwn: 0, connection: 'here' } });
  return {
    stage,
    client,
    /** The options that were answered with, and what the table will say to the next ones. */
    answers,
    results,
    now: () => stage.store.getState(),
    tell: (each: TableStep) => tell({ type: 'step', step: each }),
    say: (talk: readonly Accusation[]) => tell({ type: 'talk', talk }),
    restart: (number: number, more: Partial<TableState> = {}, unseenFrom?: number) =>
      tell({
        type: 'snapshot',
        snapshot: {
          info,
          state: state(number, more),
          log: [],
          lastOwn: 0,
          ...(unseenFrom !== undefined && { unseenFrom }),
          connection: 'here',
        },
      }),
    tick: () => waiting.shift()?.(),
    hide: (now: boolean) => {
      hidden = now;
    },
    waiting: () => waiting.length,
  };
}
