import { expect, test } from 'vitest';
import { inTurns, Turns } from '../../src/fairness/turns.ts';

/** `a-ana` is Ana at the address a; with `!` she keeps her name. */
const originOf = (name: string) => ({
  address: name.split('-')[0] ?? '',
  person: name.split('/')[0] ?? '',
  kept: name.includes('!'),
});

const order = (...names: string[]): string[] => {
  const turns = new Turns<string>(9);
  for (const name of names) turns.add(originOf(name), name.split('/')[1] ?? '', name);
  return names.map(() => {
    const next = turns.take();
    next?.done();
    return next?.item ?? '';
  });
};

test('addresses take turns, then people, then tables', () => {
  expect(order('a-ana/1', 'a-ana/1', 'a-ben/2', 'a-cleo/3', 'b-dan/4', 'b-dan/5')).toEqual([
    'a-ana/1',
    'b-dan/4',
    'a-ben/2',
    'b-dan/5',
    'a-cleo/3',
    'a-ana/1',
  ]);
});

test('among the people of an address those with a kept name come first in every round', () => {
  expect(order('a-ana/1', 'a-ben!/2', 'a-ana/3', 'a-ben!/4')).toEqual([
    'a-ben!/2',
    'a-ana/1',
    'a-ben!/4',
    'a-ana/3',
  ]);
});

test('an address has a bounded number of items under way', () => {
  const turns = new Turns<string>(1);
  for (const name of ['a-ana', 'a-ben', 'b-dan']) turns.add(originOf(name), '', name);
  const first = turns.take();
  expect([first?.item, turns.take()?.item, turns.take()]).toEqual(['a-ana', 'b-dan', undefined]);
  first?.done();
  expect(turns.take()?.item).toBe('a-ben');
  expect(turns.size).toBe(0);
});

test('what is cleared is returned, and what was under way may end later', () => {
  const turns = new Turns<string>(9);
  for (const name of ['a-ana', 'a-ben']) turns.add(originOf(name), '', name);
  const first = turns.take();
  expect(turns.clear()).toEqual(['a-ben']);
  turns.add(originOf('a-cleo'), '', 'a-cleo');
  first?.done();
  expect([turns.size, turns.take()?.item, turns.take()]).toEqual([1, 'a-cleo', undefined]);
});

test('a list in fair order has as many of each address in every round, in the order given', () => {
  const list = ['a-ana/1', 'a-ana/2', 'a-ana/3', 'a-ben/4', 'b-dan/5', 'a-cleo!/6'];
  expect(inTurns(list, originOf)).toEqual([
    ['b-dan/5', 'a-cleo!/6'],
    ['a-ana/1'],
    ['a-ben/4'],
    ['a-ana/2'],
    ['a-ana/3'],
  ]);
  expect(inTurns(list, originOf, 3)).toEqual([
    ['a-ana/1', 'a-ben/4', 'b-dan/5', 'a-cleo!/6'],
    ['a-ana/2', 'a-ana/3'],
  ]);
  expect(inTurns([], originOf)).toEqual([]);
});
