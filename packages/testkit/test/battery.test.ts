import type { AnyGame } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { runCase, type ToyState, toy } from '../src/index.ts';

const rules = new Set(['TOY-LAY-01', 'TOY-PEEK-01']);
const bounds = { maxAnswers: 50, every: 1, rules };
const run = (game: AnyGame) => {
  for (let n = 0; n < 20; n++) runCase(game, { seats: 3, variants: {}, seed: `toy ${n}` }, bounds);
};

test('the battery passes a game that keeps the contract', () => {
  expect(() => run(toy)).not.toThrow();
});

test('the battery says which viewers had something dealt anew', () => {
  const { dealtAnew } = runCase(toy, { seats: 2, variants: {}, seed: 'x' }, bounds);
  expect([...dealtAnew].sort()).toEqual(['0', '1', 'spectator']);
});

test('the battery notices a redeal that deals nothing anew', () => {
  const lazy = { ...toy, redeal: toy.copy };
  expect(runCase(lazy, { seats: 2, variants: {}, seed: 'x' }, bounds).dealtAnew).toEqual([]);
});

/** Broken games, each with one violation of the contract; the battery must name it. */
const broken: [string, Partial<AnyGame>, RegExp][] = [
  ['a view that leaks', { view: (state: ToyState) => ({ hands: state.hands }) }, /can tell a re-dealt world/],
  [
    'an event that tells a hidden card to all',
    {
      answer(state, seat, option, rng, emit) {
        toy.answer(
          state,
          seat,
          option,
          rng,
          emit &&
            ((event) => emit(event.private ? { ...event, private: {}, public: event.private[seat] } : event)),
        );
      },
    },
    /told them apart|without the event saying that it reveals/,
  ],
  [
    'a redeal that peeks',
    {
      redeal(state, viewer, rng) {
        const world = toy.redeal(state, viewer, rng);
        const secret = state.deck.at(-1) ?? 0;
        if (viewer !== 'all' && secret % 2 === 0) world.deck.push(...world.deck.splice(-2, 1));
        return world;
      },
    },
    /imagines hangs on/,
  ],
  [
    'a redeal that loses a card',
    { redeal: (state, viewer, rng) => ({ ...toy.redeal(state, viewer, rng), deck: [] }) },
    /what components there are|can tell a re-dealt world/,
  ],
  [
    'a copy that shares',
    { copy: (state: ToyState) => ({ ...toy.copy(state), points: state.points }) },
    /shares state.points/,
  ],
  [
    'an option offered twice',
    {
      options(state, seat, into) {
        toy.options(state, seat, into);
        toy.options(state, seat, into);
      },
    },
    /has an option twice/,
  ],
  ['no options', { options: () => {} }, /has no option/],
  [
    'an offered option that fails',
    {
      answer(state, seat, option, rng, emit) {
        if (option === 3) throw new Error('three');
        toy.answer(state, seat, option, rng, emit);
      },
    },
    /is offered to seat \d but fails/,
  ],
  [
    'an answer that forgets a card',
    {
      answer(state, seat, option, rng, emit) {
        toy.answer(state, seat, option, rng, emit);
        state.discard.length = 0;
      },
    },
    /components appeared or vanished/,
  ],
  [
    'a state that is not plain',
    { setup: (...given) => Object.assign(toy.setup(...given), { when: new Date(0) }) },
    /plain JSON|survive JSON|copy differs/,
  ],
  ['a refusal without a rule', { whyNot: () => 'because' }, /names no rule/],
  ['an ended game that still waits', { outcome: () => undefined }, /exactly while it has no outcome/],
  ['a name that leads elsewhere', { optionNamed: () => 0 }, /does not lead back/],
  [
    'hidden memory outside the state',
    (() => {
      let calls = 0;
      return {
        setup(...given: Parameters<typeof toy.setup>) {
          const state = toy.setup(...given);
          if (calls++ % 2 === 1) state.points[0] = 9;
          return state;
        },
      };
    })(),
    /ends differently|record does not hold/,
  ],
  [
    'a peek that can be taken back',
    {
      answer(state, seat, option, rng, emit) {
        toy.answer(
          state,
          seat,
          option,
          rng,
          emit &&
            (({ rule, public: open, private: own }) =>
              emit({ rule, ...(open && { public: open }), ...(own && { private: own }) })),
        );
      },
    },
    /without the event saying that it reveals/,
  ],
];

describe('the battery finds', () => {
  test.each(broken)('%s', (_, fault, promise) => {
    expect(() => run({ ...toy, ...fault })).toThrow(promise);
  });
});

test('a game that does not end is found and can be repeated', () => {
  expect(() => runCase(toy, { seats: 2, variants: {}, seed: 's' }, { ...bounds, maxAnswers: 3 })).toThrow(
    /no end after 3 answers[\s\S]*BATTERY='{"seats":2,"variants":{},"seed":"s"}'[\s\S]*answers: \["/,
  );
});
