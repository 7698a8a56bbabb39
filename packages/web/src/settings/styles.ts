import type { GameId } from '@mazmorra/catalogue';

/** Manners of play that a bot may have beside its level; the same names as in `@mazmorra/bots`. */
export type Style = 'cautious' | 'greedy' | 'hothead' | 'liar';
/** Chance decides when the table is made. */
export const anyStyle = 'any';

const STYLES: Readonly<Partial<Record<string, readonly Style[]>>> = {
  'dungeon-raiders': ['cautious', 'greedy', 'hothead'],
  'welcome-to-the-dungeon': ['cautious', 'greedy', 'hothead', 'liar'],
  saboteur: ['cautious', 'greedy', 'hothead', 'liar'],
  dungeonquest: ['cautious', 'greedy', 'hothead'],
};

/** The styles that mean something in a game, as its bots list them; none in a game whose bots have no knowledge. */
export const stylesOf = (game: GameId): readonly Style[] => STYLES[game] ?? [];

export const styleNamed = (game: GameId, name: string | undefined): Style | undefined =>
  stylesOf(game).find((style) => style === name);

/** One of a game's styles, drawn with bytes of the browser's own secure random. */
export function drawnStyle(game: GameId): Style | undefined {
  const styles = stylesOf(game);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return styles[byte % styles.length];
}
