import { at } from '@mazmorra/kernel';

/** The field of a tile. Everything that crosses its border does so at these measures, so every neighbour fits. */
export const tileWidth = 100;
export const tileHeight = 120;
const middle = { x: tileWidth / 2, y: tileHeight / 2 };
/** Half the width of a tunnel where it meets the border, and half the gauge of the rails. */
const mouth = 17;
const gauge = 5;

type Point = readonly [x: number, y: number];

/** Numbers that look like chance and are the same every time: the same card always has the same stones. */
function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** From the middle of the tile: `out` toward side 0 N, 1 E, 2 S, 3 W; `along` clockwise across it. */
function from(side: number, out: number, along: number): Point {
  switch (side) {
    case 0:
      return [middle.x + along, middle.y - out];
    case 1:
      return [middle.x + out, middle.y + along];
    case 2:
      return [middle.x - along, middle.y + out];
    default:
      return [middle.x - out, middle.y - along];
  }
}

const reach = (side: number): number => (side % 2 === 0 ? middle.y : middle.x);
const isOpen = (open: number, side: number): boolean => ((open >> side) & 1) === 1;

const r = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
const xy = ([x, y]: Point): string => `${r(x)} ${r(y)}`;

/** A closed line through all points, rounded like something dug by hand. */
function rounded(points: readonly Point[]): string {
  const n = points.length;
  const p = (i: number): Point => at(points, (i + n) % n);
  const parts = [`M${xy(p(0))}`];
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    parts.push(`C${xy(first)} ${xy(second)} ${xy(c)}`);
  }
  return `${parts.join('')}z`;
}

/** The mouth of a tunnel: fixed at the border, a little beyond it so that no line shows there, wobbling inside. */
function arm(side: number, inner: number, wobble: () => number): Point[] {
  const l = reach(side);
  const half = (l + inner) / 2;
  return [
    from(side, half, -mouth - wobble()),
    from(side, l, -mouth),
    from(side, l + 8, -mouth),
    from(side, l + 8, mouth),
    from(side, l, mouth),
    from(side, half, mouth + wobble()),
  ];
}

/** One cave that all open sides share. */
function cave(open: number, wobble: () => number): string {
  const points: Point[] = [];
  for (let side = 0; side < 4; side++) {
    if (isOpen(open, side)) points.push(...arm(side, 20, wobble));
    else points.push(from(side, 18 + wobble(), 0));
    const c = isOpen(open, side) || isOpen(open, (side + 1) % 4) ? 17 : 14;
    points.push(from(side, c + wobble(), c + wobble()));
  }
  return rounded(points);
}

/** A tunnel that ends before the middle. */
function stub(side: number, wobble: () => number): string {
  return rounded([
    ...arm(side, 24, wobble),
    from(side, 27, 15 + wobble()),
    from(side, 19 + wobble(), 9),
    from(side, 19 + wobble(), -9),
    from(side, 27, -15 - wobble()),
  ]);
}

const sides = [0, 1, 2, 3] as const;

export interface Tunnel {
  /** The dug-out floor; several where they do not meet. */
  readonly floors: readonly string[];
  /** The middle of the track, for the sleepers. */
  readonly track: string;
  readonly rails: string;
}

/** What a card shows, from its open sides alone. `seed` only moves the wobble. */
export function tunnelOf(open: number, connected: boolean, seed: number): Tunnel {
  const next = chance(seed + 17);
  const wobble = (): number => (next() - 0.5) * 6;
  const used = sides.filter((side) => isOpen(open, side));
  if (!connected) {
    const lines = used.map((side): Line => [side, 24]);
    return { floors: used.map((side) => stub(side, wobble)), ...laid(lines) };
  }
  const floors = [cave(open, wobble)];
  const [a, b] = used;
  if (used.length === 2 && a !== undefined && b !== undefined && (a + b) % 2 === 1)
    return { floors, ...bend(a, b) };
  return { floors, ...laid(used.map((side): Line => [side, 0])) };
}

type Line = readonly [side: number, start: number];

/** Straight track from the border inward. */
function laid(lines: readonly Line[]): Pick<Tunnel, 'track' | 'rails'> {
  const line = ([side, start]: Line, along: number): string =>
    `M${xy(from(side, reach(side) + 4, along))}L${xy(from(side, start, along))}`;
  return {
    track: lines.map((each) => line(each, 0)).join(''),
    rails: lines.flatMap((each) => [line(each, -gauge), line(each, gauge)]).join(''),
  };
}

/** Track that turns from one side to a neighbouring one. */
function bend(a: number, b: number): Pick<Tunnel, 'track' | 'rails'> {
  // Clockwise neighbours: what is right of the one is left of the other.
  const [one, two] = b === (a + 1) % 4 ? [a, b] : [b, a];
  const curve = (along: number): string => {
    const turn = from(one, -along, along);
    return `M${xy(from(one, reach(one) + 4, along))}L${xy(from(one, reach(one), along))}Q${xy(turn)} ${xy(from(two, reach(two), -along))}L${xy(from(two, reach(two) + 4, -along))}`;
  };
  return { track: curve(0), rails: curve(-gauge) + curve(gauge) };
}

/** A handful of stones in the ground, as one path. */
export function pebbles(seed: number, count = 7): string {
  const next = chance(seed * 7 + 3);
  return Array.from({ length: count }, () => {
    const [x, y] = [6 + next() * 88, 6 + next() * 108];
    const size = 2 + next() * 4;
    return rounded(
      Array.from({ length: 5 }, (_, i): Point => {
        const angle = (i / 5) * Math.PI * 2 + next();
        const radius = size * (0.7 + next() * 0.5);
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.8];
      }),
    );
  }).join('');
}

/** The boulders that block a dead end, big ones last. */
export function boulders(seed: number): readonly string[] {
  const next = chance(seed * 13 + 5);
  const spots: readonly (readonly [number, number, number])[] = [
    [-13, 7, 8],
    [13, 8, 8],
    [-12, -9, 8],
    [12, -10, 7],
    [0, 12, 8],
    [0, -2, 12],
  ];
  return spots.map(([dx, dy, size]) =>
    rounded(
      Array.from({ length: 6 }, (_, i): Point => {
        const angle = (i / 6) * Math.PI * 2 + next() * 0.5;
        const radius = size * (0.85 + next() * 0.3);
        return [middle.x + dx + Math.cos(angle) * radius, middle.y + dy + Math.sin(angle) * radius];
      }),
    ),
  );
}
