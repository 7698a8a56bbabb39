import { describe, expect, test } from 'vitest';
import * as members from '../../src/table/membership.ts';
import {
  anonymousSeats,
  type NamedPerson,
  newRoom,
  peopleOf,
  personAt,
  playedByBot,
  type Room,
  seatOf,
} from '../../src/table/room.ts';
import { refusal } from '../refusal.ts';

const settings = {
  game: 'toy',
  seats: 3,
  listed: true,
  entry: 'open',
  spectators: true,
  clock: { kind: 'none' },
  cover: 60,
} as const;
const named = (id: string): NamedPerson => ({ id, name: id.toUpperCase() });
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
  people.reduce((room, id) => members.sit(room, named(id), undefined, '', true), empty());
const full = (): Room => seated('ana', 'ben', 'cleo');
const running = (): Room => members.start(full(), 'ana', 9);

describe('before the start', () => {
  test('people take free seats and move; a taken seat is refused', () => {
    const room = seated('ana', 'ben');
    expect(peopleOf(room)).toEqual(['ana', 'ben']);
    expect(seatOf(members.sit(room, named('ben'), 2, '', true), 'ben')).toBe(2);
    expect(() => members.sit(room, named('cleo'), 0, '', true)).toThrow(refusal('no-seat', 'not free'));
    expect(() => members.sit(room, named('cleo'), 7, '', true)).toThrow(refusal('no-seat', 'not free'));
    expect(() => members.sit(running(), named('ana'), 0, '', true)).toThrow(refusal('not-now', 'started'));
  });

  test('who sits down again at their own seat keeps it, with what they contribute now', () => {
    const room = members.sit(seated('ana', 'ben'), named('ben'), undefined, 'ff', true);
    expect(room.seats).toMatchObject([
      { person: 'ana' },
      { person: 'ben', contribution: 'ff' },
      { kind: 'free' },
    ]);
    expect(members.sit(room, named('ben'), 1, 'ee', true).seats).toMatchObject([
      { person: 'ana' },
      { person: 'ben', contribution: 'ee' },
      { kind: 'free' },
    ]);
  });

  test('who moves leaves their seat free', () => {
    const moved = members.sit(seated('ana', 'ben'), named('ben'), 2, '', true);
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'person']);
  });

  test('at a table for all nobody needs the link; where the host decides, the host and those who have it sit down', () => {
    expect(seatOf(members.sit(empty(), named('ben'), undefined, '', false), 'ben')).toBe(0);
    const asking = empty({ entry: 'ask' });
    expect(seatOf(members.sit(asking, named('ben'), undefined, '', true), 'ben')).toBe(0);
    const host = members.sit(asking, named('ana'), 0, '', false);
    expect(seatOf(members.sit(host, named('ana'), 1, '', false), 'ana')).toBe(1);
  });

  test('who has a seat moves although the host removed them before and let them in again', () => {
    const room = { ...seated('ana', 'ben'), removed: ['ben'] };
    expect(seatOf(members.sit(room, named('ben'), 2, '', false), 'ben')).toBe(2);
  });

  test('who sits down asks no more, and is host where there is none', () => {
    const asked = members.ask(members.ask(empty({ entry: 'ask' }), named('ben')), named('cleo'));
    const room = members.sit({ ...asked, host: '' }, named('ben'), undefined, '', true);
    expect([room.asks.map(({ person }) => person), room.host]).toEqual([['cleo'], 'ben']);
    expect(members.sit(room, named('cleo'), undefined, '', true).host).toBe('ben');
  });

  test('a rated table is for people who keep their name', () => {
    const rated: Room = { ...empty(), rated: true };
    const kept = { ...named('ben'), kept: true };
    expect(() => members.sit(rated, named('ben'), undefined, '', true)).toThrow(refusal('needs-name'));
    expect(members.sit(rated, kept, undefined, '', true).seats[0]).toMatchObject({
      person: 'ben',
      kept: true,
    });
    expect(members.sit(empty(), named('ben'), undefined, '', true).seats[0]).not.toHaveProperty('kept');
    expect(() => members.putBot(rated, 'ana', 0, { level: 'novice' })).toThrow(
      refusal('not-allowed', 'people only'),
    );
  });

  test('two who have the same name are told apart by a number', () => {
    const room = members.sit(seated('ana'), { id: 'other', name: 'ANA' }, undefined, '', true);
    expect(room.seats).toMatchObject([{ name: 'ANA' }, { name: 'ANA 2' }, {}]);
    // One's own name is no other name.
    expect(members.sit(room, named('ana'), 2, '', true).seats[2]).toMatchObject({ name: 'ANA' });
  });

  test('where the host decides, somebody asks and is let in or not', () => {
    const asked = members.ask(empty({ entry: 'ask' }), named('ben'));
    expect(() => members.sit(asked, named('ben'), undefined, '', false)).toThrow(
      refusal('not-allowed', 'the host decides'),
    );
    expect(members.ask(asked, named('ben'))).toBe(asked);
    const [one] = asked.asks;
    expect(() => members.admit(asked, 'ben', one?.ask ?? 0, true)).toThrow(
      refusal('not-allowed', 'only the host'),
    );
    expect(seatOf(members.admit(asked, 'ana', one?.ask ?? 0, true), 'ben')).toBe(0);
    expect(members.admit(asked, 'ana', one?.ask ?? 0, true).asks).toEqual([]);
    expect(members.admit(asked, 'ana', one?.ask ?? 0, false)).toMatchObject({
      asks: [],
      seats: empty().seats,
    });
    expect(() => members.admit(asked, 'ana', 9, true)).toThrow(refusal('not-now', 'nobody asks'));
    expect(() => members.admit({ ...asked, status: 'running' }, 'ana', 1, true)).toThrow(refusal('not-now'));
  });

  test('everybody who asks has a number of their own, and is asked about alone', () => {
    const both = members.ask(members.ask(empty({ entry: 'ask' }), named('ben')), named('cleo'));
    expect(both.asks).toEqual([
      { ask: 1, person: 'ben', name: 'BEN' },
      { ask: 2, person: 'cleo', name: 'CLEO' },
    ]);
    const room = members.admit(both, 'ana', 2, true);
    expect([seatOf(room, 'cleo'), room.asks.map(({ person }) => person)]).toEqual([0, ['ben']]);
    expect(members.admit(both, 'ana', 2, false).asks.map(({ person }) => person)).toEqual(['ben']);
  });

  test('who has a seat does not ask, twenty may, and nobody after the start', () => {
    expect(() => members.ask(seated('ben'), named('ben'))).toThrow(refusal('not-now', 'you have a seat'));
    expect(() => members.ask(running(), named('dan'))).toThrow(refusal('not-now', 'started'));
    let room = empty({ entry: 'ask' });
    for (let i = 0; i < 20; i++) room = members.ask(room, named(`p${i}`));
    expect(room.asks).toHaveLength(20);
    expect(() => members.ask(room, named('late'))).toThrow(refusal('rate'));
    expect(members.ask(room, named('p3'))).toBe(room);
  });

  test('nobody is let in where no seat is free', () => {
    const room: Room = { ...full(), asks: [{ ask: 1, person: 'dan', name: 'Dan' }] };
    expect(() => members.admit(room, 'ana', 1, true)).toThrow(refusal('no-seat', 'no seat is free'));
    expect(members.admit(room, 'ana', 1, false).asks).toEqual([]);
  });

  test('whoever keeps their name and is let in keeps it at the table', () => {
    const asked = members.ask({ ...empty({ entry: 'ask' }), rated: true }, { ...named('ben'), kept: true });
    expect(asked.asks).toEqual([{ ask: 1, person: 'ben', name: 'BEN', kept: true }]);
    expect(members.admit(asked, 'ana', 1, true).seats[0]).toMatchObject({ person: 'ben', kept: true });
  });

  test('who was removed comes back only when the host lets them in', () => {
    const removed = members.clear(seated('ana', 'ben'), 'ana', 1);
    expect(() => members.sit(removed, named('ben'), undefined, '', true)).toThrow('the host decides');
    expect(() => members.clear(removed, 'ana', 0)).toThrow(refusal('not-allowed', 'cannot remove yourself'));
    const asked = members.ask(
      members.ask({ ...removed, removed: ['dan', 'ben'] }, named('ben')),
      named('dan'),
    );
    const back = members.admit(asked, 'ana', 1, true);
    expect([seatOf(back, 'ben'), back.removed]).toEqual([1, ['dan']]);
  });

  test('the host puts bots on free seats and takes them away; nobody is removed by that', () => {
    const bot = { level: 'master', style: 'greedy' } as const;
    const room = members.putBot(seated('ana', 'ben'), 'ana', 2, bot);
    expect(room.seats[2]).toEqual({ kind: 'bot', ...bot });
    expect(members.putBot(room, 'ana', 2, { level: 'novice' }).seats[2]).toEqual({
      kind: 'bot',
      level: 'novice',
    });
    const cleared = members.clear(room, 'ana', 2);
    expect([cleared.seats[2], cleared.removed]).toEqual([{ kind: 'free' }, []]);
    for (const seat of [1, 7])
      expect(() => members.putBot(room, 'ana', seat, bot)).toThrow(refusal('no-seat', 'not free'));
    for (const seat of [2, 7])
      expect(() => members.clear(cleared, 'ana', seat)).toThrow(refusal('no-seat', 'nobody sits there'));
  });

  test('bots and guests are put and removed by the host alone, and before the start', () => {
    const room = seated('ana', 'ben');
    expect(() => members.putBot(room, 'ben', 2, { level: 'novice' })).toThrow(
      refusal('not-allowed', 'only the host'),
    );
    expect(() => members.clear(room, 'ben', 1)).toThrow(refusal('not-allowed', 'only the host'));
    expect(() => members.putBot(running(), 'ana', 1, { level: 'novice' })).toThrow(refusal('not-now'));
    expect(() => members.clear(running(), 'ana', 1)).toThrow(refusal('not-now'));
  });

  test('everybody contributes to the deal until the start, for their own seat', () => {
    const room = members.contribute(seated('ana', 'ben'), 'ben', 'ff');
    expect(room.seats).toMatchObject([{ contribution: '' }, { contribution: 'ff' }, { kind: 'free' }]);
    expect(() => members.contribute(room, 'eve', 'ff')).toThrow(refusal('not-allowed', 'no seat'));
    expect(() => members.contribute(running(), 'ben', 'ff')).toThrow(refusal('not-now'));
  });

  test('the host leaves and the next person is host', () => {
    expect(members.leave(seated('ana', 'ben'), 'ana')).toMatchObject({
      host: 'ben',
      seats: [{ kind: 'free' }, {}, {}],
    });
    expect(members.leave(seated('ana', 'ben'), 'ben')).toMatchObject({
      host: 'ana',
      seats: [{ person: 'ana' }, { kind: 'free' }, { kind: 'free' }],
    });
    expect(members.leave(seated('ana'), 'ana').host).toBe('');
    const room = seated('ana');
    expect(members.leave(room, 'eve')).toBe(room);
  });

  test('it starts when every seat is taken, and only the host starts it', () => {
    expect(() => members.start(seated('ana'), 'ana', 9)).toThrow(refusal('no-seat', 'free seats'));
    expect(() => members.start(full(), 'ben', 9)).toThrow(refusal('not-allowed', 'only the host'));
    expect(running()).toMatchObject({ status: 'running', started: 9 });
    expect(() => members.start(running(), 'ana', 10)).toThrow(refusal('not-now', 'started'));
    expect(() => members.begun(running(), 10)).toThrow(refusal('not-now', 'started'));
  });

  test('with the start nobody asks any more, and who was removed is forgotten', () => {
    const room: Room = { ...full(), asks: [{ ask: 1, person: 'dan', name: 'Dan' }], removed: ['eve'] };
    expect(members.start(room, 'ana', 9)).toMatchObject({ asks: [], removed: [] });
  });

  test('a game is rated only where no bot sits', () => {
    const rated: Room = { ...full(), rated: true };
    expect(members.begun(rated, 9).rated).toBe(true);
    expect(running()).not.toHaveProperty('rated');
    const seats = [...rated.seats.slice(1), { kind: 'bot', level: 'novice' } as const];
    expect(members.begun({ ...rated, seats }, 9)).not.toHaveProperty('rated');
  });
});

