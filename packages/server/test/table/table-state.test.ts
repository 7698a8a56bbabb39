import { type AnyGame, completeVariants, Refusal } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';
import { saboteur } from '@mazmorra/saboteur';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { cover, sit, start } from '../../src/table/membership.ts';
import { newRoom } from '../../src/table/room.ts';
import { load, RECENT, rowOf } from '../../src/table/stored-table.ts';
import { TableState } from '../../src/table/table-state.ts';
import { settings, someDeal } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** A game of Ana and Ben, or more, that has just begun. */
function begun(
  clock: ClockSetting = { kind: 'none' },
  game: AnyGame = toy,
  people: readonly string[] = ['ana', 'ben'],
): TableState {
  const variants = completeVariants(game, people.length, {});
  const all = { ...settings, game: game.id, seats: people.length, clock };
  const empty = newRoom({
    settings: all,
    version: game.version,
    variants,
    host: 'ana',
    invite: 'i',
    now: 1,
  });
  const room = start(
    people.reduce((before, id) => sit(before, { id, name: id }, undefined, 'ff', true), empty),
    'ana',
    2,
  );
  const row = rowOf({ id: 't', rev: 0, created: 1 }, room, someDeal(), 2);
  return new TableState(load(game, { row, snapshot: undefined, answers: [] }));
}

const move = (state: TableState, seat: number, key = '') => ({
  seat,
  option: state.game?.decisionOf(seat)?.options[0] ?? 0,
  decision: state.game?.decisionOf(seat)?.number ?? 0,
  key,
  by: 'person' as const,
});

test('an answer makes one row, and is known under its key when it is saved', () => {
  const state = begun();
  const answer = state.answer(move(state, 0, 'k'), 50);
  expect(answer.writes).toMatchObject([
    { kind: 'answer', row: { table: 't', number: 1, seat: 0, key: 'k', by: 'person', at: 50 }, rev: 1 },
  ]);
  expect(state.taken(0, 'k')).toBeUndefined();
  state.answerSaved(answer, 60);
  expect([state.taken(0, 'k'), state.taken(1, 'k'), state.lastAt]).toEqual([1, undefined, 60]);
  expect(state.history?.map(({ number }) => number)).toEqual([0, 1]);
});

test('a refused answer changes nothing', () => {
  const state = begun();
  const before = state.game?.state;
  expect(() => state.answer({ ...move(state, 0), decision: 9 }, 50)).toThrow(Refusal);
  expect(state.game?.state).toBe(before);
});

test('the last answer ends the game: its rows have the outcome, and the room follows when they are saved', () => {
  const state = begun();
  let rows: readonly unknown[] = [];
  for (let turn = 0; state.playing && turn < 20; turn++) {
    const seat = state.playing.decisions.find(({ optional }) => !optional)?.seat ?? 0;
    const answer = state.answer(move(state, seat), 50);
    rows = answer.writes;
    if (answer.changed) expect(state.room.status).toBe('running');
    state.answerSaved(answer, 50);
  }
  expect(rows).toMatchObject([{ kind: 'answer' }, { kind: 'table', row: { status: 'finished', rev: 2 } }]);
  expect(state.room).toMatchObject({ status: 'finished', outcome: { rule: 'TOY-END-01' } });
  expect(() => state.answer(move(state, 0), 60)).toThrow(refusal('not-now', 'not running'));
});

test('a clock that decides is counted in the room; a bot is not', () => {
  const state = begun();
  expect(state.answer({ ...move(state, 0), by: 'bot' }, 50).changed).toBeUndefined();
  const late = state.answer({ ...move(state, 1), by: 'clock' }, 50);
  expect(late.changed?.room.seats[1]).toMatchObject({ timeouts: 1 });
  // The row of the room has a revision of its own, so the answer needs none.
  expect(late.writes).toMatchObject([{ kind: 'answer', row: { by: 'clock' } }, { kind: 'table' }]);
  expect(late.writes[0]).not.toHaveProperty('rev');
});

test('a bot that answers does not make up for what its person has missed', () => {
  const state = begun();
  state.answerSaved(state.answer({ ...move(state, 0), by: 'clock' }, 50), 50);
  state.answerSaved(state.answer(move(state, 1), 50), 50);
  expect(state.answer({ ...move(state, 0), by: 'bot' }, 50).changed).toBeUndefined();
});

test('an answer stops the clock of its seat, and what it took too long comes off the reserve', () => {
  const state = begun({ kind: 'live', seconds: 10, reserve: 30 });
  state.clocks.ask(0, 0, 0);
  state.answer(move(state, 0), 14_000);
  expect(state.clocks.reserve).toEqual([26_000, 30_000]);
});

