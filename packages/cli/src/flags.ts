import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { LANGUAGES } from '@mazmorra/kernel';
import { type Placeholder, type Sentence, typed } from './text/index.ts';
import { UsageError } from './usage.ts';

/** The numbers that a flag takes, both ends included. */
interface Range {
  readonly min: number;
  readonly max: number;
}

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true } & ParseArgsConfig>
>;

/** Reads flags and positional words; an error names what is allowed. */
export function readFlags<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: O,
  positionals: readonly Placeholder[],
): { values: Parsed<O>['values']; words: readonly string[] } {
  const parsed = parse(args, options);
  const extra = parsed.positionals[positionals.length];
  if (extra !== undefined) throw new UsageError(({ refusals }) => refusals.unexpected(typed(extra)));
  const missing = positionals[parsed.positionals.length];
  if (missing !== undefined)
    throw new UsageError(({ refusals, placeholders }) => refusals.missing(placeholders[missing]));
  return { values: parsed.values, words: parsed.positionals };
}

/** Reads flags and any number of words. */
export function readWords<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: O,
): { values: Parsed<O>['values']; words: readonly string[] } {
  const { values, positionals } = parse(args, options);
  return { values, words: positionals };
}

/** Every command has `--lang`. One that knows more languages than a person reads, such as `both`, reads it itself. */
function parse<const O extends ParseArgsOptionsConfig>(args: readonly string[], options: O): Parsed<O> {
  const all: ParseArgsOptionsConfig = { ...options, lang: { type: 'string' } };
  try {
    const parsed = parseArgs({ args: [...args], options: all, allowPositionals: true, strict: true });
    if (!('lang' in options)) oneOf('--lang', parsed.values['lang'] as string | undefined, 'en', LANGUAGES);
    return parsed as Parsed<O>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      complaint(
        error,
        Object.keys(all).map((name) => `--${name}`),
      ),
    );
  }
}

/** What is wrong with a flag, in the words of this program and not of Node. */
function complaint(error: unknown, flags: readonly string[]): Sentence {
  const message = error instanceof Error ? error.message : String(error);
  const flag = /--?[\w-]+/.exec(message)?.[0];
  return ({ refusals, allowed }) => {
    const all = allowed(flags);
    if (flag === undefined) return refusals.wrongFlags(all);
    if (/^Unknown option/.test(message)) return refusals.unknownFlag(flag, all);
    if (/does not take an argument/.test(message)) return refusals.takesNoValue(flag, all);
    if (/argument (?:missing|is ambiguous)/.test(message)) return refusals.needsValue(flag, all);
    return refusals.wrongFlags(all);
  };
}

/** A whole number within a range, or the default where the flag is absent. */
export function wholeNumber(flag: string, text: string | undefined, fallback: number, range: Range): number {
  if (text === undefined) return fallback;
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  const { min, max } = range;
  throw new UsageError(({ refusals }) =>
    min === max
      ? refusals.onlyNumber(flag, typed(text), min)
      : refusals.wrongNumber(flag, typed(text), min, max),
  );
}

/** One of a closed list of words, or the default where the flag is absent. */
export function oneOf<const W extends string>(
  flag: string,
  text: string | undefined,
  fallback: W,
  words: readonly W[],
): W {
  if (text === undefined) return fallback;
  const word = words.find((candidate) => candidate === text);
  if (word === undefined)
    throw new UsageError(({ refusals, allowed }) => refusals.wrongWord(flag, typed(text), allowed(words)));
  return word;
}
