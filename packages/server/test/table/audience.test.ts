import { fastSource, Table } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Mutes } from '../../src/people/mutes.ts';
import { Audience, type AudienceTable } from '../../src/table/audience.ts';
import { finish, sit, start } from '../../src/table/membership.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import type { AnyTable } from '../../src/table/updates.ts';
import { memoryStorage, type TestChannel, testChannel } from '../memory-storage.ts';
import { settings, someDeal } from '../memory-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A running game of Ana and Ben without queue and storage. */
class Running implements AudienceTable {
  readonly id = 't';
  readonly deal = someDeal();
  readonly table: AnyTable = Table.open(toy, { seats: 2, random: fastSource('audience') });
  readonly turns: string[] = [];
  readonly state = { lastAt: 5 };
  readonly mutes = new Mutes(memoryStorage().storage, { save: async () => undefined }, () => 1);
  readonly services = {
    now: () => 0,
    mutes: this.mutes,
    turn: (person: string, _: string, yours: boolean) => void this.turns.push(`${person} ${yours}`),
  };
  readonly recovery = {
    guard: (_: string, run: () => void) => run(),
    runUnasked: (_: string, run: () => void) => run(),
  };
  busy = false;
  room: Room;
  readonly audience: Audience;

  constructor(spectators = true) {
    const parts = {
      settings: { ...settings, spectators },
      version: 1,
      variants: {},
      host: 'ana',
      invite: 'i',
      now: 0,
    };
    const seated = ['ana', 'ben'].reduce(
      (room, id) => sit(room, { id, name: id }, undefined, '', true),
      newRoom(parts),
    );
    this.room = start(seated, 'ana', 1);
    this.audience = new Audience(this);
  }

  get playing(): AnyTable | undefined {
    return this.room.status === 'running' ? this.table : undefined;
  }

  clockView() {
    return undefined;
  }

  enter(person: string, over: Partial<TestChannel> = {}): TestChannel {
    const channel = testChannel(person, over);
    this.audience.add(channel);
    return channel;
  }

  /** Lays the lowest card of a seat and tells it. */
  lay(seat: number, asked?: { channel: TestChannel; id: number }): void {
    const before = this.table.state;
    const step = this.table.answer(seat, this.table.decisionOf(seat)?.options[0] ?? 0);
    this.audience.tellStep(step, before, this.table, asked);
  }
}

describe('a step', () => {
  test('is told to everybody as their seat sees it, and is the reply to who answered', () => {
    const table = new Running();
    const [ana, ben, watcher] = [table.enter('ana'), table.enter('ben'), table.enter('dan', { c: 4 })];
    table.lay(0, { channel: ana, id: 77 });
    expect(ana.received).toMatchObject([
      { c: 1, re: 77, n: 1, e: [['TOY-LAY-01', { card: expect.any(Number) }]] },
    ]);
    expect(ben.received).toMatchObject([{ c: 1, n: 1, e: [['TOY-LAY-01', { kind: 'laid', seat: 0 }]] }]);
    expect(ben.received[0]).not.toHaveProperty('re');
    expect(JSON.stringify(ben.received)).not.toContain('"card"');
    expect(watcher.received).toMatchObject([{ c: 4, n: 1 }]);
  });

  test('that somebody answered from elsewhere is acknowledged with its number', () => {
    const table = new Running();
    const elsewhere = testChannel('ana');
    table.lay(0, { channel: elsewhere, id: 5 });
    expect(elsewhere.received).toEqual([{ re: 5, ok: { n: 1 } }]);
  });

  test('while the server is busy who is asked nothing hears of it within 300 ms, together with others', () => {
    const table = new Running();
    table.busy = true;
    const watcher = table.enter('dan');
    table.lay(0);
    vi.advanceTimersByTime(200);
    table.lay(1);
    expect(watcher.received).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(watcher.received).toMatchObject([{ n: 2, missed: [{ n: 1 }] }]);
  });

  test('who comes while others wait is shown all of it, and these catch up first', () => {
    const table = new Running();
    table.busy = true;
    const early = table.enter('dan');
    table.lay(0);
    table.enter('eva');
    expect(early.received).toMatchObject([{ n: 1 }]);
  });

  test('tells people whose turn it has become, and whose it is no longer', () => {
    const table = new Running();
    table.lay(0);
    expect(table.turns).toEqual(['ana false']);
    table.lay(1);
    expect(table.turns.slice(1).sort()).toEqual(['ana true']);
  });
});

describe('who is there', () => {
  test('a seat is online while its person has it open, not while they only watch', () => {
    const table = new Running();
    const watching = table.enter('ana', { watch: true });
    expect(table.audience.online(0)).toBe(false);
    const own = table.enter('ana');
    expect(table.audience.online(0)).toBe(true);
    expect([table.audience.remove(own), table.audience.remove(own)]).toEqual([true, false]);
    expect(table.audience.online(0)).toBe(false);
    expect(table.audience.viewerOf(watching)).toBe('spectator');
  });

  test('arrivals are told together, after a moment', () => {
    const table = new Running();
    const ana = table.enter('ana');
    table.enter('dan');
    table.audience.tellRoomSoon();
    table.enter('eva');
    table.audience.tellRoomSoon();
    expect(ana.received).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(ana.received).toMatchObject([{ room: { watchers: 2 } }]);
  });

  test('when the game begins, onlookers go where none are allowed', () => {
    const table = new Running(false);
    const [ana, dan] = [table.enter('ana'), table.enter('dan', { c: 9 })];
    table.audience.begin(table.table);
    expect(ana.received).toMatchObject([{ c: 1, play: { n: 0 } }]);
    expect(dan.received).toMatchObject([{ c: 9, gone: expect.any(String) }]);
    expect(dan.dropped).toEqual([9]);
    expect(table.audience.size).toBe(1);
  });
});

test('a line of chat is not sent to somebody who muted its author', async () => {
  const table = new Running();
  await table.mutes.set('ana', { id: 'ben', name: 'Ben' }, false);
  const [ana, ben, dan] = [table.enter('ana'), table.enter('ben'), table.enter('dan')];
  table.audience.tellChat({ n: 1, seat: 1, name: 'ben', at: 0, text: 'hello' }, 'ben');
  expect(ana.received).toEqual([]);
  for (const channel of [ben, dan]) expect(channel.received).toMatchObject([{ chat: { text: 'hello' } }]);
});

test('after the end nobody has a turn', () => {
  const table = new Running();
  table.room = finish(table.room, { places: [1, 2], winners: [0], rule: 'R', scores: [] });
  table.audience.tellTurns();
  expect(table.turns.sort()).toEqual(['ana false', 'ben false']);
});
