import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { chatText, isStorable, nameText } from './text.ts';

export const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Bytes that somebody adds to a deal. */
export const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.maxLength(2 * LIMITS.contribution));

/** An id, a key, an option, an address: printable ASCII, taken as it is or refused. */
export const word = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[ -~]*$/));

/** A line that people read, as `chatText` leaves it. */
export const line = (max: number) =>
  v.pipe(v.string(), v.maxLength(4 * max), v.transform(chatText), v.minLength(1), v.maxLength(max));

/** The name of a person, as `nameText` leaves it. It may be empty then, and is refused by what uses it. */
export const personName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(4 * LIMITS.name),
  v.transform(nameText),
  v.maxLength(LIMITS.name),
);

/** Words that somebody looks for. They may be none. */
export const search = (max: number) => v.pipe(v.string(), v.maxLength(max), v.transform(chatText));

/** A text of many lines that is stored as it is, or refused. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max), v.check(isStorable));
