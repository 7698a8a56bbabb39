import * as v from 'valibot';
import { LIMITS } from './limits.ts';

export const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Bytes that somebody adds to a deal. */
export const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.maxLength(2 * LIMITS.contribution));

/** Names and lines of chat are shown as they are: no control characters, no tricks with the writing direction. */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * max),
    v.transform((text) =>
      text
        .replace(/[\p{C}\u2028\u2029]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
    v.minLength(1),
    v.maxLength(max),
  );
