import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame, Json, Option, Outcome, Seat, Variants } from './game.ts';
import { type Said, SaidError } from './language/said.ts';
import { commitmentOf, dealSource } from './random/deal.ts';
import { fastSource, type RandomSource } from './random/source.ts';
import type { RecordedStep } from './recorded-log.ts';
import { Refusal } from './refusal.ts';
import { canPlay } from './start.ts';
import { Table } from './table.ts';

/** Chance in a record. Until the end of the game only the commitment is there; the seed is withheld. */
export type RecordedRandom =
  | {
      readonly algorithm: 'chacha20';
      readonly commitment: string;
      readonly seed?: string;
      readonly salt?: string;
      readonly contributions: readonly string[];
    }
  | { readonly algorithm: 'sfc32'; readonly seed: string };

/** Who answered, what, and a check that depends on this and every earlier answer. */
export type RecordedAnswer = readonly [seat: Seat, option: string, check: string];

/** A game as a file (`*.mazmorra.json`): enough to play it again to the same end. */
export interface GameRecord {
  readonly mazmorra: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Every variant that existed when it was written; one that is missing has its `absent` value. */
  readonly options: Variants;
  /** What the people and bots at the table were called, by seat. */
  readonly names: readonly string[];
  readonly random: RecordedRandom;
  readonly answers: readonly RecordedAnswer[];
  readonly outcome?: Outcome;
  /** How often somebody at the table was told what the master would do; absent when nobody was. */
  readonly hints?: number;
  /** Seats whose person had their name removed afterwards; the record was sealed again. */
  readonly anonymous?: readonly Seat[];
  /** What happened, in words: only in a record of a version that the program that wrote the file cannot play. */
  readonly log?: readonly RecordedStep[];
  /** SHA-256 over all of the above. */
  readonly seal: string;
}

export interface RecordFacts {
  /** The version of the rules under which it was begun; the one of the game when absent. */
  readonly version?: number;
  readonly seats: number;
  readonly variants: Variants;
  readonly names: readonly string[];
  readonly random: RecordedRandom;
  readonly answers: readonly (readonly [Seat, Option])[];
  readonly hints?: number;
  readonly anonymous?: readonly Seat[];
}

/** The chance a record was played with, or `undefined` while its seed is withheld. */
export function sourceOf(random: RecordedRandom): RandomSource | undefined {
  if (random.algorithm === 'sfc32') return fastSource(random.seed);
  if (random.seed === undefined) return undefined;
  return dealSource({ seed: random.seed, contributions: random.contributions });
}

/** Replays the answers to compute their checks. `random` may contain more than the record reveals. */
export function makeRecord(game: AnyGame, facts: RecordFacts, random = sourceOf(facts.random)): GameRecord {
  if (!random) throw new Error('a record needs the seed it was played with');
  const table = Table.reopen(game, { seats: facts.seats, variants: facts.variants, random });
  let check = openingCheck(table);
  const answers = facts.answers.map(([seat, option]): RecordedAnswer => {
    table.answer(seat, option);
    check = nextCheck(check, table, seat, game.nameOf(option));
    return [seat, game.nameOf(option), check];
  });
  const outcome = table.outcome;
  const content = {
    mazmorra: 1 as const,
    game: game.id,
    version: facts.version ?? game.version,
    seats: facts.seats,
    options: table.variants,
    names: facts.names,
    random: facts.random,
    answers,
    ...(outcome && { outcome }),
    ...(facts.hints !== undefined && { hints: facts.hints }),
    ...(facts.anonymous && facts.anonymous.length > 0 && { anonymous: facts.anonymous }),
  };
  return sealed(content);
}

/** What is known of a game whose version this program cannot play: everything but the checks of its answers, which are empty. */
export interface UnplayedFacts extends Omit<RecordFacts, 'answers' | 'version'> {
  readonly game: string;
  readonly version: number;
  readonly answers: readonly (readonly [Seat, string])[];
  readonly outcome?: Outcome | undefined;
  readonly log?: readonly RecordedStep[] | undefined;
}

/** The record of such a game. It can be read and shown; nothing can be checked but its seal. */
export function unplayedRecord(facts: UnplayedFacts): GameRecord {
  const { game, version, seats, variants, names, random, outcome, hints, anonymous, log } = facts;
  return sealed({
    mazmorra: 1,
    game,
    version,
    seats,
    options: variants,
    names,
    random,
    answers: facts.answers.map(([seat, option]) => [seat, option, '']),
    ...(outcome && { outcome }),
    ...(hints !== undefined && { hints }),
    ...(anonymous && anonymous.length > 0 && { anonymous }),
    ...(log && log.length > 0 && { log }),
  });
}

/** A record with its seal. */
export const sealed = (content: Omit<GameRecord, 'seal'>): GameRecord => ({
  ...content,
  seal: sealOf(content),
});

/** The record with its log in words, for programs that cannot play it. */
export function withLog({ seal: _, ...content }: GameRecord, log: readonly RecordedStep[]): GameRecord {
  return log.length === 0 ? sealed(content) : sealed({ ...content, log });
}

