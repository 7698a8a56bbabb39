import type { Json } from '@mazmorra/kernel';

/**
 * How one plain JSON value becomes another, small enough to send with every answer:
 *
 * - `[value]` puts the value in place of the old one;
 * - `{ key: diff, … }` changes these members of an object or these places of an array, and leaves the rest. Beside
 *   them `"-": [key, …]` takes members away and `"#": length` cuts an array or says how far it has grown.
 *
 * A list always means a new value and an object always means a change inside, so no value needs escaping. Objects
 * with a member called `-` or `#` are replaced instead of changed.
 */
export type Diff = readonly [Json] | DiffInside;
export interface DiffInside {
  readonly [key: string]: Diff | readonly string[] | number;
}

type Plain = { readonly [key: string]: Json | undefined };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isPlain = (value: Json | undefined): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The diff from one value to another, or `undefined` when they are equal. */
export function diff(from: Json, to: Json): Diff | undefined {
  const text = diffText(from, to);
  return text === '' ? undefined : (JSON.parse(text) as Diff);
}

/**
 * The same as JSON, or an empty text when the values are equal; from nothing to a value it is the value. A server does this for every seat
 * at every answer, so it writes the text at once instead of building objects first, with as few concatenations as possible.
 */
export function diffText(from: Json | undefined, to: Json): string {
  if (from === to) return '';
  if (isList(from) && isList(to)) return listDiff(from, to);
  if (isPlain(from) && isPlain(to)) return plainDiff(from, to);
  return anew(to);
}

/** Caches: views have few different texts, keys and small numbers, and repeat them. */
const MOST_KNOWN = 5000;
const knownTexts = new Map<string, string>();
const knownNumbers: readonly string[] = Array.from({ length: 100 }, (_, number) => `[${number}]`);

/** The value in place of the old one. */
function anew(value: Json): string {
  if (typeof value === 'number') return knownNumbers[value] ?? `[${value}]`;
  if (typeof value === 'boolean') return value ? '[true]' : '[false]';
  if (typeof value !== 'string') return `[${JSON.stringify(value)}]`;
  let text = knownTexts.get(value);
  if (text === undefined) {
    text = `[${JSON.stringify(value)}]`;
    if (knownTexts.size < MOST_KNOWN) knownTexts.set(value, text);
  }
  return text;
}

/** A key up to the colon, as the first member of an object and as a later one. */
interface KeyText {
  readonly first: string;
  readonly later: string;
}

const newKeyText = (key: string): KeyText => ({
  first: `{${JSON.stringify(key)}:`,
  later: `,${JSON.stringify(key)}:`,
});
const knownKeys = new Map<string, KeyText>();
const knownPlaces: readonly KeyText[] = Array.from({ length: 100 }, (_, place) => newKeyText(`${place}`));

function keyText(key: string): KeyText {
  let text = knownKeys.get(key);
  if (text === undefined) {
    text = newKeyText(key);
    if (knownKeys.size < MOST_KNOWN) knownKeys.set(key, text);
  }
  return text;
}

const placeText = (place: number): KeyText => knownPlaces[place] ?? newKeyText(`${place}`);

const LENGTH = newKeyText('#');
const GONE = newKeyText('-');

/** Appends a member; the closing brace is added at the end. */
const withMember = (inside: string, { first, later }: KeyText, text: string): string =>
  inside === '' ? first + text : inside + later + text;

function listDiff(from: readonly Json[], to: readonly Json[]): string {
  let inside = '';
  let changed = 0;
  for (let i = 0; i < to.length; i++) {
    const child = diffText(from[i], to[i] as Json);
    if (child === '') continue;
    inside = withMember(inside, placeText(i), child);
    changed++;
  }
  if (from.length !== to.length) inside = withMember(inside, LENGTH, `${to.length}`);
  if (inside === '') return '';
  inside += '}';
  // If elements have moved, every later one differs, and the whole list is shorter than its diff.
  return changed * 2 < to.length ? inside : shorter(inside, anew(to));
}

const shorter = (one: string, other: string): string => (one.length < other.length ? one : other);

function plainDiff(from: Plain, to: Plain): string {
  let inside = '';
  let kept = 0;
  for (const key in to) {
    const next = to[key];
    const known = from[key];
    // What every object has, such as `constructor`, is a function and no member. To ask by a function of its own takes half as long again.
    const before = typeof known === 'function' ? undefined : known;
    if (next === undefined) continue;
    if (before !== undefined) kept++;
    if (next === before) continue;
    if (key === '-' || key === '#') return anew(to);
    const child = diffText(before, next);
    if (child !== '') inside = withMember(inside, keyText(key), child);
  }
  if (Object.keys(from).length !== kept) inside = withGone(inside, from, to);
  return inside === '' ? '' : `${inside}}`;
}

function withGone(inside: string, from: Plain, to: Plain): string {
  const gone: string[] = [];
  for (const key in from)
    if (from[key] !== undefined && (to[key] === undefined || !Object.hasOwn(to, key))) gone.push(key);
  return gone.length === 0 ? inside : withMember(inside, GONE, JSON.stringify(gone));
}

/** What a diff makes of a value. The value itself stays as it is; unchanged parts are shared with the result. */
export function patch(from: Json, change: Diff): Json {
  if (isReplacement(change)) return change[0];
  if (isList(from)) return patchList(from, change);
  if (isPlain(from)) return patchPlain(from, change);
  throw new RangeError('a change inside a value that has no inside');
}

const isReplacement = (change: Diff): change is readonly [Json] => Array.isArray(change);

function patchList(from: readonly Json[], change: DiffInside): Json {
  const to = [...from];
  const length = change['#'];
  if (typeof length === 'number') to.length = Math.min(to.length, length);
  for (const [key, child] of Object.entries(change)) {
    if (key === '#') continue;
    to[Number(key)] = patched(from[Number(key)], child as Diff);
  }
  return to;
}

function patchPlain(from: Plain, change: DiffInside): Json {
  const to: Record<string, Json | undefined> = { ...from };
  for (const [key, child] of Object.entries(change)) {
    if (key === '-') for (const gone of child as readonly string[]) delete to[gone];
    else to[key] = patched(from[key], child as Diff);
  }
  return to;
}

function patched(before: Json | undefined, change: Diff): Json {
  if (isReplacement(change)) return change[0];
  if (before === undefined) throw new RangeError('a change inside a value that is not there');
  return patch(before, change);
}
