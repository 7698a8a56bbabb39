import type { GameId } from '@mazmorra/catalogue';
import type { GameTexts } from '@mazmorra/kernel';

const texts = import.meta.glob<GameTexts<unknown>>('../../../games/*/src/text/index.ts', { import: 'text' });

/** The texts of a game for the worker of a table: the log of a finished game is kept in words. */
export async function loadTexts(id: GameId): Promise<GameTexts<unknown>> {
  const load = texts[`../../../games/${id}/src/text/index.ts`];
  if (!load) throw new Error(`there are no texts for ${id}`);
  return load();
}
