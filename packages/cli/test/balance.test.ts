import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { expect, test } from 'vitest';
import { mazmorra, scratch } from './run.ts';

const folder = scratch();

interface Counts {
  readonly games: number;
  readonly won: readonly [number, number];
  readonly parts: Readonly<Record<string, readonly [number, number]>>;
}
interface Report extends Counts {
  readonly seats: number;
  readonly variants: Readonly<Record<string, Counts>>;
}

const balance = (...args: string[]) => mazmorra('balance', ...args, '--bots', 'random', '--games', '6');

test('the same seed counts the same, and a file keeps the games of before', () => {
  const file = join(folder, 'figures.json');
  const first = balance('saboteur', '--variant-games', '1', '--out', file, '--json');
  expect(first).toMatchObject({ code: 0, err: '' });
  balance('welcome-to-the-dungeon', '--variant-games', '0', '--out', file);
  const again = balance('saboteur', '--variant-games', '1', '--json');
  expect(again.out).toBe(first.out);
  const { game, ...report } = JSON.parse(first.out) as Report & { readonly game: string };
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Report>;
  expect(kept[game]).toEqual(report);
  expect(Object.keys(kept)).toEqual(['saboteur', 'welcome-to-the-dungeon']);
  // Five seats in three rounds of six games: a role for each.
  const roles = Object.values(report.parts).reduce((sum, [played]) => sum + played, 0);
  expect([report.won[0], roles]).toEqual([5 * 6, 5 * 6 * 3]);
  expect(report.variants['rounds=1']?.parts).toBeDefined();
});

test('a file that cannot be written is wrong use', () => {
  const out = join(folder, 'no', 'such', 'folder.json');
  expect(balance('dungeon-raiders', '--variant-games', '0', '--out', out)).toMatchObject({ code: 2 });
  expect(existsSync(out)).toBe(false);
});

test('the figures that the page shows are of known games, with roles or heroes and variants', () => {
  const file = new URL('../../../docs/bot-games.json', import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Report>;
  expect(Object.keys(kept).length).toBeGreaterThan(3);
  for (const [game, { games, parts, variants }] of Object.entries(kept)) {
    expect(gameIds).toContain(game);
    expect(games).toBeGreaterThanOrEqual(1000);
    expect(Object.keys(parts).length).toBeGreaterThan(1);
    expect(Object.keys(variants).length).toBeGreaterThan(2);
  }
});
