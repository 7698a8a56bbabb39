import { download } from './file.ts';
import { fileOf } from './local-table.ts';
import type { SavedTable } from './saved.ts';

/** Saves the record of a game of this device as a file, named after the game and its day. */
export async function save(saved: SavedTable): Promise<void> {
  const day = new Date(saved.started).toISOString().slice(0, 10);
  download(`${saved.game}-${day}.mazmorra.json`, await fileOf(saved.id));
}
