import { at } from '@mazmorra/kernel';

/** The shape of a room in a square of 100, its arrow to the north. Everything turns by quarter turns from there. */

const WALL = 1;
/** Half the width of a passage. */
const HALF = 16;
const MIDDLE = 50;

/** The same wobble for the same tile, wherever it lies. */
function wobbler(seed: string): (most: number) => number {
  let state = 7;
  for (const letter of seed) state = (state * 33 + letter.charCodeAt(0)) % 65_521;
  return (most) => {
    state = (state * 75 + 74) % 65_537;
    return (state / 65_537 - 0.5) * 2 * most;
  };
}

type Point = readonly [x: number, y: number];

/** A point seen from one of the four sides: `along` to the right of somebody who looks at that side from the middle. */
function turn(along: number, out: number, side: number): Point {
  switch (side) {
    case 0:
      return [MIDDLE + along, MIDDLE - out];
    case 1:
      return [MIDDLE + out, MIDDLE + along];
    case 2:
      return [MIDDLE - along, MIDDLE + out];
    default:
      return [MIDDLE - out, MIDDLE - along];
  }
}

/**
 * The floor: a room with an opening in every side that is no wall. The openings always reach the edge at the same
 * places, so that two tiles fit whichever way they lie.
 */
export function floorPath(id: string, sides: readonly number[], narrow: boolean): string {
  const wobble = wobbler(id);
  const reach = narrow ? HALF + 3 : 37;
  const shake = narrow ? 1.2 : 2.4;
  const points: Point[] = [];
  const add = (along: number, out: number, side: number, most: number): void => {
    const [x, y] = turn(along, out, side);
    points.push([x + wobble(most), y + wobble(most)]);
  };
  for (let side = 0; side < 4; side++) {
    add(-reach, reach, side, shake);
    if (!narrow) add(-reach / 2 - 4, reach, side, shake);
    if (at(sides, side) !== WALL) {
      add(-HALF, reach, side, 0.8);
      add(-HALF, 50.5, side, 0);
      add(HALF, 50.5, side, 0);
      add(HALF, reach, side, 0.8);
    }
    if (!narrow) add(reach / 2 + 4, reach, side, shake);
  }
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A round floor with its openings, for the room that turns. */
export function roundFloor(sides: readonly number[]): string {
  const openings = sides.map((side, index) => {
    if (side === WALL) return '';
    // Clockwise like the circle: what overlaps must not cancel out.
    const corners = [
      turn(-HALF, 50.5, index),
      turn(HALF, 50.5, index),
      turn(HALF, 28, index),
      turn(-HALF, 28, index),
    ];
    return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  });
  return `M50 12a38 38 0 1 1 0 76 38 38 0 1 1 0-76z${openings.join('')}`;
}

/** Flagstones: rows of joints, a little different on every tile. */
export function joints(id: string): string {
  const wobble = wobbler(`${id}!`);
  let path = '';
  for (let row = 0; row < 6; row++) {
    const y = 8 + row * 17 + wobble(1.5);
    path += `M0 ${y.toFixed(1)}L100 ${(y + wobble(1.5)).toFixed(1)}`;
    for (let column = 0; column < 5; column++) {
      const x = 10 + column * 22 + (row % 2) * 11 + wobble(3);
      path += `M${x.toFixed(1)} ${y.toFixed(1)}l${wobble(1.2).toFixed(1)} 16.5`;
    }
  }
  return path;
}

/** Boulders of a cave-in, as circles. */
export function boulders(id: string): readonly { x: number; y: number; r: number }[] {
  const wobble = wobbler(`${id}#`);
  return Array.from({ length: 11 }, (_, index) => ({
    x: 50 + ((index % 4) - 1.5) * 17 + wobble(5),
    y: 34 + Math.floor(index / 4) * 16 + wobble(5),
    r: 6.5 + wobble(3),
  }));
}

/** A crack across the tile; `rising` from the south-west to the north-east. */
export function crack(id: string, rising: boolean): string {
  const wobble = wobbler(`${id}~`);
  const upper: string[] = [];
  const lower: string[] = [];
  for (let step = 0; step <= 8; step++) {
    const x = 4 + step * 11.5;
    const y = rising ? 100 - x : x;
    const width = 5.5 + wobble(2);
    upper.push(`${(x + wobble(1.5)).toFixed(1)} ${(y - width).toFixed(1)}`);
    lower.unshift(`${(x + wobble(1.5)).toFixed(1)} ${(y + width).toFixed(1)}`);
  }
  return `M${upper.join('L')}L${lower.join('L')}Z`;
}

/** A web: spokes and the threads between them. */
export const web: string = (() => {
  const spokes = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4 + 0.2);
  const end = (angle: number, r: number): string =>
    `${(50 + Math.cos(angle) * r).toFixed(1)} ${(50 + Math.sin(angle) * r).toFixed(1)}`;
  const rays = spokes.map((angle) => `M50 50L${end(angle, 40)}`).join('');
  const rings = [10, 18, 26, 34].map((r) =>
    spokes
      .map((angle, index) => {
        const next = angle + Math.PI / 4;
        return `${index === 0 ? `M${end(angle, r)}` : ''}Q${end(angle + Math.PI / 8, r * 0.8)} ${end(next, r)}`;
      })
      .join(''),
  );
  return rays + rings.join('');
})();
