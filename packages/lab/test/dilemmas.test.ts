import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { type Dilemma, openDilemma } from '../../bots/src/dilemma.ts';
import { checkDilemma } from '../src/dilemmas/check.ts';
import { type DilemmaEffort, findDilemmas } from '../src/dilemmas/find.ts';
import { whole } from '../src/dilemmas/whole.ts';

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

test('a game gives the same wherever the search begins', () => {
  const number = Number(first.seed.split('/').at(-1));
  expect(findDilemmas(playable, 'a', small, number).next().value).toEqual(first);
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

test('a dilemma still holds when it is checked; one whose best option an adventurer takes, or a search does not, is none', () => {
  expect(checkDilemma(playable, first, small)).toEqual({ holds: first });
  const by = (name: string): Dilemma => {
    const option =
      first.options.find((one) => one[0] === name) ?? (first.options[0] as Dilemma['options'][0]);
    return { ...first, options: [option, ...first.options.filter((one) => one !== option)] };
  };
  expect(checkDilemma(playable, by(first.tempting), small)).toEqual({ fault: 'seen' });
  const third = first.options
    .map(([name]) => name)
    .find((name, place) => place > 0 && name !== first.tempting);
  expect(third).toBeDefined();
  expect(checkDilemma(playable, by(third ?? ''), small)).toEqual({ fault: 'unclear' });
  expect(checkDilemma(playable, { ...first, version: 0 }, small)).toEqual({ fault: 'position' });
});

test('where a search tries only the options that look best, the others get a value too', () => {
  const saboteur = playableOf('saboteur');
  const file = join(import.meta.dirname, '../../games/saboteur/dilemmas.json');
  const dilemmas = JSON.parse(readFileSync(file, 'utf8')) as Dilemma[];
  const [dilemma] = dilemmas.filter(({ gap }) => gap > 0.35);
  if (!dilemma) throw new Error('no dilemma of Saboteur with a wide gap');
  const shortlist = { ...dilemma, options: dilemma.options.slice(0, 2) };
  const told = whole(saboteur, shortlist, 1000);
  expect(told?.options[0]).toEqual(dilemma.options[0]);
  expect(told?.options.length).toBeGreaterThan(4);
  expect(whole(saboteur, { ...dilemma, options: dilemma.options.slice(1, 3) }, 1000)).toBeUndefined();
});
