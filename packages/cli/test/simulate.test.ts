import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { describe, expect, test } from 'vitest';
import { mazmorra, scratch } from './run.ts';

const folder = scratch();

interface Result {
  readonly [key: string]: unknown;
  readonly winShare: readonly number[];
}

function simulate(...args: string[]): Result {
  const { code, out, err } = mazmorra('simulate', ...args, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Result;
}

/** Everything but how long it took. */
function untimed(result: Result): unknown {
  const { seconds: _, answersPerSecond: __, ...rest } = result;
  return rest;
}

describe('simulate', () => {
  test('prints one JSON object with the promised keys', () => {
    const result = simulate('dungeon-raiders', '--seats', '3', '--games', '20', '--seed', 'keys');
    expect(result).toMatchObject({
      game: 'dungeon-raiders',
      seats: 3,
      games: 20,
      seed: 'keys',
      options: { tactical: false },
      bots: ['random', 'random', 'random'],
      answers: expect.any(Number),
      seconds: expect.any(Number),
      answersPerSecond: expect.any(Number),
      ties: expect.any(Number),
      summary: expect.any(Object),
    });
    expect(result.winShare).toHaveLength(3);
    expect(result.winShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('gives the same results for the same arguments, and others for another seed', () => {
    const args = ['dungeon-raiders', '--seats', '5', '--games', '200'];
    const once = untimed(simulate(...args));
    expect(untimed(simulate(...args))).toEqual(once);
    expect(untimed(simulate(...args, '--seed', 'another'))).not.toEqual(once);
  });

  test('plays the variant that is asked for', () => {
    const result = simulate('dungeon-raiders', '--games', '5', '--option', 'tactical=true');
    expect(result['options']).toMatchObject({ tactical: true });
  });

  test('seats the bots in the order of the list, in turn', () => {
    const result = simulate('dungeon-raiders', '--games', '2', '--bots', 'adventurer,random');
    expect(result['bots']).toEqual(['adventurer', 'random', 'adventurer', 'random']);
  });

  test.each([...gameIds])('plays %s with every kind of bot, and twice the same', (game) => {
    const args = [game, '--games', '1', '--bots', 'master,adventurer,novice,random', '--iterations', '20'];
    expect(untimed(simulate(...args))).toEqual(untimed(simulate(...args)));
  });

  test('writes the last game as a record that holds', () => {
    const file = join(folder, 'last.mazmorra.json');
    simulate('dungeon-raiders', '--games', '3', '--bots', 'novice,random', '--out', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      mazmorra: 1,
      game: 'dungeon-raiders',
      seats: 4,
    });
    expect(mazmorra('verify', file)).toMatchObject({ code: 0, err: '' });
  });

  test('writes every game into a folder, each with a deal of its own', () => {
    const out = join(folder, 'games');
    simulate('dungeon-raiders', '--games', '3', '--seats', '3', '--out', out);
    const files = readdirSync(out).sort();
    expect(files).toEqual(['1.mazmorra.json', '2.mazmorra.json', '3.mazmorra.json']);
    const seals = files.map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')).seal);
    expect(new Set(seals).size).toBe(3);
    for (const file of files) expect(mazmorra('verify', join(out, file))).toMatchObject({ code: 0, err: '' });
  });

  test('writes nothing when the arguments are wrong', () => {
    const file = join(folder, 'never.mazmorra.json');
    expect(mazmorra('simulate', 'dungeon-raiders', '--seats', '9', '--out', file).code).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  test('without --json tells the share of every seat in a table', () => {
    const { code, out } = mazmorra('simulate', 'dungeon-raiders', '--games', '10', '--seats', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/seat +bot +wins\n +0 +random +\d/);
    expect(out).toContain('answers a second');
  });
});
