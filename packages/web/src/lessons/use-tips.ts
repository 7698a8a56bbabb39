import type { GameId } from '@mazmorra/catalogue';
import type { Tip } from '@mazmorra/lessons';
import { useEffect, useState } from 'react';
import { loadTips } from './books.ts';

const none: readonly Tip[] = [];

/** The tips of a game, once they are wanted and have been loaded; none for a game without any. */
export function useTipList(game: GameId | undefined): readonly Tip[] {
  const [tips, setTips] = useState(none);
  useEffect(() => {
    let current = true;
    setTips(none);
    if (game !== undefined)
      loadTips(game).then(
        (loaded) => current && setTips(loaded),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [game]);
  return tips;
}
