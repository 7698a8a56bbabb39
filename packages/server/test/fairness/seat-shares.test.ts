import { expect, test } from 'vitest';
import { Origins } from '../../src/fairness/origins.ts';
import { SeatShares } from '../../src/fairness/seat-shares.ts';
import { refusal } from '../refusal.ts';

/** People are named after their address: `a1` and `a2` are at the address a. */
function shares() {
  const origins = new Origins();
  for (const address of ['a', 'b', 'h'])
    for (let i = 0; i < 9; i++) origins.note(`${address}${i}`, address, false);
  return new SeatShares(origins);
}

const roomWith = (...people: string[]) => ({
  host: 'h0',
  seats: Array.from({ length: 4 }, (_, i) =>
    people[i] === undefined ? { kind: 'free' } : { kind: 'person', person: people[i] },
  ),
  asks: [] as { person: string }[],
  removed: [] as string[],
});

test('people of one address take half of the seats, another address the rest; who sits may move', () => {
  const seats = shares();
  const room = roomWith('h0', 'a1', 'a2');
  expect(() => seats.requireSeat(room, 'a3')).toThrow('half of the seats');
  seats.requireSeat(room, 'a2');
  seats.requireSeat(room, 'b1');
  const two = { ...roomWith('h0'), seats: [{ kind: 'person', person: 'h0' }, { kind: 'free' }] };
  seats.requireSeat(two, 'a1');
});

test('at the address of the host everybody may sit', () => {
  const seats = shares();
  const room = { ...roomWith('h0', 'h1', 'h2'), removed: ['h4'] };
  expect(() => seats.requireSeat(room, 'h3')).not.toThrow();
});

test('when the host has removed somebody, others of the address have to ask, and a few of them may', () => {
  const seats = shares();
  const room = { ...roomWith('h0'), removed: ['a1'] };
  expect(() => seats.requireSeat(room, 'a2')).toThrow(refusal('not-allowed', 'removed'));
  seats.requireSeat(room, 'b1');
  seats.requireAsk(room, 'a2');
  const asks = [1, 2, 3, 4, 5].map((i) => ({ person: `a${i}` }));
  expect(() => seats.requireAsk({ ...room, asks }, 'a6')).toThrow('ask for a seat here already');
  seats.requireAsk({ ...room, asks }, 'b1');
});
