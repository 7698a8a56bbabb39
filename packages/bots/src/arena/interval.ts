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

/** The same for a share, never outside 0 to 1. */
export function shareOf(samples: readonly number[]): Interval {
  const { mean, low, high } = intervalOf(samples);
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}
