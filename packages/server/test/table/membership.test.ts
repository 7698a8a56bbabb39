import { describe, expect, test } from 'vitest';
import * as members from '../../src/table/membership.ts';
import { lobbyEntry, roomView } from '../../src/table/membership-view.ts';

const settings = {
  game: 'toy',
  seats: 3,
  listed: true,
  entry: 'open',
  spectators: true,
  clock: { kind: 'none' },
  cover: 60,
} as const;
const guest = (id: string): members.Guest => ({ id, name: id.toUpperCase() });
const empty = (over: Partial<typeof settings> | { entry: 'ask' } = {}): members.Room =>
  members.newRoom({
    settings: { ...settings, ...over },
    version: 1,
    variants: {},
    host: 'ana',
    invite: 'i',
    now: 5,
  });
const seated = (...people: string[]): members.Room =>
  people.reduce((room, id) => members.sit(room, guest(id), undefined, '', true), empty());
const full = (): members.Room => seated('ana', 'ben', 'cleo');
const running = (): members.Room => members.start(full(), 'ana', 9);

describe('before the start', () => {
  test('people take free seats and move; a taken seat is refused', () => {
    const room = seated('ana', 'ben');
    expect(members.peopleOf(room)).toEqual(['ana', 'ben']);
    expect(members.seatOf(members.sit(room, guest('ben'), 2, '', true), 'ben')).toBe(2);
    expect(() => members.sit(room, guest('cleo'), 0, '', true)).toThrow('not free');
  });

  test('where the host decides, somebody asks and is let in or not', () => {
    const asked = members.ask(empty({ entry: 'ask' }), guest('ben'));
    expect(() => members.sit(asked, guest('ben'), undefined, '', false)).toThrow('the host decides');
    expect(members.ask(asked, guest('ben'))).toBe(asked);
    const [one] = asked.asks;
    expect(() => members.admit(asked, 'ben', one?.ask ?? 0, true)).toThrow('only the host');
    expect(members.seatOf(members.admit(asked, 'ana', one?.ask ?? 0, true), 'ben')).toBe(0);
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
    expect(members.playedByBot(left, 1)).toBe(true);
    expect(members.playedByBot(members.take(left, 'ben'), 1)).toBe(false);
  });

  test('three timeouts in a row cover the seat; an answer in between sets the count back', () => {
    const twice = members.countTimeout(members.countTimeout(running(), 0, true), 0, true);
    expect(members.playedByBot(twice, 0)).toBe(false);
    expect(members.playedByBot(members.countTimeout(twice, 0, true), 0)).toBe(true);
    const reset = members.countTimeout(twice, 0, false);
    expect(members.playedByBot(members.countTimeout(reset, 0, true), 0)).toBe(false);
  });

  test('it ends when everybody who plays agrees', () => {
    const left = members.leave(running(), 'cleo');
    const one = members.agreeToEnd(left, 'ana', true);
    expect(one).toMatchObject({ status: 'running', ending: [0] });
    expect(members.agreeToEnd(one, 'ana', false).ending).toEqual([]);
    expect(members.agreeToEnd(one, 'ben', true).status).toBe('ended');
  });

  test('a mute is the reader’s own: kept by their seat, and never for themselves', () => {
    const muted = members.mute(running(), 'ana', 1, true);
    expect(muted.muted).toEqual({ 0: [1] });
    expect(members.mute(muted, 'ana', 1, false).muted).toEqual({ 0: [] });
    expect(members.mute(muted, 'ana', 0, true).muted).toEqual({ 0: [1] });
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
    expect(members.peopleOf(room)).toEqual(['ben', 'cleo']);
    expect(members.anonymousSeats(room)).toEqual([0]);
  });

  test('where nobody knows the person nothing changes, and a request for a seat goes', () => {
    const room = full();
    expect(members.forget(room, 'dan')).toBe(room);
    expect(members.forget(members.ask(empty({ entry: 'ask' }), guest('dan')), 'dan').asks).toEqual([]);
  });

  test('a rematch has a free seat in their place', () => {
    const over = members.finish(members.forget(running(), 'ben'), {
      places: [1, 2, 2],
      winners: [0],
      rule: 'R',
      scores: [],
    });
    expect(members.rematchOf(over, 'ana', 'i2', 20).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'free',
      'person',
    ]);
  });
});

describe('what is told of a room', () => {
  const facts = {
    table: 't',
    deal: { commitment: 'c', seed: 'the seed', salt: 'the salt' },
    watchers: 0,
    screen: false,
    online: () => true,
  };

  test('no ids of people and no seed while it runs; the invite only to members', () => {
    const told = JSON.stringify(roomView(running(), facts, 'stranger'));
    expect(told).not.toMatch(/"ana"|"ben"|the seed|invite/);
    expect(roomView(running(), facts, 'ben')).toMatchObject({ invite: 'i', you: 1, host: false });
  });

  test('the seed is told after the end, and that there is a record', () => {
    const over = members.finish(running(), { places: [1, 2, 3], winners: [0], rule: 'R', scores: [] });
    expect(roomView(over, facts, 'ben')).toMatchObject({ deal: { seed: 'the seed' }, recorded: true });
    expect(roomView({ ...empty(), status: 'ended' }, facts, 'ana').recorded).toBeUndefined();
  });

  test('a running table is in the lobby only where spectators are allowed', () => {
    expect(lobbyEntry('t', running())).toMatchObject({ status: 'running', free: 0 });
    expect(lobbyEntry('t', { ...running(), spectators: false })).toBeUndefined();
    expect(lobbyEntry('t', { ...empty(), listed: false })).toBeUndefined();
  });
});
