import { inEnglish, type Part, SaidError, sayerOf } from './language/said.ts';
import type { GameRecord, RecordedRandom } from './record.ts';

export const recordSentences = {
  'no-record': () => 'the file is not a Mazmorra record',
  'record-format': (format: number) => `the record is of format ${format}, we know format 1`,
  'unreadable-record': (why: string) => `the record cannot be read: ${why}`,
  'the-record': () => 'the record',
  'a-contribution': () => 'a contribution',
  'log-step': (step: number) => `step ${step} of the log`,
  'log-step-number': (step: number) => `the number of step ${step} of the log`,
  'not-object': (what: Part) => `${inEnglish(what)} is not an object`,
  'not-string': (what: Part) => `${inEnglish(what)} is not a string`,
  'not-whole': (what: Part) => `${inEnglish(what)} is not a whole number`,
  'not-texts': (what: Part) => `${inEnglish(what)} is not a list of texts`,
  'not-seats': (what: Part) => `${inEnglish(what)} is not a list of seats`,
  'not-list': (what: Part) => `${inEnglish(what)} is not a list`,
  'not-hexadecimal': (what: Part) => `${inEnglish(what)} is not hexadecimal`,
  'no-plain-value': (option: string) => `option ${option} has no plain value`,
  'unknown-algorithm': () => 'random names no algorithm that we know (chacha20, sfc32)',
  'no-answer': (number: number) => `answer ${number} is not a seat, an option and a check`,
};

const say = sayerOf(recordSentences);

/** The text is not a record. */
export class NotARecord extends SaidError {
  override readonly name = 'NotARecord';
}

/** The text is a damaged record: it was cut or altered, or has an unknown format. The message says where. */
export class BrokenRecord extends SaidError {
  override readonly name = 'BrokenRecord';
}

/** The field that identifies a record. */
const MARK = /"mazmorra"\s*:\s*\d/;

const HEX = /^(?:[0-9a-f]{2})*$/;

/** Reads a record file. Only its shape is checked here; `verifyRecord` checks its content. */
export function readRecord(text: string): GameRecord {
  const value = parse(text);
  const record = requireObject(say('the-record'), value);
  const format = record['mazmorra'];
  if (typeof format !== 'number') throw new NotARecord(say('no-record'));
  if (format !== 1) throw new BrokenRecord(say('record-format', format));
  requireString('game', record['game']);
  requireString('seal', record['seal']);
  requireCount('version', record['version']);
  requireCount('seats', record['seats']);
  requireVariants(record['options']);
  requireStrings('names', record['names']);
  requireRandom(record['random']);
  requireAnswers(record['answers']);
  if (record['outcome'] !== undefined) requireObject('outcome', record['outcome']);
  if (record['hints'] !== undefined) requireCount('hints', record['hints']);
  if (record['anonymous'] !== undefined) requireSeats(record['anonymous']);
  if (record['log'] !== undefined) requireLog(record['log']);
  return value as GameRecord;
}

function parse(text: string): unknown {
  if (!MARK.test(text)) throw new NotARecord(say('no-record'));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenRecord(say('unreadable-record', error instanceof Error ? error.message : String(error)));
  }
}

function requireObject(what: Part, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenRecord(say('not-object', what));
  return value as Record<string, unknown>;
}

function requireString(what: Part, value: unknown): void {
  if (typeof value !== 'string') throw new BrokenRecord(say('not-string', what));
}

function requireCount(what: Part, value: unknown): void {
  if (!Number.isInteger(value) || (value as number) < 0) throw new BrokenRecord(say('not-whole', what));
}

function requireStrings(what: Part, value: unknown): void {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new BrokenRecord(say('not-texts', what));
  }
}

function requireVariants(value: unknown): void {
  for (const [id, setting] of Object.entries(requireObject('options', value))) {
    if (!['boolean', 'number', 'string'].includes(typeof setting))
      throw new BrokenRecord(say('no-plain-value', id));
  }
}

function requireRandom(value: unknown): asserts value is RecordedRandom {
  const random = requireObject('random', value);
  if (random['algorithm'] === 'sfc32') return requireString('random.seed', random['seed']);
  if (random['algorithm'] !== 'chacha20') throw new BrokenRecord(say('unknown-algorithm'));
  requireHex('random.commitment', random['commitment']);
  if (random['seed'] !== undefined) requireHex('random.seed', random['seed']);
  if (random['salt'] !== undefined) requireHex('random.salt', random['salt']);
  requireStrings('random.contributions', random['contributions']);
  for (const contribution of random['contributions'] as string[])
    requireHex(say('a-contribution'), contribution);
}

function requireHex(what: Part, value: unknown): void {
  if (typeof value !== 'string' || !HEX.test(value)) throw new BrokenRecord(say('not-hexadecimal', what));
}

function requireAnswers(value: unknown): void {
  if (!Array.isArray(value)) throw new BrokenRecord(say('not-list', 'answers'));
  for (const [index, answer] of value.entries()) {
    const [seat, option, check] = Array.isArray(answer) ? answer : [];
    if (!Number.isInteger(seat) || typeof option !== 'string' || typeof check !== 'string') {
      throw new BrokenRecord(say('no-answer', index + 1));
    }
  }
}

function requireSeats(value: unknown): void {
  if (!Array.isArray(value) || !value.every((seat) => Number.isInteger(seat) && seat >= 0))
    throw new BrokenRecord(say('not-seats', 'anonymous'));
}

function requireLog(value: unknown): void {
  if (!Array.isArray(value)) throw new BrokenRecord(say('not-list', 'log'));
  for (const [index, step] of value.entries()) {
    const said = say('log-step', index + 1);
    const { n, lines } = requireObject(said, step);
    requireCount(say('log-step-number', index + 1), n);
    for (const told of Object.values(requireObject(said, lines))) requireStrings(said, told);
  }
}
