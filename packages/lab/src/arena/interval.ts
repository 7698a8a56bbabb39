export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 95 % point of the normal distribution, two-sided. */
const z = 1.96;

/**
 * The mean of independent samples with its 95 % interval. For win shares a sample is one deal with all its seat
 * rotations, because games of one deal resemble each other and must not count as independent.
 */
export function intervalOf(samples: readonly number[]): Interval {
  const n = samples.length;
  if (n === 0) return { mean: 0, low: 0, high: 0 };
  const mean = samples.reduce((sum, x) => sum + x, 0) / n;
  if (n === 1) return { mean, low: mean, high: mean };
  const variance = samples.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1);
  const half = z * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}

/** The same for a share, clamped to 0 to 1. */
export function shareOf(samples: readonly number[]): Interval {
  const { mean, low, high } = intervalOf(samples);
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The ratio of the summed parts to the summed wholes, for independent samples of different size. */
export function ratioOf(samples: readonly (readonly [part: number, whole: number])[]): Interval {
  const n = samples.length;
  const whole = samples.reduce((sum, [, w]) => sum + w, 0);
  if (whole === 0) return { mean: 0, low: 0, high: 0 };
  const mean = samples.reduce((sum, [part]) => sum + part, 0) / whole;
  const squares = samples.reduce((sum, [part, w]) => sum + (part - mean * w) ** 2, 0);
  const half = n === 1 ? 0 : (z * Math.sqrt((squares * n) / (n - 1))) / whole;
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}
