/** A place on a grid that may have gaps. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * Where a key leads from one place of a grid: an arrow to the next place on the same line, across gaps, or else to the nearest one on
 * that side; Home and End to the ends of the row. Nothing where the key means nothing or there is no such place.
 */
export function walk<P extends GridPlace>(places: readonly P[], from: GridPlace, key: string): P | undefined {
  const row = places.filter(({ y }) => y === from.y);
  if (key === 'Home') return least(row, ({ x }) => x);
  if (key === 'End') return least(row, ({ x }) => -x);
  const way = WAYS[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  const ahead = (place: P): number => (place.x - from.x) * dx + (place.y - from.y) * dy;
  const aside = (place: P): number => Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
  // A place on the same line is always nearer than one off it.
  const offLine = 1000;
  return least(
    places.filter((place) => ahead(place) > 0),
    (place) => ahead(place) + aside(place) * offLine,
  );
}

function least<P>(places: readonly P[], cost: (place: P) => number): P | undefined {
  let best: P | undefined;
  for (const place of places) if (best === undefined || cost(place) < cost(best)) best = place;
  return best;
}
