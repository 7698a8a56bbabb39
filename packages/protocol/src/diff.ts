import type { Json } from '@mazmorra/kernel';

/**
 * How one plain JSON value becomes another, small enough to send with every answer:
 *
 * - `[value]` puts the value in place of the old one;
 * - `{ key: diff, … }` changes these members of an object or these places of an array, and leaves the rest. Beside
 *   them `"-": [key, …]` takes members away and `"#": length` cuts an array or says how far it has grown.
 *
 * A list always means a new value and an object always means a change inside, so no value needs escaping. Objects
 * with a member called `-` or `#` are put anew instead of changed.
 */
export type Diff = readonly [Json] | DiffInside;
export interface DiffInside {
  readonly [key: string]: Diff | readonly string[] | number;
}

type Plain = { readonly [key: string]: Json | undefined };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isPlain = (value: Json): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The diff from one value to another, or `undefined` when they are equal. */
export function diff(from: Json, to: Json): Diff | undefined {
  if (from === to) return undefined;
  if (isList(from) && isList(to)) return diffLists(from, to);
  if (isPlain(from) && isPlain(to)) return diffPlain(from, to);
  return [to];
}

function diffLists(from: readonly Json[], to: readonly Json[]): Diff | undefined {
  const shared = Math.min(from.length, to.length);
  const inside: Record<string, Diff | number> = {};
  let changed = 0;
  for (let i = 0; i < shared; i++) {
    const child = diff(from[i] as Json, to[i] as Json);
    if (child === undefined) continue;
    inside[i] = child;
    changed++;
  }
  if (changed === 0 && from.length === to.length) return undefined;
  // Places that moved along make every later one differ; then the list itself is shorter than the tale of it.
  if (to.length <= 1 || (changed + to.length - shared) * 2 > to.length) {
    if (to.every((item) => typeof item !== 'object') || changed + to.length - shared === to.length)
      return [to];
  }
  for (let i = shared; i < to.length; i++) inside[i] = [to[i] as Json];
  if (from.length !== to.length) inside['#'] = to.length;
  return inside;
}

function diffPlain(from: Plain, to: Plain): Diff | undefined {
  const inside: Record<string, Diff | readonly string[]> = {};
  let changed = false;
  for (const key in to) {
    const next = to[key];
    if (next === undefined) continue;
    if (key === '-' || key === '#') return [to as Json];
    const before = from[key];
    const child: Diff | undefined = before === undefined ? [next] : diff(before, next);
    if (child === undefined) continue;
    inside[key] = child;
    changed = true;
  }
  let gone: string[] | undefined;
  for (const key in from) {
    if (from[key] === undefined || to[key] !== undefined) continue;
    gone ??= [];
    gone.push(key);
  }
  if (gone) inside['-'] = gone;
  return changed || gone ? inside : undefined;
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
