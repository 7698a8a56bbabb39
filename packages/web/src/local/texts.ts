import type { GameId } from '@mazmorra/catalogue';
import type { GameText, GameTexts, Language } from '@mazmorra/kernel';

const files = import.meta.glob<Readonly<Record<string, GameText<unknown>>>>(
  '../../../games/*/src/text/??.ts',
);

/** The texts of a game in the reader's language, for the worker of a table: the log of a finished game is kept in words. */
export async function loadTexts(id: GameId, language: Language): Promise<Partial<GameTexts<unknown>>> {
  const file = await files[`../../../games/${id}/src/text/${language}.ts`]?.();
  const text = file?.[language];
  if (!text) throw new Error(`there are no texts for ${id} in ${language}`);
  return { [language]: text };
}
