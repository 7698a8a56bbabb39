import type { GameId } from '@mazmorra/catalogue';
import { loadScreen } from '../games/registry.ts';
import { type GameFacts, gameFacts } from '../local/local-table.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import type { AnyScreen } from '../table/contract.ts';

/** What a set-up sheet needs of a game: its house rules and the words for them. */
export const useGame = (
  game: GameId,
): { readonly facts: GameFacts; readonly screen: AnyScreen } | undefined =>
  useLoaded(async () => {
    const [facts, screen] = await Promise.all([gameFacts(game), loadScreen(game)]);
    return { facts, screen };
  }, [game]);
