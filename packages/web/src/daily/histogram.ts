/** How many people came to points from `from` to `to`, both included. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly people: number;
}

/** More rows than this are put together: a histogram is read at a glance. */
const most = 10;

/** 1, 2, 5, 10, 20, 50 and so on: the first of these steps that needs no more than `most` rows. */
function stepFor(low: number, high: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power])
      if (Math.floor(high / step) - Math.floor(low / step) < most) return step;
}

/** The rows of a histogram, from the fewest points to the most, empty ones between them included. */
export function binsOf(counts: readonly (readonly [points: number, people: number])[]): Bin[] {
  const points = counts.map(([value]) => value);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  if (points.length === 0) return [];
  const step = stepFor(low, high);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => {
    const from = (first + index) * step;
    const to = from + step - 1;
    const inside = counts.filter(([value]) => value >= from && value <= to);
    return { from, to, people: inside.reduce((sum, [, people]) => sum + people, 0) };
  });
}
