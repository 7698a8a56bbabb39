import { isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import type { AnyGame, GameRecord } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { reportOf, wrongMove } from '../src/check/report.ts';
import { checkOwn, checkText } from '../src/local/check.ts';
import { tableOf } from '../src/local/file.ts';
import { ReplayHost } from '../src/local/replay-host.ts';
import type { SavedTable } from '../src/local/saved.ts';
import { playedFile, playedTable } from './support/played.ts';

const game = gameOf('welcome-to-the-dungeon');
const saved = playedTable('welcome-to-the-dungeon', { seats: 3, seed: 'check' });
const text = playedFile(saved);
const rules = async (id: string): Promise<AnyGame | undefined> => (isGameId(id) ? gameOf(id) : undefined);

const altered = (change: (record: { -readonly [K in keyof GameRecord]: GameRecord[K] }) => void): string => {
  const record = JSON.parse(text);
  change(record);
  return JSON.stringify(record);
};

/** An answer that is the only one of its kind in the game, so that nobody may give it at another time. */
const swapped = (at: number, option: string) =>
  altered((record) => {
    record.answers = record.answers.map((answer, place) =>
      place === at ? [answer[0], option, answer[2]] : answer,
    );
  });

describe('the check of a record', () => {
  test('an honest one holds in every step', async () => {
    const checked = await checkText(text, rules);
    expect(checked.verdict).toMatchObject({ holds: true, answers: saved.answers.length, committed: true });
    expect(reportOf(checked).map(({ state }) => state)).toEqual([
      'holds',
      'holds',
      'holds',
      'holds',
      'holds',
    ]);
    expect(checked.names).toEqual(['Ana', 'Bot 1', 'Bot 2']);
  });

  test('a move that the rules refuse is named with its player', async () => {
    const checked = await checkText(swapped(6, 'no-such-thing'), rules);
    expect(wrongMove(checked)).toBe(7);
    expect(checked.mover).toBe(saved.answers[6]?.[0]);
    expect(reportOf(checked)).toContainEqual({ step: 'moves', state: 'fails' });
    expect(reportOf(checked)).toContainEqual({ step: 'seal', state: 'open' });
  });

  test('a move changed to another that is allowed is named too', async () => {
    const [, first] = saved.answers[0] ?? [];
    const other = first === 'pass' ? 'draw' : 'pass';
    expect(wrongMove(await checkText(swapped(0, other), rules))).toBe(1);
  });

  test.each([
    [
      'another seed',
      altered((r) => (r.random = { ...r.random, seed: '00'.repeat(32) } as never)),
      'commitment',
    ],
    ['another winner', altered((r) => delete r.outcome), 'outcome'],
    ['another name', altered((r) => (r.names = ['Eva', 'Bot 1', 'Bot 2'])), 'seal'],
    ['another version', altered((r) => (r.version += 1)), 'rules'],
    ['another game', altered((r) => (r.game = 'chess')), 'rules'],
  ])('%s does not hold', async (_, file, step) => {
    const checked = await checkText(file, rules);
    expect(checked.verdict.holds).toBe(false);
    expect(reportOf(checked)).toContainEqual({ step, state: 'fails' });
  });

  test('a record that holds by itself is refused when another deal was promised', async () => {
    expect((await checkText(text, rules, 'ab'.repeat(32))).verdict.holds).toBe(false);
    const { random } = saved;
    const promised = random.algorithm === 'chacha20' ? random.commitment : '';
    expect((await checkText(text, rules, promised)).verdict.holds).toBe(true);
  });
});

describe('the check of a game of this device', () => {
  test('holds as it was played', () => {
    expect(checkOwn(game, saved).verdict.holds).toBe(true);
  });

  test('names a move that does not fit, and sees another end', () => {
    const answers = saved.answers.map((answer, place) =>
      place === 3 ? ([answer[0], 'no'] as const) : answer,
    );
    expect(wrongMove(checkOwn(game, { ...saved, answers }))).toBe(4);
    const { outcome, ...rest } = saved;
    if (!outcome) throw new Error('not over');
    const other: SavedTable = { ...rest, outcome: { ...outcome, winners: [] } };
    expect(reportOf(checkOwn(game, other))).toContainEqual({ step: 'outcome', state: 'fails' });
  });
});

test('an altered record can be watched up to the move that does not fit', () => {
  const table = tableOf(swapped(6, 'no-such-thing'), 1);
  const { facts } = new ReplayHost(game, table, () => undefined);
  expect(facts).toEqual({ length: 6, broken: 7, viewer: 'spectator' });
});
