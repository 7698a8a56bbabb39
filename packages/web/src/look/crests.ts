/** One coat of arms per seat: letter, shape and colour always go together. Shapes are drawn in a 24 x 24 field. */
export interface Coat {
  readonly letter: string;
  readonly shape: string;
  readonly colour: string;
  /** Of the shape and the letter on the colour. */
  readonly ink: string;
  readonly path: string;
}

const dark = '#1b130b';
const light = '#fffaf0';

export const coats: readonly Coat[] = [
  { letter: 'A', shape: 'chevron', colour: '#c24a22', ink: light, path: 'M12 4 22 15v6L12 10 2 21v-6z' },
  { letter: 'B', shape: 'cross', colour: '#56b4e9', ink: dark, path: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z' },
  {
    letter: 'C',
    shape: 'tower',
    colour: '#177a5a',
    ink: light,
    path: 'M4 3h4v3h2V3h4v3h2V3h4v7l-2 2v9h-4v-5h-4v5H6v-9l-2-2z',
  },
  {
    letter: 'D',
    shape: 'moon',
    colour: '#f0d443',
    ink: dark,
    path: 'M15 2a10 10 0 1 0 7 13A8.6 8.6 0 0 1 15 2z',
  },
  {
    letter: 'E',
    shape: 'star',
    colour: '#2f67b8',
    ink: light,
    path: 'm12 1 3.1 7.2 7.9.7-6 5.2 1.9 7.7L12 17.6l-6.9 4.2L7 14.1 1 8.9l7.9-.7z',
  },
  {
    letter: 'F',
    shape: 'ring',
    colour: '#dd8cba',
    ink: dark,
    path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  },
  { letter: 'G', shape: 'lozenge', colour: '#e9e2d0', ink: dark, path: 'M12 1 21 12 12 23 3 12z' },
  {
    letter: 'H',
    shape: 'waves',
    colour: '#8d5f35',
    ink: light,
    path: 'M2 6q5-5 10 0t10 0v4q-5 5-10 0T2 10zm0 9q5-5 10 0t10 0v4q-5 5-10 0T2 19z',
  },
  { letter: 'I', shape: 'crown', colour: '#7a4fb5', ink: light, path: 'M2 6l5 5 5-8 5 8 5-5-2 14H4z' },
  {
    letter: 'J',
    shape: 'saltire',
    colour: '#4b525b',
    ink: light,
    path: 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
  },
];
