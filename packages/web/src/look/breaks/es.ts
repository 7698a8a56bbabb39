/** The last consonants before a vowel belong to it: one, or two that are spoken as one. */
const SPANISH =
  /(?<=[aeiouáéíóúüy])([^aeiouáéíóúü]*?)((?:[bcdfgkpt]r|[bcfgkp]l|ch|ll|rr|qu|gu|[^aeiouáéíóúü])[aeiouáéíóúü])/g;

/** Syllables end where the next one begins with a consonant; at least two letters stay before the hyphen and three come after it. */
export function es(word: string): number[] {
  const places: number[] = [];
  SPANISH.lastIndex = 0;
  for (let found = SPANISH.exec(word); found; found = SPANISH.exec(word)) {
    const place = found.index + (found[1]?.length ?? 0);
    if (place >= 2 && word.length - place >= 3) places.push(place);
    // The vowel that ends this syllable begins the search for the next one.
    SPANISH.lastIndex = place + 1;
  }
  return places;
}