test('with every sixteenth answer the game is stored as it is', () => {
  const state = begun(undefined, saboteur, ['ana', 'ben', 'cleo']);
  const stored: number[] = [];
  for (let count = 1; count <= 32; count++) {
    const seat = state.playing?.decisions.find(({ optional }) => !optional)?.seat ?? 0;
    const answer = state.answer(move(state, seat, `k${count}`), count);
    const snapshot = answer.writes.find(({ kind }) => kind === 'snapshot');
    state.answerSaved(answer, count);
    expect(state.snapshotRow() === undefined).toBe(count % 16 === 0);
    if (snapshot?.kind !== 'snapshot') continue;
    stored.push(snapshot.row.number);
    const row = rowOf({ id: 't', rev: 1, created: 1 }, state.room, state.deal, 60);
    const again = new TableState(load(saboteur, { row, snapshot: snapshot.row, answers: [] }));
    expect(again.game?.state).toEqual(state.game?.state);
    expect([again.lastAt, again.taken(seat, `k${count}`), again.place.number]).toEqual([count, count, count]);
  }
  expect(stored).toEqual([16, 32]);
});

test('steps are logged only while somebody needs them', () => {
  const state = begun();
  state.setHistory(undefined);
  state.answerSaved(state.answer(move(state, 0), 50), 50);
  expect([state.history, state.lastAt]).toEqual([undefined, 50]);
});

test('an answer that was not saved is taken back, and can be given again', () => {
  const state = begun();
  const before = state.game?.state;
  state.answer(move(state, 0, 'k'), 50);
  state.rollBack();
  expect([state.game?.state, state.game?.number]).toEqual([before, 0]);
  const answer = state.answer(move(state, 0, 'k'), 50);
  state.answerSaved(answer, 60);
  state.rollBack();
  expect(state.game?.number).toBe(1);
});

test('an answer of another process stops the clock of its seat, and is taken once', () => {
  const [here, there] = [1, 2].map(() => begun({ kind: 'live', seconds: 10, reserve: 30 })) as [
    TableState,
    TableState,
  ];
  const [write] = there.answer(move(there, 0, 'k'), 14_000).writes;
  if (write?.kind !== 'answer') throw new Error('no answer');
  here.clocks.ask(0, 0, 0);
  expect(here.followAnswer(write.row)).toMatchObject({ step: { number: 1, seat: 0 } });
  expect([here.clocks.reserve[0], here.lastAt]).toEqual([26_000, 14_000]);
  expect(here.followAnswer(write.row)).toBeUndefined();
  expect(() => here.followAnswer({ ...write.row, number: 3 })).toThrow('an answer is missing');
});

test('a table that was closed to play by another process has no game here either', () => {
  const state = begun();
  const room = { ...state.room, status: 'ended' as const, failed: true as const };
  const { row } = state.withRoom(room, 80);
  expect(state.followRoom(row, { get: () => toy })).toBe(false);
  expect([state.game, state.room.failed, state.place]).toEqual([undefined, true, { rev: 2, number: 0 }]);
});

test('a game begins with its set-up, and the clocks are those of the room', () => {
  const state = begun();
  const { row } = state.withRoom({ ...state.room, clock: { kind: 'live', seconds: 5, reserve: 7 } }, 80);
  state.followRoom(row, { get: () => toy });
  const { game } = state.dealFor(state.room, toy);
  state.begin(game, 90);
  expect(state.history).toMatchObject([{ number: 0 }]);
  expect([state.clocks.reserve, state.lastAt]).toEqual([[7000, 7000], 90]);
});

test('a change of the room takes effect when it is saved, with the next revision', () => {
  const state = begun();
  const change = state.withRoom(cover(state.room, 0, 'left'), 70);
  expect(state.room.seats[0]).not.toHaveProperty('covered');
  state.roomSaved(change);
  expect(state.room.seats[0]).toMatchObject({ covered: 'left' });
  expect(state.withRoom(state.room, 71).row.rev).toBe(change.row.rev + 1);
});

test('only the newest answers are known again', () => {
  const state = begun();
  for (let i = 0; i < RECENT + 1; i++) {
    const step = { number: i, seat: 0, option: 0, events: [], final: true };
    const answered = { seat: 0, option: 0, decision: 0, key: `k${i}`, by: 'person' as const };
    state.answerSaved({ move: answered, step, before: undefined, writes: [], changed: undefined }, 1);
  }
  expect([state.taken(0, 'k0'), state.taken(0, 'k1')]).toEqual([undefined, 1]);
});

test('a table that is closed to play has no game any more', () => {
  const state = begun();
  state.closedToPlay(state.withRoom({ ...state.room, status: 'ended', failed: true }, 80));
  expect([state.game, state.history]).toEqual([undefined, undefined]);
  expect(state.room).toMatchObject({ status: 'ended', failed: true });
});

test('a snapshot is made of what is on disk, and not twice', () => {
  const state = begun();
  expect(state.snapshotRow()).toBeUndefined();
  const answer = state.answer(move(state, 0, 'k'), 50);
  expect(state.snapshotRow()).toBeUndefined();
  state.answerSaved(answer, 60);
  const row = state.snapshotRow();
  expect(row).toMatchObject({ table: 't', number: 1 });
  const stored = rowOf({ id: 't', rev: 1, created: 1 }, state.room, state.deal, 60);
  const again = new TableState(load(toy, { row: stored, snapshot: row, answers: [] }));
  expect(again.game?.state).toEqual(state.game?.state);
  expect(again.game?.decisions).toEqual(state.game?.decisions);
  expect([again.taken(0, 'k'), again.lastAt, again.snapshotRow()]).toEqual([1, 60, undefined]);
});
