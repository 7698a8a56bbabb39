import { playableOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { type Dilemma, openDilemma } from '../src/dilemmas/dilemma.ts';
import { type DilemmaEffort, findDilemmas } from '../src/dilemmas/find.ts';

const playable = playableOf('dungeon-raiders');
const { game } = playable;
const small: DilemmaEffort = { look: 60, deep: 400, searches: 2, gap: 0.05 };

function firstOf(seed: string, count: number): Dilemma[] {
  const found: Dilemma[] = [];
  for (const one of findDilemmas(playable, seed, small)) {
    if (one) found.push(one);
    if (found.length === count) break;
  }
  return found;
}

const found = firstOf('a', 1);
const first = found[0] as Dilemma;

test('the same seed finds the same dilemmas', () => {
  expect(firstOf('a', 1)).toEqual(found);
});

test('the best option is ahead of all others, and not the one that an adventurer takes', () => {
  for (const { options, tempting, gap } of found) {
    const [best, next] = options;
    expect(best?.[0]).not.toBe(tempting);
    expect(options.map(([name]) => name)).toContain(tempting);
    expect(gap).toBeGreaterThanOrEqual(small.gap);
    expect((best?.[1] ?? 0) - (next?.[1] ?? 1)).toBeGreaterThan(0);
  }
});

test('a dilemma opens at its decision', () => {
  for (const dilemma of found) {
    const opened = openDilemma(game, dilemma);
    expect(opened).toHaveProperty('table');
    if ('table' in opened) expect(opened.table.decisionOf(dilemma.seat)?.kind).toBe(dilemma.kind);
  }
});

test('a dilemma of other rules, or one whose answers lead elsewhere, is not opened', () => {
  expect(openDilemma(game, { ...first, version: game.version + 1 })).toEqual({ fault: 'version' });
  expect(openDilemma(game, { ...first, game: 'another' })).toEqual({ fault: 'version' });
  expect(openDilemma(game, { ...first, answers: [[0, 'nothing of the kind']] })).toEqual({
    fault: 'position',
  });
  expect(openDilemma(game, { ...first, options: [['play:nothing', 1, 1, []]] })).toEqual({
    fault: 'position',
  });
});
