import { IDLE_AFTER, type RoomView, type SeatView } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { idleSeat } from '../../src/online/seats/idle.ts';

const here: SeatView = { kind: 'person', name: 'P', online: true };
const away: SeatView = { ...here, online: false };

const room = (seats: readonly SeatView[], over: Partial<RoomView> = {}): RoomView =>
  ({ status: 'running', clock: { kind: 'none' }, you: 0, seats, ...over }) as RoomView;

test('a seat is idle that is awaited and away, or awaited for long', () => {
  expect(idleSeat(room([here, away, here]), [1], 0, 1)).toEqual({ seat: 1, away: true });
  expect(idleSeat(room([here, away, here]), [2], 0, 1)).toBeUndefined();
  expect(idleSeat(room([here, here]), [1], 0, IDLE_AFTER - 1)).toBeUndefined();
  expect(idleSeat(room([here, here]), [1], 0, IDLE_AFTER)).toEqual({ seat: 1, away: false });
});

test('not one’s own, not a bot’s, not one that a bot has already', () => {
  const seats: SeatView[] = [away, { kind: 'bot' }, { ...away, covered: 'away' }];
  expect(idleSeat(room(seats), [0, 1, 2], 0, 1e9)).toBeUndefined();
});

test('only those who play are asked about it', () => {
  const { you: _, ...spectator } = room([here, away]);
  expect(idleSeat(spectator, [1], 0, 1)).toBeUndefined();
  expect(idleSeat(room([{ ...here, covered: 'left' }, away]), [1], 0, 1)).toBeUndefined();
  expect(idleSeat(room([here, away], { status: 'ended' }), [1], 0, 1)).toBeUndefined();
});

test('over days only who is away and has missed a turn', () => {
  const slow = { clock: { kind: 'slow', hours: 24 } } as const;
  expect(idleSeat(room([here, away], slow), [1], 0, 1e12)).toBeUndefined();
  expect(idleSeat(room([here, { ...away, missed: 1 }], slow), [1], 0, 1)).toEqual({ seat: 1, away: true });
});
