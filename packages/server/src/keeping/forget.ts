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
  /** Resolves when no archive is being written with the names of before. */
  archived(): Promise<void>;
  broke(what: string, error: unknown): void;
}

const PAGE = 100;
const MOST_LINES = 100_000;

/**
 * Removes a person: their name from every table and record, what they wrote, their secrets. Games that ended keep an anonymous seat, and
 * their records are sealed again. A table that cannot be read is left out, and the person stays until it can.
 */
export async function forgetPerson(parts: ForgetParts, person: string): Promise<void> {
  const { storage, journal } = parts;
  // No code leads to them from here on, at any process.
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
        parts.broke('forgetting a person at a table', error);
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
  // Lines of earlier programs do not say who wrote them.
  for (const { number, body, person: author } of await storage.chat(row.id, MOST_LINES)) {
    const line = JSON.parse(body) as ChatLine;
    if (author === person || (author === '' && line.seat === seat && line.name === name))
      writes.push({ kind: 'delete-chat', table: row.id, number });
  }
  if (writes.length > 0) await journal.save(...writes);
}
