import { at, LANGUAGES } from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { type Said, told } from '../src/index.ts';

const glossary = readGlossary();

/** Faults of a text: those that the lint finds in each language, and names that differ between the languages. */
export function faultsOf(said: Said, game: string): string[] {
  const seats = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();
  const faults = LANGUAGES.flatMap((language) => {
    const text = told(said, language, (seat) => at(['Ana', 'Bea', 'Carlos', 'Dora'], seat));
    const forbidden = forbiddenIn(glossary, language, game);
    return lint(text, language, { sentence: true, forbidden }).map(
      ({ rule, found }) => `${rule}: ${found} (${text})`,
    );
  });
  return seats(said.es).join() === seats(said.en).join() ? faults : [...faults, `names differ: ${said.en}`];
}
