/** The shape of the dragon, seen from above and curled up, in the field of 100 x 200 of his chamber. */

type Point = readonly [x: number, y: number];

const MIDDLE: Point = [50, 102];
const STEPS = 44;
/** Where the tip of the tail lies, and how far the body goes round from there, in degrees. */
const START = 62;
const ROUND = 338;

/** How thick the body is, from the tip of the tail (0) to the neck (1). */
const thickness = (along: number): number =>
  along < 0.62 ? 1.2 + 12.4 * (along / 0.62) ** 0.85 : 13.6 - 6.4 * ((along - 0.62) / 0.38) ** 1.1;

/** A point on the middle of the body, and the direction from there to the head, in radians. */
function spineAt(along: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const angle = ((START + ROUND * along) * Math.PI) / 180;
  const wide = 36 - 7 * along;
  const high = 58 - 16 * along;
  return {
    x: MIDDLE[0] + wide * Math.cos(angle),
    y: MIDDLE[1] + high * Math.sin(angle),
    turn: Math.atan2(high * Math.cos(angle), -wide * Math.sin(angle)),
  };
}

function beside(along: number, out: number): Point {
  const { x, y, turn } = spineAt(along);
  return [x + out * Math.sin(turn), y - out * Math.cos(turn)];
}

const write = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

const along = (step: number): number => step / STEPS;
const steps = Array.from({ length: STEPS + 1 }, (_, step) => step);

export const body = `M${write([
  ...steps.map((step) => beside(along(step), thickness(along(step)))),
  ...steps.toReversed().map((step) => beside(along(step), -thickness(along(step)))),
])}Z`;

/** The lighter scales on his flank. */
export const belly = `M${write(steps.slice(4).map((step) => beside(along(step), -0.55 * thickness(along(step)))))}`;

/** The ridge of his back, spike by spike. */
export const ridge: string = Array.from({ length: 20 }, (_, index) => {
  const middle = 0.08 + index * 0.045;
  const edge = 0.6 * thickness(middle);
  const tip = 1.1 * thickness(middle) + 4.5;
  return `M${write([beside(middle - 0.006, edge), beside(middle - 0.012, tip), beside(middle + 0.034, edge)])}Z`;
}).join('');

/** Folded over his back. */
export const wing = `M${write([beside(0.4, 10), beside(0.5, 19), beside(0.62, 13), beside(0.6, 4), beside(0.74, 9), beside(0.68, -2), beside(0.84, 3), beside(0.72, -8), beside(0.5, -4)])}Z`;
export const wingBones = `M${write([beside(0.42, 9), beside(0.6, 4)])}M${write([beside(0.46, 6), beside(0.68, -2)])}M${write([beside(0.5, 2), beside(0.72, -7)])}`;

/** Where the head begins, and where it looks. */
const neck = spineAt(1);
export const headPlace = `translate(${neck.x.toFixed(1)} ${neck.y.toFixed(1)}) rotate(${((neck.turn * 180) / Math.PI - 14).toFixed(1)}) scale(1.5)`;
/** Looking along the x axis. */
export const head = 'M-5-7Q3-10 8-7L19-4.6Q24-3.6 24 0T19 4.6L8 7Q3 10-5 7Z';
export const horns = 'M1-7Q-9-12-15-10-9-8-3-4.4ZM1 7Q-9 12-15 10-9 8-3 4.4Z';
export const nostrils = 'M20-2.4h1.6M20 2.4h1.6';
export const closedEyes = 'M6-5q3 2.2 6 .6M6 5q3-2.2 6-.6';

/** What he sleeps on. */
export const coins: readonly (readonly [x: number, y: number, r: number])[] = Array.from(
  { length: 110 },
  (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 110);
    return [
      Math.round(MIDDLE[0] + Math.cos(angle) * reach * 40),
      Math.round(MIDDLE[1] + Math.sin(angle) * reach * 80),
      2.6 + (index % 3) * 0.7,
    ] as const;
  },
);
