import { expect, test } from 'vitest';
import type { Visitor } from '../../src/table/channel.ts';
import { sit } from '../../src/table/membership.ts';
import { isElsewhere, isHere, spectatorsOf, visitorsOf } from '../../src/table/membership-view.ts';
import { newRoom } from '../../src/table/room.ts';
import { testChannel } from '../memory-storage.ts';
import { settings } from '../memory-table.ts';

const open = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 1 });
const room = sit(open, { id: 'ana', name: 'Ana' }, 0, '', true);
const visitor = (person: string, over: Partial<Visitor> = {}): Visitor => ({
  person,
  watch: false,
  screen: false,
  invited: false,
  ...over,
});

test('a seat is here when its person has the table open and does not only watch', () => {
  expect(isHere(room, 0, [testChannel('ben'), testChannel('ana')])).toBe(true);
  expect(isHere(room, 0, [testChannel('ana', { watch: true })])).toBe(false);
  expect(isHere(room, 1, [testChannel('ana')])).toBe(false);
  expect(isElsewhere(room, 0, [visitor('ana')])).toBe(true);
  expect(isElsewhere(room, 0, [visitor('ana', { watch: true }), visitor('ben')])).toBe(false);
  expect(isElsewhere(room, 0, [visitor('ben'), visitor('ana')])).toBe(true);
  for (const seat of [1, 9])
    expect([isHere(room, seat, []), isElsewhere(room, seat, [visitor('ana')])]).toEqual([false, false]);
});

test('people without a seat are counted at all processes: invited ones before the start, the others, a big screen', () => {
  const channels = [
    testChannel('ana'),
    testChannel('ben', { invited: true }),
    testChannel('dan', { invited: false }),
  ];
  const elsewhere = [visitor('eve', { invited: true }), visitor('ana', { watch: true })];
  expect(spectatorsOf(room, channels, elsewhere)).toEqual({ watchers: 2, invited: 2, screen: false });
  const running = { ...room, status: 'running' as const };
  expect(spectatorsOf(running, channels, [visitor('x', { screen: true })])).toEqual({
    watchers: 2,
    invited: 0,
    screen: true,
  });
});

test('other processes are told the person and the manner, and nothing else', () => {
  expect(visitorsOf([testChannel('ben', { watch: true })])).toEqual([
    { person: 'ben', watch: true, screen: false, invited: true },
  ]);
});
