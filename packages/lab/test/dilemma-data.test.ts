import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { gameOf, playableOf } from '@mazmorra/catalogue/loaded';
import { bots } from '@mazmorra/languages/bots';
import { wordsOf } from '@mazmorra/languages/node';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { type Dilemma, openDilemma } from '../../bots/src/dilemma.ts';
import { remarkText } from '../../bots/src/text/remarks.ts';
import { dilemmaEffort } from '../src/dilemmas/find.ts';
import { isMissed } from '../src/dilemmas/missed.ts';

const [en, es] = [wordsOf(bots)('en'), wordsOf(bots)('es')];

const fileOf = (id: string): string => join(import.meta.dirname, '../../games', id, 'dilemmas.json');
const MOST_BYTES = 8192;

describe.each(gameIds.filter((id) => existsSync(fileOf(id))))('the dilemmas of %s', (id) => {
  const dilemmas = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Dilemma[];

  test('each comes to its decision, with the options it names', () => {
    for (const dilemma of dilemmas)
      expect(openDilemma(gameOf(id), dilemma), dilemma.seed).toHaveProperty('table');
  });

  test('each has a best option that an adventurer does not take, and is small', () => {
    for (const dilemma of dilemmas) {
      const [best, next] = dilemma.options;
      expect(best?.[0], dilemma.seed).not.toBe(dilemma.tempting);
      expect((best?.[1] ?? 0) - (next?.[1] ?? 1), dilemma.seed).toBeGreaterThan(0);
      expect(dilemma.gap, dilemma.seed).toBeGreaterThanOrEqual(dilemmaEffort.gap);
      expect(JSON.stringify(dilemma).length, dilemma.seed).toBeLessThan(MOST_BYTES);
    }
    expect(new Set(dilemmas.map(({ seed }) => seed)).size).toBe(dilemmas.length);
  });

  // All dilemmas in the long run. A failure means that the bots have improved: run `mazmorra dilemmas GAME --check
  // FILE`.
  test('adventurers of today miss the best option', () => {
    const looked = dilemmas.filter((_, number) => isLong || number % 10 === 0);
    const seen = looked.filter((dilemma) => !isMissed(playableOf(id), dilemma));
    expect(seen.map(({ seed }) => seed)).toEqual([]);
  });

  test('every remark has a sentence in both languages', () => {
    const names = { seat: (seat: number) => `S${seat}` };
    for (const remark of dilemmas.flatMap(({ options }) => options.flatMap(([, , , why]) => why)))
      for (const words of [en, es]) expect(remarkText(words, remark, names)).toBeTruthy();
  });
});
