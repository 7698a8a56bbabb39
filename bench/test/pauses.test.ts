import { expect, test } from 'vitest';
import { type Cause, causeOf, type Pause } from '../src/load/pauses.ts';

const pause = (cause: Cause, from: number, to: number, ms = to - from): Pause => ({ cause, from, to, ms });
const slow = { from: 100, to: 140 };

test.each<[string, Pause[], Pause[], string]>([
  ['a collection that stopped it', [pause('garbage collector', 105, 135)], [], 'garbage collector'],
  ['a sync it waited for', [pause('sync', 101, 139)], [], 'sync'],
  [
    'a stall that was a collection',
    [pause('own work', 105, 135), pause('garbage collector', 105, 135)],
    [],
    'garbage collector',
  ],
  ['a stall of its own', [pause('own work', 105, 135)], [], 'own work'],
  [
    'waiting for the core during part of a sample',
    [pause('other processes', 90, 150, 25)],
    [],
    'other processes',
  ],
  ['the load generator itself', [], [pause('garbage collector', 110, 140)], 'load generator'],
  ['a stall of the load generator', [], [pause('own work', 105, 135)], 'load generator'],
  [
    'a stall of the load generator that was a collection, once',
    [pause('sync', 100, 118)],
    [pause('own work', 120, 132), pause('garbage collector', 120, 132)],
    'sync',
  ],
  ['what happened before', [pause('garbage collector', 10, 90)], [], 'unexplained'],
  ['too little', [pause('sync', 100, 110)], [], 'unexplained'],
])('a slow answer is attributed: %s', (_, server, generator, cause) => {
  expect(causeOf(slow, server, generator)).toBe(cause);
});
