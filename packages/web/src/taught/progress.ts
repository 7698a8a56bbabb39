import type { GameId } from '@mazmorra/catalogue';
import type { Seat } from '@mazmorra/kernel';
import { keepObject, keptObject } from '../settings/kept.ts';

/** How far a reader has come in the lesson of a game. */
export interface Bookmark {
  readonly chapter: number;
  readonly step: number;
  /** All answers since the position of the chapter. */
  readonly given: readonly (readonly [Seat, string])[];
}

export interface Progress {
  /** The reader said to know the game, or has been through its lesson: it is not offered again. */
  readonly known?: true;
  /** The lesson was taken to its end: tips would say it again. */
  readonly learned?: true;
  readonly at?: Bookmark;
  /** The ids of the tips that were told. */
  readonly tips?: readonly string[];
}

const key = 'mazmorra.lessons';

/** What lies there was written by any version of the page: `progressIn` believes nothing of it. */
type All = Partial<Record<GameId, Partial<Record<keyof Progress, unknown>>>>;

const all = (): All => keptObject(key);
const write = (progress: All): void => keepObject(key, progress);

const isAnswer = (entry: unknown): boolean =>
  Array.isArray(entry) && Number.isInteger(entry[0]) && typeof entry[1] === 'string';

function isBookmark(at: unknown): at is Bookmark {
  if (typeof at !== 'object' || at === null) return false;
  const { chapter, step, given } = at as Partial<Record<keyof Bookmark, unknown>>;
  return Number.isInteger(chapter) && Number.isInteger(step) && Array.isArray(given) && given.every(isAnswer);
}

export function progressIn(game: GameId): Progress {
  const stored = all()[game];
  return {
    ...(stored?.known === true && { known: true }),
    ...(stored?.learned === true && { learned: true }),
    ...(isBookmark(stored?.at) && { at: stored.at }),
    ...(Array.isArray(stored?.tips) && { tips: stored.tips.filter((id) => typeof id === 'string') }),
  };
}

export function keepPlace(game: GameId, at: Bookmark): void {
  const before = all();
  write({ ...before, [game]: { ...before[game], at } });
}

export const isLearned = (game: GameId): boolean => progressIn(game).learned === true;

/** The lesson is over (`learned`) or not wanted: the next time it begins at its beginning. */
export function markKnown(game: GameId, learned = isLearned(game)): void {
  const { tips } = progressIn(game);
  write({ ...all(), [game]: { known: true, ...(learned && { learned }), ...(tips && { tips }) } });
}

export function markTold(game: GameId, tip: string): void {
  const before = all();
  write({ ...before, [game]: { ...before[game], tips: [...(progressIn(game).tips ?? []), tip] } });
}
