import { gameOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { hostMoment, momentBefore } from '../../src/local/moment.ts';
import type { SavedTable } from '../../src/local/saved.ts';
import { mistakesIn } from '../../src/local/study/mistakes.ts';
import type { Opinion } from '../../src/local/study/thoughts.ts';
import type { TableChange } from '../../src/table/client.ts';
import { playedTable } from '../support/played.ts';

const game = gameOf('dungeon-raiders');
const played = playedTable('dungeon-raiders', { seats: 3, seed: 'mistakes' });
const own = played.answers.flatMap(([seat], place) => (seat === 0 ? [place + 1] : []));
const [first = 0, second = 0] = own;
const others = played.answers.findIndex(([seat]) => seat !== 0) + 1;

const opinion = (move: number, mean: number): Opinion => ({
  move,
  best: 'another',
  options: [],
  sure: 'clear',
  iterations: 400,
  lead: { mean, error: 0.01 },
  ms: 300,
});
const analysed = (table: SavedTable, ...opinions: Opinion[]): SavedTable => ({
  ...table,
  analysis: { version: 3, opinions },
});

test('mistakes are the costliest decisions of the reader, not those of others and not what is too close to judge', () => {
  const table = analysed(played, opinion(first, 0.3), opinion(second, 0.01), opinion(others, 0.5));
  const { found, tooOld } = mistakesIn(game, [table, analysed(played)]);
  expect(found.map(({ move, seat, cost }) => ({ move, seat, cost }))).toEqual([
    { move: first, seat: 0, cost: 0.3 },
  ]);
  expect(tooOld).toBe(0);
});

test('games that are not over, of other games, or of rules that are played no more give none; the last are counted', () => {
  const table = analysed(played, opinion(first, 0.3));
  const { outcome: _, ...running } = table;
  const other: SavedTable = { ...table, game: 'saboteur' };
  const later: SavedTable = { ...table, version: game.version + 1 };
  expect(mistakesIn(game, [running, other, later])).toEqual({ found: [], tooOld: 1 });
});

test('a moment is the table before the answer, as the seat that made it saw it, and says so where it cannot be played', async () => {
  const changes: TableChange[] = [];
  const moment = momentBefore({ ...played, own: 1 }, second);
  await hostMoment(moment, (change) => changes.push(change));
  const [change] = changes;
  if (change?.type !== 'snapshot') throw new Error('the first thing told is the table');
  const { state, info } = change.snapshot;
  expect(state.number).toBe(second - 1);
  expect(state.viewer).toBe(0);
  expect(info.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  expect(state.decision?.options).toContain(played.answers[second - 1]?.[1]);
  changes.length = 0;
  await hostMoment({ ...moment, version: game.version + 1 }, (one) => changes.push(one));
  expect(changes).toEqual([{ type: 'lost', why: 'version' }]);
});
