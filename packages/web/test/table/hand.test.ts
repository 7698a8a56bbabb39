import { expect, test } from 'vitest';
import { placesAfter } from '../../src/table/Hand.tsx';

test('a card that is drawn lies in the place of the one that was played, and the others stay where they are', () => {
  const dealt = placesAfter([], ['a', 'b', 'b', 'c']);
  expect(dealt).toEqual(['a', 'b', 'b', 'c']);
  const played = placesAfter(dealt, ['a', 'b', 'c']);
  expect(played).toEqual(['a', 'b', undefined, 'c']);
  expect(placesAfter(played, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'd', 'c']);
  expect(placesAfter(played, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'd', 'c', 'e']);
});
