/** Milliseconds that a bot seems to think about an average decision: on a server, and on a device at normal speed. */
export const usualPause = 200;

/** The share of the usual pause for a decision with one option, and what each doubling of the options adds. */
const least = 0.35;
const perDoubling = 0.22;
const most = 1.5;

/**
 * The pause before a bot answers, where `usual` is the pause at an average decision. It grows with the number of
 * options and varies from decision to decision. `number` is the number of the decision, so that a replayed table has
 * the same pauses.
 */
export function pauseFor(usual: number, options: number, seat: number, number: number): number {
  const share = Math.min(most, least + perDoubling * Math.log2(Math.max(1, options)));
  return Math.round(usual * share * (0.6 + 0.8 * scatter(seat, number)));
}

/** A pseudo-random number from 0 to 1. */
function scatter(seat: number, number: number): number {
  let mixed = Math.imul(number * 8 + seat + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
