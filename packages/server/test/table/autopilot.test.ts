import type { Spoken } from '@mazmorra/bots';
import { fastSource, Table } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotWanted } from '../../src/bots/fair-thinkers.ts';
import type { Question } from '../../src/bots/thinkers.ts';
import { carelessThinkers } from '../../src/bots/threads.ts';
import { Autopilot } from '../../src/table/autopilot.ts';
import { Clocks } from '../../src/table/clocks.ts';
import * as rooms from '../../src/table/membership.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import type { LoggedStep } from '../../src/table/stored-table.ts';
import type { AnyTable } from '../../src/table/updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two people at a table without server or storage; what the autopilot decides is carried out at once. */
class Table2 {
  readonly id = 'table';
  watched = true;
  readonly deal = { seed: '00' };
  room: Room;
  playing: AnyTable = Table.open(toy, { seats: 2, random: fastSource('autopilot') });
  readonly clocks: Clocks;
  history: readonly LoggedStep[] = [];
  drives = true;
  /** What the bots were asked, and how they answer. */
  readonly questions: Question[] = [];
  /** What the bots say along with their answers. */
  spoken: Spoken | undefined;
  think: (question: Question) => Promise<number> = async (question) =>
    (await carelessThinkers().decide(question)).option;
  readonly reported: string[] = [];
  readonly decided: string[] = [];
  readonly here = new Set([0, 1]);
  readonly core = {
    now: () => Date.now(),
    reportError: (what: string, error: unknown) => void this.reported.push(`${what}: ${error}`),
  };
  readonly tables = {
    /* With two options a bot waits 55 to 128 ms. */
    config: { botPause: 160, crowd: 1000, idle: 1000, askAgain: 45_000 },
    thinkers: {
      decide: async (question: Question) => {
        this.questions.push(question);
        return { option: await this.think(question), ...(this.spoken && { spoken: this.spoken }) };
      },
      close: async () => undefined,
    },
  };
  readonly autopilot: Autopilot;

  constructor(clock: ClockSetting, cover = 0) {
    const settings = {
      game: 'toy',
      seats: 2,
      listed: false,
      entry: 'open',
      spectators: true,
      clock,
      cover,
    } as const;
    const empty = newRoom({ settings, version: 1, variants: {}, host: 'a', invite: 'i', now: 0 });
    const seated = ['a', 'b'].reduce(
      (room, id) => rooms.sit(room, { id, name: id }, undefined, '', true),
      empty,
    );
    this.room = rooms.start(seated, 'a', 0);
    this.clocks = new Clocks(clock, 2);
    this.autopilot = new Autopilot(this);
    this.autopilot.asked(Date.now());
    this.autopilot.drive();
  }

  readonly recovery = {
    guard: (_what: string, run: () => void) => run(),
    runUnasked: (_: string, run: () => unknown) => void run(),
    fail: (what: string, error: unknown) => void this.reported.push(`failed: ${what}: ${error}`),
  };

  needHistory = async (): Promise<void> => undefined;

  drive = (make: (room: Room) => Room): void => {
    this.room = make(this.room);
    this.autopilot.drive();
  };

  decide = (seat: number, option: number, decision: number, by: 'bot' | 'clock'): void => {
    this.decided.push(`${by} ${seat}`);
    this.answer(seat, option, decision, by);
  };

  get attendance() {
    return {
      offlineFor: (seat: number) => this.autopilot.offlineFor(seat),
      quietFor: 0,
      isAwaited: () => true,
    };
  }

  online(seat: number): boolean {
    return this.here.has(seat);
  }

  answer(seat: number, option?: number, decision?: number, by: 'person' | 'bot' | 'clock' = 'person'): void {
    const open = this.playing.decisionOf(seat);
    this.clocks.stop(seat, Date.now());
    this.playing.answer(seat, option ?? open?.options[0] ?? 0, decision ?? open?.number);
    if (by !== 'bot') this.room = rooms.countTimeout(this.room, seat, by === 'clock');
    this.autopilot.asked(Date.now());
    this.autopilot.drive();
  }

  covered(seat: number): string | undefined {
    const at = this.room.seats[seat];
    return at?.kind === 'person' ? at.covered : undefined;
  }
}

const live: ClockSetting = { kind: 'live', seconds: 10, reserve: 5 };

test('without a clock nobody is hurried', async () => {
  const table = new Table2({ kind: 'none' });
  await vi.advanceTimersByTimeAsync(10 * 86_400_000);
  expect(table.decided).toEqual([]);
});

