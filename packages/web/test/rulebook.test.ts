import { describe, expect, test } from 'vitest';
import { placeOf, type Rulebook } from '../src/rulebook/rulebook.ts';

const book: Rulebook = {
  chapters: [
    { id: 'start', title: 'Start', paragraphs: [{ rules: ['X-SETUP'], body: 'a', tries: [] }] },
    {
      id: 'play',
      title: 'Play',
      paragraphs: [
        { rules: ['X-PLAY'], body: 'b', tries: [] },
        { rules: ['X-PLAY-03', 'X-ITEM'], body: 'c', tries: [] },
      ],
    },
  ],
};

describe('rulebook', () => {
  test.each([
    ['a rule under a tag', 'X-SETUP-01', { chapter: 'start', paragraph: 0 }],
    ['the longest tag wins', 'X-PLAY-03', { chapter: 'play', paragraph: 1 }],
    ['the wider tag takes the rest', 'X-PLAY-04', { chapter: 'play', paragraph: 0 }],
    ['a tag is not the beginning of a longer word', 'X-ITEMS-01', undefined],
    ['an unknown rule has no place', 'Y-01', undefined],
  ])('%s', (_, rule, place) => {
    expect(placeOf(book, rule)).toEqual(place);
  });
});
