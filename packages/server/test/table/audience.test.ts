import { fastSource, Table } from '@mazmorra/kernel';
import type { ClockView } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Mutes } from '../../src/people/mutes.ts';
import { Audience } from '../../src/table/audience.ts';
import { finish, sit, start } from '../../src/table/membership.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import type { AnyTable } from '../../src/table/updates.ts';
import { memoryCore, memoryStorage, type TestChannel, testChannel } from '../memory-storage.ts';
import { settings, someDeal } from '../memory-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A running game of Ana and Ben, or more, without queue and storage. */
class Running {
  readonly id = 't';
  readonly deal = someDeal();
  readonly game: AnyTable;
  readonly turns: string[] = [];
  readonly state = { lastAt: 5 };
  readonly core = memoryCore(memoryStorage().storage, [toy], () => 0).core;
  readonly mutes = new Mutes(this.core);
  readonly tables = { mutes: this.mutes };
  readonly recovery = {
    guard: (_: string, run: () => void) => run(),
    runUnasked: (_: string, run: () => unknown) => void run(),
  };
  busy = false;
  clock: ClockView | undefined;
  room: Room;
  readonly audience: Audience;

  constructor(spectators = true, people: readonly string[] = ['ana', 'ben']) {
    this.game = Table.open(toy, { seats: people.length, random: fastSource('audience') });
    const parts = {
      settings: { ...settings, spectators, seats: people.length },
      version: 1,
      variants: {},
      host: 'ana',
      invite: 'i',
      now: 0,
    };
    const seated = people.reduce(
      (room, id) => sit(room, { id, name: id }, undefined, '', true),
      newRoom(parts),
    );
    // The journal waits for timers, which are the test's.
    this.core.journal.save = async () => undefined;
    this.room = start(seated, 'ana', 1);
    this.audience = new Audience(this);
  }

  get playing(): AnyTable | undefined {
    return this.room.status === 'running' ? this.game : undefined;
  }

  clockView() {
    return this.clock;
  }

  tellTurn(person: string, yours: boolean): void {
    this.turns.push(`${person} ${yours}`);
  }

  enter(person: string, over: Partial<TestChannel> = {}): TestChannel {
    const channel = testChannel(person, over);
    this.audience.add(channel);
    return channel;
  }

