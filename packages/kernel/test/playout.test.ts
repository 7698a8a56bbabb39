import { ScriptedRng, toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { emptied, FastRng, type Option, playOut, randomChoice, type Seat } from '../src/index.ts';

test('a list is emptied in place', () => {
  const options = [3, 1, 2];
  expect(emptied(options)).toBe(options);
  expect(options).toEqual([]);
});

test('a playout answers for the awaited seats until the game ends, and counts the answers', () => {
  const rng = new FastRng('playout');
  const state = toy.setup(3, { double: false }, rng);
  const dealt = state.hands.map((hand) => [...hand].sort((a, b) => a - b));
  const asked: [Seat, readonly Option[]][] = [];
  const answers = playOut(toy, state, rng, (_, seat, options) => {
    asked.push([seat, [...options]]);
    return options[0] ?? -1;
  });
  expect(answers).toBe(9);
  expect(asked).toEqual([0, 1, 2].flatMap((round) => dealt.map((hand, seat) => [seat, hand.slice(round)])));
  expect(toy.outcome(state)?.scores.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(3);
  // A seat that is merely invited to look at the deck is not asked.
  expect(state.peeked).toEqual([false, false, false]);
});

test('a playout of a game that has ended takes no answer', () => {
  const rng = new FastRng('playout');
  const state = toy.setup(2, { double: false }, rng);
  playOut(toy, state, rng, randomChoice(rng));
  const ended = JSON.stringify(state);
  expect(playOut(toy, state, rng, randomChoice(rng))).toBe(0);
  expect(JSON.stringify(state)).toBe(ended);
});

test('a random choice draws one of the options', () => {
  const rng = new ScriptedRng([
    { kind: 'int', below: 3, gives: 2 },
    { kind: 'int', below: 2, gives: 0 },
  ]);
  const choose = randomChoice(rng);
  expect([choose(undefined, 0, [4, 5, 6]), choose(undefined, 0, [7, 8])]).toEqual([6, 7]);
  rng.done();
});
