import { IDLE_AFTER } from '@mazmorra/protocol';
import { describe, expect, test } from 'vitest';
import * as members from '../../src/table/membership.ts';
import { newRoom, playedByBot, type Room } from '../../src/table/room.ts';
import {
  ABSENT_AFTER,
  type Attendance,
  agreeToEnd,
  handOver,
  isIdle,
  settled,
} from '../../src/table/votes.ts';
import { refusal } from '../refusal.ts';

const PEOPLE = ['ana', 'ben', 'cleo', 'dan'];

const running = (clock: Room['clock'] = { kind: 'none' }, people: readonly string[] = PEOPLE): Room => {
  const settings = {
    game: 'toy',
    seats: people.length,
    listed: false,
    entry: 'open',
    spectators: true,
    clock,
    cover: 0,
  } as const;
  const empty = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 0 });
  const sit = (room: Room, id: string) => members.sit(room, { id, name: id }, undefined, '', true);
  return members.start(people.reduce(sit, empty), 'ana', 0);
};

/** All are there, the game waits for Cleo, and somebody has just answered. */
const there = (over: Partial<{ offline: Record<number, number>; quiet: number }> = {}): Attendance => ({
  offlineFor: (seat) => over.offline?.[seat] ?? 0,
  quietFor: over.quiet ?? 0,
  isAwaited: (seat) => seat === 2,
});

describe('a seat is idle', () => {
  test('when the game waits for it and its person is not there, or nothing has happened for long', () => {
    expect(isIdle(running(), 2, there())).toBe(false);
    expect(isIdle(running(), 2, there({ offline: { 2: 1 } }))).toBe(true);
    expect(isIdle(running(), 2, there({ quiet: IDLE_AFTER - 1 }))).toBe(false);
    expect(isIdle(running(), 2, there({ quiet: IDLE_AFTER }))).toBe(true);
    expect(isIdle(running(), 1, there({ offline: { 1: 1e9 }, quiet: 1e9 }))).toBe(false);
    expect(isIdle(members.leave(running(), 'cleo'), 2, there({ quiet: 1e9 }))).toBe(false);
    expect(isIdle({ ...running(), status: 'ended' }, 2, there({ quiet: 1e9 }))).toBe(false);
  });

  test('over days only when its person has missed a turn', () => {
    const room = running({ kind: 'slow', hours: 24 });
    const gone = there({ offline: { 2: 1e9 }, quiet: 1e9 });
    expect(isIdle(room, 2, gone)).toBe(false);
    expect(isIdle(members.countTimeout(room, 2, true), 2, gone)).toBe(true);
    expect(isIdle(members.countTimeout(room, 2, true), 2, there({ quiet: 1e9 }))).toBe(false);
  });
});

describe('handing a seat to a bot', () => {
  const gone = there({ offline: { 2: 5000 } });

  test('the host alone is enough; who is gone has it back by coming, who is there by asking', () => {
    expect(handOver(running(), 'ana', 2, true, gone).seats[2]).toMatchObject({ covered: 'away' });
    const slow = there({ quiet: IDLE_AFTER });
    const handed = handOver(running(), 'ana', 2, true, slow);
    expect(handed.seats[2]).toMatchObject({ covered: 'handed' });
    expect(members.take(handed, 'cleo').seats[2]).not.toHaveProperty('covered');
  });

  test('without the host more than half of the others who are there', () => {
    const one = handOver(running(), 'ben', 2, true, gone);
    expect(one).toMatchObject({ handing: { 2: [1] }, seats: [{}, {}, { kind: 'person' }, {}] });
    expect(playedByBot(one, 2)).toBe(false);
    const two = handOver(one, 'dan', 2, true, gone);
    expect(playedByBot(two, 2)).toBe(true);
    expect(two.handing).toEqual({});
    // Ana has been away for long: then Ben is one of two.
    const fewer = there({ offline: { 0: ABSENT_AFTER, 2: 5000, 3: ABSENT_AFTER } });
    expect(playedByBot(handOver(running(), 'ben', 2, true, fewer), 2)).toBe(true);
  });

  test('a vote is taken back, falls when the seat answers, and goes with who left', () => {
    const one = handOver(running(), 'ben', 2, true, gone);
    expect(handOver(one, 'ben', 2, false, there()).handing).toEqual({ 2: [] });
    expect(members.countTimeout(one, 2, false).handing).toEqual({ 2: [] });
    const left = members.leave(one, 'ben');
    expect(left.handing).toEqual({ 2: [] });
    expect(playedByBot(handOver(left, 'dan', 2, true, gone), 2)).toBe(false);
  });

  test('is refused for one’s own seat, one that plays, by spectators, and by who left', () => {
    const refused = (room: Room, person: string, seat: number, attendance = gone) =>
      expect(() => handOver(room, person, seat, true, attendance));
    refused(running(), 'cleo', 2).toThrow(refusal('not-allowed', 'leave your own seat'));
    refused(running(), 'ana', 2, there()).toThrow(refusal('not-now', 'not idle'));
    refused(running(), 'ana', 9).toThrow(refusal('not-now', 'not idle'));
    refused(running(), 'eve', 2).toThrow(refusal('not-allowed', 'no seat'));
    refused(members.leave(running(), 'ben'), 'ben', 2).toThrow(refusal('covered', 'take it back'));
    refused({ ...running(), status: 'ended' }, 'ana', 2).toThrow(refusal('not-now', 'not running'));
  });

  test('votes are listed by seat, whoever voted first', () => {
    const six = running(undefined, [...PEOPLE, 'eve', 'flo']);
    const votes = ['dan', 'ben'].reduce((room, id) => handOver(room, id, 2, true, gone), six);
    expect(votes.handing).toEqual({ 2: [1, 3] });
  });
});

