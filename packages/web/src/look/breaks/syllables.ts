import type { Breaks } from '../breakable.ts';

/**
 * Syllables of a language that has a rule for them: they end where the next one begins with a consonant. The last consonants before a vowel
 * belong to it: one, or those that are spoken together (`onsets`, a pattern). At least two letters stay before the hyphen and three
 * come after it.
 */
export function syllables(vowels: string, onsets: string): Breaks {
  const next = new RegExp(`(?<=[${vowels}y])([^${vowels}]*?)((?:${onsets}|[^${vowels}])[${vowels}])`, 'g');
  return (word) => {
    const places: number[] = [];
    next.lastIndex = 0;
    for (let found = next.exec(word); found; found = next.exec(word)) {
      const place = found.index + (found[1]?.length ?? 0);
      if (place >= 2 && word.length - place >= 3) places.push(place);
      // The vowel that ends this syllable begins the search for the next one.
      next.lastIndex = place + 1;
    }
    return places;
  };
}
