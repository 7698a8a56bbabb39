import { completeVariants, Refusal } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { cover, sit, start } from '../../src/table/membership.ts';
import { newRoom } from '../../src/table/room.ts';
import { load, RECENT, rowOf } from '../../src/table/stored-table.ts';
import { TableState } from '../../src/table/table-state.ts';
import { settings, someDeal } from '../memory-table.ts';

/** A game of Ana and Ben that has just begun. */
function begun(): TableState {
  const variants = completeVariants(toy, 2, {});
  const empty = newRoom({ settings, version: 1, variants, host: 'ana', invite: 'i', now: 1 });
  const room = start(
    ['ana', 'ben'].reduce((before, id) => sit(before, { id, name: id }, undefined, 'ff', true), empty),
    'ana',
    2,
  );
  const row = rowOf({ id: 't', rev: 0, created: 1 }, room, someDeal(), 2);
  return new TableState(load(toy, { row, snapshot: undefined, answers: [] }));
}

const move = (state: TableState, seat: number, key = '') => ({
  seat,
  option: state.table?.decisionOf(seat)?.options[0] ?? 0,
  decision: state.table?.decisionOf(seat)?.number ?? 0,
  key,
  by: 'person' as const,
});

test('an answer makes one row, and is known under its key when it is saved', () => {
  const state = begun();
  const answer = state.answer(move(state, 0, 'k'), 50);
  expect(answer.writes).toMatchObject([
    { kind: 'answer', row: { table: 't', number: 1, seat: 0, key: 'k', at: 50 } },
  ]);
  expect(state.taken(0, 'k')).toBeUndefined();
  state.answerSaved(answer, 60);
  expect([state.taken(0, 'k'), state.taken(1, 'k'), state.lastAt]).toEqual([1, undefined, 60]);
  expect(state.history?.map(({ number }) => number)).toEqual([0, 1]);
});

test('a refused answer changes nothing', () => {
  const state = begun();
  const before = state.table?.state;
  expect(() => state.answer({ ...move(state, 0), decision: 9 }, 50)).toThrow(Refusal);
  expect(state.table?.state).toBe(before);
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
  expect(() => state.answer(move(state, 0), 60)).toThrow('not running');
});

test('a clock that decides is counted in the room; a bot is not', () => {
  const state = begun();
  expect(state.answer({ ...move(state, 0), by: 'bot' }, 50).changed).toBeUndefined();
  const late = state.answer({ ...move(state, 1), by: 'clock' }, 50);
  expect(late.changed?.room.seats[1]).toMatchObject({ timeouts: 1 });
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
  expect([state.table, state.history]).toEqual([undefined, undefined]);
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
  expect(again.table?.state).toEqual(state.table?.state);
  expect(again.table?.decisions).toEqual(state.table?.decisions);
  expect([again.taken(0, 'k'), again.lastAt, again.snapshotRow()]).toEqual([1, 60, undefined]);
});
