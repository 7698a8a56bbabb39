import files from 'languages:games';
import grammars from 'languages:grammar';
import type { GameId } from '@mazmorra/catalogue';
import type { GameText, GameTexts, Language } from '@mazmorra/kernel';
import { grammarOf, type Told, wordsFrom } from '@mazmorra/languages';

const plain = import.meta.glob<Readonly<Record<string, GameText<unknown>>>>(
  '../../../games/*/src/text/??.ts',
);
const told = import.meta.glob<Told<unknown, unknown>>('../../../games/*/src/text/arguments.ts', {
  import: 'text',
});

/** The texts of a game in the reader's language, for the worker of a table: the log of a finished game is kept in words. */
export async function loadTexts(id: GameId, language: Language): Promise<Partial<GameTexts<unknown>>> {
  const text = (await toldText(id, language)) ?? (await plainText(id, language));
  if (!text) throw new Error(`there are no texts for ${id} in ${language}`);
  return { [language]: text };
}

async function toldText(id: GameId, language: Language): Promise<GameText<unknown> | undefined> {
  const words = files[id]?.[language];
  const load = told[`../../../games/${id}/src/text/arguments.ts`];
  if (!words || !load) return undefined;
  const [{ subject, tell }, { default: text }, { basics, refine }] = await Promise.all([
    load(),
    words(),
    grammars[language](),
  ]);
  return tell(wordsFrom(subject, grammarOf(language, basics, refine), text));
}

const plainText = async (id: GameId, language: Language): Promise<GameText<unknown> | undefined> =>
  (await plain[`../../../games/${id}/src/text/${language}.ts`]?.())?.[language];