test('when the seconds and the reserve are used up a bot decides this decision', async () => {
  const table = new Table2(live);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.decided).toEqual(['clock 1']);
  expect(table.covered(1)).toBeUndefined();
});

test('after three decisions in a row the bot has the seat, and then plays at once', async () => {
  const table = new Table2(live);
  for (let round = 0; round < 3; round++) {
    expect(table.covered(1)).toBeUndefined();
    table.answer(0);
    await vi.advanceTimersByTimeAsync(15_100);
  }
  expect(table.decided).toEqual(['clock 1', 'clock 1', 'clock 1']);
  expect(table.covered(1)).toBe('away');
});

test('an answer of one’s own starts the count anew', async () => {
  const table = new Table2(live);
  for (let round = 0; round < 2; round++) {
    table.answer(0);
    await vi.advanceTimersByTimeAsync(15_100);
  }
  table.answer(1);
  expect(table.room.seats[1]).toMatchObject({ timeouts: 0 });
});

test('a slow clock waits its hours', async () => {
  const table = new Table2({ kind: 'slow', hours: 24 });
  table.answer(0);
  await vi.advanceTimersByTimeAsync(86_400_000 - 1000);
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toEqual(['clock 1']);
});

test('who is gone is covered only while somebody waits, and then a bot plays after its pause', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.answer(0);
  table.here.clear();
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.covered(1)).toBeUndefined();
  table.here.add(0);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(50);
  expect(table.covered(1)).toBe('away');
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided[0]).toBe('bot 1');
});

test('while a cover waits to be saved it is asked for once a second, not at every turn of the event loop', async () => {
  const table = new Table2({ kind: 'none' }, 5);
  table.answer(0);
  let asked = 0;
  table.drive = () => {
    asked++;
  };
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(5000 + 3500);
  expect(table.playing.decisionOf(1)).toBeDefined();
  expect(asked).toBe(4);
});

test('who came and went at another process, unnoticed here, is covered too', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.here.delete(1);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(60_050);
  expect(table.covered(1)).toBe('away');
});

const botAgainstPerson = (clock: ClockSetting) => {
  const table = new Table2(clock);
  table.watched = false;
  table.room = rooms.cover(table.room, 1, 'left');
  return table;
};

test('bots rest while nobody looks, and go on when somebody comes', async () => {
  const table = botAgainstPerson({ kind: 'none' });
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.decided, table.autopilot.busy]).toEqual([[], false]);
  table.watched = true;
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided).toEqual(['bot 1']);
});

test('a bot that was about to think does not when everybody has gone, and does when they are back', async () => {
  const table = botAgainstPerson({ kind: 'none' });
  table.watched = true;
  table.autopilot.drive();
  table.watched = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.decided).toEqual([]);
  table.watched = true;
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided).toEqual(['bot 1']);
});

test('in a game over days bots go on until a person is asked, though nobody looks', async () => {
  const table = botAgainstPerson({ kind: 'slow', hours: 24 });
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual(['bot 1']);
});

test('in a tournament bots go on until a person is asked, so that a round ends though nobody looks', async () => {
  const table = botAgainstPerson(live);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(150);
  expect(table.decided).toEqual([]);
  table.room = { ...table.room, tournament: { id: 'cup', round: 1 } };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(150);
  expect(table.decided).toEqual(['bot 1']);
});

test('a autopilot that was stopped decides nothing more', async () => {
  const table = new Table2(live);
  table.autopilot.stop();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(table.decided).toEqual([]);
});

test('in a daily game bots wait for the person and then answer one after the other', async () => {
  const table = new Table2({ kind: 'none' });
  table.room = {
    ...table.room,
    seats: table.room.seats.map((at, seat) => (seat === 0 ? at : { kind: 'bot', level: 'novice' })),
    daily: { day: '2026-11-17', iterations: 1 },
  };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual([]);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual(['bot 1']);
});

test('who is away has a shorter clock at a live table, and their own again when they are back', async () => {
  const table = new Table2({ kind: 'live', seconds: 60, reserve: 300 });
  table.here.delete(0);
  table.autopilot.drive();
  expect(table.autopilot.clockView()).toMatchObject({ left: { 0: 20_000 }, reserve: { 0: 0 } });
  await vi.advanceTimersByTimeAsync(19_000);
  table.here.add(0);
  table.autopilot.drive();
  expect(table.autopilot.clockView()).toMatchObject({ left: { 0: 341_000 }, reserve: { 0: 300_000 } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toEqual([]);
  table.here.delete(0);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.decided).toHaveLength(1);
});

test('a vote to stop waits a minute for somebody who is away, then no more', async () => {
  const table = new Table2({ kind: 'none' });
  table.here.delete(1);
  table.autopilot.drive();
  table.room = { ...table.room, ending: [0] };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(table.room.status).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.room.status).toBe('ended');
});

