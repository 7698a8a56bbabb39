import type { GameText, GameTexts, Language } from '@mazmorra/kernel';
import type { GameId } from './index.ts';

/**
 * The texts of a game, found by the name of its package. Only for Node: no bundler can follow this import, and the page needs none,
 * because the screen of each game brings its own texts.
 */
export async function loadTexts(id: GameId): Promise<GameTexts<unknown>> {
  const { text }: { readonly text: GameTexts<unknown> } = await import(`@mazmorra/${id}/text`);
  return text;
}

/** In one language. The events are opaque: whoever tells a game hands its text nothing but its own events. */
export const textOf = async (id: GameId, language: Language): Promise<GameText<unknown>> =>
  (await loadTexts(id))[language];
