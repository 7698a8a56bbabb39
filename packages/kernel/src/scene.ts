/**
 * A position as a diagram of a few shapes, for pictures of previews, animations and embedded replays. A game makes it from a view
 * (`Game.scene`), so that it shows nothing that the view does not. It holds no words: seats are letters.
 */

/** `#rrggbb`. */
export type Colour = string;
export type Shape =
  | readonly ['box', x: number, y: number, width: number, height: number, colour: Colour]
  | readonly ['disc', x: number, y: number, radius: number, colour: Colour]
  /** Centred. Capital letters, digits and a few signs. */
  | readonly ['text', x: number, y: number, size: number, colour: Colour, text: string];

/** Drawn in this order on a field of `SCENE`. */
export type Scene = readonly Shape[];
export const SCENE = { width: 1200, height: 630 } as const;

export const PAINT = {
  ground: '#1b1410',
  stone: '#3b2f26',
  panel: '#2a211b',
  pale: '#d9c9ad',
  light: '#fffaf0',
  gold: '#e0b13c',
  red: '#c0392b',
  green: '#3f8f4f',
  blue: '#4a86c5',
  violet: '#7b5ea7',
  earth: '#6b4a2f',
  dark: '#0f0b08',
} as const;

const CRESTS: readonly Colour[] = [
  '#c24a22',
  '#56b4e9',
  '#177a5a',
  '#f0d443',
  '#b06ab3',
  '#8a8f98',
  '#e58fb1',
  '#9bbf4d',
  '#5a5fc7',
  '#c28f5c',
];

const crestColour = (seat: number): Colour => CRESTS[seat % CRESTS.length] ?? PAINT.pale;

/** The shield of a seat: its colour and its letter. */
export const crest = (seat: number, x: number, y: number, radius: number): Shape[] => [
  ['disc', x, y, radius, crestColour(seat)],
  ['text', x, y, radius * 1.2, PAINT.dark, String.fromCharCode(65 + seat)],
];

/** What is shown of a seat: up to three numbers with their colours. */
export interface SeatMarks {
  readonly marks: readonly (readonly [Colour, number | string])[];
  /** It is out, or has passed. */
  readonly isOut?: boolean;
  readonly isActive?: boolean;
}

/** The height that is left for the board above the seats. */
export const BOARD_HEIGHT = 490;

/** A board with the seats in a row below it. */
export function sceneOf(board: Scene, seats: readonly SeatMarks[]): Scene {
  const { width, height } = SCENE;
  const each = width / seats.length;
  const panels = seats.flatMap(({ marks, isOut = false, isActive = false }, seat): Shape[] => {
    const left = seat * each + 6;
    const middle = BOARD_HEIGHT + 70;
    const apart = (each - 90) / Math.max(1, marks.length);
    return [
      ['box', left, BOARD_HEIGHT + 10, each - 12, 120, isActive ? PAINT.gold : PAINT.panel],
      ['box', left + 4, BOARD_HEIGHT + 14, each - 20, 112, isOut ? PAINT.dark : PAINT.stone],
      ...crest(seat, left + 38, middle, 26),
      ...marks.flatMap(([colour, value], at): Shape[] => {
        const x = left + 72 + apart * (at + 0.5);
        const size = Math.min(34, apart * 0.62);
        return [
          ['disc', x, middle, Math.min(30, apart / 2 - 1), colour],
          ['text', x, middle, size, PAINT.light, String(value)],
        ];
      }),
    ];
  });
  return [['box', 0, 0, width, height, PAINT.ground], ...board, ...panels];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A shape as an element of SVG. Its texts are letters and digits; anything else is left out. */
export function svgOf(shape: Shape): string {
  if (shape[0] === 'box') {
    const [, x, y, width, height, colour] = shape;
    return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="6" fill="${colour}"/>`;
  }
  if (shape[0] === 'disc') {
    const [, x, y, radius, colour] = shape;
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${colour}"/>`;
  }
  const [, x, y, size, colour, text] = shape;
  const said = text.replace(/[^A-Z0-9+?/-]/g, '');
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}" fill="${colour}" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-weight="700">${said}</text>`;
}

/** Moments of a game with few strings: most of what is drawn stays from one to the next. */
export interface Film {
  /** Elements of SVG. */
  readonly shapes: readonly string[];
  /** The shapes of each moment, by their number, in the order in which they are drawn. */
  readonly frames: readonly (readonly number[])[];
}

export function filmOf(scenes: readonly Scene[]): Film {
  const numbers = new Map<string, number>();
  const frames = scenes.map((scene) =>
    scene.map((shape) => {
      const text = svgOf(shape);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    }),
  );
  return { shapes: [...numbers.keys()], frames };
}
