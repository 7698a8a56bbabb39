import type { ChatLine } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { ChatRow, TableRow, Write } from '../storage/port.ts';
import { forget } from '../table/membership.ts';
import { type Room, seatOf } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import { forgetInTournaments } from '../tournaments/stored.ts';
import { type Archiver, anonymousArchive } from './archive.ts';

const PAGE = 100;

/**
 * Removes a person: their name from every table and record, their chat, their secrets. Finished games keep an anonymous seat, and
 * their records are resealed. A table that cannot be read is skipped, and the person is kept until it can be.
 */
export async function forgetPerson(
  tables: Pick<Tables, 'core' | 'changeRoom'>,
  archiver: Pick<Archiver, 'settled'>,
  person: string,
): Promise<void> {
  const { core } = tables;
  const { storage, journal } = core;
  // From here on no process accepts a hand-over code of this person.
  await journal.save({ kind: 'delete-codes', person });
  const name = (await storage.person(person))?.name;
  await forgetInTournaments(core, person);
  const failed = new Set<string>();
  for (;;) {
    const rows = await storage.tablesOf(person, PAGE + failed.size);
    const left = rows.filter((row) => !failed.has(row.id));
    if (left.length === 0) break;
    for (const row of left) {
      try {
        await tables.changeRoom(row.id, (room) => forget(room, person));
        // No archive is being written any more that still contains the name.
        await archiver.settled();
        await forgetInArchive(core, row, person);
      } catch (error) {
        core.reportError('forgetting a person at a table', error);
        failed.add(row.id);
      }
    }
    const done = left.filter((row) => !failed.has(row.id));
    await forgetLines(core, done, person, name);
  }
  for (const table of await storage.tablesMentioning(person))
    await tables.changeRoom(table, (room) => forget(room, person));
  if (failed.size > 0) return;
  await journal.save({ kind: 'delete-person', person });
  core.events.emit('person.forgotten', { person });
}

const seatAt = ({ room }: TableRow, person: string) => seatOf(JSON.parse(room) as Room, person);

async function forgetInArchive({ storage, journal }: Core, row: TableRow, person: string): Promise<void> {
  const seat = seatAt(row, person);
  const archive = seat === undefined ? undefined : await storage.archive(row.id);
  if (archive === undefined || seat === undefined) return;
  await journal.save({ kind: 'archive', table: row.id, body: anonymousArchive(archive, [seat]) });
}

/** Deletes what a person has said at these tables. */
async function forgetLines(
  { storage, journal }: Core,
  rows: readonly TableRow[],
  person: string,
  name?: string,
): Promise<void> {
  const seats = new Map(rows.map((row) => [row.id, seatAt(row, person)]));
  // Lines written by earlier versions do not name their author.
  const lines = await storage.linesOf([...seats.keys()], [person, '']);
  const isOwn = ({ table, person: author, body }: ChatRow): boolean => {
    if (author === person) return true;
    const line = JSON.parse(body) as ChatLine;
    return line.seat === seats.get(table) && line.name === name;
  };
  const writes = lines
    .filter(isOwn)
    .map(({ table, number }): Write => ({ kind: 'delete-chat', table, number }));
  if (writes.length > 0) await journal.save(...writes);
}
