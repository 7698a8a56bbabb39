import { isGameId } from '@mazmorra/catalogue';
import type { GameText } from '@mazmorra/kernel';
import { wordAt } from '@mazmorra/languages';
import { loadScreen } from '../games/registry.ts';
import { useLanguage } from '../i18n/index.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import { useProfileWords } from './words.ts';

/** The texts of a game, loaded when something of it is to be named. */
export function useGameText(game: string): GameText<unknown> | undefined {
  const language = useLanguage();
  return useLoaded(() => (isGameId(game) ? orNothing(loadScreen(game)) : undefined), [game])?.text(language);
}

export interface GameNames {
  part(id: string): string;
  variant(id: string, value: string): string;
}

/** Roles, heroes and variants in the reader's words. */
export function useGameNames(game: string): GameNames {
  const words = useProfileWords();
  const text = useGameText(game);
  return {
    part: (id) => text?.components[id]?.name ?? wordAt(words.roles, id) ?? id,
    variant: (id, value) => {
      const known = text?.variants[id];
      const said =
        value === 'true' ? words.yes : value === 'false' ? words.no : (known?.values?.[value] ?? value);
      return `${known?.name ?? id}: ${said}`;
    },
  };
}