describe('while it runs', () => {
  test('who leaves is covered until they take the seat back', () => {
    const left = members.leave(running(), 'ben');
    expect(playedByBot(left, 1)).toBe(true);
    expect(left.seats[1]).toMatchObject({ covered: 'left' });
    expect(playedByBot(members.take(left, 'ben'), 1)).toBe(false);
    expect(() => members.leave(left, 'eve')).toThrow(refusal('not-allowed', 'no seat'));
    expect(() => members.take(left, 'eve')).toThrow(refusal('not-allowed', 'no seat'));
    const daily: Room = { ...running(), daily: { day: '2026-11-17', iterations: 1 } };
    expect(() => members.leave(daily, 'ana')).toThrow(refusal('not-allowed', 'daily'));
    const over: Room = { ...running(), status: 'finished' };
    expect(members.leave(over, 'ben')).toBe(over);
  });

  test('who is there and has missed nothing takes nothing back; who missed a turn is told of none any more', () => {
    const room = running();
    expect(members.take(room, 'ben')).toBe(room);
    const missed = members.countTimeout(room, 1, true);
    expect(members.take(missed, 'ben').seats[1]).toMatchObject({ timeouts: 0 });
  });

  test('the votes of who is covered go, and those about their seat; the others stay', () => {
    const room: Room = { ...running(), ending: [0, 1], handing: { 1: [0], 2: [0, 1] } };
    expect(members.cover(room, 1, 'left')).toMatchObject({ ending: [0], handing: { 2: [0] } });
    expect(members.cover(room, 1, 'left').handing).not.toHaveProperty('1');
    expect(members.cover({ ...running(), ending: [1] }, 1, 'left')).not.toHaveProperty('handing');
    const bot: Room = { ...room, seats: [{ kind: 'bot', level: 'novice' }, ...room.seats.slice(1)] };
    expect(members.cover(bot, 0, 'left')).toBe(bot);
    expect(members.countTimeout(bot, 0, true)).toBe(bot);
  });

  test('an answer of a person who missed nothing changes nothing in the room', () => {
    const room = running();
    expect(members.countTimeout(room, 0, false)).toBe(room);
    const votes: Room = { ...room, handing: { 0: [], 1: [0] } };
    expect(members.countTimeout(votes, 0, false)).toBe(votes);
    expect(members.countTimeout(votes, 1, false).handing).toEqual({ 0: [], 1: [] });
    expect(members.countTimeout(votes, 1, false).seats).toBe(room.seats);
  });

  test('hints are counted, for a person among bots and not in a daily game', () => {
    const bot = { kind: 'bot', level: 'novice' } as const;
    const alone: Room = { ...running(), seats: [...running().seats.slice(0, 1), bot, bot] };
    expect(members.hinted(members.hinted(alone, 'ana'), 'ana').hints).toBe(2);
    expect(() => members.hinted(running(), 'ana')).toThrow(refusal('not-allowed', 'all others are bots'));
    expect(() => members.hinted(alone, 'eve')).toThrow(refusal('not-allowed', 'no seat'));
    const daily: Room = { ...alone, daily: { day: '2026-11-17', iterations: 1 } };
    expect(() => members.hinted(daily, 'ana')).toThrow(refusal('not-allowed', 'daily'));
  });

  test('at the end nobody votes any more', () => {
    const outcome = { places: [1, 2, 2], winners: [0], rule: 'R', scores: [] };
    expect(members.finish({ ...running(), ending: [1] }, outcome)).toMatchObject({
      status: 'finished',
      outcome,
      ending: [],
    });
  });

  test('a new name is taken over at the table, and whether it is kept', () => {
    const room = running();
    const renamed = members.rename(room, { id: 'ben', name: 'Benito' });
    expect(renamed.seats).toMatchObject([{ name: 'ANA' }, { name: 'Benito' }, { name: 'CLEO' }]);
    expect(members.rename(room, { id: 'ben', name: 'CLEO' }).seats[1]).toMatchObject({ name: 'CLEO 2' });
    expect(members.rename(room, named('ben'))).toBe(room);
    expect(members.rename(room, named('eve'))).toBe(room);
    const kept = members.rename(room, { ...named('ben'), kept: true });
    expect(kept.seats[1]).toMatchObject({ name: 'BEN', kept: true });
    expect(members.rename(kept, { ...named('ben'), kept: true })).toBe(kept);
    expect(members.rename(kept, named('ben')).seats[1]).not.toHaveProperty('kept');
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
    const over = members.forget({ ...running(), status: 'finished' }, 'ben');
    expect(over.seats[1]).toMatchObject({ name: '', anonymous: true });
    expect(over.seats[1]).not.toHaveProperty('covered');
    expect(over.host).toBe('ana');
  });

  test('their votes go with them, and so does that they were removed', () => {
    const room: Room = { ...running(), ending: [0, 1], handing: { 2: [0, 1] }, removed: ['ben', 'eve'] };
    expect(members.forget(room, 'ben')).toMatchObject({ ending: [0], handing: { 2: [0] }, removed: ['eve'] });
    expect(members.forget(room, 'eve')).toEqual({ ...room, removed: ['ben'] });
  });

  test('a host without a seat is forgotten, too', () => {
    expect(members.forget({ ...running(), host: 'dan' }, 'dan')).toMatchObject({
      host: '',
      seats: running().seats,
    });
  });

  test('where nobody knows the person nothing changes, and a request for a seat goes', () => {
    const room = full();
    expect(members.forget(room, 'dan')).toBe(room);
    const asked = members.ask(members.ask(empty({ entry: 'ask' }), named('dan')), named('eve'));
    expect(members.forget(asked, 'dan').asks.map(({ person }) => person)).toEqual(['eve']);
  });
});
