import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotWanted } from '../../src/bots/thinkers.ts';
import * as rooms from '../../src/table/membership.ts';
import type { Room } from '../../src/table/room.ts';
import { againstBot, botAgainstPerson, live, Table2 } from './autopilot-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test('after a restart bots go on', async () => {
  const table = againstBot();
  table.autopilot.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual([]);
  table.autopilot.restored(Date.now());
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided).toEqual(['bot 1']);
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
