import type { TableRequest } from '@mazmorra/protocol';
import { requests } from '@mazmorra/protocol/schemas';
import { describe, expect, test } from 'vitest';
import type { TableRow } from '../../src/requests/row.ts';
import { rows } from '../../src/requests/rows.ts';
import { tableRows } from '../../src/table/requests.ts';
import { memoryTable, startedTable } from '../memory-table.ts';

/** Arguments with which a request gets as far as the question who makes it. */
const ARGS: Readonly<Record<string, object>> = {
  admit: { ask: 1, yes: true },
  contribute: { contribution: 'ff' },
  bot: { seat: 1, level: 'novice' },
  clear: { seat: 1 },
  agree: { terms: 0 },
  answer: { n: 0, option: 'x', key: 'k' },
  'hand-over': { seat: 1, agree: true },
  end: { agree: true },
  again: { yes: true },
  accuse: { about: 1 },
  change: {
    game: 'toy',
    seats: 2,
    listed: false,
    entry: 'open',
    spectators: true,
    clock: { kind: 'none' },
    cover: 0,
  },
};
/** Refused for another reason before or after a game. */
const OF_THE_START = ['admit', 'bot', 'clear', 'change', 'start', 'contribute', 'agree'];
const OF_THE_END = ['again', 'rematch'];

const named = (who: TableRow<never>['who']) =>
  (Object.keys(tableRows) as TableRequest['do'][]).filter((name) => tableRows[name].who === who);

test('every request has a row, and every row is of a request', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(requests).sort());
});

describe('a request at a table', () => {
  test.each(named('host'))('%s of somebody who is not the host is refused', async (name) => {
    const { ask, enter } = memoryTable();
    await enter('ana');
    const dan = await enter('dan');
    const reply = await ask(dan, { do: name, ...ARGS[name] });
    expect(reply['refused']).toMatchObject({ reply: { code: 'not-allowed' } });
  });

  test.each(named('seat'))('%s of somebody without a seat is refused', async (name) => {
    const set = OF_THE_START.includes(name) ? memoryTable() : await startedTable();
    const dan = await set.enter('dan');
    if (OF_THE_END.includes(name)) await set.table.change((room) => ({ ...room, status: 'ended' }));
    const reply = await set.ask(dan, { do: name, ...ARGS[name] });
    expect(reply['refused']).toMatchObject({ reply: { code: 'not-allowed' } });
  });
});