/** The record without the name of these seats, marked and sealed again. It plays and verifies as before. */
export function withoutNames(record: GameRecord, seats: readonly Seat[]): GameRecord {
  const { seal: _, ...content } = record;
  const anonymous = [...new Set([...(record.anonymous ?? []), ...seats])].sort((a, b) => a - b);
  return sealed({
    ...content,
    names: record.names.map((name, seat) => (anonymous.includes(seat) ? '' : name)),
    anonymous,
  });
}

/** Whether nothing was changed in a record since it was sealed. */
export const hasItsSeal = (record: GameRecord): boolean => sealOf(record) === record.seal;

/** The first error in a record. `answer` counts from 1. */
export type Difference =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'version'; readonly recorded: number; readonly known: number }
  | { readonly code: 'start'; readonly message: string; readonly said?: Said | undefined }
  | { readonly code: 'seed-withheld' }
  | { readonly code: 'commitment'; readonly recorded: string; readonly computed: string }
  | {
      readonly code: 'refused';
      readonly answer: number;
      readonly message: string;
      readonly said?: Said | undefined;
    }
  | { readonly code: 'check'; readonly answer: number; readonly recorded: string; readonly computed: string }
  | {
      readonly code: 'outcome';
      readonly recorded: Outcome | undefined;
      readonly computed: Outcome | undefined;
    }
  | { readonly code: 'seal' };

export type Verdict =
  | {
      readonly holds: true;
      readonly answers: number;
      readonly outcome: Outcome | undefined;
      readonly committed: boolean;
    }
  | { readonly holds: false; readonly difference: Difference };

/** Replays a record and checks that every shuffle, roll and answer is what it claims. */
export function verifyRecord(game: AnyGame | undefined, record: GameRecord): Verdict {
  const fails = (difference: Difference): Verdict => ({ holds: false, difference });
  if (!game) return fails({ code: 'unknown-game', game: record.game });
  if (!canPlay(game, record.version))
    return fails({ code: 'version', recorded: record.version, known: game.version });
  const broken = brokenCommitment(record.random);
  if (broken) return fails(broken);

  const opened = openRecord(game, record);
  if ('code' in opened) return fails(opened);
  let check = openingCheck(opened);
  for (const [index, [seat, option, recorded]] of record.answers.entries()) {
    try {
      opened.answer(seat, option);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return fails({ code: 'refused', answer: index + 1, message: error.message, said: error.said });
    }
    check = nextCheck(check, opened, seat, option);
    if (check !== recorded) return fails({ code: 'check', answer: index + 1, recorded, computed: check });
  }
  const outcome = opened.outcome;
  if (JSON.stringify(outcome) !== JSON.stringify(record.outcome)) {
    return fails({ code: 'outcome', recorded: record.outcome, computed: outcome });
  }
  if (!hasItsSeal(record)) return fails({ code: 'seal' });
  return {
    holds: true,
    answers: record.answers.length,
    outcome,
    committed: record.random.algorithm === 'chacha20',
  };
}

/** A table at the start of a record; answers are then given one by one. */
export function openRecord(game: AnyGame, record: GameRecord): ReturnType<typeof Table.open> | Difference {
  try {
    const random = sourceOf(record.random);
    if (!random) return { code: 'seed-withheld' };
    return Table.reopen(game, { seats: record.seats, variants: record.options, random });
  } catch (error) {
    return notStarted(error);
  }
}

const notStarted = (error: unknown): Difference => ({
  code: 'start',
  message: error instanceof Error ? error.message : String(error),
  said: error instanceof SaidError ? error.said : undefined,
});

function brokenCommitment(random: RecordedRandom): Difference | undefined {
  if (random.algorithm === 'sfc32') return undefined;
  if (random.seed === undefined || random.salt === undefined) return { code: 'seed-withheld' };
  try {
    const computed = commitmentOf(random.seed, random.salt);
    return computed === random.commitment
      ? undefined
      : { code: 'commitment', recorded: random.commitment, computed };
  } catch (error) {
    return notStarted(error);
  }
}

type AnyTable = ReturnType<typeof Table.open>;

const openingCheck = (table: AnyTable): string => fnv1a(`${table.game.id} ${digest(table)}`);

/** Chained, so that the first answer that differs is the first check that differs. */
const nextCheck = (check: string, table: AnyTable, seat: Seat, option: string): string =>
  fnv1a(`${check} ${seat} ${option} ${digest(table)}`);

/** The decision itself; what stands behind a colon only makes its question more precise (`Decision.kind`). */
const decisionOf = (kind: string): string => kind.replace(/:.*/, '');

/** The open decisions by name. The names stay if the form of the state changes, and differ if the game does. */
const digest = (table: AnyTable): string =>
  table.decisions
    .map((d) => `${d.seat} ${decisionOf(d.kind)} ${d.options.map((o) => table.game.nameOf(o)).join(' ')}`)
    .join('\n');

function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function sealOf(record: Omit<GameRecord, 'seal'>): string {
  const { mazmorra, game, version, seats, options, names, random, answers } = record;
  const { outcome, hints, anonymous, log } = record;
  const start = { mazmorra, game, version, seats, options, names, random };
  const content = { ...start, answers, outcome, hints, anonymous, log };
  return bytesToHex(sha256(utf8ToBytes(canonical(content as unknown as Json))));
}

/** JSON with sorted keys, so that a record survives programs that write objects in another order. */
function canonical(value: Json | undefined): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}
