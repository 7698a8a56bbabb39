import { describe, expect, test } from 'vitest';
import * as members from '../../src/table/membership.ts';
import {
  anonymousSeats,
  type Guest,
  newRoom,
  peopleOf,
  personAt,
  playedByBot,
  type Room,
  seatOf,
} from '../../src/table/room.ts';

const settings = {
  game: 'toy',
  seats: 3,
  listed: true,
  entry: 'open',
  spectators: true,
  clock: { kind: 'none' },
  cover: 60,
} as const;
const guest = (id: string): Guest => ({ id, name: id.toUpperCase() });
const empty = (over: Partial<typeof settings> | { entry: 'ask' } = {}): Room =>
  newRoom({
    settings: { ...settings, ...over },
    version: 1,
    variants: {},
    host: 'ana',
    invite: 'i',
    now: 5,
  });
const seated = (...people: string[]): Room =>
  people.reduce((room, id) => members.sit(room, guest(id), undefined, '', true), empty());
const full = (): Room => seated('ana', 'ben', 'cleo');
const running = (): Room => members.start(full(), 'ana', 9);

describe('before the start', () => {
  test('people take free seats and move; a taken seat is refused', () => {
    const room = seated('ana', 'ben');
    expect(peopleOf(room)).toEqual(['ana', 'ben']);
    expect(seatOf(members.sit(room, guest('ben'), 2, '', true), 'ben')).toBe(2);
    expect(() => members.sit(room, guest('cleo'), 0, '', true)).toThrow('not free');
  });

  test('where the host decides, somebody asks and is let in or not', () => {
    const asked = members.ask(empty({ entry: 'ask' }), guest('ben'));
    expect(() => members.sit(asked, guest('ben'), undefined, '', false)).toThrow('the host decides');
    expect(members.ask(asked, guest('ben'))).toBe(asked);
    const [one] = asked.asks;
    expect(() => members.admit(asked, 'ben', one?.ask ?? 0, true)).toThrow('only the host');
    expect(seatOf(members.admit(asked, 'ana', one?.ask ?? 0, true), 'ben')).toBe(0);
    expect(members.admit(asked, 'ana', one?.ask ?? 0, false).asks).toEqual([]);
  });

  test('who was removed comes back only when the host lets them in', () => {
    const removed = members.clear(seated('ana', 'ben'), 'ana', 1);
    expect(() => members.sit(removed, guest('ben'), undefined, '', true)).toThrow('the host decides');
    expect(() => members.clear(removed, 'ana', 0)).toThrow('cannot remove yourself');
  });

  test('the host leaves and the next person is host', () => {
    expect(members.leave(seated('ana', 'ben'), 'ana')).toMatchObject({
      host: 'ben',
      seats: [{ kind: 'free' }, {}, {}],
    });
  });

  test('it starts when every seat is taken, and only the host starts it', () => {
    expect(() => members.start(seated('ana'), 'ana', 9)).toThrow('free seats');
    expect(() => members.start(full(), 'ben', 9)).toThrow('only the host');
    expect(running()).toMatchObject({ status: 'running', started: 9 });
  });
});

describe('while it runs', () => {
  test('who leaves is covered until they take the seat back', () => {
    const left = members.leave(running(), 'ben');
    expect(playedByBot(left, 1)).toBe(true);
    expect(playedByBot(members.take(left, 'ben'), 1)).toBe(false);
  });

  test('three timeouts in a row cover the seat; an answer in between sets the count back', () => {
    const twice = members.countTimeout(members.countTimeout(running(), 0, true), 0, true);
    expect(playedByBot(twice, 0)).toBe(false);
    expect(playedByBot(members.countTimeout(twice, 0, true), 0)).toBe(true);
    const reset = members.countTimeout(twice, 0, false);
    expect(playedByBot(members.countTimeout(reset, 0, true), 0)).toBe(false);
  });

  test('who sits at a seat is known by name, but for bots and those who had themselves forgotten', () => {
    expect(personAt(running(), 1)).toEqual({ id: 'ben', name: 'BEN' });
    expect(personAt(members.forget(running(), 'ben'), 1)).toBeUndefined();
    expect(personAt(running(), 7)).toBeUndefined();
  });
});

describe('forgetting a person', () => {
  test('before the start the seat is free, and the host passes on', () => {
    const room = members.forget(seated('ana', 'ben'), 'ana');
    expect(room).toMatchObject({ host: 'ben', seats: [{ kind: 'free' }, { name: 'BEN' }, {}] });
  });

  test('afterwards the seat is anonymous; in a running game a bot has it', () => {
    const room = members.forget(running(), 'ana');
    expect(room.seats[0]).toMatchObject({ person: '', name: '', anonymous: true, covered: 'left' });
    expect(room.host).toBe('');
    expect(JSON.stringify(room)).not.toMatch(/ana|ANA/);
    expect(peopleOf(room)).toEqual(['ben', 'cleo']);
    expect(anonymousSeats(room)).toEqual([0]);
  });

  test('where nobody knows the person nothing changes, and a request for a seat goes', () => {
    const room = full();
    expect(members.forget(room, 'dan')).toBe(room);
    expect(members.forget(members.ask(empty({ entry: 'ask' }), guest('dan')), 'dan').asks).toEqual([]);
  });
});
