import { describe, expect, test } from 'vitest';
import type {
  OfferedDecision,
  TableChange,
  TableClient,
  TableState,
  TableStep,
} from '../src/table/client.ts';
import { type Clock, openStage, type Stage } from '../src/table/stage.ts';

const decision: OfferedDecision = {
  seat: 0,
  kind: 'X-DEC',
  number: 3,
  options: [{ option: 1, name: 'one' }],
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

const step = (
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
function rehearsal(length: number) {
  let tell: (change: TableChange) => void = () => undefined;
  const client: TableClient = {
    kind: 'local',
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
    answer: async () => ({ ok: true }),
    takeBack: async () => ({ ok: true }),
    look: async () => undefined,
    close: () => undefined,
  };
  let waiting: (() => void)[] = [];
  const clock: Clock = {
    after(_, run) {
      waiting.push(run);
      return () => {
        waiting = waiting.filter((other) => other !== run);
      };
    },
  };
  const stage: Stage = openStage(client, () => length, clock);
  const info = { id: 't', game: 'saboteur' as const, variants: {}, seats: [] };
  tell({ type: 'snapshot', snapshot: { info, state: state(0), log: [], lastOwn: 0, connection: 'here' } });
  return {
    stage,
    now: () => stage.store.getState(),
    tell: (each: TableStep) => tell({ type: 'step', step: each }),
    restart: (number: number) =>
      tell({
        type: 'snapshot',
        snapshot: { info, state: state(number), log: [], lastOwn: 0, connection: 'here' },
      }),
    tick: () => waiting.shift()?.(),
    waiting: () => waiting.length,
  };
}

describe('stage', () => {
  test('shows the beats of a step one after the other, each with its own view, then the table after it', () => {
    const { now, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a', 'b'], { decision }));
    expect([now().beat?.event, now().state?.view, now().playing]).toEqual(['a', 'at a', true]);
    tick();
    expect([now().beat?.event, now().state?.view]).toEqual(['b', 'at b']);
    tick();
    expect([now().beat, now().state?.view, now().playing]).toEqual([undefined, 'view 1', false]);
    expect(now().state?.decision).toEqual(decision);
  });

  test('offers nothing to decide while beats are played', () => {
    const { now, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a'], { decision }));
    tell(step(2, 2, ['b'], { decision }));
    expect(now().state?.decision).toBeUndefined();
    tick();
    expect([now().beat?.event, now().state?.decision]).toEqual(['b', undefined]);
    tick();
    expect(now().state?.decision).toEqual(decision);
  });

  test('a decision that the others do not touch stays open while they are shown', () => {
    const { now, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a'], { decision }));
    tick();
    tell(step(2, 2, ['b', 'c'], { decision, awaited: [0] }));
    tell(step(3, 3, ['d'], { decision }));
    for (let beat = 0; beat < 3; beat++) {
      expect([now().playing, now().state?.decision]).toEqual([true, decision]);
      tick();
    }
    tell(step(4, 1, ['e'], { decision: { ...decision, number: 4 } }));
    expect(now().state?.decision).toBeUndefined();
  });

  test('at length 0 shows the end at once and still writes the log', () => {
    const { now, tell, waiting } = rehearsal(0);
    tell(step(1, 1, ['a', 'b']));
    expect(now().log.map(({ event, number, seat }) => [event, number, seat])).toEqual([
      ['a', 1, 1],
      ['b', 1, 1],
    ]);
    expect([now().playing, now().state?.view, waiting()]).toEqual([false, 'view 1', 0]);
  });

  test('skips everything that waits', () => {
    const { now, stage, tell, waiting } = rehearsal(100);
    tell(step(1, 1, ['a', 'b']));
    tell(step(2, 2, ['c']));
    stage.skip();
    expect([now().state?.view, now().playing, waiting()]).toEqual(['view 2', false, 0]);
    expect(now().log.map(({ event }) => event)).toEqual(['a', 'b', 'c']);
  });

  test('repeats what happened since the viewer acted, without writing it into the log again', () => {
    const { now, stage, tell, tick } = rehearsal(100);
    for (const each of [step(1, 1, ['old']), step(2, 0, ['mine']), step(3, 1, ['theirs'])]) {
      tell(each);
      tick();
    }
    expect([now().repeatable, now().lastOwn]).toEqual([true, 2]);
    stage.repeat();
    const shown: unknown[] = [];
    while (now().beat) {
      shown.push([now().beat?.event, now().beat?.again]);
      tick();
    }
    expect(shown).toEqual([
      ['mine', true],
      ['theirs', true],
    ]);
    expect(now().log.map(({ event }) => event)).toEqual(['old', 'mine', 'theirs']);
    expect(now().state?.view).toBe('view 3');
  });

  test('a snapshot in the middle of a beat is shown as it is', () => {
    const { now, tell, restart, waiting } = rehearsal(100);
    tell(step(1, 1, ['a', 'b']));
    restart(7);
    expect([now().state?.view, now().beat, now().playing, waiting()]).toEqual([
      'view 7',
      undefined,
      false,
      0,
    ]);
  });
});
