import type { Names, Viewer } from '@mazmorra/kernel';

/**
 * Test names: Inés and Óscar change the word before them; a name of two words and one that ends in s are included too.
 */
export const PEOPLE = ['Ana', 'Bea', 'Inés', 'Óscar', 'Dan', 'Lucas', 'Mari Paz', 'Hilda', 'Iris', 'Jo'];

/** The names at the table as a viewer reads them. */
export const namesFor = (viewer: Viewer): Names => ({
  seat: (seat) => PEOPLE[seat] ?? `${seat + 1}`,
  ...(typeof viewer === 'number' && { own: viewer }),
});
