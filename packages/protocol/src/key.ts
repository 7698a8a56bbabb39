/** Number of keys of tables. The same in every version: processes of two versions share the tables during an upgrade. */
export const KEYS = 1024;

/**
 * The key of a table: a short public hash of its id (FNV-1a), by which a proxy sends everybody at the table to the same server. Tables of
 * one key are driven by the same process.
 */
export function keyOf(table: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % KEYS;
}

/** The path of the websocket, for a connection to this table or to none in particular. */
export const socketPath = (table?: string): string =>
  table === undefined ? '/socket' : `/socket?t=${keyOf(table)}`;
