import { tableOf } from '../local/file.ts';
import { historyOf } from '../local/local-table.ts';
import { browserShelf } from '../local/shelf.ts';

/** The record of a finished game, as the server has it. */
export async function recordText(table: string): Promise<string> {
  const reply = await fetch(`/api/records/${encodeURIComponent(table)}`);
  if (!reply.ok) throw new Error(`no record (${reply.status})`);
  return reply.text();
}

/** Puts a finished game of the server on this device's shelf, under the table's own id; once is enough. */
export async function keepRecord(table: string): Promise<void> {
  const shelf = browserShelf();
  if (await shelf.get(table)) return;
  await shelf.put({ ...tableOf(await recordText(table), Date.now()), id: table });
}

const chartPoints = 60;

/** The open views of a finished game, for the chart at its end. */
export async function keptHistory(table: string): Promise<readonly unknown[]> {
  await keepRecord(table);
  return historyOf(table, chartPoints);
}
