import { expect, test } from 'vitest';
import { newRoom, type Room } from '../../src/table/room.ts';
import { OpenTables } from '../../src/tables/open-tables.ts';
import { settings } from '../memory-table.ts';

const room = (over: Partial<Room> = {}): Room => ({
  ...newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 1 }),
  ...over,
});

test('a person opens so many tables and no more; others are not concerned', () => {
  const open = new OpenTables(2);
  open.set('a', room());
  open.set('a', room());
  open.require('ana');
  open.set('b', room());
  expect(() => open.require('ana')).toThrow('2 tables');
  open.require('ben');
});

test('a table that is over, is deleted or has another host counts no longer', () => {
  const open = new OpenTables(1);
  open.set('a', room());
  open.set('a', room({ status: 'ended' }));
  open.require('ana');
  open.set('b', room());
  open.remove('b');
  open.require('ana');
  open.set('c', room());
  open.set('c', room({ host: 'ben' }));
  open.require('ana');
  expect(() => open.require('ben')).toThrow('1 tables');
  open.clear();
  open.require('ben');
});
