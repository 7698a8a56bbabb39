import { describe, expect, test } from 'vitest';
import type { Choice, Weighed } from '../src/bot.ts';
import { mergeChoices } from '../src/search/merge.ts';

/** The result of a search: options with their values and visits, the chosen one first. */
function searched(...options: readonly (readonly [option: number, value: number, visits: number])[]): Choice {
  const weighed = options.map(
    ([option, value, visits]): Weighed => ({
      option,
      name: `option ${option}`,
      value,
      visits,
    }),
  );
  return {
    option: weighed[0]?.option ?? -1,
    reason: `reason ${weighed[0]?.option}`,
    explanation: {
      options: weighed,
      sure: 'close',
      iterations: weighed.reduce((sum, { visits }) => sum + visits, 0),
      ms: 10,
    },
  };
}

describe('searches of one decision are merged', () => {
  test('the answer of most of them wins, with its reason', () => {
    const merged = mergeChoices(searched([1, 0.6, 50], [2, 0.5, 50]), [
      searched([2, 0.55, 60], [1, 0.5, 40]),
      searched([2, 0.55, 60], [1, 0.5, 40]),
    ]);
    expect(merged.option).toBe(2);
    expect(merged.reason).toBe('reason 2');
    expect(merged.explanation?.options[0]?.option).toBe(2);
  });

  test('between two answers the higher mean value decides, not the visits', () => {
    const merged = mergeChoices(searched([1, 0.5, 80], [2, 0.4, 20]), [searched([2, 0.7, 60], [1, 0.4, 40])]);
    expect(merged.option).toBe(2);
    expect(
      mergeChoices(searched([1, 0.5, 80], [2, 0.4, 20]), [searched([2, 0.45, 60], [1, 0.4, 40])]).option,
    ).toBe(1);
  });

  test('an option that no search chose is not the answer, whatever its value', () => {
    const merged = mergeChoices(searched([1, 0.5, 80], [3, 0.9, 2]), [searched([1, 0.5, 80], [3, 0.9, 2])]);
    expect(merged.option).toBe(1);
  });

  test('visits add up, values are means by visits, ranges get narrower', () => {
    const alone = searched([1, 0.5, 80], [2, 0.2, 20]);
    const { explanation } = mergeChoices(alone, [searched([1, 0.8, 40], [2, 0.4, 60])]);
    expect(explanation?.iterations).toBe(200);
    const [first, second] = explanation?.options ?? [];
    expect(first).toMatchObject({ option: 1, visits: 120 });
    expect(first?.value).toBeCloseTo(0.6);
    expect(second).toMatchObject({ option: 2, visits: 80 });
    expect(second?.value).toBeCloseTo(0.35);
    expect((first?.high ?? 1) - (first?.low ?? 0)).toBeLessThan(0.2);
    expect(explanation?.sure).toBe('clear');
  });

  test('an option that was never tried is worth nothing, and not no number', () => {
    const { explanation } = mergeChoices(searched([1, 0.5, 8], [2, 0, 0]), [
      searched([1, 0.5, 8], [2, 0, 0]),
    ]);
    expect(explanation?.options[1]).toMatchObject({ option: 2, value: 0, visits: 0, low: 0, high: 1 });
  });

  test('remarks and what is said come from the first', () => {
    const first: Choice = { ...searched([1, 0.5, 8]), spoken: { about: 2, reason: 'buried' } };
    const merged = mergeChoices(first, [
      { ...searched([1, 0.5, 8]), spoken: { about: 3, reason: 'buried' } },
    ]);
    expect(merged.spoken?.about).toBe(2);
  });

  test('without an explanation the first answer stands', () => {
    expect(mergeChoices({ option: 4 }, [searched([1, 0.5, 8])])).toEqual({ option: 4 });
    const alone = searched([1, 0.5, 8]);
    expect(mergeChoices(alone, [])).toBe(alone);
  });
});