/** Ben's seat is played by a bot, and Ana looks on. */
const againstBot = (clock: ClockSetting = { kind: 'none' }) => {
  const table = new Table2(clock);
  table.room = rooms.cover(table.room, 1, 'left');
  table.autopilot.drive();
  return table;
};

test('is busy while a bot thinks, or while a clock runs', async () => {
  expect(new Table2({ kind: 'none' }).autopilot.busy).toBe(false);
  expect(new Table2(live).autopilot.busy).toBe(true);
  const table = againstBot();
  expect(table.autopilot.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(130);
  expect([table.decided, table.autopilot.busy]).toEqual([['bot 1'], false]);
});

test('a bot is asked once for each decision, however often the table changes', async () => {
  const table = againstBot();
  for (let i = 0; i < 3; i++) table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  for (let i = 0; i < 3; i++) table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.questions.length, table.decided]).toEqual([1, ['bot 1']]);
});

test('a bot gets what its seat has seen, and nothing of what others saw alone', async () => {
  const table = againstBot();
  const event = { kind: 'laid', seat: 0 };
  const own = { 0: { ...event, card: 7 } };
  table.history = [{ number: 1, seat: 0, events: [{ rule: 'TOY-LAY-01', public: event, private: own }] }];
  await vi.advanceTimersByTimeAsync(130);
  expect(table.questions).toMatchObject([
    { seat: 1, level: 'adventurer', table: 'table', person: 'a', events: [{ rule: 'TOY-LAY-01', event }] },
  ]);
  expect(table.questions[0]).toMatchObject({ talk: undefined, fixed: undefined });
});

test('its time is charged to the host, else to the first person, else to the table', async () => {
  const askers: (string | undefined)[] = [];
  for (const room of [{ host: 'x' }, { host: '' }, { host: '', seats: [] as const }]) {
    const table = againstBot();
    const { seats } = table.room;
    const bots = seats.map(() => ({ kind: 'bot', level: 'novice' }) as const);
    table.room = { ...table.room, ...room, seats: 'seats' in room ? bots : seats };
    await vi.advanceTimersByTimeAsync(130);
    askers.push(table.questions[0]?.person);
  }
  expect(askers).toEqual(['x', 'a', 'table']);
});

test('where there is one option nobody thinks', async () => {
  const table = againstBot();
  for (let round = 0; round < 3; round++) {
    table.answer(0);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([table.decided.length, table.questions.length]).toEqual([3, 2]);
});

test('an answer is wanted while its decision is open, the table is driven here and somebody looks', async () => {
  const table = againstBot();
  let answer: (option: number) => void = () => undefined;
  table.think = () => new Promise((resolve) => (answer = resolve));
  await vi.advanceTimersByTimeAsync(130);
  const isWanted = () => table.questions[0]?.isWanted();
  expect(isWanted()).toBe(true);
  table.watched = false;
  expect(isWanted()).toBe(false);
  table.watched = true;
  table.drives = false;
  expect(isWanted()).toBe(false);
  table.drives = true;
  table.answer(1);
  expect(isWanted()).toBe(false);
  answer(0);
});

test('a bot whose decision was taken meanwhile is not asked', async () => {
  const table = againstBot();
  table.room = rooms.take(table.room, 'b');
  table.answer(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.questions, table.decided]).toEqual([[], []]);
});

test('what the clock decides is wanted though nobody looks', async () => {
  const table = new Table2(live);
  table.watched = false;
  await vi.advanceTimersByTimeAsync(15_100);
  expect(table.decided).toEqual(['clock 0', 'clock 1']);
});

test('a bot that fails takes the first option, which is reported; one that is not wanted any more takes none', async () => {
  const failing = againstBot();
  const first = failing.playing.decisionOf(1)?.options[0];
  const taken: number[] = [];
  failing.decide = (_, option) => void taken.push(option);
  failing.think = async () => Promise.reject(new Error('on purpose'));
  await vi.advanceTimersByTimeAsync(130);
  expect([taken, failing.reported]).toEqual([[first], ['a bot: Error: on purpose']]);
  const late = againstBot();
  late.think = async () => {
    late.watched = false;
    throw new NotWanted();
  };
  await vi.advanceTimersByTimeAsync(1000);
  expect([late.decided, late.reported]).toEqual([[], []]);
});

