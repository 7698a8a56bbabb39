/** The record of a finished game, as the server has it. */
export async function recordText(table: string): Promise<string> {
  const reply = await fetch(`/api/records/${encodeURIComponent(table)}`);
  if (!reply.ok) throw new Error(`no record (${reply.status})`);
  return reply.text();
}
