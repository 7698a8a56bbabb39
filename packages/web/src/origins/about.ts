import type { GameId } from '@mazmorra/catalogue';
import type { Component, Language } from '@mazmorra/kernel';
import { filesOf, saidIn, withWords } from '../i18n/loaded.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';

/** What `games/<id>/about.ts` tells of where the cards of a game come from. */
export interface About {
  readonly components: readonly Component[];
  /** The id under which the texts name a component, where it is not its own: a single tile has the name of its room. */
  nameId?(component: string): string;
  readonly words: Readonly<Record<Language, AboutWords>>;
}

export interface AboutWords {
  /** What the rulebook says of the cards. */
  readonly rulebook: string;
  /** What was published elsewhere, and how far it can be trusted. */
  readonly published: string;
  /** What is ours, and why it is as it is. */
  readonly design: string;
  /** The names of `Component.group`, in the order of the page. */
  readonly groups: Readonly<Record<string, string>>;
  /** The short names in `Origin.from` as they stand after *from*; sources with the same words are told once. */
  readonly from: Readonly<Record<string, string>>;
}

/** Loaded when the first card asks, not with the screen: a table plays without it. A game without such a file shows no marks. */
const files: Readonly<Record<Language, Readonly<Record<string, () => Promise<About>>>>> = {
  en: import.meta.glob<About>('../games/*/about.ts', { import: 'about', query: '?language=en' }),
  es: import.meta.glob<About>('../games/*/about.ts', { import: 'about', query: '?language=es' }),
};
const loaderOf = (game: GameId) => filesOf(files, `../games/${game}/about.ts`);

export const hasAbout = (game: GameId): boolean => loaderOf(game) !== undefined;

type Told = About & Pick<typeof import('./sentence.ts'), 'sentenceOf'>;

const pending = new Map<GameId, Promise<Told | undefined>>();
const known = new Map<GameId, Told>();

async function load(game: GameId): Promise<Told | undefined> {
  const loader = loaderOf(game);
  if (!loader) return undefined;
  const [about, { sentenceOf }] = await Promise.all([saidIn(loader), withWords(import('./sentence.ts'))]);
  const told = { ...about, sentenceOf };
  known.set(game, told);
  return told;
}

function loadOnce(game: GameId): Promise<Told | undefined> {
  let told = pending.get(game);
  if (!told) {
    told = load(game);
    pending.set(game, told);
    // A load that failed (no network) may succeed the next time.
    told.catch(() => pending.delete(game));
  }
  return told;
}

/** What is told of the cards of a game; absent until it has been loaded. */
export function useAbout(game: GameId, wanted = true): Told | undefined {
  const told = useLoaded(() => (wanted ? orNothing(loadOnce(game)) : undefined), [game, wanted]);
  return told ?? known.get(game);
}
