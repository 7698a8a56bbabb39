import { expect, test } from 'vitest';
import { differsFromRulebook, type Origin } from '../src/index.ts';

test.each<[Origin, boolean]>([
  [{ source: 'rulebook' }, false],
  [{ source: 'published' }, true],
  [{ source: 'design' }, true],
  [{ source: 'rulebook', parts: {} }, false],
  [{ source: 'rulebook', parts: { name: 'rulebook' } }, false],
  [{ source: 'rulebook', parts: { name: 'published' } }, true],
  [{ source: 'rulebook', parts: { name: 'rulebook', effect: 'design' } }, true],
  [{ source: 'design', parts: { name: 'rulebook' } }, true],
  // How many copies there are stands on no card.
  [{ source: 'rulebook', parts: { count: 'published' } }, false],
  [{ source: 'rulebook', parts: { count: 'rulebook' } }, false],
  [{ source: 'rulebook', parts: { count: 'design', name: 'design' } }, true],
])('whether a face of origin %j shows what the rulebook does not print: %s', (origin, differs) => {
  expect(differsFromRulebook(origin)).toBe(differs);
});
