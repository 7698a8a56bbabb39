import { Fragment } from 'preact';
import { useLanguage } from '../i18n/index.ts';
import { breakable } from './breakable.ts';

/**
 * A name whose words go to the next line whole where they fit there, and are broken between syllables where a card is
 * narrower than a word: each stands in a box of its own, which is never wider than the card.
 */
export function BreakableName({ name }: { readonly name: string }) {
  const language = useLanguage();
  return name.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name do not change places
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="name-word">{breakable(word, language)}</span>
    </Fragment>
  ));
}