test('an option that is not offered is not taken', async () => {
  const table = againstBot();
  const taken: number[] = [];
  table.decide = (_, option) => void taken.push(option);
  table.think = async () => 99;
  await vi.advanceTimersByTimeAsync(130);
  expect(taken).toEqual([table.playing.decisionOf(1)?.options[0]]);
});

test('a failure to carry out a decision sets the table aside', async () => {
  const table = againstBot();
  table.decide = () => {
    throw new Error('on purpose');
  };
  await vi.advanceTimersByTimeAsync(130);
  expect(table.reported).toEqual(['failed: a bot: Error: on purpose']);
});

test('a bot that thinks while the table is stopped decides nothing, and its failure is not reported', async () => {
  for (const end of ['answers', 'fails']) {
    const table = againstBot();
    let over: () => void = () => undefined;
    table.think = () =>
      new Promise((resolve, reject) => {
        over = () => (end === 'answers' ? resolve(0) : reject(new Error('ended')));
      });
    await vi.advanceTimersByTimeAsync(130);
    table.autopilot.stop();
    over();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.decided, table.reported, table.autopilot.busy]).toEqual([[], [], false]);
  }
});

test('in a daily game a bot has a seed and a number of iterations', async () => {
  const table = new Table2({ kind: 'none' });
  table.room = {
    ...table.room,
    seats: [table.room.seats[0] as never, { kind: 'bot', level: 'novice' }],
    daily: { day: '2026-11-17', iterations: 5 },
  };
  table.answer(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.questions).toMatchObject([
    { level: 'novice', fixed: { seed: 'daily 00 1 1', iterations: 5 } },
  ]);
});

test('in a daily game that only bots play they answer one after the other', async () => {
  const table = new Table2({ kind: 'none' });
  const bot = { kind: 'bot', level: 'novice' } as const;
  table.room = { ...table.room, seats: [bot, bot], daily: { day: '2026-11-17', iterations: 5 } };
  table.think = () => new Promise(() => undefined);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.questions.map(({ seat }) => seat)).toEqual([0]);
});

test('after a restart a slow clock goes on from the last answer', async () => {
  const hour = 3_600_000;
  const table = new Table2({ kind: 'slow', hours: 24 });
  table.autopilot.stop();
  table.autopilot.restored(Date.now() - 20 * hour);
  expect(table.autopilot.clockView()).toEqual({ left: { 0: 4 * hour, 1: 4 * hour } });
  await vi.advanceTimersByTimeAsync(4 * hour - 1000);
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toEqual(['clock 0', 'clock 1']);
});

test('after a restart bots go on', async () => {
  const table = againstBot();
  table.autopilot.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual([]);
  table.autopilot.restored(Date.now());
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided).toEqual(['bot 1']);
});

test('a clock is shown for those who are awaited, and not where there is none or the game is over', () => {
  expect(new Table2({ kind: 'none' }).autopilot.clockView()).toBeUndefined();
  const table = new Table2(live);
  table.answer(0);
  expect(table.autopilot.clockView()).toEqual({ left: { 1: 15_000 }, reserve: { 1: 5000 } });
  Object.assign(table, { playing: undefined });
  expect(table.autopilot.clockView()).toBeUndefined();
});

test('somebody is offline for as long as they are not there', async () => {
  const table = new Table2({ kind: 'none' });
  expect(table.autopilot.offlineFor(1)).toBe(0);
  table.here.delete(1);
  expect(table.autopilot.offlineFor(1)).toBe(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(7000);
  expect(table.autopilot.offlineFor(1)).toBe(7000);
  table.here.add(1);
  expect(table.autopilot.offlineFor(1)).toBe(0);
  table.autopilot.drive();
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(10);
  expect(table.autopilot.offlineFor(1)).toBe(10);
});

test('over days bots rest where no person is left to play', async () => {
  const table = botAgainstPerson({ kind: 'slow', hours: 24 });
  table.room = rooms.cover(table.room, 0, 'left');
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual([]);
  const bots = botAgainstPerson({ kind: 'slow', hours: 24 });
  bots.room = { ...bots.room, seats: bots.room.seats.map(() => ({ kind: 'bot', level: 'novice' })) };
  bots.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(bots.decided).toEqual([]);
});

test('a process that does not drive the table lets no bot play and no clock run out', async () => {
  const table = againstBot(live);
  table.drives = false;
  table.autopilot.drive();
  expect(table.autopilot.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.decided, table.questions, table.autopilot.busy]).toEqual([[], [], false]);
  table.drives = true;
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided.slice(0, 2)).toEqual(['clock 0', 'bot 1']);
});

