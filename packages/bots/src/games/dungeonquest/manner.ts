import type { Seat } from '@mazmorra/kernel';
import type { BotStyle } from '../../styles.ts';

/**
 * The style of the seat that is being advised; all other seats are sensible. The expert sets it before it advises,
 * because many functions ask for the goal of a hero.
 */
export const manner: { seat: Seat; style: BotStyle | undefined } = { seat: -1, style: undefined };

export const mannerOf = (seat: Seat): BotStyle | undefined =>
  seat === manner.seat ? manner.style : undefined;
