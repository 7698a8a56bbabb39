import type { ChatLine } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { TableRow, Write } from '../storage/port.ts';
import { forget } from '../table/membership.ts';
import { type Room, seatOf } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import { forgetInTournaments } from '../tournaments/stored.ts';
import { type Archiver, anonymousArchive } from './archive.ts';

const PAGE = 100;
const MOST_LINES = 100_000;

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
        await forgetStored(core, row, person, name);
      } catch (error) {
        core.reportError('forgetting a person at a table', error);
        failed.add(row.id);
      }
    }
  }
  for (const table of await storage.tablesMentioning(person))
    await tables.changeRoom(table, (room) => forget(room, person));
  if (failed.size > 0) return;
  await journal.save({ kind: 'delete-person', person });
  core.events.emit('person.forgotten', { person });
}

/** Removes a person from the archive and the chat of a table. */
async function forgetStored(core: Core, row: TableRow, person: string, name?: string): Promise<void> {
  const { storage, journal } = core;
  const seat = seatOf(JSON.parse(row.room) as Room, person);
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