test('a clock that runs out after the table went to another process is left to that one', async () => {
  const table = new Table2(live);
  table.drives = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.decided, table.autopilot.busy]).toEqual([[], false]);
});

test('the clock of a seat that a bot plays does not run out', async () => {
  const table = againstBot(live);
  table.watched = false;
  table.answer(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.decided).toEqual([]);
});

test('where there is a clock nobody is covered for being away', async () => {
  const table = new Table2({ kind: 'slow', hours: 24 }, 60);
  table.answer(0);
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.covered(1)).toBeUndefined();
});

test('who is there is not covered, however long they think', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([table.covered(0), table.covered(1), table.autopilot.busy]).toEqual([undefined, undefined, false]);
});

test('who is gone is covered after the time that the table gives, and not before', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.answer(0);
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(table.covered(1)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(table.covered(1)).toBe('away');
});

test('who comes back at the last moment is not covered, nor is anybody after the end', async () => {
  const late = async (change: (table: Table2) => void) => {
    const table = new Table2({ kind: 'none' }, 60);
    const made: ((room: Room) => Room)[] = [];
    table.drive = (make) => void made.push(make);
    table.answer(0);
    table.here.delete(1);
    table.autopilot.drive();
    await vi.advanceTimersByTimeAsync(60_000);
    table.autopilot.stop();
    change(table);
    return made[0]?.(table.room) === table.room;
  };
  expect(await late(() => undefined)).toBe(false);
  expect(await late((table) => void table.here.add(1))).toBe(true);
  const left = (table: Table2) => Object.assign(table, { room: rooms.cover(table.room, 1, 'left') });
  expect(await late(left)).toBe(true);
  const ended = (table: Table2) => Object.assign(table, { room: { ...table.room, status: 'ended' } });
  expect(await late(ended)).toBe(true);
});

test('nobody waits for a vote where none was given, over days, after the end, or when it counts no more', async () => {
  const waits = async (room: Partial<Room>, clock: ClockSetting = { kind: 'none' }) => {
    const table = new Table2(clock);
    table.here.delete(1);
    table.autopilot.drive();
    await vi.advanceTimersByTimeAsync(30_000);
    table.room = { ...table.room, ...room };
    table.autopilot.drive();
    return table.autopilot.busy;
  };
  expect(await waits({ ending: [0] })).toBe(true);
  expect(await waits({ ending: [] })).toBe(false);
  expect(await waits({ ending: [0], status: 'ended' })).toBe(false);
  const table = new Table2({ kind: 'none' });
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(120_000);
  table.room = { ...table.room, ending: [1] };
  table.autopilot.drive();
  expect(table.autopilot.busy).toBe(false);
});

test('of two seats whose time is up the clock decides for the person, and the bot rests while nobody looks', async () => {
  const table = botAgainstPerson(live);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(15_100);
  expect(table.decided).toEqual(['clock 0']);
});

test('who is waited for in a vote is not covered before the table covers anybody', async () => {
  const table = new Table2({ kind: 'none' }, 600);
  table.answer(0);
  table.here.delete(1);
  table.room = { ...table.room, ending: [1] };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(599_000);
  expect(table.covered(1)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.covered(1)).toBe('away');
});

test('where roles are hidden a bot hears what was said and may speak; in a daily game it hears nothing', async () => {
  const heard = [{ seat: 0, about: 1, round: 0, number: 1 }];
  const spoken: unknown[] = [];
  const talking = { heard: () => heard, say: (...said: unknown[]) => void spoken.push(said) };
  const asked = async (game: object, room: Partial<Room> = {}) => {
    const table = new Table2({ kind: 'none' });
    table.spoken = { about: 0 };
    Object.assign(table, { talking, room: { ...rooms.cover(table.room, 1, 'left'), ...room } });
    Object.assign(table.playing, { game: { ...table.playing.game, ...game } });
    table.answer(0);
    await vi.advanceTimersByTimeAsync(130);
    return table.questions[0];
  };
  const roles = { hiddenRoles: {} };
  expect((await asked(roles))?.talk).toBe(heard);
  expect(spoken).toEqual([[1, { about: 0 }]]);
  expect((await asked({}))?.talk).toBeUndefined();
  expect((await asked(roles, { daily: { day: '2026-11-17', iterations: 1 } }))?.talk).toBeUndefined();
});
