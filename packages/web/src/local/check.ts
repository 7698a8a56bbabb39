import {
  type AnyGame,
  canPlay,
  type Difference,
  type RecordedRandom,
  Refusal,
  readRecord,
  type Seat,
  sourceOf,
  Table,
  type Verdict,
  verifyRecord,
} from '@mazmorra/kernel';
import { recordOf } from './record.ts';
import type { SavedTable } from './saved.ts';

/** What came of playing a record again, and what is to be shown beside it. */
export interface Checked {
  readonly verdict: Verdict;
  readonly random: RecordedRandom;
  /** By seat. */
  readonly names: readonly string[];
  /** How many moves the record has. */
  readonly moves: number;
  /** Whose move is the first that does not fit, where it is a move. */
  readonly mover?: Seat;
}

interface Shown {
  readonly random: RecordedRandom;
  readonly names: readonly string[];
  readonly answers: readonly (readonly [seat: Seat, ...unknown[]])[];
}

function shown({ random, names, answers }: Shown, verdict: Verdict): Checked {
  const different = verdict.holds ? undefined : verdict.difference;
  const mover = different && 'answer' in different ? answers[different.answer - 1]?.[0] : undefined;
  return { verdict, random, names, moves: answers.length, ...(mover !== undefined && { mover }) };
}

/**
 * Plays the text of a record again. `promised` is the fingerprint that was seen before the deal, where somebody did: a
 * record that holds by itself may still be of another deal. Throws what `readRecord` throws.
 */
export async function checkText(
  text: string,
  rules: (game: string) => Promise<AnyGame | undefined>,
  promised?: string,
): Promise<Checked> {
  const record = readRecord(text);
  const { random } = record;
  const told = random.algorithm === 'chacha20' ? random.commitment : '';
  const difference = { code: 'commitment', recorded: promised ?? told, computed: told } as const;
  if (promised !== undefined && promised !== told) return shown(record, { holds: false, difference });
  return shown(record, verifyRecord(await rules(record.game), record));
}

/** Plays a game of this device again: the seed against its fingerprint, every answer, and the end that was kept. */
export function checkOwn(game: AnyGame, saved: SavedTable): Checked {
  const { random, answers, outcome } = saved;
  const facts: Shown = { random, answers, names: saved.seats.map(({ name }) => name) };
  const refused = refusedAnswer(game, saved);
  if (refused) return shown(facts, { holds: false, difference: refused });
  const { outcome: _, ...record } = recordOf(game, saved);
  return shown(facts, verifyRecord(game, { ...record, ...(outcome && { outcome }) }));
}

function refusedAnswer(game: AnyGame, saved: SavedTable): Difference | undefined {
  if (!canPlay(game, saved.version)) return { code: 'version', recorded: saved.version, known: game.version };
  const random = sourceOf(saved.random);
  if (!random) return { code: 'seed-withheld' };
  const table = Table.reopen(game, { seats: saved.seats.length, variants: saved.variants, random });
  for (const [index, [seat, option]] of saved.answers.entries()) {
    try {
      table.answer(seat, option);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { code: 'refused', answer: index + 1, message: error.message };
    }
  }
  return undefined;
}
