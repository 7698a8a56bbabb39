import type { ChatLine } from '@mazmorra/protocol';
import type { Journal } from '../storage/journal.ts';
import type { Storage, TableRow, Write } from '../storage/port.ts';
import { forget } from '../table/membership.ts';
import { type Room, seatOf } from '../table/room.ts';
import { forgetInTournaments } from '../tournaments/stored.ts';
import { anonymousArchive } from './archive.ts';

export interface ForgetParts {
  readonly storage: Storage;
  readonly journal: Journal;
  now(): number;
  changeRoom(table: string, make: (room: Room) => Room): Promise<void>;
  /** Resolves when no archive is being written that still contains the old names. */
  archived(): Promise<void>;
  reportError(what: string, error: unknown): void;
}

const PAGE = 100;
const MOST_LINES = 100_000;

/**
 * Removes a person: their name from every table and record, their chat, their secrets. Finished games keep an anonymous seat, and
 * their records are resealed. A table that cannot be read is skipped, and the person is kept until it can be.
 */
export async function forgetPerson(parts: ForgetParts, person: string): Promise<void> {
  const { storage, journal } = parts;
  // From here on no process accepts a hand-over code of this person.
  await journal.save({ kind: 'delete-codes', person });
  const name = (await storage.person(person))?.name;
  await forgetInTournaments(parts, person);
  const failed = new Set<string>();
  for (;;) {
    const rows = await storage.tablesOf(person, PAGE + failed.size);
    const left = rows.filter((row) => !failed.has(row.id));
    if (left.length === 0) break;
    for (const row of left) {
      try {
        await forgetAt(parts, row, person, name);
      } catch (error) {
        parts.reportError('forgetting a person at a table', error);
        failed.add(row.id);
      }
    }
  }
  for (const table of await storage.tablesMentioning(person))
    await parts.changeRoom(table, (room) => forget(room, person));
  if (failed.size === 0) await journal.save({ kind: 'delete-person', person });
}

async function forgetAt(parts: ForgetParts, row: TableRow, person: string, name?: string): Promise<void> {
  const { storage, journal } = parts;
  const seat = seatOf(JSON.parse(row.room) as Room, person);
  await parts.changeRoom(row.id, (room) => forget(room, person));
  await parts.archived();
  const writes: Write[] = [];
  const archive = await storage.archive(row.id);
  if (archive !== undefined && seat !== undefined)
    writes.push({ kind: 'archive', table: row.id, body: anonymousArchive(archive, [seat]) });
  // Lines written by earlier versions do not name their author.
  for (const { number, body, person: author } of await storage.chat(row.id, MOST_LINES)) {
    const line = JSON.parse(body) as ChatLine;
    if (author === person || (author === '' && line.seat === seat && line.name === name))
      writes.push({ kind: 'delete-chat', table: row.id, number });
  }
  if (writes.length > 0) await journal.save(...writes);
}
