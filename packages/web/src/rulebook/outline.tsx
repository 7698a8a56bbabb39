import type { RuleId } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import type { Rulebook } from './rulebook.ts';

interface Part<T> {
  readonly rules: readonly RuleId[];
  readonly picture?: (text: T) => ComponentChildren;
}

/** Chapters and their paragraphs in order, the same in all languages. `T` is what pictures take their words from. */
export type Outline<T> = Readonly<Record<string, Readonly<Record<string, Part<T>>>>>;

/** The words of a book: a title for each chapter, a text for each paragraph; one that is missing does not compile. */
export type WordsFor<O> = {
  readonly [C in keyof O]: {
    readonly title: string;
    readonly text: { readonly [P in keyof O[C]]: ComponentChildren };
  };
};

const inParagraph = (words: ComponentChildren): ComponentChildren => <p>{words}</p>;

/** The book in one language. `body` frames the words of a paragraph that bring no elements of their own. */
export function bookOf<T, O extends Outline<T>>(
  outline: O,
  words: WordsFor<O>,
  text: T,
  body: (words: ComponentChildren) => ComponentChildren = inParagraph,
): Rulebook {
  const chapters: Outline<T> = outline;
  const told: WordsFor<Outline<T>> = words;
  return {
    chapters: Object.entries(chapters).map(([id, parts]) => ({
      id,
      title: told[id]?.title ?? '',
      paragraphs: Object.entries(parts).map(([part, { rules, picture }]) => ({
        rules,
        body: body(told[id]?.text[part]),
        ...(picture && { picture: picture(text) }),
      })),
    })),
  };
}
