import { isGameId } from '@mazmorra/catalogue';
import { NotARecord, readRecord } from '@mazmorra/kernel';
import { newTableId, type SavedTable } from './saved.ts';
import type { Shelf } from './shelf.ts';

/** No game of ours has more; a file that claims so is not worth the memory. */
const mostSeats = 10;

/** A record file as a game on this device's shelf, to be watched. Throws `NotARecord`. */
export function tableOf(text: string, now: number): SavedTable {
  const record = readRecord(text);
  const { game, outcome, hints } = record;
  if (!isGameId(game)) throw new NotARecord(`the game ${game} is not one of ours`);
  if (record.seats < 1 || record.seats > mostSeats) throw new NotARecord(`${record.seats} seats`);
  if (record.random.algorithm === 'chacha20' && record.random.seed === undefined)
    throw new NotARecord('the seed is withheld: the game was not over when it was saved');
  return {
    id: newTableId(game),
    game,
    version: record.version,
    variants: record.options,
    seats: Array.from({ length: record.seats }, (_, seat) => ({
      name: record.names[seat] || String(seat + 1),
      kind: 'person',
    })),
    random: record.random,
    answers: record.answers.map(([seat, option]) => [seat, option]),
    started: now,
    updated: now,
    imported: true,
    record: text,
    ...(outcome && { outcome }),
    ...(hints !== undefined && { hints }),
    ...(record.log && { log: record.log }),
  };
}

/** Puts a record on the shelf, unless the very same text lies there already, and says under which id. */
export async function keepText(text: string, shelf: Shelf, now: number): Promise<string> {
  const table = tableOf(text, now);
  const known = (await shelf.list()).find((one) => one.record === text);
  if (known) return known.id;
  await shelf.put(table);
  return table.id;
}

export function download(name: string, content: string | Blob): void {
  const link = document.createElement('a');
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
