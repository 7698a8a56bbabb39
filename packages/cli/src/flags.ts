import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { allowed } from '@mazmorra/kernel';
import { UsageError } from './usage.ts';

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true } & ParseArgsConfig>
>;

/** Reads flags and positional words; an error names what is allowed. */
export function readFlags<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: O,
  positionals: readonly string[],
): { values: Parsed<O>['values']; words: readonly string[] } {
  const parsed = parse(args, options);
  const extra = parsed.positionals[positionals.length];
  if (extra !== undefined) throw new UsageError(`unexpected ${JSON.stringify(extra)}`);
  const missing = positionals[parsed.positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
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

function parse<const O extends ParseArgsOptionsConfig>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true }) as Parsed<O>;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${complaint(error)}: ${allowed(known)}`);
  }
}

/** What is wrong with a flag, in the words of this program and not of Node. */
function complaint(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const flag = /--[\w-]+/.exec(message)?.[0] ?? 'a flag';
  if (/^Unknown option/.test(message)) return `unknown flag ${flag}`;
  if (/does not take an argument/.test(message)) return `${flag} takes no value`;
  if (/argument (?:missing|is ambiguous)/.test(message)) return `${flag} needs a value, as in ${flag}=VALUE`;
  return message.split(/[.\n]/)[0] ?? '';
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number within a range, or the default where the flag is absent. */
export function wholeNumber(flag: string, text: string | undefined, fallback: number, range: Range): number {
  if (text === undefined) return fallback;
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || value < range.min || value > range.max) {
    const numbers =
      range.min === range.max ? `${range.min} only` : `a whole number from ${range.min} to ${range.max}`;
    throw new UsageError(`${flag} ${JSON.stringify(text)}: allowed is ${numbers}`);
  }
  return value;
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
  if (word === undefined) throw new UsageError(`${flag} ${JSON.stringify(text)}: ${allowed(words)}`);
  return word;
}
