import { describe, expect, test } from 'vitest';
import { pageOf, written } from '../../../src/games/saboteur/notes.ts';

describe('the notebook', () => {
  test('every table, seat and round has a page of its own', () => {
    const pages = [pageOf('a', 0, 1), pageOf('a', 0, 2), pageOf('a', 1, 1), pageOf('b', 0, 1)];
    expect(new Set(pages).size).toBe(4);
  });

  test('a mark is written, changed and taken away without touching the others', () => {
    const one = written({}, 'p', 2, 'saboteur');
    const two = written(one, 'p', 3, 'miner');
    expect(written(two, 'p', 2, 'unsure')).toEqual({ p: { 2: 'unsure', 3: 'miner' } });
    expect(written(two, 'p', 2, undefined)).toEqual({ p: { 3: 'miner' } });
    expect(one).toEqual({ p: { 2: 'saboteur' } });
  });

  test('the oldest pages are torn out', () => {
    let book = {};
    for (let table = 0; table < 80; table++) book = written(book, `t${table}`, 0, 'miner');
    expect(Object.keys(book)).toHaveLength(60);
    expect(Object.keys(book).at(-1)).toBe('t79');
  });
});
