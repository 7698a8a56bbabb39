import type { Names, Viewer } from '@mazmorra/kernel';

/** Inés and Óscar change the word before them; a name of two words and one that ends in s are people, too. */
export const PEOPLE = ['Ana', 'Bea', 'Inés', 'Óscar', 'Dan', 'Lucas', 'Mari Paz', 'Hilda', 'Iris', 'Jo'];

/** The table as a viewer reads it. */
export const namesFor = (viewer: Viewer): Names => ({
  seat: (seat) => PEOPLE[seat] ?? `${seat + 1}`,
  ...(typeof viewer === 'number' && { own: viewer }),
});
