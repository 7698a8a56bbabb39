import { SHARDS } from '../storage/shared.ts';

/** The shard of a table: a hash of its id (FNV-1a). It must be the same in every version of the program. */
export function shardOf(table: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % SHARDS;
}

/** The shard whose holder does the work that must be done once for all processes: retention, daily deals, the pool. */
export const UPKEEP = 0;
