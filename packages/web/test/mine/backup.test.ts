import { describe, expect, test } from 'vitest';
import { BrokenBackup, backupText, mergedPages, missing, readBackup } from '../../src/app/mine/backup.ts';
import type { SavedTable } from '../../src/local/saved.ts';
import { playedTable } from '../support/played.ts';

const finished = playedTable('welcome-to-the-dungeon', { seats: 3, seed: 'x' });
const under = playedTable('dungeon-raiders', { seats: 3, seed: 'y', answers: 5 });
const further = playedTable('dungeon-raiders', { seats: 3, seed: 'y', answers: 9 });
const settings = { language: 'es', speed: 3 };
const notes = { 'mazmorra.saboteur.notes': { 't/0/1': { '2': 'saboteur' } } };
const text = backupText({ tables: [finished, under], settings, notes });

describe('everything as one file', () => {
  test('comes back as it went out', () => {
    expect(readBackup(text)).toEqual({ mazmorraBackup: 1, tables: [finished, under], settings, notes });
  });

  test('the opinions of the master stay behind', () => {
    const analysed: SavedTable = { ...finished, analysis: { version: 1, opinions: [] } };
    expect(backupText({ tables: [analysed], settings, notes })).not.toContain('opinions');
  });

  const without = (name: keyof SavedTable): string => {
    const { [name]: _, ...table } = finished;
    return JSON.stringify({ mazmorraBackup: 1, tables: [under, table] });
  };
  test.each([
    ['nothing', ''],
    ['cut off', text.slice(0, -40)],
    ['something else', '{"a":1}'],
    ['a list', '[]'],
    ['no games', '{"mazmorraBackup":1}'],
    ['a game without seats', without('seats')],
    ['a game without answers', without('answers')],
    ['a game without a deal', without('random')],
    ['a game without an id', without('id')],
    ['a game we do not have', text.replaceAll('"game":"dungeon-raiders"', '"game":"chess"')],
    ['an end without places', text.replace('"places":', '"spots":')],
    ['settings that are none', text.replace(JSON.stringify(settings), '7')],
  ])('%s is refused whole', (_, file) => {
    expect(() => readBackup(file)).toThrow(BrokenBackup);
  });
});

describe('what is added to what is here', () => {
  test('only what is missing', () => {
    expect(missing([finished], [finished, under])).toEqual([under]);
    expect(missing([finished, under], [finished, under])).toEqual([]);
  });

  test('a game that has gone further elsewhere, never one that is behind', () => {
    expect(missing([under], [further])).toEqual([further]);
    expect(missing([further], [under])).toEqual([]);
  });

  test('a copy under another id is the same game, twice in one file too', () => {
    const copy = { ...finished, id: 'other', imported: true as const };
    expect(missing([finished], [copy])).toEqual([]);
    expect(missing([], [finished, copy])).toEqual([finished]);
  });

  test('what is written in the notebook here stays', () => {
    expect(mergedPages({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 1, b: 3 });
  });
});
