import type { GameRecord, RecordedRandom } from './record.ts';

/** The text is not a record. */
export class NotARecord extends Error {
  override readonly name = 'NotARecord';
}

/** The text is a damaged record: it was cut or altered, or has an unknown format. The message says where. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord';
}

/** The field that identifies a record. */
const MARK = /"mazmorra"\s*:\s*\d/;

const HEX = /^(?:[0-9a-f]{2})*$/;

/** Reads a record file. Only its shape is checked here; `verifyRecord` checks its content. */
export function readRecord(text: string): GameRecord {
  const value = parse(text);
  const record = requireObject('the record', value);
  const format = record['mazmorra'];
  if (typeof format !== 'number') throw new NotARecord('the file is not a Mazmorra record');
  if (format !== 1) throw new BrokenRecord(`the record is of format ${format}, we know format 1`);
  requireType('game', record['game'], 'string');
  requireType('seal', record['seal'], 'string');
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
  if (!MARK.test(text)) throw new NotARecord('the file is not a Mazmorra record');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenRecord(`the record cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function requireObject(what: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenRecord(`${what} is not an object`);
  return value as Record<string, unknown>;
}

function requireType(what: string, value: unknown, type: 'string' | 'boolean'): void {
  if (typeof value !== type) throw new BrokenRecord(`${what} is not a ${type}`);
}

function requireCount(what: string, value: unknown): void {
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new BrokenRecord(`${what} is not a whole number`);
}

function requireStrings(what: string, value: unknown): void {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new BrokenRecord(`${what} is not a list of texts`);
  }
}

function requireVariants(value: unknown): void {
  for (const [id, setting] of Object.entries(requireObject('options', value))) {
    if (!['boolean', 'number', 'string'].includes(typeof setting))
      throw new BrokenRecord(`option ${id} has no plain value`);
  }
}

function requireRandom(value: unknown): asserts value is RecordedRandom {
  const random = requireObject('random', value);
  if (random['algorithm'] === 'sfc32') return requireType('random.seed', random['seed'], 'string');
  if (random['algorithm'] !== 'chacha20')
    throw new BrokenRecord('random names no algorithm that we know (chacha20, sfc32)');
  requireHex('random.commitment', random['commitment']);
  if (random['seed'] !== undefined) requireHex('random.seed', random['seed']);
  if (random['salt'] !== undefined) requireHex('random.salt', random['salt']);
  requireStrings('random.contributions', random['contributions']);
  for (const contribution of random['contributions'] as string[]) requireHex('a contribution', contribution);
}

function requireHex(what: string, value: unknown): void {
  if (typeof value !== 'string' || !HEX.test(value)) throw new BrokenRecord(`${what} is not hexadecimal`);
}

function requireAnswers(value: unknown): void {
  if (!Array.isArray(value)) throw new BrokenRecord('answers is not a list');
  for (const [index, answer] of value.entries()) {
    const [seat, option, check] = Array.isArray(answer) ? answer : [];
    if (!Number.isInteger(seat) || typeof option !== 'string' || typeof check !== 'string') {
      throw new BrokenRecord(`answer ${index + 1} is not a seat, an option and a check`);
    }
  }
}

function requireSeats(value: unknown): void {
  if (!Array.isArray(value) || !value.every((seat) => Number.isInteger(seat) && seat >= 0))
    throw new BrokenRecord('anonymous is not a list of seats');
}

function requireLog(value: unknown): void {
  if (!Array.isArray(value)) throw new BrokenRecord('log is not a list');
  for (const [index, step] of value.entries()) {
    const { n, lines } = requireObject(`step ${index + 1} of the log`, step);
    requireCount(`the number of step ${index + 1} of the log`, n);
    const { en, es } = requireObject(`step ${index + 1} of the log`, lines);
    requireStrings(`step ${index + 1} of the log`, en);
    requireStrings(`step ${index + 1} of the log`, es);
  }
}
