import type { GameId } from '@mazmorra/catalogue';
import type { Component, Language } from '@mazmorra/kernel';
import { withWords } from '../i18n/loaded.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';

/** What `games/<id>/about.ts` tells of where the cards of a game come from. */
export interface About {
  readonly components: readonly Component[];
  /** The id under which the texts name a component, where it is not its own: a single tile has the name of its room. */
  nameId?(component: string): string;
  /** By the short names in `Origin.from` those of `AboutWords.from`. */
  readonly sources: Readonly<Record<string, string>>;
  wordsIn(language: Language): AboutWords;
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
  /** Sources as they stand after *from*. */
  readonly from: Readonly<Record<string, string>>;
}

/** Loaded when the first card asks, not with the screen: a table plays without it. A game without such a file shows no marks. */
const files = import.meta.glob<About>('../games/*/about.ts', { import: 'about' });
const loaderOf = (game: GameId) => files[`../games/${game}/about.ts`];

export const hasAbout = (game: GameId): boolean => loaderOf(game) !== undefined;

/** The sources in `Origin.from` by their short names, as they stand after *from*. */
export function sourcesIn({ sources, wordsIn }: About, language: Language): Readonly<Record<string, string>> {
  const { from } = wordsIn(language);
  return Object.fromEntries(Object.entries(sources).map(([id, word]) => [id, from[word] ?? word]));
}

type Told = About & Pick<typeof import('./sentence.ts'), 'sentenceOf'>;

const pending = new Map<GameId, Promise<Told | undefined>>();
const known = new Map<GameId, Told>();

async function load(game: GameId): Promise<Told | undefined> {
  const loader = loaderOf(game);
  if (!loader) return undefined;
  const [about, { sentenceOf }] = await Promise.all([
    withWords(loader()),
    withWords(import('./sentence.ts')),
  ]);
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
