import { allowed, english } from '@mazmorra/kernel';
import { counter } from '../numbers.ts';

const n = counter('en');

/** What a person typed, as they typed it. */
const typed = (text: string): string => JSON.stringify(text);

/** The numbers that a flag takes, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Why arguments cannot be used: what is wrong and what is allowed. */
export const refusals = {
  unknownCommand: (name: string, names: readonly string[]) =>
    `unknown command ${typed(name)}: ${allowed(names)}`,
  needsSources: (name: string) =>
    `${name} works on the sources, which this release does not contain: run it in a copy of the repository`,
  unexpected: (word: string) => `unexpected ${typed(word)}`,
  missing: (placeholder: string) => `${placeholder} is missing`,
  unknownFlag: (flag: string, flags: readonly string[]) => `unknown flag ${flag}: ${allowed(flags)}`,
  takesNoValue: (flag: string, flags: readonly string[]) => `${flag} takes no value: ${allowed(flags)}`,
  needsValue: (flag: string, flags: readonly string[]) =>
    `${flag} needs a value, as in ${flag}=VALUE: ${allowed(flags)}`,
  wrongFlags: (flags: readonly string[]) => `these flags cannot be read: ${allowed(flags)}`,
  wrongNumber: (flag: string, text: string, { min, max }: Range) =>
    `${flag} ${typed(text)}: allowed is ${min === max ? `${min} only` : `a whole number from ${min} to ${max}`}`,
  wrongWord: (flag: string, text: string, words: readonly string[]) =>
    `${flag} ${typed(text)}: ${allowed(words)}`,
  exclusive: (one: string, other: string) => `${one} and ${other} exclude each other: name one`,
  needs: (flag: string, other: string) => `${flag} needs ${other}`,
  /** What is wrong, with the game or the file that it is about. */
  about: (what: string, wrong: string) => `${what}: ${wrong}`,
  out: (wrong: string) => `--out: ${wrong}`,
  noFile: (file: string) => `there is no file ${file}`,
  unreadable: (file: string, why: string) => `cannot read ${file}: ${why}`,
  unknownGame: (id: string, ids: readonly string[]) => `unknown game ${typed(id)}: ${allowed(ids)}`,
  unknownOption: (key: string, game: string, options: readonly string[]) =>
    `unknown option ${typed(key)}: ${options.length === 0 ? `${game} has none` : `${game} has ${options.join(', ')}`}`,
  optionValue: (option: string, text: string, values: readonly string[]) =>
    `option ${option} cannot be ${typed(text)}: ${allowed(values)}`,
  unknownBot: (name: string, levels: readonly string[]) => `unknown bot ${typed(name)}: ${allowed(levels)}`,
  unknownRule: (name: string, game: string, rules: readonly string[], settings: readonly string[]) =>
    `unknown bot ${typed(name)}: ${game} has ${english.or(rules)}, or settings as in zoo:key=value,key=value with ${english.or(settings)}`,
  unknownStyle: (name: string, game: string, styles: readonly string[]) =>
    `unknown style in ${typed(name)}: ${game} has ${english.or(styles)}`,
  tooManyBots: (bots: number, seats: number) =>
    `${n(bots, 'bot', 'bots')} for ${n(seats, 'seat', 'seats')}: name at most ${seats}`,
  wrongDatabase: (text: string) => `--database ${typed(text)}: allowed is postgres://user@host/name`,
  noFolder: (folder: string) => `there is no folder ${folder}: name it with --data`,
};

export type RefusalText = typeof refusals;