describe('stopping the game', () => {
  test('needs all who are there, and nobody who has been away for long', () => {
    const room = members.leave(running(), 'dan');
    const one = agreeToEnd(room, 'ana', true, there());
    expect(one).toMatchObject({ status: 'running', ending: [0] });
    expect(agreeToEnd(one, 'ana', false, there()).ending).toEqual([]);
    const two = agreeToEnd(one, 'ben', true, there());
    expect(two.status).toBe('running');
    expect(agreeToEnd(two, 'cleo', true, there()).status).toBe('ended');
    const briefly = there({ offline: { 2: ABSENT_AFTER - 1 } });
    expect(agreeToEnd(one, 'ben', true, briefly).status).toBe('running');
    expect(settled(two, there({ offline: { 2: ABSENT_AFTER } })).status).toBe('ended');
  });

  test('over days who is away counts until they have missed a turn', () => {
    const room = running({ kind: 'slow', hours: 24 });
    const alone = there({ offline: { 1: 1e9, 2: 1e9, 3: 1e9 } });
    expect(agreeToEnd(room, 'ana', true, alone).status).toBe('running');
    const missed = [1, 2, 3].reduce((at, seat) => members.countTimeout(at, seat, true), room);
    expect(agreeToEnd(missed, 'ana', true, alone).status).toBe('ended');
    // Dan missed a turn, too, but is there and has not agreed.
    const withDan = there({ offline: { 1: 1e9, 2: 1e9 } });
    expect(agreeToEnd(missed, 'ana', true, withDan).status).toBe('running');
  });

  test('the vote of somebody who left does not count, and a leaving may be what was missing', () => {
    const votes = ['ana', 'ben'].reduce((room, id) => agreeToEnd(room, id, true, there()), running());
    const left = members.leave(members.leave(votes, 'ana'), 'ben');
    expect(left.ending).toEqual([]);
    expect(settled(left, there()).status).toBe('running');
    const agreed = settled(members.leave(members.leave(votes, 'cleo'), 'dan'), there());
    expect(agreed.status).toBe('ended');
    expect(() => agreeToEnd(left, 'ana', true, there())).toThrow(refusal('covered', 'take it back'));
    expect(() => agreeToEnd(agreed, 'ana', true, there())).toThrow(refusal('not-now', 'not running'));
  });

  test('votes are listed by seat, whoever voted first', () => {
    const votes = ['cleo', 'ana', 'ben'].reduce((room, id) => agreeToEnd(room, id, true, there()), running());
    expect(votes.ending).toEqual([0, 1, 2]);
  });

  test('nobody votes in a daily game', () => {
    const daily: Room = { ...running(), daily: { day: '2026-11-17', iterations: 1 } };
    expect(() => agreeToEnd(daily, 'ana', true, there())).toThrow(refusal('not-allowed', 'daily'));
  });

  test('where nobody has voted a game goes on, even if nobody is there; one that is over stays as it is', () => {
    const away = there({ offline: { 0: 1e9, 1: 1e9, 2: 1e9, 3: 1e9 } });
    const room = running();
    expect(settled(room, away)).toBe(room);
    const finished: Room = { ...running(), status: 'finished', ending: [0] };
    expect(settled(finished, away)).toBe(finished);
  });

  test('before the start the host ends the table alone', () => {
    const open = { ...running(), status: 'open' } as const;
    const asks = [{ ask: 1, person: 'eve', name: 'Eve' }];
    expect(agreeToEnd({ ...open, asks }, 'ana', true, there())).toMatchObject({ status: 'ended', asks: [] });
    expect(agreeToEnd(open, 'ana', false, there())).toBe(open);
    expect(() => agreeToEnd(open, 'ben', true, there())).toThrow(refusal('not-allowed', 'only the host'));
  });
});
