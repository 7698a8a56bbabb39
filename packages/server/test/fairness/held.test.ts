import { expect, test } from 'vitest';
import { Held } from '../../src/fairness/held.ts';
import { Origins } from '../../src/fairness/origins.ts';

function held(person: number, address: number) {
  const origins = new Origins();
  const things = new Held(origins, { person, address, refusal: (most, whose) => `${whose} has ${most}` });
  return { origins, things };
}

test('a person has so many and no more; others are not concerned', () => {
  const { things } = held(2, 9);
  things.set('a', 'ana');
  things.set('a', 'ana');
  things.require('ana');
  things.set('b', 'ana');
  expect(() => things.require('ana')).toThrow('person has 2');
  things.require('ben');
});

test('the people of one address have so many together, wherever they were when they got them', () => {
  const { origins, things } = held(2, 3);
  for (const [thing, person] of [
    ['a', 'ana'],
    ['b', 'ben'],
    ['c', 'ben'],
  ] as const)
    things.set(thing, person);
  things.require('ana');
  for (const person of ['ana', 'ben', 'cleo']) origins.note(person, 'home', false);
  expect(() => things.require('cleo')).toThrow('address has 3');
  expect([...things.atAddressOf('cleo')].sort()).toEqual(['a', 'b', 'c']);
  things.require('dan');
  things.remove('b');
  things.require('cleo');
});

test('what is given up, removed or has another holder counts no longer', () => {
  const { things } = held(1, 9);
  things.set('a', 'ana');
  things.set('a', '');
  things.require('ana');
  things.set('b', 'ana');
  things.remove('b');
  things.remove('b');
  things.require('ana');
  things.set('c', 'ana');
  things.set('c', 'ben');
  things.require('ana');
  expect(() => things.require('ben')).toThrow('person has 1');
  things.clear();
  things.require('ben');
});
