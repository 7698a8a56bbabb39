import { LIMITS } from '@mazmorra/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Origins } from '../../src/fairness/origins.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import { Lobby } from '../../src/tables/lobby.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = (created: number, over: Partial<Room> = {}): Room => ({
  ...newRoom({
    settings: {
      game: 'toy',
      seats: 2,
      listed: true,
      entry: 'open',
      spectators: true,
      clock: { kind: 'none' },
      cover: 0,
    },
    version: 1,
    variants: {},
    host: 'ana',
    invite: 'i',
    now: created,
  }),
  ...over,
});

test('the lobby is read in pages, newest first, each table once', () => {
  const lobby = new Lobby(new Origins());
  const count = LIMITS.lobbyPage * 2 + 3;
  for (let i = 0; i < count; i++) lobby.set(`table-${String(i).padStart(4, '0')}`, room(i));
  const seen: string[] = [];
  for (let page = lobby.page(); ; page = lobby.page(page.more)) {
    seen.push(...page.tables.map(({ table }) => table));
    if (page.more === undefined) break;
  }
  expect(seen).toEqual(
    Array.from({ length: count }, (_, i) => `table-${String(count - 1 - i).padStart(4, '0')}`),
  );
});

test('readers are told of what changed on the first page, together', () => {
  const lobby = new Lobby(new Origins());
  const told: string[] = [];
  lobby.join({ send: (text) => void told.push(text) });
  lobby.set('a', room(1));
  lobby.set('b', room(2));
  lobby.remove('a');
  vi.advanceTimersByTime(1000);
  expect(told.map((text) => JSON.parse(text))).toMatchObject([
    { lobby: { set: [{ table: 'b' }], gone: [] } },
  ]);
  lobby.set('b', room(2, { status: 'ended' }));
  vi.advanceTimersByTime(1000);
  expect(JSON.parse(told.at(-1) ?? '')).toEqual({ lobby: { set: [], gone: ['b'] } });
});

test('two hundred tables of one address do not push the table of another off the first page', () => {
  const origins = new Origins();
  const lobby = new Lobby(origins);
  origins.note('eva', '198.51.100.7', false);
  lobby.set('honest-table', room(0, { host: 'eva' }));
  for (let i = 1; i <= 200; i++) {
    origins.note(`guest${i}`, '192.0.2.66', false);
    lobby.set(`table-${String(i).padStart(4, '0')}`, room(i, { host: `guest${i}` }));
  }
  const names = (after?: string) => lobby.page(after).tables.map(({ table }) => table);
  expect(names().slice(0, 7)).toEqual([
    'table-0200',
    'table-0199',
    'table-0198',
    'table-0197',
    'table-0196',
    'honest-table',
    'table-0195',
  ]);
  // When the table of a cursor has gone, some tables may be read twice, but none is left out.
  const { more } = lobby.page();
  const gone = more?.slice(more.indexOf('-') + 1) ?? '';
  const seen = new Set(names());
  lobby.remove(gone);
  for (let after = more; after !== undefined; after = lobby.page(after).more)
    for (const table of names(after)) seen.add(table);
  expect(seen.size).toBe(201);
});
