import type { GameId } from '@mazmorra/catalogue';
import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../games/registry.ts';
import { type GameFacts, gameFacts } from '../local/local-table.ts';
import type { AnyScreen } from '../table/contract.ts';

/** What a set-up sheet needs of a game: its house rules and the words for them. */
export function useGame(game: GameId): { readonly facts: GameFacts; readonly screen: AnyScreen } | undefined {
  const [known, setKnown] = useState<{ readonly facts: GameFacts; readonly screen: AnyScreen }>();
  useEffect(() => {
    let current = true;
    Promise.all([gameFacts(game), loadScreen(game)]).then(
      ([facts, screen]) => current && setKnown({ facts, screen }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game]);
  return known;
}
