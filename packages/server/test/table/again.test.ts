import { describe, expect, test } from 'vitest';
import { againHost, answerAgain, isAnswered, rematchOf } from '../../src/table/again.ts';
import * as members from '../../src/table/membership.ts';
import { newRoom, type Room, type SeatRoom } from '../../src/table/room.ts';
import { refusal } from '../refusal.ts';

const person = (id: string): SeatRoom => ({
  kind: 'person',
  person: id,
  name: id.toUpperCase(),
  contribution: 'ab',
  timeouts: 2,
});

const over = (clock: Room['clock'] = { kind: 'none' }): Room => {
  const settings = {
    game: 'toy',
    seats: 4,
    listed: false,
    entry: 'open',
    spectators: true,
    clock,
    cover: 0,
  } as const;
  const room = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 0 });
  const seats = [person('ana'), person('ben'), person('cleo'), { kind: 'bot', level: 'master' }] as const;
  return members.finish(
    { ...room, seats, status: 'running', started: 1 },
    {
      places: [1, 2, 2, 2],
      winners: [0],
      rule: 'R',
      scores: [],
    },
  );
};

const say = (room: Room, person: string, yes: boolean): Room => answerAgain(room, person, yes, 1000, 45_000);

describe('playing again', () => {
  test('the first yes asks everybody; it is settled when all have answered or time is up', () => {
    const unasked = over();
    expect(say(unasked, 'ben', false)).toBe(unasked);
    expect(isAnswered(over(), 2000)).toBe(false);
    const asked = say(over(), 'ben', true);
    expect(asked.again).toEqual({ yes: [1], no: [], until: 46_000 });
    expect(isAnswered(asked, 2000)).toBe(false);
    expect(isAnswered(asked, 45_999)).toBe(false);
    expect(isAnswered(asked, 46_000)).toBe(true);
    expect(isAnswered({ ...asked, rematch: { table: 't', invite: 'i' } }, 46_000)).toBe(false);
    const all = say(say(asked, 'ana', true), 'cleo', false);
    expect(all.again).toMatchObject({ yes: [1, 0], no: [2] });
    expect(isAnswered(all, 2000)).toBe(true);
  });

  test('somebody changes their mind; when nobody wants to any more nobody is asked', () => {
    const asked = say(over(), 'ben', true);
    expect(say(say(asked, 'ana', true), 'ben', false).again).toMatchObject({ yes: [0], no: [1] });
    expect(say(asked, 'ben', false).again).toBeUndefined();
    // The time runs from the first yes.
    expect(answerAgain(asked, 'ana', true, 9000, 45_000).again?.until).toBe(46_000);
    expect(say(say(asked, 'ana', false), 'ana', true).again).toMatchObject({ yes: [1, 0], no: [] });
    expect(say(say(asked, 'ana', true), 'ana', true).again).toMatchObject({ yes: [1, 0], no: [] });
  });

  test('over days everybody has as long as for a turn', () => {
    expect(say(over({ kind: 'slow', hours: 2 }), 'ben', true).again?.until).toBe(1000 + 7_200_000);
  });

  test('is not asked of spectators, during a game, or when the next table is there', () => {
    expect(() => say(over(), 'eve', true)).toThrow(refusal('not-allowed', 'no seat'));
    expect(() => say({ ...over(), status: 'running' }, 'ana', true)).toThrow(refusal('not-now', 'not ended'));
    const rematch = { table: 't', invite: 'i' };
    expect(() => say({ ...over(), rematch }, 'ana', true)).toThrow(refusal('not-now', 'begun'));
    const daily: Room = { ...over(), daily: { day: '2026-11-17', iterations: 1 } };
    expect(() => say(daily, 'ana', true)).toThrow(refusal('not-allowed', 'daily'));
  });

  test('who had themselves forgotten is not waited for', () => {
    const room = members.forget(over(), 'cleo');
    expect(isAnswered(say(say(room, 'ben', true), 'ana', true), 2000)).toBe(true);
  });
});