  /** Lays the lowest card of a seat and tells it. */
  lay(seat: number, asked?: { channel: TestChannel; id: number }): void {
    const before = this.game.state;
    const step = this.game.answer(seat, this.game.decisionOf(seat)?.options[0] ?? 0);
    this.audience.tellStep(step, before, this.game, asked);
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

describe('while the server is busy', () => {
  test('each viewer waits 300 ms at most, counted from what they have not been told', () => {
    const table = new Running(true, ['ana', 'ben', 'cleo']);
    table.lay(0);
    const peek = table.game.answer(0, 'peek');
    table.audience.tellStep(peek, table.game.state, table.game, undefined);
    const [ana, dan] = [table.enter('ana'), table.enter('dan')];
    table.busy = true;
    table.lay(1);
    vi.advanceTimersByTime(100);
    expect([ana.received, dan.received]).toEqual([[], []]);
    // Who comes to the same view makes it catch up; Ana goes on waiting.
    table.enter('eve');
    expect(dan.received).toMatchObject([{ n: 3 }]);
    const before = table.game.state;
    table.audience.tellStep(table.game.answer(1, 'peek'), before, table.game, undefined);
    vi.advanceTimersByTime(200);
    expect(ana.received).toMatchObject([{ n: 4, missed: [{ n: 3 }] }]);
    expect(dan.received).toHaveLength(1);
    vi.advanceTimersByTime(99);
    expect(dan.received).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(dan.received.slice(1)).toMatchObject([{ n: 4 }]);
    vi.advanceTimersByTime(10_000);
    expect([ana.received.length, dan.received.length]).toEqual([1, 2]);
  });

  test('the end is told at once', () => {
    const table = new Running();
    table.busy = true;
    const dan = table.enter('dan');
    while (table.game.decisions.length > 0)
      table.lay(table.game.decisions.find(({ optional }) => !optional)?.seat ?? 0);
    expect(dan.received).toMatchObject([{ n: table.game.number, w: [] }]);
  });

  test('who comes and goes is told after a quarter of a second', () => {
    const table = new Running();
    table.busy = true;
    const ana = table.enter('ana');
    table.audience.tellRoomSoon();
    vi.advanceTimersByTime(249);
    expect(ana.received).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ana.received).toHaveLength(1);
  });

  test('after the table was closed nothing more is sent', () => {
    const table = new Running();
    table.busy = true;
    const dan = table.enter('dan');
    table.lay(0);
    table.audience.tellRoomSoon();
    table.audience.close();
    vi.advanceTimersByTime(10_000);
    expect(dan.received).toEqual([]);
  });
});

describe('the clock', () => {
  const clock = { left: { 0: 5000 }, reserve: { 0: 30_000 } };

  test('is sent with every step, with the room and with the whole game', () => {
    const table = new Running();
    table.clock = clock;
    const ana = table.enter('ana');
    table.audience.begin(table.game);
    table.lay(0);
    table.audience.tellRoom();
    expect(ana.received).toMatchObject([{ play: { clock } }, { n: 1, clock }, { room: {}, clock }]);
  });

  test('is not mentioned where there is none', () => {
    const table = new Running();
    const ana = table.enter('ana');
    table.audience.begin(table.game);
    table.lay(0);
    table.audience.tellRoom();
    expect(JSON.stringify(ana.received)).not.toContain('"clock":{"left');
    expect(ana.received[0]).not.toHaveProperty('play.clock');
    for (const message of ana.received.slice(1)) expect(message).not.toHaveProperty('clock');
  });
});

describe('the room', () => {
  test('is told to many spectators with work that grows with their number, not with its square', () => {
    const table = new Running();
    const looks = (count: number): number => {
      let sum = 0;
      const entered = Array.from({ length: count }, (_, c) => {
        const { who, ...channel } = testChannel(`dan${c}`, { c });
        const counted = Object.defineProperty(channel, 'who', {
          get() {
            sum++;
            return who;
          },
        }) as TestChannel;
        table.audience.add(counted);
        return counted;
      });
      sum = 0;
      table.audience.tellRoom();
      for (const channel of entered) expect(channel.received).toMatchObject([{ c: channel.c, room: {} }]);
      const looked = sum;
      for (const channel of entered) table.audience.remove(channel);
      return looked;
    };
    expect(looks(400) / looks(100)).toBeLessThan(5);
  });

  test('that changes many times in a moment is told a few times, and as it is in the end', () => {
    const table = new Running();
    const channels = Array.from({ length: 60 }, (_, c) => table.enter(c % 2 ? 'dan' : 'ana', { c }));
    for (let change = 1; change <= 500; change++) {
      table.room = { ...table.room, listed: change === 500 };
      table.audience.tellRoom();
    }
    for (const { received } of channels) expect(received).toHaveLength(10);
    vi.advanceTimersByTime(200);
    for (const { received } of channels) {
      expect(received).toHaveLength(11);
      expect(received[10]).toMatchObject({ room: { listed: true } });
    }
    // After a second of rest changes are told at once again.
    vi.advanceTimersByTime(1000);
    table.audience.tellRoom();
    for (const { received } of channels) expect(received).toHaveLength(12);
  });

  test('is told no more often because people come and go', () => {
    const table = new Running();
    const ana = table.enter('ana');
    for (let i = 0; i < 100; i++) {
      table.audience.tellRoomSoon();
      vi.advanceTimersByTime(20);
    }
    expect(ana.received.length).toBeLessThanOrEqual(10 + 20);
    vi.advanceTimersByTime(200);
    expect(ana.received.length).toBeLessThanOrEqual(10 + 22);
  });

  test('that is still being collected comes before the game that begins with it', () => {
    const table = new Running();
    const ana = table.enter('ana');
    for (let i = 0; i < 11; i++) table.audience.tellRoom();
    table.audience.begin(table.game);
    expect(ana.received.slice(10)).toMatchObject([{ room: {} }, { play: { n: 0 } }]);
    vi.advanceTimersByTime(1000);
    expect(ana.received).toHaveLength(12);
  });

  test('is written once for each person and once for all onlookers, however many channels they have', () => {
    const table = new Running();
    const people = ['ana', 'ben', 'dan', 'eva', 'fay'];
    const channels = Array.from({ length: 60 }, (_, c) => table.enter(people[c % 5] ?? '', { c }));
    const written = vi.spyOn(JSON, 'stringify');
    table.audience.tellRoom();
    expect(written).toHaveBeenCalledTimes(3);
    written.mockRestore();
    for (const channel of channels)
      expect(channel.received).toEqual([
        { c: channel.c, room: JSON.parse(JSON.stringify(table.audience.roomView(channel))) },
      ]);
  });

  test('is told to everybody as they may see it', () => {
    const table = new Running();
    const names = ['ana', 'dan', 'ben', 'eva'] as const;
    const channels = names.map((name, c) =>
      table.enter(name, { c, invited: name === 'eva', screen: name === 'eva' }),
    );
    table.audience.tellRoom();
    expect(channels.map(({ received }) => received)).toEqual(
      channels.map((channel) => [
        { c: channel.c, room: JSON.parse(JSON.stringify(table.audience.roomView(channel))) },
      ]),
    );
    expect(channels[0]?.received).toMatchObject([{ room: { you: 0, host: true } }]);
    expect(channels[1]?.received[0]).not.toHaveProperty('room.you');
  });
});

describe('who is there', () => {
  test('who has gone gets nothing more, and those with the same view go on', () => {
    const table = new Running();
    const [dan, eve] = [table.enter('dan'), table.enter('eve')];
    table.audience.remove(dan);
    table.lay(0);
    expect([dan.received.length, eve.received.length]).toEqual([0, 1]);
    table.audience.remove(eve);
    table.lay(1);
    const back = table.enter('eve');
    table.lay(0);
    expect([eve.received.length, back.received.length]).toEqual([1, 1]);
    expect(back.received[0]).not.toHaveProperty('missed');
  });

  test('other processes are told who has the table open here', () => {
    const table = new Running();
    table.enter('ana');
    table.enter('dan', { watch: true });
    expect(table.audience.visitors()).toMatchObject([
      { person: 'ana', watch: false },
      { person: 'dan', watch: true },
    ]);
    expect(table.audience.isHere(1)).toBe(false);
    table.audience.setElsewhere([{ person: 'ben', watch: false, screen: false, invited: true }]);
    expect([table.audience.isHere(1), table.audience.online(1)]).toEqual([false, true]);
  });

  test('the room says who is online', () => {
    const table = new Running();
    const ana = table.enter('ana');
    table.audience.tellRoom();
    expect(ana.received).toMatchObject([{ room: { seats: [{ online: true }, { online: false }] } }]);
  });

  test('the room is told to one person alone where it concerns only them', () => {
    const table = new Running();
    const [ana, ben] = [table.enter('ana'), table.enter('ben')];
    table.audience.tellRoomOf('ana');
    expect([ana.received.length, ben.received.length]).toEqual([1, 0]);
  });

  test('a big screen that came by the link is led to the next game; other spectators are not', () => {
    const table = new Running();
    table.room = { ...table.room, status: 'ended', rematch: { table: 'n', invite: 'secret' } };
    const link = (over: Partial<TestChannel>) => table.audience.roomView(testChannel('dan', over)).rematch;
    expect(link({ screen: true, invited: true })).toEqual({ table: 'n', invite: 'secret' });
    expect(link({ screen: true, invited: false })).toEqual({ table: 'n' });
    expect(link({ screen: false, invited: true })).toEqual({ table: 'n' });
  });

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

  test('when the game begins, spectators go where none are allowed', () => {
    const table = new Running(false);
    const [ana, dan] = [table.enter('ana'), table.enter('dan', { c: 9 })];
    table.audience.begin(table.game);
    expect(ana.received).toMatchObject([{ c: 1, play: { n: 0 } }]);
    expect(dan.received).toMatchObject([{ c: 9, gone: expect.any(String) }]);
    expect(dan.dropped).toEqual([9]);
    expect(table.audience.size).toBe(1);
  });

  test('when the game begins, a member who only watches stays, and spectators where they are allowed', () => {
    const closed = new Running(false);
    const watching = closed.enter('ana', { watch: true });
    closed.audience.begin(closed.game);
    expect(watching.received).toMatchObject([{ play: { n: 0 } }]);
    const open = new Running();
    const dan = open.enter('dan');
    open.audience.begin(open.game);
    expect(dan.received).toMatchObject([{ play: { n: 0 } }]);
  });

  test('the whole game comes with what the set-up told, and later without', () => {
    const table = new Running();
    expect(table.audience.playView(table.game, 0)).toHaveProperty('e', []);
    table.lay(0);
    expect(table.audience.playView(table.game, 0)).not.toHaveProperty('e');
  });

  test('a bot is not told of its turn', () => {
    const table = new Running();
    table.room = { ...table.room, seats: [table.room.seats[0] as never, { kind: 'bot', level: 'novice' }] };
    table.lay(1);
    expect(table.turns).toEqual([]);
    table.lay(0);
    expect(table.turns).toEqual([]);
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
