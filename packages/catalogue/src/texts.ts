import type { GameText, GameTexts, Language } from '@mazmorra/kernel';
import type { Told } from '@mazmorra/languages';
import { textsOf } from '@mazmorra/languages/node';
import type { GameId } from './index.ts';

/**
 * Loads the texts of a game by the name of its package. For Node only: no bundler can follow this import. The web page
 * does not need it, because the screen of each game includes its texts.
 */
export async function loadTexts(id: GameId): Promise<GameTexts<unknown>> {
  const { text }: { readonly text: Told<unknown, unknown> } = await import(`@mazmorra/${id}/text`);
  return textsOf(text);
}

/** The text of a game in one language. Events are opaque here: a caller passes only events of that game. */
export const textOf = async (id: GameId, language: Language): Promise<GameText<unknown>> =>
  (await loadTexts(id))[language];