describe('the next table', () => {
  test('has those who said yes and the bots, and starts by itself', () => {
    const room = say(say(over(), 'ben', true), 'cleo', false);
    expect(againHost(room)).toBe('ben');
    expect(againHost(say(room, 'ana', true))).toBe('ana');
    const next = rematchOf(room, 'ben', 'i2', 2000, 2);
    expect(next.seats).toEqual([
      { kind: 'person', person: 'ben', name: 'BEN', contribution: '', timeouts: 0 },
      { kind: 'bot', level: 'master' },
    ]);
    expect(next).toMatchObject({
      status: 'open',
      host: 'ben',
      invite: 'i2',
      quick: { until: 47_000, bots: true },
    });
    for (const gone of ['again', 'outcome', 'started', 'handing']) expect(next).not.toHaveProperty(gone);
    expect(next).toMatchObject({ created: 2000, asks: [], removed: [], ending: [] });
  });

  test('has nothing of what happened at the last one', () => {
    const room: Room = {
      ...say(over(), 'ben', true),
      rematch: { table: 't', invite: 'i' },
      failed: true,
      closed: true,
      quick: { until: 1, bots: false },
      handing: { 1: [0] },
      hints: 3,
      tournament: { id: 'cup', round: 1 },
      asks: [{ ask: 1, person: 'eve', name: 'Eve' }],
      removed: ['eve'],
      ending: [0],
      clock: { kind: 'slow', hours: 2 },
    };
    const next = rematchOf(room, 'ben', 'i2', 2000, 2);
    const gone = [
      'rematch',
      'failed',
      'closed',
      'quick',
      'handing',
      'hints',
      'tournament',
      'again',
      'outcome',
    ];
    for (const field of gone) expect(next).not.toHaveProperty(field);
    expect(next).toMatchObject({ asks: [], removed: [], ending: [], status: 'open', game: 'toy' });
  });

  test('a kept name stays kept', () => {
    const kept = { ...person('ana'), kept: true as const } as SeatRoom;
    const room: Room = { ...over(), seats: [kept, person('ben')] };
    expect(rematchOf(room, 'ana', 'i2', 2000, 2).seats).toEqual([
      { kind: 'person', person: 'ana', name: 'ANA', kept: true, contribution: '', timeouts: 0 },
      { kind: 'person', person: 'ben', name: 'BEN', contribution: '', timeouts: 0 },
    ]);
  });

  test('has no host where nobody said yes, and none of those who had themselves forgotten', () => {
    expect(againHost(over())).toBe('');
    const room: Room = { ...over(), again: { yes: [3, 1], no: [], until: 0 } };
    expect(againHost(room)).toBe('ben');
  });

  test('gets more bots where the game needs more players', () => {
    const alone = { ...say(over(), 'ben', true) };
    const kinds = rematchOf(alone, 'ben', 'i2', 2000, 4).seats.map(({ kind }) => kind);
    expect(kinds).toEqual(['person', 'bot', 'bot', 'bot']);
    const levels = rematchOf(alone, 'ben', 'i2', 2000, 3).seats.slice(1);
    expect(levels).toEqual([
      { kind: 'bot', level: 'master' },
      { kind: 'bot', level: 'adventurer' },
    ]);
  });

  test('over days it is started by its host', () => {
    const room = say(over({ kind: 'slow', hours: 2 }), 'ben', true);
    expect(rematchOf(room, 'ben', 'i2', 2000, 2)).not.toHaveProperty('quick');
  });

  test('where nobody was asked it has the same people, and a free seat for who was forgotten', () => {
    const next = rematchOf(members.forget(over(), 'ben'), 'ana', 'i2', 2000, 2);
    expect(next.seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'person', 'bot']);
    expect(next).not.toHaveProperty('quick');
  });
});
