import { botName } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { cover, forget, sit, start } from '../../src/table/membership.ts';
import {
  anonymousSeats,
  chosen,
  isMember,
  isOver,
  levelOf,
  mentions,
  namesOf,
  newRoom,
  peopleOf,
  personAt,
  playedByBot,
  type Room,
  requireHost,
  requireSeat,
  seatOf,
  styleOf,
  withSeat,
} from '../../src/table/room.ts';
import { settings } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** Ana, Ben and a bot; the game runs. */
function room(): Room {
  const empty = newRoom({
    settings: { ...settings, seats: 3 },
    version: 1,
    variants: {},
    host: 'ana',
    invite: 'i',
    now: 5,
  });
  const seated = ['ana', 'ben'].reduce(
    (before, id) => sit(before, { id, name: id }, undefined, '', true),
    empty,
  );
  return start(withSeat(seated, 2, { kind: 'bot', level: 'master', style: 'greedy' }), 'ana', 6);
}

test('a new room is open and has free seats, and nobody in it but its host', () => {
  const fresh = newRoom({ settings, version: 3, variants: {}, host: 'ana', invite: 'i', now: 5 });
  expect(fresh).toMatchObject({
    status: 'open',
    version: 3,
    created: 5,
    seats: [{ kind: 'free' }, { kind: 'free' }],
  });
  expect([peopleOf(fresh), isMember(fresh, 'ana'), isOver(fresh)]).toEqual([[], true, false]);
  expect(isMember(fresh, 'ben')).toBe(false);
  expect([isMember(room(), 'ben'), isMember(room(), 'dan')]).toEqual([true, false]);
  expect(fresh).toMatchObject({ asks: [], nextAsk: 1, removed: [], ending: [], invite: 'i' });
  expect(namesOf(fresh)).toEqual(['', '']);
});

test('a rated table needs a clock; what was not chosen is not stored', () => {
  expect(() => chosen({ ...settings, rated: true })).toThrow(refusal('start', 'needs a clock'));
  expect(chosen({ ...settings, rated: true, clock: { kind: 'slow', hours: 2 } })).toMatchObject({
    rated: true,
  });
  expect(chosen(settings)).not.toHaveProperty('language');
  expect(chosen(settings)).not.toHaveProperty('rated');
  expect(chosen({ ...settings, language: 'es' }).language).toBe('es');
});

test('people are found by seat and seats by person', () => {
  expect([
    seatOf(room(), 'ben'),
    seatOf(room(), 'dan'),
    personAt(room(), 1)?.id,
    personAt(room(), 2),
  ]).toEqual([1, undefined, 'ben', undefined]);
  expect(requireSeat(room(), 'ben')).toBe(1);
  expect(() => requireSeat(room(), 'dan')).toThrow(refusal('not-allowed', 'no seat'));
  expect(() => requireHost(room(), 'ben')).toThrow(refusal('not-allowed', 'only the host'));
  expect(() => requireHost(room(), 'ana')).not.toThrow();
  expect(namesOf(room())).toEqual(['ana', 'ben', botName(2)]);
});

test('a bot plays its own seat and one that it covers, at a middle level', () => {
  const covered = cover(room(), 1, 'away');
  expect([0, 1, 2].map((seat) => playedByBot(covered, seat))).toEqual([false, true, true]);
  expect([levelOf(covered, 1), levelOf(covered, 2)]).toEqual(['adventurer', 'master']);
  expect([styleOf(covered, 1), styleOf(covered, 2)]).toEqual([undefined, 'greedy']);
});

test('somebody who was removed has a seat without a name, and is not mentioned', () => {
  const gone = forget(room(), 'ben');
  expect([anonymousSeats(gone), peopleOf(gone), personAt(gone, 1)]).toEqual([[1], ['ana'], undefined]);
  expect([mentions(room(), 'ben'), mentions(gone, 'ben')]).toEqual([true, false]);
});

test('a room mentions its host, who sits, who asks and who was removed', () => {
  const asks = [{ ask: 1, person: 'eve', name: 'Eve' }];
  const all: Room = { ...room(), host: 'dan', asks, removed: ['flo'] };
  const people = ['dan', 'ana', 'eve', 'flo', 'guy'];
  expect(people.map((person) => mentions(all, person))).toEqual([true, true, true, true, false]);
});

test('a game is over when it was played to its end, and when it was stopped', () => {
  const statuses = ['open', 'running', 'finished', 'ended'] as const;
  expect(statuses.map((status) => isOver({ ...room(), status }))).toEqual([false, false, true, true]);
});
