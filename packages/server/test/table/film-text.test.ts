import type { GameEvent, Json, Step } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { filmOf, filmText } from '../../src/table/film.ts';
import type { AnyTable } from '../../src/table/updates.ts';

type State = { count: number };

/** A table whose game counts: each event of a step adds one to what was before it. */
const counting = {
  game: {
    copy: (state: State) => ({ ...state }),
    view: ({ count }: State, viewer: Json) => ({ count, viewer, always: 'the same for all and long' }),
  },
  again(before: State, { events }: Step<unknown>, heard: (state: State) => void) {
    const state = { ...before };
    for (const _ of events) {
      state.count++;
      heard(state);
    }
  },
} as unknown as AnyTable;

const event = (rule: string, more: Partial<GameEvent<unknown>> = {}): GameEvent<unknown> =>
  ({ rule, public: { type: rule }, ...more }) as GameEvent<unknown>;

const step = (events: readonly GameEvent<unknown>[], seat: number | undefined = 0) =>
  ({ number: 1, seat, option: 0, events }) as unknown as Step<unknown>;

const viewOf = (count: number): Json => ({ count, viewer: 0, always: 'the same for all and long' });

test('a step is filmed with the state at each of its events but the last', () => {
  const film = filmOf(counting, step([event('a'), event('b'), event('c')]), { count: 5 });
  expect(film?.states).toEqual([{ count: 6 }, { count: 7 }]);
  expect(film?.events.map(({ rule }) => rule)).toEqual(['a', 'b', 'c']);
});

test('a set-up, a step of one event, and one whose beginning is not known are not filmed', () => {
  const setUp = { ...step([event('a'), event('b')]), seat: undefined } as unknown as Step<unknown>;
  expect(filmOf(counting, setUp, { count: 0 })).toBeUndefined();
  expect(filmOf(counting, step([event('a')]), { count: 0 })).toBeUndefined();
  expect(filmOf(counting, step([event('a'), event('b')]), undefined)).toBeUndefined();
});

test('each event but the last comes with what has changed since the one before', () => {
  const film = { events: [event('a'), event('b'), event('c')], states: [{ count: 1 }, { count: 2 }] };
  const text = filmText(counting, film, 0, [viewOf(0), viewOf(3)]);
  expect(JSON.parse(text)).toEqual([
    ['a', { type: 'a' }, { count: [1] }],
    ['b', { type: 'b' }, { count: [2] }],
    ['c', { type: 'c' }],
  ]);
});

test('an event that changes nothing to be seen comes alone, and one that is not for this viewer does not come', () => {
  const secret = event('b', { public: undefined, private: { 1: { type: 'b' } } });
  const film = {
    events: [event('a'), secret, event('c'), event('d')],
    states: [0, 1, 1].map((count) => ({ count })),
  };
  expect(JSON.parse(filmText(counting, film, 0, [viewOf(0), viewOf(9)]))).toEqual([
    ['a', { type: 'a' }],
    ['c', { type: 'c' }, { count: [1] }],
    ['d', { type: 'd' }],
  ]);
});

test('where it is shorter the view is told as the way back from the end, which may be no way at all', () => {
  const film = { events: [event('a'), event('b')], states: [{ count: 100_000 }] };
  const [far, near] = [viewOf(1), viewOf(100_000)];
  expect(JSON.parse(filmText(counting, film, 0, [far, near]))[0]).toEqual(['a', { type: 'a' }, {}, 1]);
  const there = filmText(counting, film, 0, [far, { ...(near as object), count: 7 } as Json]);
  expect(JSON.parse(there)[0]).toEqual(['a', { type: 'a' }, { count: [100_000] }]);
});
